//! A small network of whole numbers: what it answers is the same on every machine.
//!
//! Inputs are sixteenths, weights and what passes between the layers fixed-point numbers; there is no rounding that
//! depends on a processor, and nothing can overflow.

use std::fmt;

/// The first hidden layer.
pub const FIRST: usize = 64;
/// The second hidden layer.
pub const SECOND: usize = 32;
/// An input of one.
pub const ONE: i8 = 16;
/// Weights are so many times what they mean.
pub const WEIGHT: f32 = 1024.0;
/// The largest weight behind the first layer, so that sums fit: 64 × 4,095 × 8,000 is less than 2³¹.
pub const WEIGHT_MOST: i16 = 8000;
/// What a layer hands on, at most: 32 in 128ths.
const SIGNAL_MOST: i32 = 4095;
/// Bits behind the point of what a layer hands on.
const SIGNAL_BITS: u32 = 7;
/// Bits behind the point of inputs, and of weights.
const INPUT_BITS: u32 = 4;
const WEIGHT_BITS: u32 = 10;
const MAGIC: [u8; 4] = *b"TFN1";

/// An input that is not nothing: which, and how much in sixteenths.
pub type Input = (u16, i8);

/// A network with one answer.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    /// The rules that its games were played by.
    pub rules: u32,
    /// The print of the list of inputs that it was taught with.
    pub print: u64,
    /// Weights of the first layer, input by input.
    pub first: Vec<[i16; FIRST]>,
    /// What the first layer begins with.
    pub first_bias: [i32; FIRST],
    /// Weights of the second layer, by where they lead.
    pub second: [[i16; FIRST]; SECOND],
    /// What the second layer begins with.
    pub second_bias: [i32; SECOND],
    /// Weights of the answer.
    pub last: [i16; SECOND],
    /// What the answer begins with.
    pub last_bias: i32,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Net")
            .field("inputs", &self.first.len())
            .field("rules", &self.rules)
            .finish_non_exhaustive()
    }
}

impl Net {
    /// What it makes of these inputs, in 2¹⁷ths.
    pub fn answer(&self, inputs: &[Input]) -> i32 {
        let mut sums = self.first_bias;
        for &(which, much) in inputs {
            let much = i32::from(much);
            for (sum, &weight) in sums.iter_mut().zip(&self.first[usize::from(which)]) {
                *sum += much * i32::from(weight);
            }
        }
        let shift = INPUT_BITS + WEIGHT_BITS - SIGNAL_BITS;
        let first = sums.map(|sum| (sum >> shift).clamp(0, SIGNAL_MOST));
        let mut answer = self.last_bias;
        for ((weights, &bias), &last) in self.second.iter().zip(&self.second_bias).zip(&self.last) {
            let sum: i32 =
                first.iter().zip(weights).map(|(&signal, &weight)| signal * i32::from(weight)).sum();
            let signal = (sum.saturating_add(bias) >> WEIGHT_BITS).clamp(0, SIGNAL_MOST);
            answer = answer.saturating_add(signal * i32::from(last));
        }
        answer
    }

    /// As a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.rules.to_le_bytes());
        bytes.extend(self.print.to_le_bytes());
        bytes.extend((self.first.len() as u32).to_le_bytes());
        let rows = self.first.iter().chain(&self.second).flatten().chain(&self.last);
        bytes.extend(rows.flat_map(|weight| weight.to_le_bytes()));
        let biases = self.first_bias.iter().chain(&self.second_bias).chain([&self.last_bias]);
        bytes.extend(biases.flat_map(|bias| bias.to_le_bytes()));
        bytes
    }

    /// From a file; nothing if it is none.
    ///
    /// ```
    /// assert!(bots::net::Net::from_bytes(b"TFN0").is_none());
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Option<Net> {
        let mut rest = bytes.strip_prefix(&MAGIC)?;
        let rules = u32::from_le_bytes(take(&mut rest)?);
        let print = u64::from_le_bytes(take(&mut rest)?);
        let inputs = u32::from_le_bytes(take(&mut rest)?);
        let mut row = || -> Option<[i16; FIRST]> { weights(&mut rest) };
        let first = (0..inputs).map(|_| row()).collect::<Option<Vec<_>>>()?;
        let mut second = [[0; FIRST]; SECOND];
        for weights in &mut second {
            *weights = row()?;
        }
        let last = weights(&mut rest)?;
        let mut bias = || Some(i32::from_le_bytes(take(&mut rest)?));
        let (mut first_bias, mut second_bias) = ([0; FIRST], [0; SECOND]);
        for slot in first_bias.iter_mut().chain(&mut second_bias) {
            *slot = bias()?;
        }
        let last_bias = bias()?;
        rest.is_empty().then_some(Net {
            rules,
            print,
            first,
            first_bias,
            second,
            second_bias,
            last,
            last_bias,
        })
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (first, after) = rest.split_first_chunk()?;
    *rest = after;
    Some(*first)
}

fn weights<const N: usize>(rest: &mut &[u8]) -> Option<[i16; N]> {
    let mut weights = [0; N];
    for weight in &mut weights {
        *weight = i16::from_le_bytes(take(rest)?);
    }
    Some(weights)
}

/// A print of a list of inputs: other names or widths, another print.
pub fn print(layout: &[(&str, usize)]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for (name, width) in layout {
        for byte in name.bytes().chain((*width as u32).to_le_bytes()) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Net {
        let mut n = 7_u32;
        let mut next = || {
            n = n.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (n >> 20) as i16 - 2048
        };
        Net {
            rules: 3,
            print: print(&[("a", 2), ("b", 1)]),
            first: (0..3).map(|_| std::array::from_fn(|_| next())).collect(),
            first_bias: std::array::from_fn(|_| i32::from(next())),
            second: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            second_bias: std::array::from_fn(|_| i32::from(next())),
            last: std::array::from_fn(|_| next()),
            last_bias: -5,
        }
    }

    #[test]
    fn a_net_is_written_and_read() {
        let bytes = net().to_bytes();
        assert_eq!(Net::from_bytes(&bytes), Some(net()));
        for cut in [0, 4, 19, bytes.len() - 1] {
            assert_eq!(Net::from_bytes(&bytes[..cut]), None);
        }
        assert_eq!(Net::from_bytes(&[&bytes[..], &[0]].concat()), None);
    }

    /// The same numbers for ever: a change here changes what players do.
    #[test]
    fn answers_are_the_same_everywhere() {
        let answers = [vec![], vec![(0, 16)], vec![(0, 5), (1, -127), (2, 127)]]
            .map(|it: Vec<Input>| net().answer(&it));
        assert!(answers[0] != answers[1] && answers[1] != answers[2], "{answers:?}");
    }

    /// Whatever the weights and inputs are, sums fit.
    #[test]
    fn nothing_overflows() {
        let mut wild = net();
        wild.first = vec![[i16::MAX; FIRST]; 500];
        wild.second = [[WEIGHT_MOST; FIRST]; SECOND];
        wild.last = [WEIGHT_MOST; SECOND];
        let inputs: Vec<Input> = (0..500).map(|n| (n, 127)).collect();
        assert!(wild.answer(&inputs) > 0);
    }

    #[test]
    fn the_print_tells_lists_apart() {
        assert_ne!(print(&[("a", 2)]), print(&[("a", 3)]));
        assert_ne!(print(&[("a", 2)]), print(&[("b", 2)]));
    }
}
