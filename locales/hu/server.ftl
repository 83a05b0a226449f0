# Amit azok hallanak, akik éppen máshol vannak.

notice-turn = Te jössz.
notice-reminder = Te jössz, és fogy az időd.
