# What the page says about people: who you are, how you did, how you are told, what you bring along.

## Coming in

page-who-are-you = Who are you?
page-account-guest-help = A name is enough. Your tables stay with this browser.
page-account-account-help = With a name and a password your tables follow you to every device. Nothing is lost of what you have begun as a guest.
page-account-login-help = Welcome back: your tables wait for you.
page-account-login-guest = Your tables as a guest stay behind when you log in. To keep them, make an account instead.
page-password-help = At least 8 characters.
page-new-password = New password
page-invitation = Invitation
page-invitation-help = This place is for invited people. Whoever runs it gives out invitations; each is good once.
page-invited = You are invited
page-invited-help = Choose a name, and you are in.
page-invited-already = You are here already, as { $name }. Give the invitation to somebody else: it is still good.

## Your own screen

page-is-guest = Guest
page-is-account = Account
page-my-games = Games
page-my-notices = Notices
page-my-account = Account
page-my-programs = Programs
page-save = Save
page-copy = Copy
page-copied = Copied.
page-rename-help = Others see it at new tables. At tables where you sit already it stays as it was.
page-devices = This device and others
page-devices-help = Log out on a device that is not yours. If you have lost one, log out everywhere: programs lose their tokens too.
page-devices-guest = You are a guest: only this browser knows you. Whoever logs out cannot come back.
page-logged-out = You are logged out.
page-remove-account = Delete the account
page-remove-guest = Delete all about me
page-leave-here-title = Log out as a guest?
page-leave-here-text = Nobody can log in as this guest again: your tables go on without you. Make an account first if you want to come back.
page-leave-here = Log out
page-leave-everywhere-title = Log out everywhere?
page-leave-everywhere-text = All browsers and all programs must log in again, this one too. Notices to browsers are switched off.
page-leave-everywhere = Log out everywhere
page-leave-remove-title = Delete for good?
page-leave-remove = Delete for good
page-stay = Stay
page-lost-account = Your name and your way in: nobody can bring them back.
page-lost-devices = All devices are logged out, all tokens and notices end.
page-lost-statistics = Your statistics.
page-lost-seats = Your seats in games that are not over: computer players take them.
page-lost-stays = Finished games stay, with the name that they were played under.

## How you did

page-statistics = Statistics
page-tally-none = No finished games yet. They are counted here, by game.
page-tally-played = played
page-tally-won = won
page-tally-best = most points
page-tally-share = { $share } % won
page-my-last-games = My last games
page-player-here = Player
page-player-gone = There is no such player here, or not any more.

## Programs

page-programs = Tokens for programs
page-programs-help = A program with a token may do all that you may do here: look, play, talk. Give each program one of its own, and take it away when you no longer use it.
page-token = Token
page-token-label = What is it for?
page-token-example = my bot
page-token-make = Make a token
page-token-made = Token for { $label }
page-token-once = It is shown only now. Put it where only your program can read it.
page-token-since = since { $day }
page-token-end = Take away
page-token-end-sure = Really take away?
page-tokens-none = No program may act for you.
page-interface = The interface
page-interface-help = Everything that this page does, a program may do too. It is described here:

## Notices

page-turn-elsewhere = It is your turn: { $table }
page-turn-go = Go there
page-notices-here = While the page is open
page-notices-here-help = A note tells when another of your tables waits for you, and the title of the tab says it too. There is nothing to switch on.
page-push = Notices of this browser
page-push-help = This browser tells you when it is your turn, also while the page is closed: at the earliest 20 seconds after your turn began, and again when your time runs out.
page-push-is-on = On
page-push-is-off = Off
page-push-on = Switch on
page-push-off = Switch off
page-push-denied = This browser may not show notices from here: it was forbidden. Allow them in the browser's settings for this page, then come back.
page-push-insecure = Notices need an address that begins with https://. Ask whoever runs this place, or use a webhook.
page-push-unsupported = This browser cannot do that. On iPhone and iPad put the page on the home screen first, and open it from there.
page-push-no-service = The browser's push service cannot be reached. Try again later, or use another browser.
page-push-others = { $n ->
    [one] One other browser tells you too.
   *[other] { $n } other browsers tell you too.
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
page-replay-unreadable = { $file } is no replay that can be watched here.
page-invite-link = Invitation link
page-clock-help = A gentle clock: when four fifths have passed you are reminded; at the end a computer player makes this one turn for you.
