//! The tries at the match of a day: the first one counts, and it can be left and continued.

use std::path::Path;

use bevy::prelude::*;

use super::progress::DayProgress;
use super::today::{self, Today};
use crate::screens::hud::tutorial::learned::WithTutorial;
use crate::screens::setup::draft::Draft;
use host::match_setup::MatchSetup;
use host::view::SeatColours;
use records::daily::date::Date;
use records::daily::days::DayMark;
use records::daily::result::DayResult;
use records::daily::table::DayTable;
use records::store::library;
use records::store::saved_match::SavedMatch;
use rules::error::SetupError;
use rules::ids::SeatId;
use system::disk;
use window_kit::settings::people::People;
use window_kit::table::current_match::{CurrentMatch, MatchMark, StartMatch};
use window_kit::table::phase::{InMatch, MatchSystems};
use window_kit::table::played::PlayedSoFar;
use window_kit::table::replay::state::Replay;
use window_kit::table::resume::ResumeMatch;
use window_kit::table::saving::{MatchFolder, SaveState};
use window_kit::ui::localized::Localizer;
use window_kit::window::state::{CloseOverlay, Overlay, Screen};

/// The seat of the person.
const PERSON: SeatId = SeatId(0);
/// How many unfinished days are looked at when the page opens.
const MOST_OPEN: usize = 10;

/// What a person wants with the match of the day.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Try {
    /// Plays the match of this day: begins the try that counts, continues it, or begins one that does not count.
    Play(Date),
    /// Gives up the try that counts.
    GiveUp(Date),
}

/// A try of a day that has just begun.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Trying(Option<(Date, MatchMark)>);

/// The day whose try has just ended.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ended(pub Option<EndedTry>);

/// A try that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EndedTry {
    /// The day.
    pub date: Date,
    /// Whether it counts.
    pub counts: bool,
    /// Its match.
    mark: MatchMark,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Trying>()
        .init_resource::<Ended>()
        .add_message::<Try>()
        .add_systems(OnEnter(Overlay::Daily), (today::look, settle).chain())
        .add_systems(OnExit(Screen::Title), make_way)
        .add_systems(OnExit(Screen::Results), make_way)
        .add_systems(
            Update,
            (
                act.run_if(on_message::<Try>),
                note_beginning.run_if(in_state(InMatch)).after(MatchSystems::Referee),
            ),
        )
        .add_systems(OnEnter(Screen::Results), finish.run_if(in_state(InMatch)));
}

/// The set-up of the match of a day for whoever played last at this machine, and the colours of the seats. `localize`
/// gives the words for a person without a name.
///
/// # Errors
/// [`SetupError`] if the games don't offer the match any more.
pub(crate) fn set_up(
    table: &DayTable,
    people: &People,
    localize: impl Fn(&messages::Message) -> String,
) -> Result<(MatchSetup, SeatColours), SetupError> {
    let mut draft = Draft::default();
    draft.choose_game(table.options.name());
    draft.speak(localize);
    while draft.seats.len() > table.seats.count() {
        draft.remove_seat(draft.seats.len() - 1);
    }
    while draft.seats.len() < table.seats.count() {
        draft.add_seat();
    }
    draft.set_kind(0, None);
    if let Some(person) = people.iter().next() {
        draft.sit(0, person);
    }
    for (seat, level) in (1..).zip(&table.opponents) {
        draft.set_kind(seat, Some(*level));
    }
    let players = draft.setup(table.seed)?.players;
    let setup = MatchSetup {
        options: table.options.clone(),
        seats: table.seats,
        seed: table.seed.into(),
        players,
    };
    Ok((setup, draft.colours()))
}

fn act(
    mut asked: MessageReader<Try>,
    today: Res<Today>,
    (people, localizer, folder): (Res<People>, Res<Localizer>, Option<Res<MatchFolder>>),
    (mut progress, mut trying): (ResMut<DayProgress>, ResMut<Trying>),
    (mut colours, mut tutorial): (ResMut<SeatColours>, ResMut<WithTutorial>),
    (mut starts, mut resumes): (MessageWriter<StartMatch>, MessageWriter<ResumeMatch>),
    mut next: ResMut<NextState<Screen>>,
) {
    let date = match asked.read().last() {
        Some(Try::GiveUp(date)) => return progress.change(|days| days.give_up(*date)),
        // At the end of a day the page shows the next one first.
        Some(Try::Play(date)) if *date == today.date => *date,
        _ => return,
    };
    let mark = progress.days.mark(date);
    let file = progress.days.of(date).map(|day| day.file.clone()).unwrap_or_default();
    if let (DayMark::Begun, Some(MatchFolder(folder)), false) = (mark, folder.as_deref(), file.is_empty()) {
        resumes.write(ResumeMatch(folder.join(file)));
        return;
    }
    let set_up = |table| set_up(&table, &people, |message| localizer.localize(message));
    match DayTable::of(date).and_then(set_up) {
        Ok((setup, of_seats)) => {
            let counts = matches!(mark, DayMark::Open | DayMark::Begun);
            trying.0 = counts.then(|| (date, MatchMark::of(setup.seed.short())));
            *colours = of_seats;
            tutorial.0 = false;
            starts.write(StartMatch(setup));
            next.set(Screen::Match);
        }
        // The games offer these matches themselves, and a test sets each of them up.
        Err(error) => error!("the match of the day can't be set up: {error}"),
    }
}

/// A match that begins does not wait under the page.
fn make_way((screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>), mut close: MessageWriter<CloseOverlay>) {
    if *screen.get() == Screen::Match && *overlay.get() == Overlay::Daily {
        close.write(CloseOverlay);
    }
}

/// The name by which a file of a try is remembered.
pub(crate) fn name_of(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// Remembers in which file a try that counts is saved, as soon as it is.
fn note_beginning(
    (current, save_state): (Res<CurrentMatch>, Res<SaveState>),
    (mut trying, mut progress): (ResMut<Trying>, ResMut<DayProgress>),
) {
    let Some((date, mark)) = trying.0 else { return };
    // The table may still show the match before.
    if let Some(file) = save_state.file().filter(|_| current.mark == mark) {
        trying.0 = None;
        progress.change(|days| days.begin(date, &name_of(&file)));
    }
}

/// Ends the try whose match is over.
fn finish(
    played: PlayedSoFar,
    (current, save_state, replay): (Res<CurrentMatch>, Res<SaveState>, Replay),
    (mut trying, mut progress, mut ended): (ResMut<Trying>, ResMut<DayProgress>, ResMut<Ended>),
) {
    let (mark, file) = (current.mark, save_state.file());
    // After a look at the replay the same match has not ended again.
    let is_known = ended.0.is_some_and(|ended| ended.mark == mark) && file.is_none();
    if replay.is_on() || is_known {
        return;
    }
    ended.0 = None;
    // A match that can't be saved counts too.
    let unsaved = trying.0.take().filter(|(_, trying)| *trying == mark);
    let saved = file.and_then(|file| progress.days.saved_in(&name_of(&file)));
    let counting = saved.or(unsaved.map(|(date, _)| date));
    let Some((record, _)) = played.revealed() else { return };
    if let (Some(date), Ok(Some(result))) = (counting, DayResult::of(record, PERSON)) {
        let counts = progress.change(|days| days.finish(date, result));
        ended.0 = Some(EndedTry { date, counts, mark });
        return;
    }
    // Perhaps a further try of a day.
    let mut days = progress.days.latest().take(MOST_OPEN);
    let again = days.find(|date| DayTable::of(*date).is_ok_and(|table| MatchMark::of(table.seed) == mark));
    ended.0 = again.map(|date| EndedTry {
        date,
        counts: false,
        mark,
    });
}

fn settle(folder: Option<Res<MatchFolder>>, mut progress: ResMut<DayProgress>) {
    if let Some(MatchFolder(folder)) = folder.as_deref() {
        settle_in(folder, &mut progress);
    }
}

/// Ends the tries whose matches ended while nobody looked, and gives up those whose files are gone from this folder.
pub(crate) fn settle_in(folder: &Path, progress: &mut DayProgress) {
    let open = progress.days.going_on().filter(|(_, day)| !day.file.is_empty());
    let open: Vec<(Date, String)> = open.map(|(date, day)| (date, day.file.clone())).collect();
    for (date, file) in open.into_iter().rev().take(MOST_OPEN) {
        // Only the name of a file of this folder is followed.
        let path = folder.join(Path::new(&file).file_name().unwrap_or_default());
        if disk::is_dir(folder) && !disk::exists(&path) {
            progress.change(|days| days.give_up(date));
        } else if let Some(result) = result_in(&path) {
            progress.change(|days| days.finish(date, result));
        }
    }
}

/// The result of a saved match; `None` if it is not over or can't be read.
pub(crate) fn result_in(file: &Path) -> Option<DayResult> {
    let (saved, _) = SavedMatch::read(&library::read(file).ok()?).ok()?;
    DayResult::of(&saved.record, PERSON).ok()?
}

#[cfg(test)]
mod tests {
    use super::*;
    use host::view::SeatControl;
    use window_kit::settings::people::Animal;

    #[test]
    fn the_match_of_a_day_has_the_person_and_the_opponents_of_the_day() {
        let mut people = People::default();
        people.plays("Zoe", 2, Animal::Cat);
        for day in 20_783..20_823 {
            let table = DayTable::of(Date::of_days(day)).expect("a match");
            let (setup, colours) = set_up(&table, &people, |_| String::new()).expect("it can be set up");
            assert_eq!(
                (&setup.options, setup.seats, setup.seed),
                (&table.options, table.seats, table.seed.into())
            );
            let controls: Vec<SeatControl> = setup.players.iter().map(|player| player.control).collect();
            let opponents = table.opponents.iter().map(|level| SeatControl::Agent(*level));
            assert_eq!(
                controls,
                std::iter::once(SeatControl::Person)
                    .chain(opponents)
                    .collect::<Vec<_>>()
            );
            assert_eq!((setup.players[0].name.as_str(), colours.0[0]), ("Zoe", 2));
        }
    }
}
