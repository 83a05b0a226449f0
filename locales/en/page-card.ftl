# The page's words on the cards of things at the tables of our games.

page-field-twin = { $name } { $n }
page-card-dice = dice
page-card-faces = Faces: range/damage, • an icon, ✕ a miss.
page-card-wounds = wounds
page-card-armour = armour
page-card-speed = speed
page-card-attack = attack
page-card-melee = melee
page-card-ranged = ranged
page-card-range = range
page-card-stagger = stagger value
page-card-special = ★ defence
page-card-tough = tough
page-card-staggered = staggered
page-card-dodge = dodge
page-card-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
page-card-weapon = weapon
page-card-weapons = weapons
page-card-ammo = ammo
page-card-no-ammo = none needed
page-card-marine = marine
page-card-demon = demon
page-card-token = on the floor
page-card-ground = ground
page-card-edge = line
page-card-edge-blocking = Small figures cannot cross it, and nobody sees across it. Large figures and flyers go over it.
page-card-edge-impassable = Small figures cannot cross it, but everybody sees across it. Large figures and flyers go over it.
page-card-edge-wall = Nobody crosses it, and nobody sees across it.
page-card-door-open = door, open
page-card-door-closed = door, closed
page-card-door-jammed = door, jammed
page-card-marine-card = marine card
page-card-class = class
page-card-squad = squad
page-card-glory = glory kill
page-card-invasion = invasion
page-card-event = event
