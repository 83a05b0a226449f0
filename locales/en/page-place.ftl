# What is kept about people, and for how long.

page-kept = What is kept about people
page-kept-account = An account is kept until you delete it: its name, and what your password is checked with. The password itself is not kept.
page-kept-guest-sat = A guest who never sat at a table is forgotten { $days } days after the last visit. A guest who did is kept.
page-kept-guest = A guest is forgotten { $days } days after the last visit, unless a game of theirs is still going on or a scenario of theirs is shared.
page-kept-session = Browsers and programs stay logged in for { $days } days after their last visit. Kept are when they logged in and on which day they were last used.
page-kept-games = Finished games are kept for good, with who played and what was said there.
page-kept-games-days = Finished games are kept for { $days } days, with who played and what was said there.
page-kept-closed = A table that was closed before its end is forgotten after { $days } days.
page-kept-shared = Scenarios you share, how you rated others, what you said about them in comments, and your complaints are kept until you delete your account.
page-kept-won = Which missions of a campaign you have won is kept until you delete yourself.
page-kept-notices = Where to tell you that it is your turn is kept until you switch it off.
page-kept-address = Your address on the internet is not in the database. The log of the server names the network it belongs to when somebody comes in or is refused; how long that log is kept is up to whoever runs this server.
page-kept-deeds = What administrators do is written down and kept, with whom it was about.
page-kept-delete = If you delete yourself, all of this goes, except finished games: they keep the name you played under. Whoever runs this server can hand you a copy of everything that is kept about you.
