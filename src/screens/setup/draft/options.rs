//! The chosen options of the game.

use crate::screens::setup::draft::state::Draft;
use games::catalog::AnyOptions;

impl Draft {
    /// The options as chosen. Values that the game no longer accepts keep their defaults.
    pub fn options(&self) -> AnyOptions {
        let mut options = AnyOptions::of_game(&self.game).unwrap_or_default();
        for (key, value) in self.chosen.get(&self.game).into_iter().flatten() {
            // A file that cannot be read is reported when the match is started.
            let _ = options.set(key, value);
        }
        options
    }

    /// The value of an option, chosen or default.
    pub fn value(&self, key: &str) -> String {
        let chosen = self.chosen.get(&self.game).and_then(|chosen| chosen.get(key));
        chosen.cloned().or_else(|| self.options().get(key)).unwrap_or_default()
    }

    /// Whether an option differs from its default.
    pub(crate) fn is_changed(&self, key: &str) -> bool {
        let usual = AnyOptions::of_game(&self.game).and_then(|options| options.get(key));
        usual.is_some_and(|usual| usual != self.value(key))
    }

    /// Chooses the value of an option.
    pub fn choose(&mut self, key: &str, value: &str) {
        let chosen = self.chosen.entry(self.game.clone()).or_default();
        chosen.insert(key.to_owned(), value.to_owned());
    }
}
