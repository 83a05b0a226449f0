//! Makes the numbers of the rules constants.

fn main() -> std::io::Result<()> {
    numbers::write("doom2004")
}
