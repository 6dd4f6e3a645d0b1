//! One viewer at a table as text: follows the feed of the viewer, says what matters, and hears lines.

use std::collections::BTreeMap;
use std::sync::Arc;

use games::catalog::{AnyEvent, AnyOptions};
use games::hint::Hint;
use host::feed::{FeedItem, FeedUpdate};
use host::request::{ActionRequest, DecisionId, RefusalReason, SeatRequest, Undo};
use host::view::{MatchView, SeatControl, SeatPlayer};
use messages::texts::text as texts;
use messages::{KeyName, Message, ToMessage};
use rules::ids::{SeatId, Viewer};

use crate::game::{self, Occasion};
use crate::menu::{Does, Fit, Item, does, fit, lines, list};
use crate::rules_page::{Chapter, chapters};
use crate::vocabulary::{LineError, Term, Vocabulary, Word};

/// How many events a spectator's log has: a person's log begins with their last turn.
const MOST_EVENTS: usize = 400;
/// The most events and notes that wait to be said, whatever a server sends: the oldest go first.
const MOST_WAITING: usize = 10_000;

/// What follows from a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// These lines are said, and nothing else.
    Say(Vec<Message>),
    /// The host is asked for this.
    Ask(SeatRequest),
    /// The person ends.
    Quit,
}

/// A table as one viewer knows it, as text.
#[derive(Clone, Debug)]
pub struct TextSeat {
    viewer: Viewer,
    options: AnyOptions,
    players: Vec<SeatPlayer>,
    names: Vec<String>,
    view: Arc<MatchView>,
    /// The events since the viewer's last turn.
    events: Vec<AnyEvent>,
    /// How many of them were said.
    said_events: usize,
    /// What else has to be said first.
    notes: Vec<Message>,
    /// The facts as they were said last.
    said: BTreeMap<u16, Message>,
    /// Where in the events the log since the viewer's last turn begins.
    since: usize,
    /// The player of the last turn that began, and how many have begun.
    turn: Option<SeatId>,
    turns: u32,
    /// The turn in which the viewer was asked last.
    asked_in: Option<u32>,
    /// Whether the viewer was asked since becoming due.
    asked: bool,
    /// The choices, and the list that is open.
    items: Vec<Item>,
    open: Option<Vec<Item>>,
    /// All choices by how they can be typed.
    phrases: Vec<(Vec<Term>, Does, Message)>,
    /// The last answer.
    last: Vec<Message>,
}

impl TextSeat {
    /// The table of a viewer who begins to look; `None` if the item is no snapshot of a match.
    pub fn new(viewer: Viewer, item: &FeedItem) -> Option<Self> {
        let FeedUpdate::Whole { options, players, .. } = &item.told else {
            return None;
        };
        Some(Self {
            viewer,
            options: options.clone(),
            players: players.clone(),
            names: players.iter().map(|player| player.name.clone()).collect(),
            view: item.view.clone(),
            events: Vec::new(),
            said_events: 0,
            notes: Vec::new(),
            said: BTreeMap::new(),
            since: 0,
            turn: game::current(&item.view.view),
            turns: 0,
            asked_in: None,
            asked: false,
            items: Vec::new(),
            open: None,
            phrases: Vec::new(),
            last: Vec::new(),
        })
    }

    /// The viewer.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The names of the players, by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The game and its options.
    pub const fn options(&self) -> &AnyOptions {
        &self.options
    }

    /// The match as the viewer knows it.
    pub fn view(&self) -> &MatchView {
        &self.view
    }

    /// The viewer's seat; `None` for a spectator.
    const fn seat(&self) -> Option<SeatId> {
        match self.viewer {
            Viewer::Player(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Whether the viewer has to act or to throw.
    pub fn is_due(&self) -> bool {
        self.seat().is_some_and(|seat| is_due(&self.view, seat))
    }

    /// The decision that the viewer has to make.
    pub fn decision(&self) -> Option<DecisionId> {
        let seat = self.seat().filter(|_| self.is_due())?;
        self.view.decisions.get(seat.index()).copied()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        !self.view.scores.winners.is_empty()
    }

    /// Takes the next item of the feed. Returns why a request of the viewer was refused.
    pub fn follow(&mut self, item: &FeedItem) -> Option<RefusalReason> {
        let mut refused = None;
        match &item.told {
            FeedUpdate::Whole { options, players, .. } => {
                self.options = options.clone();
                self.set_players(players.clone());
                self.events.clear();
                (self.said_events, self.since) = (0, 0);
                self.turn = game::current(&item.view.view);
                self.turns += 1;
            }
            FeedUpdate::Happened { events, .. } => events.iter().for_each(|event| self.add(event)),
            FeedUpdate::Undone { seat, told } => {
                let told = usize::try_from(*told).unwrap_or(usize::MAX);
                self.events.truncate(self.events.len().saturating_sub(told));
                self.said_events = self.said_events.min(self.events.len());
                self.since = self.since.min(self.events.len());
                self.notes.push(texts::undone(*seat));
            }
            FeedUpdate::Sits { seat, player } => {
                let control = match player.control {
                    SeatControl::Agent(_) => texts::THE_COMPUTER,
                    _ => texts::A_PERSON,
                };
                self.notes.push(texts::plays_seat(*seat, control));
                let mut players = self.players.clone();
                if let Some(sits) = players.get_mut(seat.index()) {
                    *sits = player.clone();
                }
                self.set_players(players);
            }
            FeedUpdate::Given { .. } => {}
            FeedUpdate::Refused { reason, .. } => refused = Some(reason.clone()),
        }
        self.view = item.view.clone();
        if !self.is_due() {
            self.asked = false;
            self.items.clear();
            self.open = None;
            self.phrases.clear();
        }
        let old = match self.seat() {
            Some(_) => self.since,
            None => self.events.len().saturating_sub(MOST_EVENTS),
        };
        let too_many = self.events.len().saturating_sub(MOST_WAITING);
        let old = old.min(self.said_events).max(too_many);
        self.events.drain(..old);
        self.said_events = self.said_events.saturating_sub(old);
        let too_many = self.notes.len().saturating_sub(MOST_WAITING);
        self.notes.drain(..too_many);
        self.since = self.since.saturating_sub(old);
        refused
    }

    fn add(&mut self, event: &AnyEvent) {
        if let Some(next) = event.turn_of() {
            let before = self.turn.replace(next);
            self.turns += 1;
            if before == self.seat() && next != before.unwrap_or(next) {
                self.since = self.events.len();
            }
        }
        self.events.push(event.clone());
    }

    fn set_players(&mut self, players: Vec<SeatPlayer>) {
        self.names = players.iter().map(|player| player.name.clone()).collect();
        self.players = players;
    }

    /// The words that begin the table.
    pub fn begin(&mut self) -> Vec<Message> {
        let mut lines = vec![texts::begin(self.options.title())];
        if self.seat().is_none() {
            lines.push(texts::WATCHING);
        }
        lines
    }

    /// What has happened and was not said yet, in few lines.
    pub fn news(&mut self) -> Vec<Message> {
        let mut lines = std::mem::take(&mut self.notes);
        let fresh = self.events.get(self.said_events..).unwrap_or_default();
        lines.extend(game::summary(&self.view.view, fresh));
        self.said_events = self.events.len();
        plain(lines)
    }

    /// Whether a turn has ended that was not said yet.
    pub fn has_finished_turn(&self) -> bool {
        let fresh = self.events.get(self.said_events..).unwrap_or_default();
        fresh.iter().any(|event| event.turn_of().is_some()) || self.is_over()
    }

    /// What is said after a request of the viewer was granted.
    pub fn done(&mut self) -> Vec<Message> {
        let mut lines = self.news();
        let others_choose = !self.view.due.is_empty() && !self.is_due();
        if lines.is_empty() && others_choose && self.view.awaited.is_none() {
            lines.push(texts::CHOSEN);
        }
        self.last = lines.clone();
        lines
    }

    fn is_own_turn(&self) -> bool {
        self.seat().is_some() && game::current(&self.view.view) == self.seat()
    }

    /// Addresses the viewer: in their own turn, or where another turn asks something of them.
    fn address(&self, seat: SeatId) -> Message {
        if self.is_own_turn() {
            texts::turn(seat)
        } else {
            texts::asked(seat)
        }
    }

    /// What is said when the viewer has to decide: whose turn it is, what happened, what lies there, what can be done.
    pub fn ask(&mut self) -> Vec<Message> {
        let was_asked = std::mem::replace(&mut self.asked, true);
        let is_own_turn = self.is_own_turn();
        let begins = if is_own_turn {
            self.asked_in.replace(self.turns) != Some(self.turns)
        } else {
            !was_asked
        };
        let mut lines = Vec::new();
        if begins {
            lines.extend(self.seat().map(|seat| self.address(seat)));
        }
        lines.extend(self.news());
        let facts = game::facts(&self.view.view, &self.view.seats, self.seat());
        // What comes back after it was gone is new.
        self.said
            .retain(|about, _| facts.iter().any(|fact| fact.about == *about));
        for fact in facts {
            let changed = self.said.insert(fact.about, fact.line.clone()).as_ref() != Some(&fact.line);
            let said = match fact.said {
                Occasion::EachTurn => begins || changed,
                Occasion::Changed => changed,
                Occasion::Asked => false,
            };
            if said {
                lines.push(fact.line);
            }
        }
        self.find_choices();
        lines.extend(self.choice_lines());
        self.last = plain(lines);
        self.last.clone()
    }

    /// What is said after a request of the viewer was refused.
    pub fn refused(&mut self, reason: &RefusalReason) -> Vec<Message> {
        self.last = plain(vec![refused(reason)]);
        self.last.clone()
    }

    /// What is said when the match is over.
    pub fn end(&mut self) -> Vec<Message> {
        let mut lines = self.news();
        lines.push(texts::OVER);
        lines.extend(self.scores());
        self.last = lines.clone();
        lines
    }

    fn scores(&self) -> Vec<Message> {
        let points = |seat: SeatId| self.view.scores.points.get(seat.index()).copied().unwrap_or(0);
        let mut seats: Vec<SeatId> = self.view.seats.iter().collect();
        seats.sort_by_key(|seat| -points(*seat));
        seats.into_iter().map(|seat| texts::score(seat, points(seat))).collect()
    }

    /// Finds what the viewer can do now.
    fn find_choices(&mut self) {
        self.open = None;
        self.items.clear();
        self.phrases.clear();
        let Some(seat) = self.seat() else { return };
        let view = self.view.clone();
        if view.awaited.as_ref().is_some_and(|awaited| awaited.seat == seat) {
            let what = game::throw(&view.view);
            self.phrases
                .push((vec![Term::Word(Word::Roll)], Does::Throw, what.clone()));
            self.items.push(Item {
                what,
                does: Does::Throw,
            });
            return;
        }
        let Some(legal) = view.legal.get(seat.index()) else {
            return;
        };
        let choices = game::choices(&view.view, seat, legal);
        for choice in &choices {
            let does = does(choice);
            let phrases = choice.phrases.iter().cloned();
            self.phrases
                .extend(phrases.map(|phrase| (phrase, does.clone(), choice.what.clone())));
        }
        self.items = list(&choices, &|group| game::above(&view.view, group));
    }

    fn choice_lines(&self) -> Vec<Message> {
        match &self.open {
            Some(open) => lines(open, true),
            None => lines(&self.items, false),
        }
    }

    /// Hears a line of the person.
    pub fn hear(&mut self, line: &str, words: &Vocabulary) -> Answer {
        let answer = match words.terms(line, &self.names) {
            Ok(terms) => self.understand(&terms, words),
            Err(LineError::TooLong) => Answer::Say(vec![texts::TOO_LONG]),
            Err(LineError::Unknown) => Answer::Say(vec![self.unknown()]),
        };
        match answer {
            Answer::Say(said) => {
                let said = plain(said);
                if !said.is_empty() {
                    self.last.clone_from(&said);
                }
                Answer::Say(said)
            }
            other => other,
        }
    }

    fn unknown(&self) -> Message {
        match self.open.as_ref().unwrap_or(&self.items).len() {
            0 => texts::UNKNOWN_NONE,
            most => texts::unknown(most),
        }
    }

    fn understand(&mut self, terms: &[Term], words: &Vocabulary) -> Answer {
        match *terms {
            [] => Answer::Say(Vec::new()),
            [Term::Number(number)] => self.choose(number),
            [Term::Word(Word::Quit)] => Answer::Quit,
            [Term::Word(Word::Again)] => Answer::Say(self.last.clone()),
            [Term::Word(Word::Table)] => Answer::Say(self.table()),
            [Term::Word(Word::Log)] => Answer::Say(self.log()),
            [Term::Word(Word::Score)] => Answer::Say(self.scores()),
            [Term::Word(Word::Help)] => Answer::Say(self.help(words)),
            [Term::Word(Word::Hint)] => Answer::Say(vec![self.hint()]),
            [Term::Word(Word::Undo)] => self.undo(),
            [Term::Word(Word::Rules)] => Answer::Say(self.rules(None, words)),
            [Term::Word(Word::Rules), Term::Number(number)] => Answer::Say(self.rules(Some(number), words)),
            [Term::Word(Word::Yes)] if self.open.is_some() => self.choose(1),
            [Term::Word(Word::No | Word::Back)] if self.open.is_some() => self.choose(0),
            _ => self.phrase(terms),
        }
    }

    /// Whose turn it is, if not the viewer's.
    fn waits(&self) -> Message {
        let awaited = self.view.awaited.as_ref().map(|awaited| awaited.seat);
        let due: Vec<SeatId> = self.view.due.iter().chain(awaited).collect();
        if self.is_over() {
            texts::OVER
        } else if due.is_empty() {
            texts::ROLLING
        } else {
            texts::waits(due)
        }
    }

    fn table(&mut self) -> Vec<Message> {
        let mut lines = Vec::new();
        match self.seat().filter(|_| self.is_due()) {
            Some(seat) => lines.push(self.address(seat)),
            None => lines.push(self.waits()),
        }
        for fact in game::facts(&self.view.view, &self.view.seats, self.seat()) {
            self.said.insert(fact.about, fact.line.clone());
            lines.push(fact.line);
        }
        lines
    }

    fn log(&self) -> Vec<Message> {
        let events = self.events.get(self.since..).unwrap_or_default();
        let lines: Vec<Message> = events.iter().filter_map(AnyEvent::line).collect();
        if lines.is_empty() {
            return vec![texts::NOTHING_NEW];
        }
        lines
    }

    fn hint(&self) -> Message {
        let Some(seat) = self.seat().filter(|seat| self.view.due.contains(*seat)) else {
            return if self.is_due() { texts::NOT_NOW } else { self.waits() };
        };
        let legal = self.view.legal.get(seat.index());
        let hint = legal.and_then(|legal| Hint::think(&self.view.view, seat, legal));
        hint.map_or(texts::NOT_NOW, |hint| hint.words)
    }

    fn rules(&self, number: Option<u16>, words: &Vocabulary) -> Vec<Message> {
        let chapters = chapters(self.options.rules_text(words.tag()));
        let verbatim = |line: &String| Message::verbatim(line.clone());
        match number.map(|number| usize::from(number).checked_sub(1).and_then(|at| chapters.get(at))) {
            None => {
                let numbered = (1_usize..).zip(&chapters);
                numbered
                    .map(|(number, chapter)| texts::choice(number, verbatim(&chapter.heading)))
                    .collect()
            }
            Some(None) => vec![texts::no_such_chapter(chapters.len())],
            Some(Some(Chapter { heading, lines })) => std::iter::once(heading).chain(lines).map(verbatim).collect(),
        }
    }

    fn undo(&self) -> Answer {
        let Some(seat) = self.seat().filter(|seat| self.view.undo == Some(*seat)) else {
            return Answer::Say(vec![refused(&RefusalReason::NothingToUndo)]);
        };
        Answer::Ask(SeatRequest::Undo(Undo {
            seat,
            decision: self.view.decisions[seat.index()],
        }))
    }

    fn help(&self, words: &Vocabulary) -> Vec<Message> {
        let line = |word, does| texts::help_line(words.shown(word), does);
        let mut lines = vec![texts::HELP_NUMBER];
        let other = (0..)
            .map(SeatId)
            .zip(&self.names)
            .find(|(seat, _)| self.seat() != Some(*seat));
        let other = other.map_or("", |(_, name)| name.as_str());
        let examples = game::examples(&self.view.view, other);
        lines.extend(examples.into_iter().map(texts::help_example));
        lines.extend([
            line(Word::Again, texts::HELP_AGAIN),
            line(Word::Table, texts::HELP_TABLE),
            line(Word::Log, texts::HELP_LOG),
            line(Word::Score, texts::HELP_SCORE),
            line(Word::Hint, texts::HELP_HINT),
            line(Word::Undo, texts::HELP_UNDO),
            line(Word::Rules, texts::HELP_RULES),
            line(Word::Quit, texts::HELP_QUIT),
        ]);
        lines
    }

    /// A choice by its number; 0 leads back.
    fn choose(&mut self, number: u16) -> Answer {
        let items = self.open.as_ref().unwrap_or(&self.items);
        if items.is_empty() {
            return Answer::Say(vec![texts::NO_CHOICE, self.waits()]);
        }
        if number == 0 && self.open.is_some() {
            return self.back();
        }
        let item = usize::from(number).checked_sub(1).and_then(|at| items.get(at)).cloned();
        match item {
            Some(item) => self.perform(item.does),
            None => Answer::Say(vec![texts::no_such_number(items.len())]),
        }
    }

    fn back(&mut self) -> Answer {
        self.open = None;
        Answer::Say(self.choice_lines())
    }

    fn perform(&mut self, does: Does) -> Answer {
        let Some(seat) = self.seat() else {
            return Answer::Say(vec![texts::NO_CHOICE]);
        };
        match does {
            Does::Act(action) => Answer::Ask(SeatRequest::Act(ActionRequest {
                seat,
                decision: self.view.decisions[seat.index()],
                action: *action,
                gesture: None,
            })),
            Does::Throw => match &self.view.awaited {
                Some(awaited) => Answer::Ask(SeatRequest::Throw(awaited.given(None))),
                None => Answer::Say(vec![texts::NOT_NOW]),
            },
            Does::Open(above, items) => {
                self.open = Some(items);
                let mut said: Vec<Message> = above.into_iter().collect();
                said.extend(self.choice_lines());
                Answer::Say(said)
            }
            Does::Back => self.back(),
        }
    }

    /// A choice by its words.
    fn phrase(&mut self, terms: &[Term]) -> Answer {
        if !self.is_due() {
            // Under Table rules a seat can do some things at any time.
            self.find_choices();
            self.items.clear();
        }
        let fits = |wanted: Fit| {
            let mut found: Vec<Item> = Vec::new();
            for (phrase, does, what) in &self.phrases {
                let item = Item {
                    what: what.clone(),
                    does: does.clone(),
                };
                if fit(terms, phrase) == Some(wanted) && !found.contains(&item) {
                    found.push(item);
                }
            }
            found
        };
        let mut found = fits(Fit::Whole);
        if found.is_empty() {
            found = fits(Fit::Begun);
        }
        match &found[..] {
            [] => self.attempt(terms),
            [alone] => self.perform(alone.does.clone()),
            _ => {
                let open = self.group_of(&found).unwrap_or(Does::Open(Some(texts::WHICH), found));
                self.perform(open)
            }
        }
    }

    /// The list behind a choice, if it has exactly these choices.
    fn group_of(&self, found: &[Item]) -> Option<Does> {
        let is_same = |inner: &[Item]| {
            let has = |item: &Item| inner.iter().any(|other| other.does == item.does);
            inner.len() == found.len() && found.iter().all(has)
        };
        let mut groups = self.items.iter().map(|item| &item.does);
        let group = groups.find(|does| matches!(does, Does::Open(_, inner) if is_same(inner)));
        group.cloned()
    }

    /// What can't be done now, so that the host says why.
    fn attempt(&mut self, terms: &[Term]) -> Answer {
        let Some(seat) = self.seat() else {
            return Answer::Say(vec![self.unknown()]);
        };
        if !self.view.due.contains(seat) {
            let line = if self.is_due() { texts::NOT_NOW } else { self.waits() };
            return Answer::Say(vec![line]);
        }
        let attempts = game::attempts(&self.view.view, seat);
        let meant = |fits: Fit| {
            let mut attempts = attempts.iter();
            attempts.find(|choice| choice.phrases.iter().any(|phrase| fit(terms, phrase) == Some(fits)))
        };
        match meant(Fit::Whole).or_else(|| meant(Fit::Begun)) {
            Some(choice) => self.perform(Does::Act(Box::new(choice.action.clone()))),
            None => Answer::Say(vec![self.unknown()]),
        }
    }
}

/// Whether a seat has to act or to throw.
fn is_due(view: &MatchView, seat: SeatId) -> bool {
    view.due.contains(seat) || view.awaited.as_ref().is_some_and(|awaited| awaited.seat == seat)
}

/// Why the host refused a request, as a line.
fn refused(reason: &RefusalReason) -> Message {
    texts::refused(reason.message())
}

/// Lines with numbers in place of the keys of discard piles.
fn plain(lines: Vec<Message>) -> Vec<Message> {
    lines.iter().map(|line| line.with_keys(&label).into_owned()).collect()
}

/// A discard pile by its number: here no key chooses it.
fn label(key: KeyName) -> Message {
    let number = match key.0 {
        'Q' => "1",
        'W' => "2",
        'E' => "3",
        'R' => "4",
        _ => return messages::texts::common::key(key),
    };
    Message::verbatim(number)
}

#[cfg(test)]
mod tests {
    use games::stack::event::StackEvent;
    use host::match_host::MatchHost;
    use host::match_setup::MatchSetup;
    use rules::ai::level::Level;
    use rules::rng::Seed;
    use rules::seats::Seats;

    use super::*;

    #[test]
    fn a_server_that_never_gives_the_turn_fills_no_memory() {
        let player = |name: &str| SeatPlayer {
            name: name.to_owned(),
            control: SeatControl::Agent(Level::Random),
        };
        let setup = MatchSetup {
            options: AnyOptions::of_game("stack").expect("a game"),
            seats: Seats::solo(2).expect("a seating"),
            seed: Seed::Number(4),
            players: vec![player("Ana"), player("Bo")],
        };
        let mut host = MatchHost::new(&setup, None, 0).expect("a match");
        for viewer in [Viewer::Public, Viewer::Player(SeatId(0))] {
            let whole = host.whole(viewer);
            let mut seat = TextSeat::new(viewer, &whole).expect("a snapshot");
            let passed = AnyEvent::Stack(StackEvent::Passed { player: SeatId(1) });
            let happened = FeedUpdate::Happened {
                entry: 0,
                events: vec![passed; FeedItem::MOST_EVENTS],
                throw: None,
                begins: false,
            };
            let item = |told| FeedItem { told, ..whole.clone() };
            for _ in 0..4 {
                seat.follow(&item(happened.clone()));
            }
            assert_eq!(seat.events.len(), MOST_WAITING);
            for _ in 0..MOST_WAITING + 5 {
                seat.follow(&item(FeedUpdate::Undone {
                    seat: SeatId(1),
                    told: 0,
                }));
            }
            assert_eq!(seat.notes.len(), MOST_WAITING);
        }
    }
}
