//! The words that a person can type, in the person's language and in English, and how a line becomes terms.

use std::collections::BTreeMap;

use messages::Message;
use messages::texts::text as texts;
use rules::ids::SeatId;

/// The most letters of a line that are read.
pub const LONGEST_LINE: usize = 200;

/// A word by its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Word {
    /// Say the last answer again.
    Again,
    /// What lies there.
    Table,
    /// Everything since the last turn.
    Log,
    /// The points.
    Score,
    /// The rules.
    Rules,
    /// The words of the help.
    Help,
    /// A hint.
    Hint,
    /// Undo the last action.
    Undo,
    /// End the program.
    Quit,
    /// Agree.
    Yes,
    /// Do not agree.
    No,
    /// Back to all choices.
    Back,
    /// Play, put or use something.
    Play,
    /// Discard, or a discard pile.
    Discard,
    /// The stock, or a stockpile.
    Stock,
    /// The piles of the partner.
    Partner,
    /// The die of a card game.
    Die,
    /// A Skip-Bo.
    Wild,
    /// End the turn.
    End,
    /// Draw a card, or let an opponent draw.
    Draw,
    /// Talk about the partner's play.
    Talk,
    /// Call out a slip.
    Call,
    /// Act out of turn.
    Jump,
    /// Throw dice.
    Roll,
    /// Pick up a die.
    Pick,
    /// Pass.
    Pass,
    /// Keep the new number.
    Keep,
    /// Go back to the old number.
    Old,
    /// The Bonus Die.
    Bonus,
    /// A free Skip-Bo.
    Free,
    /// A Skip-Bo Reward.
    Reward,
    /// Write in a stockpile.
    Write,
    /// All dice.
    All,
    /// Ready for the match.
    Ready,
    /// Start the match.
    Start,
}

impl Word {
    /// All words with the messages that list how they are written.
    const LIST: [(Self, Message); 35] = [
        (Self::Again, texts::WORD_AGAIN),
        (Self::Table, texts::WORD_TABLE),
        (Self::Log, texts::WORD_LOG),
        (Self::Score, texts::WORD_SCORE),
        (Self::Rules, texts::WORD_RULES),
        (Self::Help, texts::WORD_HELP),
        (Self::Hint, texts::WORD_HINT),
        (Self::Undo, texts::WORD_UNDO),
        (Self::Quit, texts::WORD_QUIT),
        (Self::Yes, texts::WORD_YES),
        (Self::No, texts::WORD_NO),
        (Self::Back, texts::WORD_BACK),
        (Self::Play, texts::WORD_PLAY),
        (Self::Discard, texts::WORD_DISCARD),
        (Self::Stock, texts::WORD_STOCK),
        (Self::Partner, texts::WORD_PARTNER),
        (Self::Die, texts::WORD_DIE),
        (Self::Wild, texts::WORD_WILD),
        (Self::End, texts::WORD_END),
        (Self::Draw, texts::WORD_DRAW),
        (Self::Talk, texts::WORD_TALK),
        (Self::Call, texts::WORD_CALL),
        (Self::Jump, texts::WORD_JUMP),
        (Self::Roll, texts::WORD_ROLL),
        (Self::Pick, texts::WORD_PICK),
        (Self::Pass, texts::WORD_PASS),
        (Self::Keep, texts::WORD_KEEP),
        (Self::Old, texts::WORD_OLD),
        (Self::Bonus, texts::WORD_BONUS),
        (Self::Free, texts::WORD_FREE),
        (Self::Reward, texts::WORD_REWARD),
        (Self::Write, texts::WORD_WRITE),
        (Self::All, texts::WORD_ALL),
        (Self::Ready, texts::WORD_READY),
        (Self::Start, texts::WORD_START),
    ];
}

/// A part of a line that means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Term {
    /// A word.
    Word(Word),
    /// A number, in figures or as a Roman numeral.
    Number(u16),
    /// The letter of a pile.
    Letter(char),
    /// The name of a player.
    Seat(SeatId),
}

/// Why a line has no meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineError {
    /// It is longer than any that a person needs.
    TooLong,
    /// A word is not known.
    Unknown,
}

/// The words of a language.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    /// The tag of the language, for the pages of the rules.
    tag: String,
    /// By the written word. `None` for a word that is left out.
    words: BTreeMap<String, Option<Word>>,
    /// How each word is shown in the help.
    shown: BTreeMap<Word, String>,
}

impl Vocabulary {
    /// The words of the person's language; the English ones are understood too, unless they mean something else in
    /// that language.
    pub fn new(tag: &str, own: &dyn Fn(&Message) -> String, english: &dyn Fn(&Message) -> String) -> Self {
        let mut words = BTreeMap::new();
        let mut shown = BTreeMap::new();
        for speak in [own, english] {
            for (word, message) in Word::LIST {
                for written in split(&speak(&message)) {
                    shown.entry(word).or_insert_with(|| written.clone());
                    words.entry(folded(&written)).or_insert(Some(word));
                }
            }
            for filler in split(&speak(&texts::WORD_FILLERS)) {
                words.entry(folded(&filler)).or_insert(None);
            }
        }
        let tag = tag.to_owned();
        Self { tag, words, shown }
    }

    /// The tag of the language.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// How a word is shown.
    pub fn shown(&self, word: Word) -> &str {
        self.shown.get(&word).map_or("", String::as_str)
    }

    /// Whether a line is just this word.
    pub fn is(&self, line: &str, word: Word) -> bool {
        self.terms(line, &[]) == Ok(vec![Term::Word(word)])
    }

    /// The meaning of a line; `names` are the names of the players, by seat.
    pub(crate) fn terms(&self, line: &str, names: &[String]) -> Result<Vec<Term>, LineError> {
        if line.chars().count() > LONGEST_LINE {
            return Err(LineError::TooLong);
        }
        let pieces = self.pieces(line);
        let names: Vec<Vec<String>> = names.iter().map(|name| plain_pieces(name)).collect();
        let mut terms = Vec::new();
        let mut rest = pieces.as_slice();
        while let Some((piece, after)) = rest.split_first() {
            let named = (0..)
                .map(SeatId)
                .zip(&names)
                .filter(|(_, name)| !name.is_empty() && rest.len() >= name.len() && rest[..name.len()] == name[..]);
            let named = named.max_by_key(|(_, name)| name.len());
            let known = self.words.get(piece.as_str());
            // The first word says what to do; a player may be called like it.
            let is_verb = terms.is_empty() && known.is_some();
            rest = match (number(piece), named) {
                (Some(number), _) => {
                    terms.push(Term::Number(number));
                    after
                }
                (None, Some((seat, name))) if !is_verb => {
                    terms.push(Term::Seat(seat));
                    &rest[name.len()..]
                }
                _ => {
                    let mut letters = piece.chars();
                    match (known, letters.next(), letters.next()) {
                        (Some(known), ..) => terms.extend(known.map(Term::Word)),
                        (None, Some(letter @ ('a'..='d' | 'q' | 'w' | 'e' | 'r')), None) => {
                            terms.push(Term::Letter(letter));
                        }
                        _ => return Err(LineError::Unknown),
                    }
                    after
                }
            };
        }
        // The letter of a build pile comes last. Before that it is an article or a preposition.
        let last = terms.len().saturating_sub(1);
        let mut at = 0;
        terms.retain(|term| {
            at += 1;
            at > last || !matches!(term, Term::Letter('a'..='d'))
        });
        Ok(terms)
    }

    /// The words of a line without accents, in small letters. A word with a hyphen stays one word if it is known.
    fn pieces(&self, line: &str) -> Vec<String> {
        let mut pieces = Vec::new();
        for piece in folded(line).split(|sign: char| !sign.is_alphanumeric() && sign != '-') {
            let joined = piece.replace('-', "");
            if self.words.contains_key(&joined) {
                pieces.push(joined);
            } else {
                pieces.extend(piece.split('-').filter(|part| !part.is_empty()).map(str::to_owned));
            }
        }
        // A word that is typed in two parts.
        let mut at = 0;
        while at + 1 < pieces.len() {
            let joined = pieces[at].clone() + &pieces[at + 1];
            if !self.words.contains_key(&pieces[at]) && self.words.contains_key(&joined) {
                pieces.splice(at..at + 2, [joined]);
            }
            at += 1;
        }
        pieces
    }
}

/// The words of a list with commas.
pub(crate) fn split(list: &str) -> Vec<String> {
    let words = list
        .split(',')
        .map(|word| word.trim_matches(['[', ']', ' ']).to_owned());
    words.filter(|word| !word.is_empty()).collect()
}

fn plain_pieces(name: &str) -> Vec<String> {
    let pieces = folded(name);
    let pieces = pieces.split(|sign: char| !sign.is_alphanumeric());
    pieces.filter(|piece| !piece.is_empty()).map(str::to_owned).collect()
}

/// In small letters and without accents, as people type on a keyboard of another language.
pub(crate) fn folded(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            '\u{e0}'..='\u{e5}' => plain.push('a'),
            '\u{e7}' => plain.push('c'),
            '\u{e8}'..='\u{eb}' => plain.push('e'),
            '\u{ec}'..='\u{ef}' => plain.push('i'),
            '\u{f1}' => plain.push('n'),
            '\u{f2}'..='\u{f6}' => plain.push('o'),
            '\u{f9}'..='\u{fc}' => plain.push('u'),
            '\u{df}' => plain.push_str("ss"),
            '\u{153}' => plain.push_str("oe"),
            other => plain.push(other),
        }
    }
    plain
}

/// A number in figures, or the Roman numeral of a stockpile.
fn number(piece: &str) -> Option<u16> {
    match piece {
        "i" => Some(1),
        "ii" => Some(2),
        "iii" => Some(3),
        "iv" => Some(4),
        figures => figures.parse().ok(),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use language::{Language, Locale};

    /// The words of a language, as the drivers make them.
    pub(crate) fn words_of(locale: Locale) -> Vocabulary {
        let (own, english) = (Language::carried(locale), Language::english());
        Vocabulary::new(locale.tag(), &|message| own.plain(message), &|message| {
            english.plain(message)
        })
    }

    fn read(locale: Locale, line: &str) -> Result<Vec<Term>, LineError> {
        let names = ["Ana", "Bo", "Anna Lena"].map(str::to_owned);
        words_of(locale).terms(line, &names)
    }

    #[test]
    fn a_line_is_read_with_or_without_small_words_in_any_case() {
        use Term::{Letter, Number, Seat, Word as W};
        for (line, terms) in [
            ("play 7 on 2", vec![W(Word::Play), Number(7), Number(2)]),
            ("  PLAY the 7, onto pile 2!", vec![W(Word::Play), Number(7), Number(2)]),
            ("play a Skip-Bo on a", vec![W(Word::Play), W(Word::Wild), Letter('a')]),
            ("skip bo 3", vec![W(Word::Wild), Number(3)]),
            (
                "re-roll 3 5 bonus",
                vec![W(Word::Roll), Number(3), Number(5), W(Word::Bonus)],
            ),
            (
                "play stock ii on b",
                vec![W(Word::Play), W(Word::Stock), Number(2), Letter('b')],
            ),
            ("put a 3 on anna lena", vec![W(Word::Play), Number(3), Seat(SeatId(2))]),
            ("put 3 on BO", vec![W(Word::Play), Number(3), Seat(SeatId(1))]),
            ("", vec![]),
        ] {
            assert_eq!(read(Locale::English, line), Ok(terms), "{line}");
        }
        assert_eq!(read(Locale::English, "play sevn"), Err(LineError::Unknown));
        assert_eq!(read(Locale::English, &"7".repeat(300)), Err(LineError::TooLong));
        assert_eq!(read(Locale::English, "99999999999999"), Err(LineError::Unknown));
    }

    #[test]
    fn each_language_has_its_own_words_and_the_english_ones() {
        for (locale, line) in [
            (Locale::German, "spiele 7 auf 2"),
            (Locale::German, "lege die 7 auf Stapel 2"),
            (Locale::French, "joue 7 sur 2"),
            (Locale::French, "jouer le 7 sur la s\u{e9}rie 2"),
            (Locale::Spanish, "juega 7 en 2"),
            (Locale::Spanish, "jugar el 7 en la pila 2"),
        ] {
            let wanted = read(Locale::English, "play 7 on 2");
            assert_eq!(read(locale, line), wanted, "{line}");
            assert_eq!(read(locale, "play 7 on 2"), wanted, "{locale:?}");
        }
    }

    #[test]
    fn no_language_has_a_word_with_two_meanings_or_with_a_blank() {
        for locale in Locale::OFFERED {
            let language = Language::carried(locale);
            let mut found: BTreeMap<String, Word> = BTreeMap::new();
            for (word, message) in Word::LIST {
                for written in split(&language.plain(&message)) {
                    assert!(
                        written.chars().all(char::is_alphanumeric),
                        "{locale:?} {word:?}: {written:?} is no single word"
                    );
                    let other = found.insert(folded(&written), word).filter(|other| *other != word);
                    assert_eq!(other, None, "{locale:?}: {written} is also {word:?}");
                }
            }
            for filler in split(&language.plain(&texts::WORD_FILLERS)) {
                assert!(
                    !found.contains_key(&folded(&filler)),
                    "{locale:?}: {filler} means something"
                );
            }
        }
    }

    #[test]
    fn english_words_mean_the_same_in_all_languages_or_are_small_words_there() {
        let english = Language::english();
        for locale in Locale::OFFERED {
            let words = words_of(locale);
            for (word, message) in Word::LIST {
                for written in split(&english.plain(&message)) {
                    let meaning = words.words.get(&folded(&written)).copied().flatten();
                    assert_eq!(meaning.unwrap_or(word), word, "{locale:?}: {written}");
                }
            }
        }
    }
}
