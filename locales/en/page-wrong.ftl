# What the page says where the server speaks only to programs.

page-wrong-missing = There is no such table here, or it is gone.
page-wrong-unavailable = The server is busy right now. Try again in a moment.
page-wrong-too-often = Too many attempts. Wait a moment and try again.
page-wrong-bad-name = A name has 1 to 24 characters: letters, digits or symbols.
page-wrong-bad-password = A password has at least 8 characters.
page-wrong-not-invited = This server is by invitation only, and this invitation is missing or has been used. Ask whoever runs it.
page-wrong-other-rules = This table was played under rules that this version does not know. It is kept as it is.
page-wrong-failed = Something went wrong on the server. Try again in a moment.
page-wrong-stumbled = Something went wrong in the game itself. Everything up to your last move is safe: try again.
page-wrong-no-server = That needs a server, and there is none here.
