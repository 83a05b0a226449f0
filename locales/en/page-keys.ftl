# The keys of a table, in a list of their own.

page-keys-else = More
page-keys-choose = Take the choice with this number
page-keys-steps = Step in this direction
page-keys-fire = Fire the attack that is shown
page-keys-undo = Take the last action back
page-keys-reach = On to the next button, or to the board; with Shift back
page-keys-arrows = On the board from one thing to the next in this direction; at its edge they move the picture
page-keys-walls = The same, stopping at walls and special ground as well
page-keys-enter = Choose what is marked
page-keys-zoom = Zoom in and out, on the board
page-keys-whole = Show everything, or follow the game again
page-keys-eye = See what a figure sees and threatens
page-keys-why = Ask why something cannot be done
page-keys-guide = On to the next step of the guide
page-keys-skip = Skip what is being told
page-keys-leave = Close a window or a card, stop looking or asking
page-keys-list = Show this list
