//! What a part of the screen shows now, so that it is built anew only where it would show something else.

/// What a part of the screen was built from last; a system that builds it keeps that as its own.
#[derive(Clone, Debug)]
pub struct Shown<M>(Option<M>);

impl<M> Default for Shown<M> {
    fn default() -> Self {
        Self(None)
    }
}

impl<M: PartialEq> Shown<M> {
    /// Takes note of what is to be shown. Gives it where that is something else than before: then the part has to be built
    /// anew.
    pub fn change(&mut self, to: M) -> Option<&M> {
        self.change_unless(true, to)
    }

    /// The same for things that can go away by themselves, with their screen say: where they are not there any more, they
    /// have to be built anew in any case.
    pub fn change_unless(&mut self, there: bool, to: M) -> Option<&M> {
        if there && self.0.as_ref() == Some(&to) {
            return None;
        }
        Some(self.0.insert(to))
    }

    /// What is shown now.
    pub const fn now(&self) -> Option<&M> {
        self.0.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_is_built_once_and_again_where_it_went_away() {
        let mut shown = Shown::default();
        assert_eq!(shown.change("three"), Some(&"three"));
        assert_eq!(shown.change("three"), None);
        assert_eq!(shown.change("two"), Some(&"two"));
        assert_eq!(shown.change_unless(true, "two"), None);
        assert_eq!(shown.change_unless(false, "two"), Some(&"two"));
    }
}
