//! How each language begins the words for the things that cards speak of.

use codex::Lang;

macro_rules! stems {
    ($($name:ident: $en:literal, $pl:literal, $hr:literal, $hu:literal;)+) => {
        /// A thing that cards speak of.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Stem { $($name,)+ }

        impl Stem {
            /// The beginnings of its words, or phrases, parted by `|`.
            fn of(self, lang: Lang) -> &'static str {
                match (self, lang) {
                    $(
                        (Stem::$name, Lang::En) => $en,
                        (Stem::$name, Lang::Pl) => $pl,
                        (Stem::$name, Lang::Hr) => $hr,
                        (Stem::$name, Lang::Hu) => $hu,
                    )+
                }
            }
        }
    };
}

stems! {
    // Kinds of cards.
    Main: "main action", "akcja główna|akcję główną|akcje główne", "glavna radnja|glavnu radnju|glavne radnje", "főakció";
    Bonus: "bonus action", "akcja dodatkowa|akcję dodatkową", "dodatna radnja|dodatnu radnju|dodatne radnje", "bónuszakció|bónuszkártya";
    Reaction: "reaction", "reakcja", "reakcija", "reakció";
    // What is counted.
    Speed: "speed", "szybkość", "brzina", "mozgáspont";
    Range: "range", "zasięg", "domet", "hatótáv";
    Red: "red", "czerwon", "crven", "vörös";
    Black: "black", "czarn", "crn", "fekete";
    Shield: "shield", "tarcz", "štit", "pajzs";
    Damage: "damage", "obraże", "štet", "sebzés";
    Points: "movement", "punkt", "bod", "mozgáspont";
    Card: "card", "kart", "kart|karat", "lap|kártya|kártyá|eseménykártyá|bónuszkártyá";
    Space: "space|square", "pol|pól", "polj", "mező";
    Health: "health", "zdrowie", "zdravlje", "egészség";
    Hand: "hand", "ręki", "ruke", "kézméret";
    Mark: "mark", "znaczni", "oznak", "jelölő";
    // When.
    ThisActivation: "this activation|same activation|each activation", "tej aktywacji|tej samej aktywacji|każdej aktywacji", "ove aktivacije|toj aktivaciji|ovoj aktivaciji|ovoj su aktivaciji|istoj aktivaciji|svakoj aktivaciji", "aktiválásban|aktiválásonként";
    ThisRound: "this round|end of the round", "tej rundzie|końca rundy", "ovom krugu|kraja kruga", "ebben a fordulóban|a forduló végéig";
    Next: "next|first", "następn|pierwsz", "sljedeć|prv", "következő|első";
    First: "first", "pierwsz", "prv", "első";
    Twice: "twice", "dwa razy", "dvaput", "kétszer";
    Once: "once", "raz", "jednom|jedanput", "egyszer";
    After: "after", "po |gdy ", "nakon", "után|miután";
    Before: "before", "przed", "prije", "előtt|mielőtt|azelőtt";
    Start: "start", "początk|zaczyna", "početk|započne", "kezdet|elej|megkezd";
    End: "end", "koniec", "kraj", "vég";
    Defends: "defend", "obron", "obran|bran", "védekez";
    Attacks: "attack", "atak|zaatak", "napad", "támad|megtámad";
    Activates: "activat", "aktyw", "aktiv", "aktivál";
    Stops: "stop", "zatrzyma", "zaustavi", "megáll";
    Rolls: "roll", "rzu", "bac", "dob|támadódob";
    Kills: "kill", "zab|gini", "ubij|ubio", "öl|halál";
    Phase: "activation phase", "fazy aktywacji", "faze aktivacije", "aktiválási szakasz";
    Initiative: "initiative", "inicjatyw", "inicijativ", "kezdeményezés";
    Sprints: "sprint", "sprint", "trči", "rohan";
    Glory: "glory kill", "zabójstw", "slavn", "kivégzés";
    Opens: "open", "otw", "otvar", "nyit";
    Takes: "take", "zdobyw|lecz", "uzme|oporav", "vesz|gyógyít";
    Shuffles: "shuffl", "tasow|wtasuj", "miješ|umiješ", "kever|megkever";
    Pack: "health pack", "pakiet", "paket", "gyógycsomag";
    // What happens.
    Exhausts: "exhaust", "wyczerp", "iscrpi", "kimerít";
    Discards: "discard", "odrzu", "odbac", "dob|eldob";
    Draws: "draw", "dobi", "povu|vuč", "húz";
    Reveals: "reveal", "ujawni", "otkri", "fel";
    Sight: "in sight|sees|with sight", "polu widzenia|widzi", "vidnom polju|na vidiku|vidi", "látótér|látott|látja";
    Cover: "cover", "osłon", "zaklon", "fedezék";
    Stuns: "stun", "ogłusz", "oma", "kábu|elkábí";
    Rerolls: "re-roll", "przerzu", "ponovno baci|ponovno bacanje|ponovno baca", "újradob";
    Turns: "turn", "obró", "okren", "fordít";
    Recovers: "recover", "lecz|wylecz", "oporav", "gyógy";
    Loses: "lose", "trac", "gub", "veszít";
    Moves: "move", "porusza|ruch|przesu", "pomiče|kretanj|pomakn", "mozog|mozgás|lép";
    AtMost: "at most", "najwyżej|maks", "najviše|do ", "legfeljebb";
    Adjacent: "adjacent|next to|range 1", "sąsied|sąsiad|odległości 1|zasięgu 1|obok", "susjed|dometu 1|uz ", "szomszéd|melletted|1 táv";
    Every: "every|each", "każd|wszystkie", "svak|sve ", "minden|többi";
    Other: "another|other", "inn", "drug", "másik|többi|más ";
    Same: "same|previous", "sam|poprzedni", "ist|prethodn", "ugyan|előző";
    Large: "large", "duż", "veli", "óriásméretű";
    Lives: "lives", "przeży", "preživ", "életben";
    Undamaged: "undamaged", "bez obrażeń", "bez štete", "sértetlen";
    Argent: "argent", "moc argentu|mocy argentu", "argent", "argent";
    Pierces: "pierce", "przebicie", "probojnost", "átütés";
    Splashes: "adjacent", "sąsiaduj|obok", "susjedn|uz ", "szomszédos";
    Pushes: "push", "odepchn", "odgur", "lök";
    Free: "nothing|0", "darmo", "besplatno", "ingyen";
    // DOOM (2004).
    Ranged: "ranged", "dystansow", "iz daljine", "távolsági";
    Melee: "melee", "wręcz", "izbliza", "közelharc";
    Accuracy: "accuracy", "celność", "preciznost", "pontosság";
    Deadly: "deadly", "śmiertelny", "učinak", "halálosztás";
    Sweep: "sweep", "zmieceni", "čišćenj", "kaszálás";
    Wound: "wound", "obraże|ran", "ran", "egészség|sérülés";
    Bullets: "bullet", "nabo", "metak", "töltény";
    Rockets: "rocket", "raki", "raket", "rakéta";
    Equipment: "equipment", "ekwipunk", "oprem", "felszerelés";
    ThisTurn: "this turn|at all", "tej turze", "tom potezu|tom se potezu", "ebben a körben";
    YourTurn: "your turn|your own turn", "swojej tury|twojej turze|w dowolnej chwili swojej", "tvojeg poteza|tvojem potezu", "köröd|körödben";
    Reveal: "revealed", "odkryci", "otkrivanj", "felfedés";
    Invader: "invader", "potwor|potwór", "uljez", "megszálló";
    Attack: "attack", "atak", "napad", "támadás|támadódob";
    // Adrenaline.
    Everyone: "everyone", "wszystk", "svima|svi", "mindenki";
    Two: "two", "dwa|dwóch|dwie|dwoma", "dvije|dvjema|dva", "két|kettő";
}

impl Stem {
    /// Is this a word for it?
    pub(crate) fn fits(self, lang: Lang, word: &str) -> bool {
        self.of(lang).split('|').any(|stem| !stem.contains(' ') && word.starts_with(stem))
    }

    /// Is it spoken of? A stem of several words may stand anywhere, a single one begins a word.
    pub(crate) fn is_in(self, lang: Lang, text: &str, words: &[String]) -> bool {
        self.of(lang).split('|').any(|stem| match stem.contains(' ') {
            true => text.contains(stem),
            false => words.iter().any(|word| word.starts_with(stem)),
        })
    }
}
