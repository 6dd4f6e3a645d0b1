//! The arguments of a message, as its text can use them.
//!
//! An argument `$player` gives its words. If they apply, a text can also use:
//!
//! - `$player-starts`: `vowel` or `other`, for words that change before a vowel (French "d'Ana"); an h never counts as
//!   a vowel, because a name does not show whether its h is silent;
//! - `$player-ends`: `s` (also for x, z and ß) or `other`, for genitives (German "Klaus'");
//! - `$players-count`: the length of a list, for plurals.
//!
//! `CAPITAL($words)` gives the words with a capital first letter, for the beginning of a sentence.

use fluent_bundle::{FluentArgs, FluentValue};

use messages::names::{ISOLATE, ISOLATE_END, isolated, plain};
use messages::{Arg, CardName, Joined, Message, SeatName};

/// Gives the name of the player in a seat.
pub type NameOfSeat<'a> = &'a dyn Fn(SeatName) -> String;

/// The arguments of a message for its text. `say` gives the words of the messages inside it, `join` those of a list.
pub(super) fn of<'a>(
    message: &'a Message,
    names: NameOfSeat,
    say: &dyn Fn(&Message) -> String,
    join: &dyn Fn(Joined, Vec<String>) -> String,
) -> FluentArgs<'a> {
    let mut all = FluentArgs::with_capacity(message.args().len() * 3);
    for ((name, _), arg) in message.id().arguments().iter().zip(message.args()) {
        match arg {
            Arg::Seat(seat) => words(&mut all, name, &of_person(names(*seat))),
            Arg::Seats(seats) => {
                all.set(format!("{name}-count"), FluentValue::from(seats.len()));
                words(
                    &mut all,
                    name,
                    &join(Joined::All, seats.iter().map(|seat| of_person(names(*seat))).collect()),
                );
            }
            Arg::Number(number) => all.set(*name, FluentValue::from(number.0)),
            Arg::Card(CardName::Number(number)) => all.set(*name, FluentValue::from(*number)),
            Arg::Card(CardName::Wild) => all.set(*name, FluentValue::from("wild")),
            Arg::Key(key) => words(&mut all, name, &key.0.to_string()),
            Arg::Text(text) => words(&mut all, name, &isolated(&plain(text))),
            Arg::Message(inner) => words(&mut all, name, &say(inner)),
            Arg::List(joined, messages) => {
                all.set(format!("{name}-count"), FluentValue::from(messages.len()));
                words(&mut all, name, &join(*joined, messages.iter().map(say).collect()));
            }
        }
    }
    all
}

/// A name for insertion into a text: always one line.
fn of_person(name: String) -> String {
    isolated(&plain(&name)).replace('\n', " ")
}

fn words(all: &mut FluentArgs, name: &str, words: &str) {
    let letters = words.trim_matches([ISOLATE, ISOLATE_END]);
    let starts = letters
        .chars()
        .next()
        .is_some_and(|first| "aeiouAEIOU\u{e9}\u{c9}\u{e8}\u{ea}".contains(first));
    let ends = letters.chars().last().is_some_and(|last| "sxz\u{df}".contains(last));
    all.set(format!("{name}-starts"), if starts { "vowel" } else { "other" });
    all.set(format!("{name}-ends"), if ends { "s" } else { "other" });
    all.set(name.to_owned(), words.to_owned());
}

/// The words with a capital first letter.
pub(super) fn capital<'a>(words: &[FluentValue<'a>]) -> FluentValue<'a> {
    match words.first() {
        Some(FluentValue::String(words)) => {
            let letters = words.trim_start_matches(ISOLATE);
            let begun = &words[..words.len() - letters.len()];
            let mut letters = letters.chars();
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            FluentValue::from(begun.chars().chain(first).chain(letters).collect::<String>())
        }
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}
