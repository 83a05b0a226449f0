# Amit az oldal mond ott, ahol a szerver csak programokhoz beszél.

page-wrong-missing = Itt nincs ilyen asztal, vagy már bezárták.
page-wrong-unavailable = A szerver most túlterhelt. Próbáld újra egy pillanat múlva.
page-wrong-too-often = Túl gyakran próbálod. Várj egy pillanatot, és próbáld újra.
page-wrong-bad-name = A név 1–24 betűből, számjegyből, jelből vagy szóközből áll.
page-wrong-bad-password = A jelszó legalább 8 karakter.
page-wrong-not-invited = Ide csak meghívóval lehet belépni: kérj meghívót attól, aki üzemelteti.
page-wrong-unreadable = Ez a fájl nem olvasható.
page-wrong-other-rules = Ennél az asztalnál olyan szabályokkal játszottak, amelyeket ez a változat nem ismer. Az asztal így marad.
page-wrong-failed = Valami hiba történt a szerveren. Próbáld újra egy pillanat múlva.
page-wrong-bad-options = Ilyen asztalt nem lehet nyitni.
