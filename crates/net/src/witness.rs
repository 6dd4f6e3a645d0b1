//! What a client has seen of a match, and whether the record handed out at the end is that match and its seed was
//! drawn by everybody.
//!
//! The rules of the check are those of `docs/protocol.md`, so that a client of anybody else can make it too.

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, VecDeque};

use crate::protocol::client_message::RoomRequest;
use crate::protocol::lobby::MemberId;
use crate::protocol::server_message::DrawStep;
use games::catalog::{AnyGame, AnyView};
use host::drawn_check::{DrawnOtherwise, check_drawn};
use host::feed::{FeedItem, FeedUpdate};
use messages::texts::fair as words;
use messages::{Message, ToMessage};
use records::draw::{Commitment, Number, SeedDraw, commitment};
use records::record::Record;
use records::record::RecordError;
use records::record::container::ContainerError;
use records::seal::{Seal, Seals};
use rules::ids::Viewer;

/// The most items that are kept of a viewer, the newest ones: more than any match has entries.
const MOST_SEALS: usize = 1 << 14;

/// What the check of a record has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This client drew too: nobody can have chosen the seed, and the record is the match that was played.
    Fair {
        /// How many people drew the seed with the server.
        people: usize,
        /// How many draws were given up before, at this table.
        given_up: u32,
    },
    /// The record is the match that was played, as far as this client has seen it. It did not draw, or came later.
    Seen {
        /// Whether the whole draw was seen.
        draw: bool,
    },
    /// The match began with an earlier version, without a draw.
    NotDrawn,
    /// The record is of another version of the program.
    OtherVersion,
    /// The server handed out no record.
    NoRecord,
    /// The server has shown something else before than it shows now.
    Wrong(Discrepancy),
}

/// What does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discrepancy {
    /// A match began without a draw in which this client took part, though it plays.
    LeftOut,
    /// The secret of the server is not the one to which it committed.
    Secret,
    /// The numbers that the seed was drawn from are not those of the draw.
    Numbers,
    /// The seed is not that of the secret and the numbers.
    Seed,
    /// The match is not the one that was shown when it had this many entries.
    Match(u32),
    /// The chance of this entry, counted from 0, is not that of the seed.
    Chance(usize),
    /// The record can't be read, or breaks the rules.
    Record,
}

impl ToMessage for Verdict {
    fn message(&self) -> Message {
        match self {
            Self::Fair { .. } => words::CHECKED,
            Self::Seen { .. } => words::SEEN,
            Self::NotDrawn | Self::OtherVersion | Self::NoRecord => words::NOT_CHECKED,
            Self::Wrong(_) => words::WRONG,
        }
    }
}

impl Verdict {
    /// How it was found out, in some sentences.
    pub fn how(&self) -> Message {
        match self {
            Self::Fair { people, given_up: 0 } => words::how_checked(*people),
            Self::Fair { people, given_up } => words::how_checked_again(*people, *given_up),
            Self::Seen { draw: true } => words::HOW_SEEN,
            Self::Seen { draw: false } => words::HOW_SEEN_LATE,
            Self::NotDrawn => words::HOW_NOT_DRAWN,
            Self::OtherVersion => words::HOW_OTHER_VERSION,
            Self::NoRecord => words::HOW_NO_RECORD,
            Self::Wrong(what) => match what {
                Discrepancy::LeftOut => words::WRONG_LEFT_OUT,
                Discrepancy::Secret => words::WRONG_SECRET,
                Discrepancy::Numbers => words::WRONG_NUMBERS,
                Discrepancy::Seed => words::WRONG_SEED,
                Discrepancy::Match(entries) => words::wrong_match(*entries),
                Discrepancy::Chance(entry) => words::wrong_chance(entry + 1),
                Discrepancy::Record => words::WRONG_RECORD,
            },
        }
    }
}

/// A draw as this client has seen it.
#[derive(Clone, Debug)]
struct SeenDraw {
    /// The match that follows it, counted from 1 at its table.
    of: u32,
    secret: Commitment,
    people: Vec<MemberId>,
    /// The place of this client among the people, and its number.
    own: Option<(usize, Number)>,
    commitments: Vec<Commitment>,
    /// The numbers; `None` if the connection was lost before they came. The commitments bind them.
    numbers: Option<Vec<Number>>,
    /// Whether the connection was lost meanwhile: the match may have a later draw then, without this client.
    interrupted: bool,
    /// Whether a step of it did not fit the one before.
    contradicts: bool,
}

/// What an item of a feed has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeenItem {
    seal: Seal,
    /// The hash of the view.
    view: [u8; 32],
}

/// What a client has seen of the draw and of the match.
#[derive(Clone, Debug)]
pub struct Witness {
    /// The secret that this client's numbers come from.
    secret: Number,
    draws: u64,
    given_up: u32,
    /// The draw that is under way.
    pending: Option<SeenDraw>,
    /// The draw of the match that is on, or of the last one.
    drawn: Option<SeenDraw>,
    /// Whether the connection was lost since the match began, so that it may be another one.
    away: bool,
    /// Whether the person has entered since the last match began, and steps of a draw whose beginning they have not
    /// seen.
    fresh: bool,
    missed: bool,
    /// What contradicts what this client saw in this match.
    wrong: Option<Discrepancy>,
    /// What was seen last of the match by number of entries, for each viewer. Undone entries leave nothing.
    seen: BTreeMap<Viewer, VecDeque<SeenItem>>,
}

impl Witness {
    /// Nothing seen yet. The secret is of random bits that nobody else knows.
    pub const fn new(secret: Number) -> Self {
        Self {
            secret,
            draws: 0,
            given_up: 0,
            pending: None,
            drawn: None,
            away: false,
            fresh: false,
            missed: false,
            wrong: None,
            seen: BTreeMap::new(),
        }
    }

    /// Takes a step of a draw. Returns what this client answers: nothing if it does not draw, or if what it sees does
    /// not fit what it has seen before; the draw then fails for want of an answer. `you` is the person at this client,
    /// `matches` how many matches have begun at the table.
    pub fn step(&mut self, step: DrawStep, you: Option<MemberId>, matches: u32) -> Option<RoomRequest> {
        match step {
            DrawStep::Begins { secret, people } => {
                // The one before came to nothing, if there was one.
                self.given_up = self.given_up.saturating_add(self.pending.take().is_some().into());
                self.draws += 1;
                let number = *blake3::keyed_hash(&self.secret, &self.draws.to_le_bytes()).as_bytes();
                let at = people.iter().position(|person| Some(*person) == you);
                self.pending = Some(SeenDraw {
                    of: matches.saturating_add(1),
                    secret,
                    people,
                    own: at.map(|at| (at, number)),
                    commitments: Vec::new(),
                    numbers: None,
                    interrupted: false,
                    contradicts: false,
                });
                at.map(|_| RoomRequest::Commit {
                    draw: secret,
                    to: commitment(&number),
                })
            }
            DrawStep::Committed(commitments) => {
                let Some(draw) = &mut self.pending else {
                    self.missed = true;
                    return None;
                };
                // With another list later, a number would be known before all are fixed.
                let is_first = draw.commitments.is_empty() && commitments.len() == draw.people.len();
                let is_mine = |(at, number): (usize, Number)| commitments.get(at) == Some(&commitment(&number));
                if !is_first || !draw.own.is_none_or(is_mine) {
                    draw.contradicts = true;
                    return None;
                }
                draw.commitments = commitments;
                draw.own.map(|(_, number)| RoomRequest::Reveal {
                    draw: draw.secret,
                    number,
                })
            }
            DrawStep::Revealed(numbers) => {
                match &mut self.pending {
                    Some(draw) => drop(draw.numbers.get_or_insert(numbers)),
                    None => self.missed = true,
                }
                None
            }
            DrawStep::Failed(_) => {
                self.pending = None;
                self.given_up = self.given_up.saturating_add(1);
                None
            }
        }
    }

    /// The person has entered the room, for the first time or again.
    pub const fn entered(&mut self) {
        (self.fresh, self.missed) = (true, false);
    }

    /// The connection is lost.
    pub fn lost(&mut self) {
        self.away = true;
        match &mut self.pending {
            Some(draw) if !draw.commitments.is_empty() => draw.interrupted = true,
            pending => *pending = None,
        }
    }

    /// A match begins, or resumes with new feeds. `plays` tells whether the person has a seat in it and did not just
    /// come to a match that is on.
    pub fn began(&mut self, plays: bool) {
        self.seen.clear();
        let draw = self.pending.take();
        if draw.is_none() && !plays {
            // The match that was on before goes on, or one of which this client has seen no draw.
            return;
        }
        let drew = draw.as_ref().is_some_and(|draw| draw.own.is_some());
        // Who enters while the others draw does not take part.
        let came_late = std::mem::take(&mut self.fresh) && std::mem::take(&mut self.missed);
        self.wrong = (plays && !drew && !came_late).then_some(Discrepancy::LeftOut);
        self.away = draw.as_ref().is_some_and(|draw| draw.interrupted);
        self.drawn = draw;
    }

    /// Takes an item of a feed.
    pub fn item(&mut self, viewer: Viewer, item: &FeedItem) {
        let seen = self.seen.entry(viewer).or_default();
        if matches!(item.told, FeedUpdate::Whole { .. }) {
            seen.clear();
        }
        let Some(seal) = item.seal else {
            if self.drawn.is_some() {
                self.wrong.get_or_insert(Discrepancy::Match(0));
            }
            return;
        };
        if matches!(item.told, FeedUpdate::Happened { entry, .. } if seal.entries != entry.saturating_add(1)) {
            self.wrong.get_or_insert(Discrepancy::Match(seal.entries));
        }
        while seen.back().is_some_and(|last| last.seal.entries >= seal.entries) {
            seen.pop_back();
        }
        if seen.len() == MOST_SEALS {
            seen.pop_front();
        }
        let view = hash_of(&item.view.view);
        seen.push_back(SeenItem { seal, view });
    }

    /// Compares the record of a match that is over with what this client has seen; it is the last of so many at the
    /// table.
    pub fn judge(&self, record: &[u8], matches: u32) -> Verdict {
        match self.compare(record, matches) {
            Ok(verdict) => verdict,
            Err(wrong) => Verdict::Wrong(wrong),
        }
    }

    fn compare(&self, record: &[u8], matches: u32) -> Result<Verdict, Discrepancy> {
        let record = match Record::from_bytes(record) {
            Ok(record) => record,
            Err(
                RecordError::OtherRules { .. }
                | RecordError::UnknownGame(_)
                | RecordError::Container(ContainerError::Newer { .. } | ContainerError::Older { .. }),
            ) => return Ok(Verdict::OtherVersion),
            Err(RecordError::Container(_) | RecordError::Unreadable(_)) => return Err(Discrepancy::Record),
        };
        if let Some(wrong) = self.wrong {
            return Err(wrong);
        }
        // Who was away may have missed the draw of this match and still know the one before.
        let drawn = self.drawn.as_ref().filter(|draw| !self.away || draw.of == matches);
        let (Some(seals), Some(draw)) = (Seals::of(&record), &record.draw) else {
            let was_drawn = drawn.is_some() || self.seen.values().any(|seen| !seen.is_empty());
            return if was_drawn {
                Err(Discrepancy::Seed)
            } else {
                Ok(Verdict::NotDrawn)
            };
        };
        if record.seed != draw.seed() {
            return Err(Discrepancy::Seed);
        }
        let fits = |seen: &&SeenDraw| !seen.interrupted || seen.secret == commitment(&draw.secret);
        let drawn = drawn.filter(fits);
        if let Some(seen) = drawn {
            compare_draw(seen, draw)?;
        }
        self.compare_items(&record, &seals)?;
        check_drawn(&record).map_err(|other| match other {
            DrawnOtherwise::Rules(_) => Discrepancy::Record,
            DrawnOtherwise::Entry(entry) => Discrepancy::Chance(entry),
        })?;
        Ok(match drawn {
            Some(seen) if seen.own.is_some() => Verdict::Fair {
                people: seen.people.len(),
                given_up: self.given_up,
            },
            seen => Verdict::Seen { draw: seen.is_some() },
        })
    }

    /// Compares the seals and views of all viewers.
    fn compare_items(&self, record: &Record, seals: &Seals) -> Result<(), Discrepancy> {
        let differs = |seal: &Seal| Discrepancy::Match(seal.entries);
        for seen in self.seen.values().flatten() {
            if !seals.fits(&seen.seal) {
                return Err(differs(&seen.seal));
            }
        }
        let mut left: Vec<(Viewer, &SeenItem)> = Vec::new();
        for (viewer, seen) in &self.seen {
            left.extend(seen.iter().map(|item| (*viewer, item)));
        }
        left.sort_by_key(|(_, item)| std::cmp::Reverse(item.seal.entries));
        let mut wrong = None;
        let mut look = |entries: usize, game: &AnyGame| {
            while let Some((viewer, item)) = left.pop_if(|(_, item)| item.seal.entries as usize == entries) {
                if hash_of(&game.view(viewer)) != item.view {
                    wrong.get_or_insert(differs(&item.seal));
                }
            }
        };
        let begins = AnyGame::new(&record.options, &record.seats, record.seed.short());
        look(0, &begins.map_err(|_| Discrepancy::Record)?);
        let replayed = record.replay(|index, game| look(index + 1, game));
        replayed.map_err(|_| Discrepancy::Record)?;
        wrong.map_or(Ok(()), Err)
    }
}

/// Compares a draw that was seen with that of the record.
fn compare_draw(seen: &SeenDraw, draw: &SeedDraw) -> Result<(), Discrepancy> {
    if commitment(&draw.secret) != seen.secret {
        return Err(Discrepancy::Secret);
    }
    let fits = |(number, to): (&Number, &Commitment)| commitment(number) == *to;
    let all_fit = seen.numbers.as_ref().is_none_or(|numbers| *numbers == draw.numbers)
        && draw.numbers.len() == seen.commitments.len()
        && draw.numbers.iter().zip(&seen.commitments).all(fits);
    let own = seen
        .own
        .is_none_or(|(at, number)| draw.numbers.get(at) == Some(&number));
    if all_fit && own && !seen.contradicts {
        Ok(())
    } else {
        Err(Discrepancy::Numbers)
    }
}

/// The hash of a view. One that can't be written, for which there has to be no memory left, has the hash of nothing.
fn hash_of(view: &AnyView) -> [u8; 32] {
    let bytes = postcard::to_stdvec(view).unwrap_or_default();
    *blake3::hash(&bytes).as_bytes()
}
