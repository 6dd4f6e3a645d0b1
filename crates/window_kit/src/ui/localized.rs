//! Localized texts: messages, translated into the current language, and again when the language or a name changes.

use std::sync::Arc;

use bevy::prelude::*;

use language::Language;
use messages::{KeyName, Message, SeatName};

/// The message of a text. It is translated before the frame is laid out.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
#[require(Text)]
pub struct LocalizedText(pub Message);

/// The current language, the names of the players, and the labels of the keys.
#[derive(Resource, Clone, Debug)]
pub struct Localizer {
    language: Arc<Language>,
    names: Vec<String>,
    /// A missing key has its letter on the keyboard of the United States.
    keys: Vec<(KeyName, Message)>,
}

impl Default for Localizer {
    fn default() -> Self {
        Self {
            language: Language::english(),
            names: Vec::new(),
            keys: Vec::new(),
        }
    }
}

impl Localizer {
    /// Sets the language.
    pub fn set_language(&mut self, language: Arc<Language>) {
        self.language = language;
    }

    /// The language.
    pub fn language(&self) -> &Language {
        &self.language
    }

    /// Sets the names of the players, by seat.
    pub fn set_names(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// The names of the players, by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Sets the labels of keys.
    pub(crate) fn set_keys(&mut self, keys: Vec<(KeyName, Message)>) {
        self.keys = keys;
    }

    /// The label of a key.
    fn key(&self, key: KeyName) -> Message {
        let named = self.keys.iter().find(|(known, _)| *known == key);
        named.map_or_else(|| Message::verbatim(key.0), |(_, label)| label.clone())
    }

    /// The localized text of a message.
    pub fn localize(&self, message: &Message) -> String {
        let message = message.with_keys(&|key| self.key(key));
        self.language.localize(&message, &|seat: SeatName| {
            let named = self.names.get(usize::from(seat.0)).cloned();
            named.unwrap_or_else(|| (seat.0 + 1).to_string())
        })
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Localizer>()
        .add_systems(PostUpdate, localize_texts.before(bevy::ui::UiSystems::Prepare));
}

fn localize_texts(localizer: Res<Localizer>, mut texts: Query<(Ref<LocalizedText>, &mut Text)>) {
    let all = localizer.is_changed();
    for (said, mut text) in &mut texts {
        if all || said.is_changed() {
            text.set_if_neq(Text(localizer.localize(&said.0)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::Locale;
    use messages::texts::{common, hud};

    #[test]
    fn what_is_on_the_screen_follows_the_language_and_the_names_at_once() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let line = app.world_mut().spawn(LocalizedText(hud::thinking(SeatName(0)))).id();
        let words = |app: &mut App| {
            app.update();
            app.world().get::<Text>(line).expect("a text").0.clone()
        };
        let spoken =
            |app: &mut App, change: fn(&mut Localizer)| change(&mut app.world_mut().resource_mut::<Localizer>());
        spoken(&mut app, |spoken| spoken.set_names(vec!["Ana".to_owned()]));
        let english = words(&mut app);
        assert!(english.contains("Ana"), "{english}");
        spoken(&mut app, |spoken| {
            spoken.set_language(Arc::new(Language::carried(Locale::German)));
        });
        let german = words(&mut app);
        assert!(german.contains("Ana") && german != english, "{german}");
        spoken(&mut app, |spoken| spoken.set_names(vec!["Bo".to_owned()]));
        assert_eq!(words(&mut app), german.replace("Ana", "Bo"));
    }

    #[test]
    fn keys_in_texts_are_those_of_the_keyboard() {
        let mut localizer = Localizer::default();
        let pile = common::key(KeyName('W'));
        assert_eq!(localizer.localize(&pile), "W");
        localizer.set_keys(vec![(KeyName('W'), Message::verbatim("Z"))]);
        assert_eq!(localizer.localize(&pile), "Z", "as in France");
        assert_eq!(localizer.localize(&common::key(KeyName('E'))), "E");
    }
}
