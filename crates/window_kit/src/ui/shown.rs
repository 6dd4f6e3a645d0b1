//! What a part of the screen shows now, so that the part is updated only when its content changes.

/// The data that a part of the screen shows. The system that updates the part stores it as a local.
#[derive(Clone, Debug)]
pub struct Shown<M>(Option<M>);

impl<M> Default for Shown<M> {
    fn default() -> Self {
        Self(None)
    }
}

impl<M: PartialEq> Shown<M> {
    /// Stores the new content. Returns it if it differs from the old content: the part then has to be updated.
    pub fn change(&mut self, to: M) -> Option<&M> {
        self.change_unless(true, to)
    }

    /// The same for parts that other systems can despawn, for example with their screen: if the part is not `there`,
    /// it has to be updated in any case.
    pub fn change_unless(&mut self, there: bool, to: M) -> Option<&M> {
        if there && self.0.as_ref() == Some(&to) {
            return None;
        }
        Some(self.0.insert(to))
    }

    /// The content that is shown now.
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
