# Amit az oldal mond ott, ahol a szerver csak programokhoz beszél.

page-wrong-missing = Itt nincs ilyen asztal, vagy már bezárták.
page-wrong-unavailable = A szerver most túlterhelt. Próbáld újra egy pillanat múlva.
page-wrong-too-often = Túl sok próbálkozás. Várj egy pillanatot, és próbáld újra.
page-wrong-bad-name = Egy név 1–24 karakter: betű, számjegy vagy szimbólum.
page-wrong-bad-password = A jelszó legalább 8 karakter.
page-wrong-not-invited = Ez a hely a meghívottaké, és a meghívó hiányzik, vagy már felhasználták. Kérdezd az üzemeltetőt.
page-wrong-other-rules = Ennél az asztalnál olyan szabályokkal játszottak, amelyeket ez a változat nem ismer. Az asztal így marad.
page-wrong-failed = Valami hiba történt a szerveren. Próbáld újra egy pillanat múlva.
page-wrong-stumbled = Magában a játékban történt hiba. Minden megmaradt az utolsó lépésedig: próbáld újra.
page-wrong-no-server = Ehhez szerver kell, és itt nincs.
