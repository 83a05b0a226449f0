# Riječi zaslona i terminala.

ui-you = ti
ui-yes = da
ui-no = ne
ui-help = pomoć
ui-undo = poništi
ui-quit = izlaz

## Kako se spajaju nabrajanja.

list-and = { $list } i { $last }
