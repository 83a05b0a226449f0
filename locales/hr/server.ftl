# Što čuju oni koji su drugdje.

notice-turn = Ti si na potezu.
notice-reminder = Ti si na potezu, a vrijeme istječe.
