//! Fits a network to samples: plain gradient descent (Adam) on small batches, in floats. What comes out is rounded to
//! the whole numbers that players use.
//!
//! Every batch is cut into the same shards whatever the number of threads is, and what they find is added up in order,
//! so the same samples and the same seed give the same network.

use bots::net::{FIRST, Input, Net, SECOND, WEIGHT, WEIGHT_MOST};
use engine::Chance;

const BATCH: usize = 4096;
const SHARDS: usize = 8;
const DECAY: [f32; 2] = [0.9, 0.999];
const TINY: f32 = 1e-8;
/// Bits behind the point of what the first layer begins with, and of what the others begin with.
const FIRST_BITS: u32 = 14;
const LATER_BITS: u32 = 17;

/// Positions and what came of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Samples {
    inputs: Vec<Input>,
    /// Where the inputs of each sample end.
    ends: Vec<usize>,
    targets: Vec<f32>,
}

impl Samples {
    pub(crate) fn len(&self) -> usize {
        self.targets.len()
    }
    pub(crate) fn push(&mut self, inputs: &[Input], target: f32) {
        self.inputs.extend_from_slice(inputs);
        self.ends.push(self.inputs.len());
        self.targets.push(target);
    }
    pub(crate) fn set_target(&mut self, n: usize, target: f32) {
        self.targets[n] = target;
    }
    pub(crate) fn append(&mut self, other: &Samples) {
        let before = self.inputs.len();
        self.inputs.extend_from_slice(&other.inputs);
        self.ends.extend(other.ends.iter().map(|end| before + end));
        self.targets.extend_from_slice(&other.targets);
    }
    fn get(&self, n: usize) -> (&[Input], f32) {
        let start = if n == 0 { 0 } else { self.ends[n - 1] };
        (&self.inputs[start..self.ends[n]], self.targets[n])
    }
    fn mean(&self) -> f32 {
        self.targets.iter().sum::<f32>() / self.len().max(1) as f32
    }
    /// The loss of who always says the mean.
    pub(crate) fn spread(&self, head: Head) -> f32 {
        let mean = self.mean();
        self.targets.iter().map(|&target| head.loss(mean, target)).sum::<f32>() / self.len().max(1) as f32
    }

    /// As a file.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(8 + 8 * self.len() + 3 * self.inputs.len());
        bytes.extend((self.len() as u64).to_le_bytes());
        bytes.extend(self.targets.iter().flat_map(|target| target.to_le_bytes()));
        bytes.extend(self.ends.iter().flat_map(|&end| (end as u32).to_le_bytes()));
        bytes.extend(self.inputs.iter().flat_map(|&(which, much)| {
            let [low, high] = which.to_le_bytes();
            [low, high, much as u8]
        }));
        bytes
    }

    /// From a file; nothing if it is none.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Samples> {
        let (count, rest) = bytes.split_first_chunk()?;
        let count = usize::try_from(u64::from_le_bytes(*count)).ok()?;
        let (targets, rest) = rest.split_at_checked(4 * count)?;
        let (ends, inputs) = rest.split_at_checked(4 * count)?;
        let (targets, ends, inputs) = (targets.as_chunks().0, ends.as_chunks().0, inputs.as_chunks().0);
        Some(Samples {
            targets: targets.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect(),
            ends: ends.iter().map(|&bytes| u32::from_le_bytes(bytes) as usize).collect(),
            inputs: inputs
                .iter()
                .map(|&[low, high, much]| (u16::from_le_bytes([low, high]), much as i8))
                .collect(),
        })
    }
}

/// How a network is to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Head {
    /// A number of any size; errors are squared.
    Plain,
    /// How likely something is, as the logistic curve has it.
    Chance,
}

impl Head {
    /// What an answer means.
    fn says(self, answer: f32) -> f32 {
        match self {
            Head::Plain => answer,
            Head::Chance => 1.0 / (1.0 + (-answer).exp()),
        }
    }
    /// How wrong it is to say this.
    fn loss(self, says: f32, target: f32) -> f32 {
        match self {
            Head::Plain => (says - target).powi(2),
            Head::Chance => {
                let sure = |chance: f32| chance.max(1e-7).ln();
                -target * sure(says) - (1.0 - target) * sure(1.0 - says)
            }
        }
    }
}

/// A network in floats, all its numbers in one list.
#[derive(Clone, Debug)]
pub(crate) struct Pupil {
    head: Head,
    /// How fast weights that nothing asks for are forgotten.
    decay: f32,
    inputs: usize,
    numbers: Vec<f32>,
    /// Adam's running means, and how many batches there were.
    moments: [Vec<f32>; 2],
    batches: i32,
}

/// Where the parts of the list begin.
struct Parts {
    first_bias: usize,
    second: usize,
    second_bias: usize,
    last: usize,
    last_bias: usize,
}

impl Pupil {
    pub(crate) fn new(inputs: usize, head: Head, decay: f32, luck: &mut Chance) -> Pupil {
        let size = (inputs + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1;
        let moments = [vec![0.0; size], vec![0.0; size]];
        let mut pupil = Pupil { head, decay, inputs, numbers: vec![0.0; size], moments, batches: 0 };
        let parts = pupil.parts();
        let mut random = |scale: f32| (luck.below(20_001) as f32 / 10_000.0 - 1.0) * scale;
        // Some hundred inputs are not nothing at a time.
        pupil.numbers[..parts.first_bias].fill_with(|| random(0.15));
        pupil.numbers[parts.second..parts.second_bias].fill_with(|| random(0.2));
        pupil.numbers[parts.last..parts.last_bias].fill_with(|| random(0.25));
        pupil
    }

    fn parts(&self) -> Parts {
        let first_bias = self.inputs * FIRST;
        let second = first_bias + FIRST;
        let second_bias = second + FIRST * SECOND;
        let last = second_bias + SECOND;
        Parts { first_bias, second, second_bias, last, last_bias: last + SECOND }
    }

    fn forward(&self, inputs: &[Input]) -> ([f32; FIRST], [f32; SECOND], f32) {
        let parts = self.parts();
        let n = &self.numbers;
        let mut first = [0.0; FIRST];
        first.copy_from_slice(&n[parts.first_bias..parts.second]);
        for &(which, much) in inputs {
            let (at, much) = (usize::from(which) * FIRST, f32::from(much) / 16.0);
            for (sum, weight) in first.iter_mut().zip(&n[at..at + FIRST]) {
                *sum += much * weight;
            }
        }
        let first = first.map(|sum| sum.max(0.0));
        let mut second = [0.0; SECOND];
        for (k, sum) in second.iter_mut().enumerate() {
            let weights = &n[parts.second + k * FIRST..parts.second + (k + 1) * FIRST];
            let dot: f32 = first.iter().zip(weights).map(|(signal, weight)| signal * weight).sum();
            *sum = (dot + n[parts.second_bias + k]).max(0.0);
        }
        let weights = &n[parts.last..parts.last_bias];
        let answer: f32 = second.iter().zip(weights).map(|(signal, weight)| signal * weight).sum();
        (first, second, answer + n[parts.last_bias])
    }

    /// Adds what one sample says to a gradient; its loss.
    fn backward(&self, (inputs, target): (&[Input], f32), gradient: &mut [f32]) -> f32 {
        let parts = self.parts();
        let (first, second, answer) = self.forward(inputs);
        let says = self.head.says(answer);
        // The slope of both losses is the error, but for a factor that the rate takes in.
        let error = says - target;
        gradient[parts.last_bias] += error;
        let mut back = [0.0; FIRST];
        for k in (0..SECOND).filter(|&k| second[k] > 0.0) {
            gradient[parts.last + k] += error * second[k];
            let slope = error * self.numbers[parts.last + k];
            gradient[parts.second_bias + k] += slope;
            let row = parts.second + k * FIRST;
            for j in 0..FIRST {
                gradient[row + j] += slope * first[j];
                back[j] += slope * self.numbers[row + j];
            }
        }
        for (slope, signal) in back.iter_mut().zip(&first) {
            if *signal <= 0.0 {
                *slope = 0.0;
            }
        }
        for (sum, slope) in gradient[parts.first_bias..parts.second].iter_mut().zip(&back) {
            *sum += slope;
        }
        for &(which, much) in inputs {
            let (at, much) = (usize::from(which) * FIRST, f32::from(much) / 16.0);
            for (sum, slope) in gradient[at..at + FIRST].iter_mut().zip(&back) {
                *sum += much * slope;
            }
        }
        self.head.loss(says, target)
    }

    /// The mean loss on some samples.
    pub(crate) fn loss(&self, samples: &Samples) -> f32 {
        let error = |n| {
            let (inputs, target) = samples.get(n);
            f64::from(self.head.loss(self.head.says(self.forward(inputs).2), target))
        };
        ((0..samples.len()).map(error).sum::<f64>() / samples.len().max(1) as f64) as f32
    }

    /// Goes through all samples once, in a new order. The rate falls from the first to the second.
    pub(crate) fn epoch(
        &mut self,
        samples: &Samples,
        rates: [f32; 2],
        threads: usize,
        luck: &mut Chance,
    ) -> f32 {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        for n in (1..order.len()).rev() {
            order.swap(n, luck.below(n as u32 + 1) as usize);
        }
        let batches = order.len().div_ceil(BATCH).max(1);
        let mut sum = 0.0;
        for (n, batch) in order.chunks(BATCH).enumerate() {
            let part = n as f32 / batches as f32;
            let rate = rates[0] * (rates[1] / rates[0]).powf(part);
            sum += self.step(samples, batch, rate, threads);
        }
        sum / order.len().max(1) as f32
    }

    fn step(&mut self, samples: &Samples, batch: &[u32], rate: f32, threads: usize) -> f32 {
        let size = batch.len().div_ceil(SHARDS).max(1);
        let shards: Vec<&[u32]> = batch.chunks(size).collect();
        let look = |shard: &[u32]| {
            let mut gradient = vec![0.0; self.numbers.len()];
            let error: f32 =
                shard.iter().map(|&n| self.backward(samples.get(n as usize), &mut gradient)).sum();
            (gradient, error)
        };
        let mut found: Vec<Option<(Vec<f32>, f32)>> = vec![None; shards.len()];
        std::thread::scope(|scope| {
            for (shards, found) in shards
                .chunks(shards.len().div_ceil(threads))
                .zip(found.chunks_mut(shards.len().div_ceil(threads)))
            {
                let look = &look;
                scope.spawn(move || {
                    for (shard, found) in shards.iter().zip(found) {
                        *found = Some(look(shard));
                    }
                });
            }
        });
        let mut total = vec![0.0; self.numbers.len()];
        let mut errors = 0.0;
        for (gradient, error) in found.into_iter().flatten() {
            total.iter_mut().zip(&gradient).for_each(|(sum, part)| *sum += part);
            errors += error;
        }
        self.batches += 1;
        let scale = 1.0 / batch.len().max(1) as f32;
        let [slow, fast] = DECAY.map(|decay| 1.0 - decay.powi(self.batches));
        let kept = 1.0 - rate * self.decay;
        let [means, squares] = &mut self.moments;
        for (((number, slope), mean), square) in self.numbers.iter_mut().zip(&total).zip(means).zip(squares) {
            let slope = slope * scale;
            *mean = DECAY[0] * *mean + (1.0 - DECAY[0]) * slope;
            *square = DECAY[1] * *square + (1.0 - DECAY[1]) * slope * slope;
            *number = kept * *number - rate * (*mean / slow) / ((*square / fast).sqrt() + TINY);
        }
        errors
    }

    /// In whole numbers.
    pub(crate) fn net(&self, rules: u32, print: u64) -> Net {
        let parts = self.parts();
        let n = &self.numbers;
        let small = |number: f32, most: i16| {
            (number * WEIGHT).round().clamp(-f32::from(most), f32::from(most)) as i16
        };
        let bias = |number: f32, bits: u32| (f64::from(number) * f64::from(1_u32 << bits)).round() as i32;
        Net {
            rules,
            print,
            first: n[..parts.first_bias]
                .chunks(FIRST)
                .map(|row| std::array::from_fn(|j| small(row[j], i16::MAX)))
                .collect(),
            first_bias: std::array::from_fn(|j| bias(n[parts.first_bias + j], FIRST_BITS)),
            second: std::array::from_fn(|k| {
                std::array::from_fn(|j| small(n[parts.second + k * FIRST + j], WEIGHT_MOST))
            }),
            second_bias: std::array::from_fn(|k| bias(n[parts.second_bias + k], LATER_BITS)),
            last: std::array::from_fn(|k| small(n[parts.last + k], WEIGHT_MOST)),
            last_bias: bias(n[parts.last_bias], LATER_BITS),
        }
    }

    /// A pupil that knows what a network of whole numbers knows.
    pub(crate) fn of_net(net: &Net, head: Head, decay: f32) -> Pupil {
        let mut pupil = Pupil::new(net.first.len(), head, decay, &mut Chance::seeded(0));
        let small = |&weight: &i16| f32::from(weight) / WEIGHT;
        let bias = |&bias: &i32, bits: u32| (f64::from(bias) / f64::from(1_u32 << bits)) as f32;
        let first = net.first.iter().flatten().map(small);
        let first_bias = net.first_bias.iter().map(|it| bias(it, FIRST_BITS));
        let second = net.second.iter().flatten().map(small);
        let second_bias = net.second_bias.iter().map(|it| bias(it, LATER_BITS));
        let last = net.last.iter().map(small).chain([bias(&net.last_bias, LATER_BITS)]);
        pupil.numbers = first.chain(first_bias).chain(second).chain(second_bias).chain(last).collect();
        pupil
    }

    /// All numbers, to go on from later.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let lists = [&self.numbers, &self.moments[0], &self.moments[1]];
        let numbers = lists.into_iter().flatten().flat_map(|number| number.to_le_bytes());
        self.batches.to_le_bytes().into_iter().chain(numbers).collect()
    }

    /// What was kept; nothing if it is not of this size.
    pub(crate) fn from_bytes(inputs: usize, head: Head, decay: f32, bytes: &[u8]) -> Option<Pupil> {
        let mut pupil = Pupil::new(inputs, head, decay, &mut Chance::seeded(0));
        let (batches, rest) = bytes.split_first_chunk()?;
        pupil.batches = i32::from_le_bytes(*batches);
        let size = pupil.numbers.len();
        if rest.len() != 12 * size {
            return None;
        }
        let [means, squares] = &mut pupil.moments;
        let slots = pupil.numbers.iter_mut().chain(means).chain(squares);
        for (slot, bytes) in slots.zip(rest.chunks_exact(4)) {
            *slot = f32::from_le_bytes(bytes.try_into().ok()?);
        }
        Some(pupil)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Something that a straight line cannot say: one of two, not both.
    fn either(count: u32, luck: &mut Chance) -> Samples {
        let mut samples = Samples::default();
        for _ in 0..count {
            let (a, b, noise) = (luck.below(2) == 1, luck.below(2) == 1, luck.below(5) as u16);
            let mut inputs: Vec<Input> = vec![(2 + noise, 16)];
            inputs.extend(a.then_some((0, 16)));
            inputs.extend(b.then_some((1, 16)));
            samples.push(&inputs, if a != b { 1.0 } else { -1.0 });
        }
        samples
    }

    #[test]
    fn it_learns_what_no_line_can_say_and_is_rounded_well() {
        let mut luck = Chance::seeded(1);
        let samples = either(2_000, &mut luck);
        let mut pupil = Pupil::new(7, Head::Plain, 0.0, &mut luck);
        for _ in 0..150 {
            pupil.epoch(&samples, [1e-2, 1e-2], 2, &mut luck);
        }
        assert!(pupil.loss(&samples) < 0.01, "{}", pupil.loss(&samples));
        let net = pupil.net(1, 2);
        for (inputs, target) in [(vec![(0, 16), (2, 16)], 1.0), (vec![(0, 16), (1, 16), (2, 16)], -1.0)] {
            let answer = net.answer(&inputs) as f32 / 131_072.0;
            assert!((answer - target).abs() < 0.2, "{answer} instead of {target}");
            let exact = pupil.forward(&inputs).2;
            assert!((answer - exact).abs() < 0.1, "{answer} when rounded, {exact} when not");
        }
        assert_eq!(Pupil::of_net(&net, Head::Plain, 0.0).net(1, 2), net);
    }

    #[test]
    fn it_learns_how_likely_something_is() {
        let mut luck = Chance::seeded(2);
        let mut samples = Samples::default();
        for _ in 0..20_000 {
            let (a, dice) = (luck.below(2) as u16, luck.below(10));
            samples.push(&[(a, 16)], f32::from(u8::from(dice < if a == 0 { 8 } else { 3 })));
        }
        assert_eq!(
            Samples::from_bytes(&samples.to_bytes()).map(|it| it.to_bytes()),
            Some(samples.to_bytes())
        );
        let mut pupil = Pupil::new(2, Head::Chance, 0.1, &mut luck);
        for _ in 0..8 {
            pupil.epoch(&samples, [3e-3, 1e-3], 1, &mut luck);
        }
        for (a, share) in [(0, 0.8), (1, 0.3)] {
            let says = Head::Chance.says(pupil.forward(&[(a, 16)]).2);
            assert!((says - share).abs() < 0.05, "{says} instead of {share}");
        }
        assert!(pupil.loss(&samples) < samples.spread(Head::Chance));
    }

    #[test]
    fn threads_change_nothing_and_what_is_kept_goes_on() {
        let fit = |threads: usize| {
            let mut luck = Chance::seeded(3);
            let samples = either(5_000, &mut luck);
            let mut pupil = Pupil::new(7, Head::Plain, 0.0, &mut luck);
            pupil.epoch(&samples, [3e-3, 1e-3], threads, &mut luck);
            pupil.to_bytes()
        };
        assert_eq!(fit(1), fit(3));
        let kept = Pupil::from_bytes(7, Head::Plain, 0.0, &fit(1)).unwrap();
        assert_eq!(kept.to_bytes(), fit(1));
        assert!(Pupil::from_bytes(8, Head::Plain, 0.0, &fit(1)).is_none());
    }
}
