//! Makes the numbers of the rules constants, and a list of the texts that scenarios name.

fn main() -> std::io::Result<()> {
    numbers::write("doom2004")?;
    numbers::write_keys("doom2004-scenarios")
}
