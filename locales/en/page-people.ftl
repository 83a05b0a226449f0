# What the page says about people: who you are, how you did, how you are told, what you bring along.

## Coming in

page-who-are-you = Who are you?
page-account-guest-help = A name is enough. Your tables stay with this browser.
page-account-account-help = With a name and a password your tables follow you to every device. Games you started as a guest are kept.
page-account-login-help = Welcome back: your tables are waiting for you.
page-account-login-guest = If you log in, you lose access to your guest tables. To keep them, create an account instead.
page-password-help = At least 8 characters.
page-new-password = New password
page-invitation = Invitation
page-invitation-help = This server is by invitation only. Whoever runs it hands out invitations; each works once.
page-invited = You are invited
page-invited-help = Choose a name, and you are in.
page-invited-already = You are already here, as { $name }. Pass the invitation on to someone else: it is still good.

## Your own screen

page-is-guest = Guest
page-is-account = Account
page-my-games = Games
page-my-notices = Notifications
page-my-account = Account
page-my-programs = Programs
page-save = Save
page-copy = Copy
page-copied = Copied.
page-rename-help = Others see it at new tables. At tables where you already sit it stays as it was.
page-devices = This device and others
page-devices-help = Log out on a device that is not yours. If you have lost one, log out everywhere: programs lose their tokens too.
page-devices-guest = You are a guest: only this browser knows you. If you log out, you cannot come back.
page-logged-out = You are logged out.
page-remove-account = Delete the account
page-remove-guest = Delete all my data
page-leave-here-title = Log out as a guest?
page-leave-here-text = Nobody can log in as this guest again: your games go on without you. Create an account first if you want to come back.
page-leave-here = Log out
page-leave-everywhere-title = Log out everywhere?
page-leave-everywhere-text = All browsers and programs have to log in again, this one too. Browser notifications are switched off.
page-leave-everywhere = Log out everywhere
page-leave-remove-title = Delete for good?
page-leave-remove = Delete for good
page-stay = Stay
page-lost-account = Your name and login. They cannot be recovered.
page-lost-devices = All devices are logged out; all tokens and notifications stop working.
page-lost-statistics = Your statistics.
page-lost-seats = Your seats in unfinished games: computer players take them over.
page-lost-stays = Finished games stay, under the name you played them with.

## How you did

page-statistics = Statistics
page-tally-none = No finished games yet. They are counted here, by game.
page-tally-played = played
page-tally-won = won
page-tally-best = most points
page-tally-share = { $share }% won
page-my-last-games = My last games
page-player-here = Player
page-player-gone = No such player.

## Programs

page-programs = Tokens for programs
page-programs-help = A program with a token can do everything you can do here: look, play, talk. Give each program its own, and revoke it when you no longer use it.
page-token = Token
page-token-label = What is it for?
page-token-example = my bot
page-token-make = Create a token
page-token-made = Token for { $label }
page-token-once = It is shown only now. Put it where only your program can read it.
page-token-since = since { $day }
page-token-end = Revoke
page-token-end-sure = Really revoke?
page-tokens-none = No tokens yet.
page-interface = The interface
page-interface-help = A program can do everything that this page does. It is described here:

## Notices

page-turn-elsewhere = It is your turn: { $table }
page-turn-go = Go to the table
page-notices-here = While the page is open
page-notices-here-help = A note appears when another of your tables is waiting for you, and the tab's title says so too. Nothing to switch on.
page-push = Notifications in this browser
page-push-help = This browser tells you when it is your turn, even while the page is closed: 20 seconds after your turn began at the earliest, and again when your time is running out.
page-push-is-on = On
page-push-is-off = Off
page-push-on = Switch on
page-push-off = Switch off
page-push-denied = This browser is not allowed to show notifications from here. Allow them in the browser's settings for this page, then come back.
page-push-insecure = Notifications need an address that begins with https://. Ask whoever runs this server, or use a webhook.
page-push-unsupported = This browser cannot do that. On iPhone and iPad put the page on the home screen first, and open it from there.
page-push-no-service = The browser's push service cannot be reached. Try again later, or use another browser.
page-push-others = { $n ->
    [one] Notifications are also on in one other browser.
   *[other] Notifications are also on in { $n } other browsers.
}
page-webhook = Webhook
page-webhook-help = For a chat room, a home server, a program of your own: an address on the public internet that is called when it is your turn.
page-webhook-address = Address
page-webhook-saved = This address is called from now on.
page-webhook-gone = No address is called any more.
page-webhook-remove = Switch off
page-webhook-how = What is sent, and how to check that it is from here
page-webhook-body = A POST of JSON:
page-webhook-signature = Each call is signed with your secret:
page-webhook-secret = Secret
page-webhook-again = A call that fails is tried twice more, so it may arrive twice. After twenty failed calls in a row the webhook is switched off.

## Replays and tables

page-open-replay = Open a replay file
page-open-replay-help = Or drop a .tfr file here.
page-replay-unreadable = { $file } is not a replay this version can open.
page-invite-link = Invitation link
page-clock-help = A gentle clock: when four fifths have passed you are reminded; at the end a computer player makes this one turn for you.
