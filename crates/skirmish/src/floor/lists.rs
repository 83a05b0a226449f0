//! Many short lists in one piece of memory.

/// Lists by number, one behind the other.
///
/// ```
/// let lists: skirmish::Lists<char> = ["ab", "", "c"].into_iter().map(str::chars).collect();
/// assert_eq!((lists.get(0), lists.get(1), lists.get(9)), (&['a', 'b'][..], &[][..], &[][..]));
/// ```
#[derive(Clone, Debug)]
pub struct Lists<T> {
    all: Vec<T>,
    /// Where each list starts, and where the last one ends.
    starts: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Lists { all: Vec::new(), starts: vec![0] }
    }
}

impl<T> Lists<T> {
    /// The list with this number; empty if there is none.
    #[inline]
    pub fn get(&self, number: usize) -> &[T] {
        match self.starts.get(number..).unwrap_or(&[]) {
            [start, end, ..] => self.all.get(*start as usize..*end as usize).unwrap_or(&[]),
            _ => &[],
        }
    }
    /// How many lists there are.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }
    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// One more list.
    pub fn push(&mut self, list: impl IntoIterator<Item = T>) {
        self.all.extend(list);
        self.starts.push(self.all.len() as u32);
    }
}

impl<T, I: IntoIterator<Item = T>> FromIterator<I> for Lists<T> {
    fn from_iter<L: IntoIterator<Item = I>>(lists: L) -> Self {
        let mut all = Lists::default();
        lists.into_iter().for_each(|list| all.push(list));
        all
    }
}
