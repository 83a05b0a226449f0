//! From what a network answers to how likely something is, in whole numbers.

use std::sync::LazyLock;

/// Something certain.
pub(crate) const SURE: i32 = 65_536;

/// Bits behind the point of what a network answers.
const BITS: u32 = 17;
/// Bits of a step of the table: it goes by 32nds, from 0 to 8.
const STEP_BITS: u32 = BITS - 5;

/// The logistic curve from 0 to 8. Only products and quotients: they are the same on every machine.
static CURVE: LazyLock<[i32; 257]> = LazyLock::new(|| {
    // e to the power of -1/32.
    const FALL: f64 = 0.969_233_234_476_344;
    let mut odds = 1.0;
    std::array::from_fn(|_| {
        let chance = f64::from(SURE) / (1.0 + odds);
        odds *= FALL;
        chance as i32
    })
});

/// How likely it is, in 65,536ths, by what a network answers.
pub(crate) fn logistic(answer: i32) -> i32 {
    let much = answer.unsigned_abs();
    let step = (much >> STEP_BITS) as usize;
    let high = match CURVE.get(step..step + 2) {
        Some(&[here, next]) => {
            let rest = (much & ((1 << STEP_BITS) - 1)) as i32;
            here + (((next - here) * rest) >> STEP_BITS)
        }
        _ => CURVE[256],
    };
    if answer < 0 { SURE - high } else { high }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_rises_from_nothing_to_all() {
        assert_eq!(logistic(0), SURE / 2);
        let answers: Vec<i32> = (-1100..=1100).map(|n| logistic(n * 1024)).collect();
        assert!(answers.is_sorted() && answers[0] < 30 && answers[2200] > SURE - 30);
        assert!((logistic(1 << 17) - 47_911).abs() < 20, "{}", logistic(1 << 17));
    }
}
