//! A message: its id and its arguments.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;

use arrayvec::ArrayVec;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use crate::argument::{CardName, Joined, KeyName, Number, Seat};
use crate::table::{TABLE, VERBATIM};

/// The most levels of messages inside messages when reading. Messages of the program have far fewer.
const DEEPEST: usize = 8;

/// The id of a message. It is serialized as its name, as in `stack-captured`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id(pub(super) u16);

impl Id {
    /// All messages.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TABLE.len() as u16).map(Self)
    }

    /// The message of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|id| id.name() == name)
    }

    /// The name, as in the files of texts.
    pub fn name(self) -> &'static str {
        TABLE[usize::from(self.0)].0
    }

    /// The names and kinds of the arguments, in the order of [`Message::args`].
    pub fn arguments(self) -> &'static [(&'static str, &'static str)] {
        TABLE[usize::from(self.0)].1
    }
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arg {
    /// The player in a seat.
    Seat(Seat),
    /// The players in several seats.
    Seats(Box<[Seat]>),
    /// A number.
    Number(Number),
    /// A card.
    Card(CardName),
    /// Words that are the same in all languages: a name that a person typed, a file name.
    Text(Box<str>),
    /// Another message.
    Message(Box<Message>),
    /// Several messages.
    List(Joined, Box<[Message]>),
    /// A key.
    Key(KeyName),
}

impl Arg {
    /// The argument for words that are the same in all languages.
    pub fn text(words: impl Into<String>) -> Self {
        Self::Text(words.into().into_boxed_str())
    }

    /// The argument for several seats.
    pub fn seats(seats: impl IntoIterator<Item: Into<Seat>>) -> Self {
        Self::Seats(seats.into_iter().map(Into::into).collect())
    }

    /// The argument for several messages.
    pub fn list(joined: Joined, messages: impl IntoIterator<Item: Into<Message>>) -> Self {
        Self::List(joined, messages.into_iter().map(Into::into).collect())
    }

    /// Whether it is of a kind, as the texts declare it.
    pub(crate) fn is_a(&self, kind: &str) -> bool {
        kind == match self {
            Self::Seat(_) => "seat",
            Self::Seats(_) => "seats",
            Self::Number(_) => "number",
            Self::Card(_) => "card",
            Self::Key(_) => "key",
            Self::Text(_) => "text",
            Self::Message(_) => "message",
            Self::List(Joined::All, _) => "all",
            Self::List(Joined::Any, _) => "any",
            Self::List(Joined::Series, _) => "series",
            Self::List(Joined::Sentences, _) => "sentences",
            Self::List(Joined::Lines, _) => "lines",
        }
    }
}

/// A message to people: an id and arguments. The functions in [`crate::texts`] make messages.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct Message {
    id: Id,
    args: Args,
}

/// The arguments of a message. Up to two are stored in place, without allocation: the rules refuse many actions while
/// a computer player thinks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Args {
    /// At most two.
    Few(ArrayVec<Arg, 2>),
    /// More.
    Many(Vec<Arg>),
}

impl Args {
    fn as_slice(&self) -> &[Arg] {
        match self {
            Self::Few(args) => args,
            Self::Many(args) => args,
        }
    }
}

impl FromIterator<Arg> for Args {
    fn from_iter<I: IntoIterator<Item = Arg>>(args: I) -> Self {
        let mut args = args.into_iter();
        let mut few = ArrayVec::new_const();
        while let Some(arg) = args.next() {
            if few.is_full() {
                return Self::Many(few.into_iter().chain([arg]).chain(args).collect());
            }
            few.push(arg);
        }
        Self::Few(few)
    }
}

impl Message {
    pub(super) const fn plain(id: Id) -> Self {
        Self {
            id,
            args: Args::Few(ArrayVec::new_const()),
        }
    }

    pub fn new(id: Id, args: impl IntoIterator<Item = Arg>) -> Self {
        Self {
            id,
            args: args.into_iter().collect(),
        }
    }

    /// The id of the message.
    pub const fn id(&self) -> Id {
        self.id
    }

    /// The arguments, of the kinds that [`Id::arguments`] says.
    pub fn args(&self) -> &[Arg] {
        self.args.as_slice()
    }

    /// Words that are the same in all languages: a name, a number, a sign.
    pub fn verbatim(words: impl Into<String>) -> Self {
        Self::new(Id(VERBATIM), [Arg::text(words)])
    }

    /// Whether its words are the same in all languages.
    pub fn is_verbatim(&self) -> bool {
        self.id == Id(VERBATIM)
    }

    /// A message without words.
    pub fn empty() -> Self {
        Self::verbatim("")
    }

    /// Whether it has no words in any language.
    pub fn is_empty(&self) -> bool {
        *self == Self::empty()
    }

    /// Whether it names a key.
    fn names_key(&self) -> bool {
        self.args().iter().any(|arg| match arg {
            Arg::Key(_) => true,
            Arg::Message(message) => message.names_key(),
            Arg::List(_, messages) => messages.iter().any(Self::names_key),
            Arg::Seat(_) | Arg::Seats(_) | Arg::Number(_) | Arg::Card(_) | Arg::Text(_) => false,
        })
    }

    /// The message with `label` in place of each key that it names.
    pub fn with_keys(&self, label: &dyn Fn(KeyName) -> Self) -> Cow<'_, Self> {
        if !self.names_key() {
            return Cow::Borrowed(self);
        }
        let inner = |message: &Self| message.with_keys(label).into_owned();
        let args = self.args().iter().map(|arg| match arg {
            Arg::Key(key) => Arg::Message(Box::new(label(*key))),
            Arg::Message(message) => Arg::Message(Box::new(inner(message))),
            Arg::List(joined, messages) => Arg::List(*joined, messages.iter().map(inner).collect()),
            other => other.clone(),
        });
        Cow::Owned(Self::new(self.id, args))
    }

    /// The number of levels of messages, with this one: 1 if no message is inside.
    fn depth(&self) -> usize {
        let inside = self.args().iter().map(|arg| match arg {
            Arg::Message(message) => message.depth(),
            Arg::List(_, messages) => messages.iter().map(Self::depth).max().unwrap_or(0),
            Arg::Seat(_) | Arg::Seats(_) | Arg::Number(_) | Arg::Card(_) | Arg::Key(_) | Arg::Text(_) => 0,
        });
        1 + inside.max().unwrap_or(0)
    }
}

impl Default for Message {
    fn default() -> Self {
        Self::empty()
    }
}

impl fmt::Display for Message {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id.name())?;
        for (at, arg) in self.args().iter().enumerate() {
            write!(out, "{}{arg}", if at == 0 { "(" } else { ", " })?;
        }
        out.write_str(if self.args().is_empty() { "" } else { ")" })
    }
}

/// An argument, for logs.
impl fmt::Display for Arg {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(out, "{seat:?}"),
            Self::Seats(seats) => write!(out, "{seats:?}"),
            Self::Number(number) => write!(out, "{}", number.0),
            Self::Card(card) => write!(out, "{card:?}"),
            Self::Key(key) => write!(out, "{key:?}"),
            Self::Text(text) => write!(out, "{text:?}"),
            Self::Message(message) => write!(out, "{message}"),
            Self::List(_, messages) => {
                out.write_str("[")?;
                for (at, message) in messages.iter().enumerate() {
                    write!(out, "{}{message}", if at == 0 { "" } else { ", " })?;
                }
                out.write_str("]")
            }
        }
    }
}

/// Why a message can't be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MessageError {
    /// There is no message of this name, perhaps because another version of the program wrote it.
    #[error("there is no message {0}")]
    Unknown(String),
    /// The arguments are not of the number and kinds that the message has.
    #[error("the arguments of the message {0} are not those that it has")]
    Arguments(&'static str),
    /// Messages are nested more deeply than any that the program makes.
    #[error("messages inside of messages go deeper than {DEEPEST}")]
    Deep,
}

/// A message in serialized form: with its name.
#[derive(Serialize, Deserialize)]
struct Written {
    id: Cow<'static, str>,
    // Written even if empty: formats without field names read by position.
    #[serde(default, deserialize_with = "not_too_deep")]
    args: Vec<Arg>,
}

/// Reads arguments, which can contain messages again. It checks the depth while reading, because a message nested too
/// deeply would overflow the stack before a check after reading.
fn not_too_deep<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Arg>, D::Error> {
    thread_local!(static DEPTH: Cell<usize> = const { Cell::new(0) });
    let depth = DEPTH.get();
    // More levels than a valid message has, so that the check after reading gives the reason.
    if depth > DEEPEST + 1 {
        return Err(D::Error::custom(MessageError::Deep));
    }
    DEPTH.set(depth + 1);
    let args = Vec::deserialize(from);
    DEPTH.set(depth);
    args
}

impl From<Message> for Written {
    fn from(message: Message) -> Self {
        Self {
            id: message.id.name().into(),
            args: message.args().to_vec(),
        }
    }
}

impl TryFrom<Written> for Message {
    type Error = MessageError;

    fn try_from(written: Written) -> Result<Self, MessageError> {
        let id = Id::named(&written.id).ok_or_else(|| MessageError::Unknown(written.id.into_owned()))?;
        let declared = id.arguments();
        let fit = declared.len() == written.args.len()
            && declared
                .iter()
                .zip(&written.args)
                .all(|((_, kind), arg)| arg.is_a(kind));
        if !fit {
            return Err(MessageError::Arguments(id.name()));
        }
        let message = Self::new(id, written.args);
        if message.depth() > DEEPEST {
            return Err(MessageError::Deep);
        }
        Ok(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts;

    #[test]
    fn a_message_is_read_back_as_it_was_written() {
        let message = texts::common::seat(Seat(2));
        let json = serde_json::to_string(&message).expect("messages can be written");
        assert_eq!(json, r#"{"id":"common-seat","args":[{"Seat":2}]}"#);
        assert_eq!(
            serde_json::from_str::<Message>(&json).expect("the message can be read"),
            message
        );
    }

    #[test]
    fn what_is_no_message_is_refused_with_the_reason() {
        let fault = |json: &str| {
            serde_json::from_str::<Message>(json)
                .expect_err("no message")
                .to_string()
        };
        assert_eq!(
            fault(r#"{"id":"common-nothing"}"#),
            "there is no message common-nothing"
        );
        for args in ["[]", r#"[{"Number":2}]"#, r#"[{"Seat":2},{"Seat":2}]"#] {
            let json = format!(r#"{{"id":"common-seat","args":{args}}}"#);
            assert!(fault(&json).contains("common-seat are not those"), "{json}");
        }
    }

    #[test]
    fn logs_have_the_name_and_the_arguments() {
        assert_eq!(texts::input::TAKE_PUT.to_string(), "input-take-put");
        let aside = texts::common::aside(texts::common::seat(Seat(2)));
        assert_eq!(aside.to_string(), "common-aside(common-seat(Seat(2)))");
        let series = texts::common::series([Message::verbatim("a"), Message::verbatim("b")]);
        assert_eq!(
            series.to_string(),
            r#"common-series([common-verbatim("a"), common-verbatim("b")])"#
        );
    }

    #[test]
    fn keys_are_named_by_what_stands_on_them_at_any_depth() {
        let label = |key: KeyName| Message::verbatim(format!("<{}>", key.0));
        let named = |message: &Message| message.with_keys(&label).to_string();
        let key = texts::common::key(KeyName('W'));
        assert_eq!(named(&key), r#"common-key(common-verbatim("<W>"))"#);
        let aside = texts::common::aside(key.clone());
        assert_eq!(named(&aside), format!("common-aside({})", named(&key)));
        let series = texts::common::series([key.clone(), Message::verbatim("a")]);
        assert_eq!(
            named(&series),
            format!(r#"common-series([{}, common-verbatim("a")])"#, named(&key))
        );
        let none = Message::verbatim("W");
        assert_eq!(*none.with_keys(&label), none);
    }

    #[test]
    fn messages_that_go_too_deep_are_refused() {
        let deep = |levels| (1..levels).fold(Message::verbatim("x"), |inner, _| texts::common::aside(inner));
        let read = |message: &Message| {
            let json = serde_json::to_string(message).expect("messages can be written");
            serde_json::from_str::<Message>(&json)
        };
        assert!(read(&deep(DEEPEST)).is_ok());
        assert!(read(&deep(DEEPEST + 1)).is_err());
        // Three bytes a level: an empty name, one argument, and again a message. No stack is that deep.
        let endless = [0, 1, 5].repeat(300_000);
        assert!(postcard::from_bytes::<Message>(&endless).is_err());
        assert!(
            read(&deep(DEEPEST)).is_ok(),
            "a refused message does not change the depth"
        );
    }
}
