//! `play --text`: a match of this program, for the people at this terminal and computer players.
//!
//! The lines are made of the feeds of the people's seats; the host is asked for nothing else.

use std::path::{Path, PathBuf};

use crate::error::{CliError, Failure, UsageError};
use crate::home::Home;
use crate::localizer::CliLocalizer;
use crate::match_args::MatchArgs;
use crate::matches;
use crate::text::saving::Saving;
use crate::text::terminal::Terminal;
use host::match_host::MatchHost;
use host::match_setup::MatchSetup;
use host::play::TableMatch;
use messages::Message;
use messages::texts::{hand_over, text as words};
use records::store::log::FileLog;
use rules::game::Turn;
use rules::ids::{SeatId, Viewer};
use text_table::{Answer, TextSeat, Word};

/// Runs the command.
///
/// # Errors
/// [`CliError`] for wrong arguments, or if the match to resume can't be read.
pub fn run(args: &MatchArgs, home: &Home, localizer: &CliLocalizer) -> Result<(), CliError> {
    match &args.resume {
        Some(id) => resume(&home.folder(args.folder.as_deref())?, id, localizer, saved_as),
        None => {
            let folder = args.folder.clone().or_else(home.matches);
            begin(&args.setup(localizer)?, folder, localizer, saved_as, &mut |_| {})
        }
    }
}

/// How a match that was left can be resumed.
fn saved_as(id: String) -> Message {
    words::saved(id)
}

/// Begins a match, saved in this folder, and plays it until its end or until the person quits. Then `left` gets the id of
/// the match and says how to resume it. `begun` gets the file as soon as there is one.
///
/// # Errors
/// [`CliError`] if the match can't be set up, or something can't be read, written or saved.
pub fn begin(
    setup: &MatchSetup,
    folder: Option<PathBuf>,
    localizer: &CliLocalizer,
    left: fn(String) -> Message,
    begun: &mut dyn FnMut(&Path),
) -> Result<(), CliError> {
    let host = MatchHost::new(setup, None, 0).map_err(UsageError::Setup)?;
    let saving = folder.map_or(Saving::Nowhere, Saving::NotYet);
    let terminal = Terminal::new(localizer)?;
    LocalTable::new(TableMatch::new(host, true), saving, terminal, left, Some(begun)).play()
}

/// Resumes a saved match exactly as it was left, and plays it until its end or until the person quits. Then `left` gets
/// the id of the match and says how to resume it.
///
/// # Errors
/// [`CliError`] if there is no such match, or something can't be read, written or saved.
pub fn resume(folder: &Path, id: &str, localizer: &CliLocalizer, left: fn(String) -> Message) -> Result<(), CliError> {
    let file = matches::find(folder, id)?;
    let (log, story, _) = FileLog::resume(&file).map_err(Failure::file(&file))?;
    let table = TableMatch::resumed(story, true).map_err(Failure::file(&file))?;
    let saving = Saving::resumed(log, file).map_err(Failure::Save)?;
    LocalTable::new(table, saving, Terminal::new(localizer)?, left, None).play()
}

/// A match and the people at the terminal.
struct LocalTable<'a> {
    table: TableMatch,
    saving: Saving,
    terminal: Terminal<'a>,
    /// The people; a spectator if only computer players play.
    people: Vec<(TextSeat, u64)>,
    /// Who was asked last.
    at_terminal: Option<SeatId>,
    /// Says how to resume the match, by its id.
    left: fn(String) -> Message,
    /// Gets the file of the match once.
    begun: Option<&'a mut dyn FnMut(&Path)>,
}

/// Whether the match goes on.
enum Next {
    GoesOn,
    Quits,
}

impl<'a> LocalTable<'a> {
    fn new(
        mut table: TableMatch,
        saving: Saving,
        terminal: Terminal<'a>,
        left: fn(String) -> Message,
        begun: Option<&'a mut dyn FnMut(&Path)>,
    ) -> Self {
        let players = table.host.players();
        let persons = table.host.seats().iter().filter(|seat| players.is_person(*seat));
        let mut viewers: Vec<Viewer> = persons.map(Viewer::Player).collect();
        if viewers.is_empty() {
            viewers.push(Viewer::Public);
        }
        let mut people = Vec::new();
        for viewer in viewers {
            let whole = table.host.whole(viewer);
            people.extend(TextSeat::new(viewer, &whole).map(|seat| (seat, whole.number)));
        }
        Self {
            table,
            saving,
            terminal,
            people,
            at_terminal: None,
            left,
            begun,
        }
    }

    fn play(&mut self) -> Result<(), CliError> {
        if let Some((seat, _)) = self.people.first_mut() {
            let lines = seat.begin();
            self.say(&lines)?;
        }
        if !self.saving.is_on() {
            self.say(&[words::NOT_SAVED])?;
        }
        loop {
            self.save()?;
            while self.table.advance() {
                self.follow();
                self.save()?;
                self.tell_spectator()?;
            }
            if self.table.host.turn() == Turn::Over {
                return self.end();
            }
            let Some(person) = self.person_due() else { return Ok(()) };
            if matches!(self.hand_over(person)?, Next::Quits) || matches!(self.decide(person)?, Next::Quits) {
                return self.quit();
            }
        }
    }

    /// Gives the feeds to the people. Returns why a request was refused.
    fn follow(&mut self) {
        for (seat, read) in &mut self.people {
            for item in self.table.host.after(seat.viewer(), *read).into_iter().flatten() {
                seat.follow(item);
                *read = item.number;
            }
        }
    }

    fn save(&mut self) -> Result<(), CliError> {
        self.saving.save(&mut self.table.host).map_err(Failure::Save)?;
        self.tell_file();
        Ok(())
    }

    fn tell_file(&mut self) {
        if let Some(file) = self.saving.file()
            && let Some(begun) = self.begun.take()
        {
            begun(&file);
        }
    }

    fn names(&self) -> Vec<String> {
        self.people
            .first()
            .map_or_else(Vec::new, |(seat, _)| seat.names().to_vec())
    }

    fn say(&self, lines: &[Message]) -> Result<(), CliError> {
        Ok(self.terminal.say(lines, &self.names())?)
    }

    /// Tells a spectator each turn.
    fn tell_spectator(&mut self) -> Result<(), CliError> {
        let Some((seat, _)) = self.people.first_mut() else {
            return Ok(());
        };
        if seat.viewer() == Viewer::Public && seat.has_finished_turn() && !seat.is_over() {
            let lines = seat.news();
            self.say(&lines)?;
        }
        Ok(())
    }

    /// The person who is asked next: the one at the terminal, if that is possible.
    fn person_due(&self) -> Option<SeatId> {
        let due: Vec<SeatId> = self
            .people
            .iter()
            .filter(|(seat, _)| seat.is_due())
            .filter_map(|(seat, _)| seat_of(seat.viewer()))
            .collect();
        let there = self.at_terminal.filter(|seat| due.contains(seat));
        there.or_else(|| due.first().copied())
    }

    /// Hands the terminal to another person, where hands are hidden.
    fn hand_over(&mut self, person: SeatId) -> Result<Next, CliError> {
        let before = self.at_terminal.replace(person);
        let hides = self
            .people
            .first()
            .is_some_and(|(seat, _)| seat.view().view.hides_hands());
        if self.people.len() < 2 || !hides || before == Some(person) {
            return Ok(Next::GoesOn);
        }
        self.terminal.hide()?;
        self.say(&[hand_over::HIDDEN, words::press_enter(person)])?;
        match self.terminal.line() {
            Some(line) if !self.terminal.words().is(&line, Word::Quit) => Ok(Next::GoesOn),
            _ => Ok(Next::Quits),
        }
    }

    /// Asks a person until something is done.
    fn decide(&mut self, person: SeatId) -> Result<Next, CliError> {
        let of = |people: &[(TextSeat, u64)]| {
            let viewer = Viewer::Player(person);
            people.iter().position(|(seat, _)| seat.viewer() == viewer)
        };
        let Some(at) = of(&self.people) else {
            return Ok(Next::Quits);
        };
        let lines = self.people[at].0.ask();
        self.heard(at);
        self.say(&lines)?;
        loop {
            let Some(line) = self.terminal.line() else {
                return Ok(Next::Quits);
            };
            let answer = self.people[at].0.hear(&line, self.terminal.words());
            let request = match answer {
                Answer::Say(lines) => {
                    self.say(&lines)?;
                    continue;
                }
                Answer::Quit => return Ok(Next::Quits),
                Answer::Ask(request) => request,
            };
            let granted = self.table.host.ask(&request);
            self.follow();
            match granted {
                Ok(_) => {
                    let lines = self.people[at].0.done();
                    self.heard(at);
                    self.say(&lines)?;
                    return Ok(Next::GoesOn);
                }
                Err(reason) => {
                    let lines = self.people[at].0.refused(&reason);
                    self.say(&lines)?;
                }
            }
        }
    }

    /// What one person was told, all at the terminal have heard, where no hand is hidden.
    fn heard(&mut self, by: usize) {
        for (at, (seat, _)) in self.people.iter_mut().enumerate() {
            if at != by && !seat.view().view.hides_hands() {
                seat.news();
            }
        }
    }

    fn end(&mut self) -> Result<(), CliError> {
        self.follow();
        self.save()?;
        if let Some((seat, _)) = self.people.first_mut() {
            let lines = seat.end();
            self.say(&lines)?;
        }
        self.saving.finish().map_err(Failure::Save)?;
        self.tell_file();
        Ok(())
    }

    fn quit(&mut self) -> Result<(), CliError> {
        self.save()?;
        let id = self.saving.finish().map_err(Failure::Save)?;
        self.tell_file();
        if let Some(id) = id {
            self.say(&[(self.left)(id)])?;
        }
        Ok(())
    }
}

const fn seat_of(viewer: Viewer) -> Option<SeatId> {
    match viewer {
        Viewer::Player(seat) => Some(seat),
        Viewer::Public => None,
    }
}
