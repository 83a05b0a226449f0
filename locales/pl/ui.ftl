# Słowa ekranów i terminala.

ui-you = ty
ui-yes = tak
ui-no = nie
ui-help = pomoc
ui-undo = cofnij
ui-quit = wyjdź

## Jak łączy się wyliczenia.

list-and = { $list } i { $last }
