# Words of the screens and of the terminal.

ui-you = you
ui-yes = yes
ui-no = no
ui-help = help
ui-undo = undo
ui-quit = quit

## How lists are joined.

list-and = { $list } and { $last }
