//! The conversation as bytes: lines in, lines out, with a limit on their length.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufRead, Read, Write};

use anyhow::Result;
use bots::Played;
use codex::Lang;

use super::Session;

/// The longest line that is read. A longer one is skipped and answered by an error.
pub const LINE_LIMIT: usize = 16 * 1024 * 1024;

/// Speak the protocol on standard input and output until `quit` or the end of input.
///
/// # Errors
/// If input or output fails.
pub fn serve<G: Played>(lang: Lang) -> Result<()> {
    // Games without a seed should not all be the same.
    let seed = RandomState::new().build_hasher().finish();
    let input = io::BufReader::with_capacity(64 * 1024, io::stdin().lock());
    let output = io::BufWriter::new(io::stdout().lock());
    converse(&mut Session::<G>::new(lang, seed), input, output, LINE_LIMIT)?;
    Ok(())
}

/// One line of input.
enum Line {
    Whole,
    TooLong,
    End,
}

/// Answer every line of `input` on `output`. A last line without its end is answered too.
///
/// # Errors
/// If input or output fails.
pub fn converse<G: Played, I: Read>(
    session: &mut Session<G>,
    mut input: io::BufReader<I>,
    mut output: impl Write,
    limit: usize,
) -> io::Result<()> {
    let mut line = Vec::new();
    while !session.is_over() {
        let answer = match read_line(&mut input, &mut line, limit)? {
            Line::Whole => session.answer(&line),
            Line::TooLong => session.answer_too_long(limit),
            Line::End => break,
        };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        // The other side may be waiting for this answer, unless its next request has already come.
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
    }
    output.flush()
}

/// Read up to the next line end. What is beyond the limit is read past but not kept.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>, limit: usize) -> io::Result<Line> {
    line.clear();
    line.shrink_to(64 * 1024);
    let mut length = 0usize;
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if bytes.is_empty() {
            return Ok(match length {
                0 => Line::End,
                _ if length > limit => Line::TooLong,
                _ => Line::Whole,
            });
        }
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        length = length.saturating_add(part.len());
        if length <= limit {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            if line.last() == Some(&b'\r') {
                line.pop();
            }
            return Ok(if length > limit { Line::TooLong } else { Line::Whole });
        }
    }
}
