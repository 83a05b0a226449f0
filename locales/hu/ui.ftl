# A képernyők és a terminál szavai.

ui-you = te
ui-yes = igen
ui-no = nem
ui-help = súgó
ui-undo = visszavonás
ui-quit = kilépés

## A felsorolások összekapcsolása.

list-and = { $list } és { $last }
