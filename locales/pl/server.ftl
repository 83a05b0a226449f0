# Co słyszą ci, którzy są gdzie indziej.

notice-turn = Twoja kolej.
notice-reminder = Twoja kolej, a czas się kończy.
