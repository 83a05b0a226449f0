# What people are told who are elsewhere.

notice-turn = It is your turn.
notice-reminder = It is your turn, and your time is running out.
