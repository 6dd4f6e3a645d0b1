//! The languages, and the choice of one by the system's settings.

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::pseudo;
use crate::shipped::SHIPPED;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tongue {
    /// English, from which the others are translated.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
    /// English with accents and brackets, about a tenth longer: for tests.
    #[serde(rename = "pseudo")]
    Pseudo,
    /// The same, laid out from right to left: for tests.
    #[serde(rename = "mirrored")]
    Mirrored,
}

impl Tongue {
    /// The languages that a player can choose.
    pub const OFFERED: [Self; 4] = [Self::English, Self::German, Self::French, Self::Spanish];

    /// The tag, as in `de`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::Pseudo => "pseudo",
            Self::Mirrored => "mirrored",
        }
    }

    /// The name in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Fran\u{e7}ais",
            Self::Spanish => "Espa\u{f1}ol",
            Self::Pseudo | Self::Mirrored => "[\u{de}\u{15f}\u{e9}\u{fb}\u{10f}\u{f6}]",
        }
    }

    /// The language of a tag, as in `de`, `de-AT` or `de_AT.UTF-8`; `None` if the program does not have it.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let tag = tag.split(['.', '@']).next().unwrap_or_default();
        if let Some(pseudo) = [Self::Pseudo, Self::Mirrored]
            .into_iter()
            .find(|pseudo| pseudo.tag() == tag)
        {
            return Some(pseudo);
        }
        let wanted: LanguageIdentifier = tag.parse().ok()?;
        Self::OFFERED
            .into_iter()
            .find(|tongue| wanted.language.as_str() == tongue.tag())
    }

    /// The language of this computer: the first of the user's preferred languages that the program has; English if
    /// there is none.
    pub fn of_system() -> Self {
        sys_locale::get_locales()
            .find_map(|tag| Self::of_tag(&tag))
            .unwrap_or_default()
    }

    /// Whether it is a language of tests, which shows text that is not translated or does not fit.
    pub const fn is_pseudo(self) -> bool {
        matches!(self, Self::Pseudo | Self::Mirrored)
    }

    /// Words of a page as the language shows them: unchanged, except in the languages of tests.
    pub fn shown(self, words: String) -> String {
        if self.is_pseudo() {
            pseudo::bracketed(&pseudo::accented(&words))
        } else {
            words
        }
    }

    /// Whether it is written from right to left.
    pub const fn is_right_to_left(self) -> bool {
        matches!(self, Self::Mirrored)
    }

    /// The language whose texts it uses.
    pub const fn source(self) -> Self {
        if self.is_pseudo() { Self::English } else { self }
    }

    /// The built-in files of texts: the name and the text of each.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        SHIPPED
            .iter()
            .find(|(shipped, _)| *shipped == self.source().tag())
            .map_or(&[], |(_, files)| *files)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_the_tags_that_systems_give() {
        for (tag, tongue) in [
            ("de", Some(Tongue::German)),
            ("de-AT", Some(Tongue::German)),
            ("fr_CA.UTF-8", Some(Tongue::French)),
            ("es-419", Some(Tongue::Spanish)),
            ("en-GB", Some(Tongue::English)),
            ("pseudo", Some(Tongue::Pseudo)),
            ("fi", None),
            ("C", None),
            ("", None),
        ] {
            assert_eq!(Tongue::of_tag(tag), tongue, "{tag}");
        }
    }
}
