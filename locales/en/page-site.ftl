# What the page says where it needs no server: games kept in the browser, updates, installing, sending a game to a server.

page-site-update = A new version of Telefrag is ready. Your games stay as they are.
page-site-update-take = Update now
page-site-update-later = Later

page-site-about = Games in this browser
page-site-about-text = This site needs no server: the rules and the computer players run in your browser, even without a network. Your games are kept in this browser and nowhere else, so save those you care about as files. Accounts, chat, invitations and games with people elsewhere need a server.
page-site-room = Everything kept here takes up { $mb } MB, the site itself included.
page-site-install = Install Telefrag
page-site-measure = How fast is this browser?
page-site-measuring = Measuring…
page-site-measured = { $game }: { $n } decisions a second

page-site-keep = Save this game as a file
page-site-send = Send this game to a server
page-site-send-help = The server plays it through, checks every roll, and lets others watch it.
page-site-send-address = Address of the server
page-site-send-look = Find the server
page-site-send-go = Send the game
page-site-send-away = There is no server at this address, or it cannot be reached right now.
page-site-send-unseen = This page is encrypted and that server is not, so it cannot be seen from here whether anybody is there. The link leads to it.
page-site-forget = Delete this game from the browser
page-site-forget-sure = Really? It cannot be brought back.
