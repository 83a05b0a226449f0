# Riječi zaslona i terminala.

ui-you = ti
ui-yes = da
ui-no = ne
ui-help = pomoć
ui-undo = poništi
ui-quit = izlaz
