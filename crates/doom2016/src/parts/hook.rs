//! Hooks: effects that data only names; each is a rule in code.

use crate::numbered::numbered;

/// A rule in code, with the number that data gives it.
///
/// ```
/// use doom2016::Hook;
/// assert_eq!("ambush 3".parse(), Ok(Hook::Ambush(3)));
/// assert_eq!(Hook::Reload.to_string(), "reload");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hook {
    /// Flies: see [`Keyword::Flying`](crate::Keyword::Flying).
    Flying,
    /// So many movement points at the start of each activation are spent as Flying.
    Jets(u8),
    /// The attack goes against every marine within so many spaces in sight instead, without Splash (D16-ATK-14).
    Wash(u8),
    /// One other card of the same set comes back from the discards to the hand.
    Reload,
    /// From now on no movement points are spent in this activation.
    Root,
    /// In this activation demons stagger for him with so much less damage (D16-GLO-1).
    Unsteady(u8),
    /// The next glory kill of this activation draws so many cards more.
    Trophies(u8),
    /// The discards are shuffled into the deck.
    Reshuffle,
    /// A marker on a free space within so many in sight, until the end of the round (D16-INT-15).
    Decoy(u8),
    /// A chosen marine, this round: so many red dice for the first attack of each kind of demon on him.
    DarkPact(u8),
    /// This round marines attack no farther than this (D16-INT-8).
    Darkness(u8),
    /// Look at so many initiative cards and put them back in any order (D16-INT-29).
    Ambush(u8),
    /// No surcharge for spaces of enemies (D16-MOV-2).
    SlipPast,
    /// Look at the next initiative card; it may go to the bottom (D16-INT-29).
    Scout,
    /// His own initiative card comes to the top (D16-INT-29).
    GoFirst,
    /// Opening doors costs nothing (D16-DOR-1).
    FreeDoors,
    /// His Splash and his grenades do so much more damage.
    Demolition(u8),
    /// A card of a set just taken comes to his hand (D16-ITM-4).
    Pick,
    /// Glory kills recover so much more (D16-GLO-2).
    BloodThirst(u8),
    /// Difficult, impassable and blocking terrain do not matter for the next so many movement points.
    Climb(u8),
    /// The first teleporter step of each activation costs nothing (D16-TEL-2).
    FreeTeleport,
    /// Activates a teleporter within so many spaces in sight (D16-TEL-1).
    Wake(u8),
    /// Cannot be stunned (D16-STN-1).
    NoStun,
    /// One played bonus card, no grenade, comes back to his hand before he draws (D16-MAR-6).
    TakeBack,
    /// A health pack recovers so much (D16-ITM-2).
    Pack(u8),
    /// Another marine gains so many movement points and spends them at once (D16-GEN-5).
    LendMp(u8),
}

numbered! {
    Hook, "hook" {
        Flying = "flying",
        Jets(n) = "jets",
        Wash(n) = "wash",
        Reload = "reload",
        Root = "root",
        Unsteady(n) = "unsteady",
        Trophies(n) = "trophies",
        Reshuffle = "reshuffle",
        Decoy(n) = "decoy",
        DarkPact(n) = "dark-pact",
        Darkness(n) = "darkness",
        Ambush(n) = "ambush",
        SlipPast = "slip-past",
        Scout = "scout",
        GoFirst = "go-first",
        FreeDoors = "free-doors",
        Demolition(n) = "demolition",
        Pick = "pick",
        BloodThirst(n) = "blood-thirst",
        Climb(n) = "climb",
        FreeTeleport = "free-teleport",
        Wake(n) = "wake",
        NoStun = "no-stun",
        TakeBack = "take-back",
        Pack(n) = "pack",
        LendMp(n) = "lend-mp",
    }
}
