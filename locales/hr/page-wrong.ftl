# Što stranica kaže ondje gdje se poslužitelj obraća samo programima.

page-wrong-missing = Takvog stola ovdje nema ili je već zatvoren.
page-wrong-unavailable = Poslužitelj je trenutačno zauzet. Pokušaj za koji trenutak.
page-wrong-too-often = Previše pokušaja. Pričekaj trenutak i pokušaj ponovno.
page-wrong-bad-name = Ime ima od 1 do 24 znaka: slova, znamenke ili simbole.
page-wrong-bad-password = Lozinka ima najmanje 8 znakova.
page-wrong-not-invited = Ovo je mjesto za pozvane, a pozivnice nema ili je već iskorištena. Pitaj onoga tko ga vodi.
page-wrong-other-rules = Za ovim se stolom igralo po pravilima koja ova inačica ne poznaje. Ostaje kakav jest.
page-wrong-failed = Na poslužitelju je nešto pošlo po krivu. Pokušaj za koji trenutak.
page-wrong-stumbled = Nešto je pošlo po zlu u samoj igri. Sve do tvojeg zadnjeg poteza je spremljeno: pokušaj ponovno.
page-wrong-no-server = Za to treba poslužitelj, a ovdje ga nema.
