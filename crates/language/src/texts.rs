//! A language: the words of all messages.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, LazyLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, FluentResource};
use icu_list::ListFormatter;
use icu_list::options::{ListFormatterOptions, ListLength};
use icu_locale_core::Locale as IcuLocale;
use unic_langid::LanguageIdentifier;

use crate::arguments::NameOfSeat;
use crate::locale::Locale;
use crate::{arguments, pseudo};
use messages::{Joined, Message};

/// The folder beside the program with texts that replace the built-in ones: those of German are in `locales/de`.
pub const FOLDER: &str = "locales";

/// A language: turns messages into words. A message without a text falls back to English.
pub struct Language {
    tongue: Locale,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Language {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_tuple("Language").field(&self.tongue).finish()
    }
}

static ENGLISH: LazyLock<Arc<Language>> = LazyLock::new(|| Arc::new(Language::carried(Locale::English)));

impl Language {
    /// English with the built-in texts.
    pub fn english() -> Arc<Self> {
        ENGLISH.clone()
    }

    /// A language with the built-in texts.
    pub fn carried(locale: Locale) -> Self {
        let mut language = Self::without_texts(locale);
        for (_, text) in locale.files() {
            // A text with an error is left out; tests check that there is none.
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            language.bundle.add_resource_overriding(resource);
        }
        language
    }

    /// A language with the texts of a folder (`beside`/`de/*.ftl`) in place of the built-in ones, and the errors in
    /// these texts.
    pub fn with_folder(locale: Locale, beside: &std::path::Path) -> (Self, Vec<TextFault>) {
        use system::{disk, files};

        let mut language = Self::carried(locale);
        let mut faults = Vec::new();
        let entries = disk::read_dir(beside.join(locale.tag()))
            .into_iter()
            .flatten()
            .flatten();
        let mut texts: Vec<_> = entries
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
            .collect();
        texts.sort();
        for file in texts {
            let fault = |why: String| TextFault {
                file: file.display().to_string(),
                why,
            };
            match files::read_text(&file, files::MOST_TEXT) {
                Err(error) => faults.push(fault(error.to_string())),
                Ok(text) => {
                    let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, errors)| {
                        faults.extend(errors.iter().map(|error| fault(error.to_string())));
                        resource
                    });
                    language.bundle.add_resource_overriding(resource);
                }
            }
        }
        (language, faults)
    }

    fn without_texts(locale: Locale) -> Self {
        let id: LanguageIdentifier = locale.source().tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // All languages here are written from left to right, so only names and texts from people can need isolates;
        // `arguments` adds those.
        bundle.set_use_isolating(false);
        if locale.is_pseudo() {
            bundle.set_transform(Some(pseudo::accented));
        }
        // This fails only if there is already a function of this name.
        let _ = bundle.add_function("CAPITAL", |words, _| arguments::capital(words));
        Self { tongue: locale, bundle }
    }

    /// Which language it is.
    pub const fn tongue(&self) -> Locale {
        self.tongue
    }

    /// The words of a message.
    pub fn localize(&self, message: &Message, names: NameOfSeat) -> String {
        self.localize_with_faults(message, names, &mut Vec::new())
    }

    /// The words of a message. Appends the errors in its texts to `faults`.
    pub(super) fn localize_with_faults(
        &self,
        message: &Message,
        names: NameOfSeat,
        faults: &mut Vec<FluentError>,
    ) -> String {
        let told = RefCell::new(faults);
        let words = self.inner(message, names, &told);
        if self.tongue.is_pseudo() && !message.is_verbatim() {
            pseudo::bracketed(&words)
        } else {
            words
        }
    }

    /// The words of a message with a number, from 1, in place of each seat's name.
    pub fn plain(&self, message: &Message) -> String {
        self.localize(message, &|seat| (seat.0 + 1).to_string())
    }

    /// All characters that its texts need, each once.
    pub fn letters(&self) -> String {
        // English is the fallback for a missing text.
        let files = [self.tongue, Locale::English].map(Locale::files);
        let texts = files.into_iter().flatten().flat_map(|(_, text)| text.lines());
        let texts = texts.filter(|line| !line.starts_with('#'));
        let mut letters: BTreeSet<char> = texts.flat_map(str::chars).collect();
        // Names and numbers are not in the texts.
        letters.extend(' '..='~');
        let letters: String = letters.into_iter().filter(|letter| !letter.is_control()).collect();
        if self.tongue.is_pseudo() {
            letters.clone() + &pseudo::accented(&letters)
        } else {
            letters
        }
    }

    /// The words of a message, or of a message inside another, without the brackets of the language of tests.
    fn inner(&self, message: &Message, names: NameOfSeat, faults: &RefCell<&mut Vec<FluentError>>) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(message.id().name())
            .and_then(|text| text.value())
        else {
            return match self.tongue {
                Locale::English | Locale::Pseudo | Locale::Mirrored => message.id().name().to_owned(),
                _ => ENGLISH.inner(message, names, faults),
            };
        };
        let args = arguments::of(
            message,
            names,
            &|inner| self.inner(inner, names, faults),
            &|joined, words| self.listed(joined, words),
        );
        // An argument that can't be formatted appears by its name; tests check that the built-in texts have none.
        self.bundle
            .format_pattern(pattern, Some(&args), &mut faults.borrow_mut())
            .into_owned()
    }

    /// The words of a list.
    fn listed(&self, joined: Joined, words: Vec<String>) -> String {
        let options = ListFormatterOptions::default().with_length(ListLength::Wide);
        let locale = self.list_locale().unwrap_or(IcuLocale::UNKNOWN).into();
        let formatter = match joined {
            Joined::All => ListFormatter::try_new_and(locale, options).ok(),
            Joined::Any => ListFormatter::try_new_or(locale, options).ok(),
            Joined::Series => None,
            Joined::Sentences => return words.join(" "),
            Joined::Lines => return words.join("\n"),
        };
        let Some(formatter) = formatter else {
            return words.join(", ");
        };
        if !self.tongue.is_pseudo() {
            return formatter.format_to_string(words.iter());
        }
        // Only the text between the words gets accents: the words already have theirs or are names.
        let joined = formatter.format_to_string(words.iter().map(|_| '\u{fffc}'));
        let mut words = words.iter();
        let between = pseudo::accented(&joined);
        let parts = between.chars().map(|sign| match sign {
            '\u{fffc}' => words.next().cloned().unwrap_or_default(),
            other => other.to_string(),
        });
        parts.collect()
    }

    /// The locale by which lists are joined.
    fn list_locale(&self) -> Option<IcuLocale> {
        let tag = match self.tongue.source() {
            // Without a comma before the last "and", as in all texts here.
            Locale::English => "en-GB",
            other => other.tag(),
        };
        tag.parse().ok()
    }
}

/// An error in a file of texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFault {
    /// The file.
    pub file: String,
    /// The error text of the system or of the parser.
    pub why: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use messages::SeatName;
    use messages::texts::common;

    fn names(seat: SeatName) -> String {
        ["Ana", "Bo", "Cy"][usize::from(seat.0)].to_owned()
    }

    #[test]
    fn lists_are_joined_as_each_language_does() {
        for (tongue, all, any) in [
            (Locale::English, "Ana, Bo and Cy", "Ana, Bo or Cy"),
            (Locale::German, "Ana, Bo und Cy", "Ana, Bo oder Cy"),
            (Locale::French, "Ana, Bo et Cy", "Ana, Bo ou Cy"),
            (Locale::Spanish, "Ana, Bo y Cy", "Ana, Bo o Cy"),
        ] {
            let language = Language::carried(tongue);
            let seats = || (0..3).map(|seat| names(SeatName(seat))).collect::<Vec<_>>();
            assert_eq!(language.listed(Joined::All, seats()), all);
            assert_eq!(language.listed(Joined::Any, seats()), any);
            assert_eq!(language.listed(Joined::Series, seats()), "Ana, Bo, Cy");
            assert_eq!(language.listed(Joined::All, seats()[..1].to_vec()), "Ana");
        }
    }

    #[test]
    fn the_language_of_tests_has_accents_and_brackets_and_leaves_names() {
        let pseudo = Language::carried(Locale::Pseudo);
        let said = pseudo.localize(&common::aside(common::seat(SeatName(1))), &names);
        assert_eq!(said, "[(Bo)]");
    }

    #[test]
    fn the_letters_of_a_language_are_all_that_its_texts_need_each_once() {
        let english = Language::english().letters();
        assert!(english.contains("ABC") && english.contains("123"));
        let mut letters: Vec<char> = english.chars().collect();
        letters.dedup();
        assert_eq!(letters.len(), english.chars().count());
        let pseudo = Language::carried(Locale::Pseudo);
        let words = pseudo.plain(&common::aside(Message::verbatim("Ana")));
        assert!(words.chars().all(|letter| pseudo.letters().contains(letter)));
        assert!(pseudo.letters().contains('\u{e9}'));
    }

    #[test]
    fn a_folder_beside_the_program_overrides_its_texts() {
        use std::fs;

        let folder = std::env::temp_dir().join(format!("tumbletop-texts-{}", std::process::id()));
        fs::create_dir_all(folder.join("en")).expect("a folder for the test");
        fs::write(folder.join("en/mine.ftl"), "common-aside = <{ $words }>\nbroken\n").expect("a file for the test");
        let (language, faults) = Language::with_folder(Locale::English, &folder);
        fs::remove_dir_all(&folder).expect("the test's folder can be removed");
        assert_eq!(
            language.localize(&common::aside(common::seat(SeatName(0))), &names),
            "<Ana>"
        );
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].file.ends_with("mine.ftl"));
    }
}
