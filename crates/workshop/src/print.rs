//! Parts of files that all makers write.

/// A list, one entry a line; nothing if it is empty.
pub(crate) fn list(name: &str, entries: impl Iterator<Item = String>) -> String {
    let entries: String = entries.map(|entry| format!("    {entry}\n")).collect();
    if entries.is_empty() { String::new() } else { format!("{name} = [\n{entries}]\n") }
}
