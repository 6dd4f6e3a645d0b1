//! Pages for players in all languages, for example the rules of a game.

/// A page in all languages.
#[derive(Clone, Copy, Debug)]
pub struct Page(&'static [(&'static str, &'static str)]);

impl Page {
    /// A page from its texts, each with the tag of its language, for example `de`. The first text is English.
    pub const fn new(texts: &'static [(&'static str, &'static str)]) -> Self {
        Self(texts)
    }

    /// The text in the language with this tag; the English text if there is none.
    pub fn text(&self, tag: &str) -> &'static str {
        let own = self.0.iter().find(|(of, _)| *of == tag);
        own.or(self.0.first()).map_or("", |(_, text)| text)
    }

    /// The English text, from which the others are translated.
    pub fn english(&self) -> &'static str {
        self.text("")
    }
}

/// The page with this path below `docs`, and its translations with the same path below the folders of their languages.
/// `docs` is seen from the folder of the crate, as in `/../../docs`.
#[macro_export]
macro_rules! translated {
    ($docs:literal, $path:literal) => {
        $crate::page::Page::new(&[
            (
                "en",
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $docs, "/", $path)),
            ),
            (
                "de",
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $docs, "/de/", $path)),
            ),
            (
                "fr",
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $docs, "/fr/", $path)),
            ),
            (
                "es",
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $docs, "/es/", $path)),
            ),
        ])
    };
}
pub use translated;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_without_a_translation_is_in_english() {
        let page = Page::new(&[("en", "turn"), ("de", "Zug")]);
        assert_eq!((page.text("de"), page.text("fi")), ("Zug", "turn"));
        assert_eq!(page.english(), "turn");
        assert_eq!(Page::new(&[]).text("de"), "");
    }
}
