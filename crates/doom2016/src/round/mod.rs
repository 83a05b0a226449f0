//! Rounds: the status phase, the initiative deck and the end of a round (D16-RND-1, D16-STA-1 to D16-STA-7).

mod next;
mod status;
