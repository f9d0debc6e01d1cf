//! Choices made by the bytes of an input; zero when there are none left.

/// What is left of an input.
pub struct Bytes<'a>(pub &'a [u8]);

impl<'a> Bytes<'a> {
    /// The next byte.
    pub fn next(&mut self) -> u8 {
        match self.0.split_first() {
            Some((first, rest)) => {
                self.0 = rest;
                *first
            }
            None => 0,
        }
    }

    /// A number below a small `n`.
    pub fn below(&mut self, n: usize) -> usize {
        usize::from(self.next()) % n.max(1)
    }

    /// A number below any `n`.
    pub fn far(&mut self, n: usize) -> usize {
        let wide = usize::from(self.next()) << 8 | usize::from(self.next());
        wide % n.max(1)
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is left, up to so many bytes, as text.
    pub fn text(&mut self, most: usize) -> String {
        let (text, rest) = self.0.split_at(self.0.len().min(most));
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }
}
