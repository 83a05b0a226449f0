//! Cards that exist in several copies: a number for each card, a name, and sets of them.

/// Which of the different cards each card of a deck is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Deck {
    /// By number: the place of its face, and which copy it is, from 1.
    cards: Vec<(usize, u8)>,
}

impl Deck {
    /// A deck with so many copies of each face, copies of a face side by side.
    pub(crate) fn new(copies: impl IntoIterator<Item = u8>) -> Deck {
        let copies = copies.into_iter().enumerate();
        Deck { cards: copies.flat_map(|(n, copies)| (1..=copies).map(move |copy| (n, copy))).collect() }
    }
    /// The place of a card's face.
    #[inline]
    pub(crate) fn place(&self, card: usize) -> usize {
        self.cards[card].0
    }
    /// Which copy of its face a card is, from 1.
    #[inline]
    pub(crate) fn copy(&self, card: usize) -> u8 {
        self.cards[card].1
    }
    /// How many cards there are.
    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }
}

/// Make a numbered card type with copies: `card` is its name, `card-b` its second copy, and so on. The type needs a
/// method `name` of its own.
macro_rules! copies {
    (
        $(#[$doc:meta])* pub struct $card:ident, $count:expr, $what:literal, $example:literal, $deck:expr;
        $(#[$set_doc:meta])* pub struct $set:ident($int:ty);
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::borsh::BorshSerialize)]
        pub struct $card(u8);

        impl $card {
            /// All cards, in the order of the data file.
            pub fn all() -> impl Iterator<Item = $card> {
                $set::ALL.iter()
            }
            /// The card with a number; `None` if there is no such card.
            pub fn from_index(index: usize) -> Option<$card> {
                (index < $count).then_some($card(index as u8))
            }
            /// Its number, from 0.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
            /// Which copy it is, from 1.
            #[inline]
            pub fn copy(self) -> u8 {
                $deck.copy(self.index())
            }
        }

        impl ::std::fmt::Display for $card {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self.copy() {
                    1 => write!(f, "{}", self.name()),
                    copy => write!(f, "{}-{}", self.name(), char::from(b'a' + copy - 1)),
                }
            }
        }

        impl ::std::str::FromStr for $card {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                $card::all().find(|card| engine::is_written(card, text)).ok_or_else(|| {
                    format!("`{text}` is no {}; write {}, and -b and so on for further copies", $what, $example)
                })
            }
        }

        engine::serde_as_text!($card);

        engine::bit_set! {
            $(#[$set_doc])*
            pub struct $set($int) of $card, $count, |n: usize| $card(n as u8);
        }
    };
}

pub(crate) use copies;
