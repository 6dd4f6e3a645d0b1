//! Lays a puzzle on the table, and leads back to the list.

use std::sync::Arc;

use bevy::prelude::*;

use super::book::PuzzleBook;
use super::current::{CurrentPuzzle, LeavePuzzle};
use crate::screens::hud::tutorial::learned::WithTutorial;
use crate::screens::menus::overlays::Under;
use host::match_setup::MatchSetup;
use host::view::{SeatColours, SeatControl, SeatPlayer};
use messages::names;
use messages::texts::cli;
use records::puzzle::Puzzle;
use records::review::Mistake;
use rules::ai::character::Character;
use rules::ai::level::Level;
use rules::ids::Viewer;
use window_kit::settings::people::People;
use window_kit::table::played::PlayedSoFar;
use window_kit::table::position::StartPosition;
use window_kit::ui::localized::Localizer;
use window_kit::window::state::{Overlay, Screen};

/// The level whose faces the other seats show: they do nothing.
const OTHERS: Level = Level::Normal;

/// A request to lay a puzzle on the table.
#[derive(Message, Clone, Debug)]
pub(crate) enum StartPuzzle {
    /// The one at this place of the list.
    Listed(usize),
    /// A moment of the match that was just reviewed.
    Own(Box<Mistake>),
    /// The one on the table, from its beginning.
    Again,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartPuzzle>()
        .add_message::<LeavePuzzle>()
        .add_systems(OnEnter(Screen::Title), |mut commands: Commands| {
            commands.remove_resource::<CurrentPuzzle>();
        })
        .add_systems(
            Update,
            (
                start.run_if(on_message::<StartPuzzle>),
                leave.run_if(on_message::<LeavePuzzle>),
            )
                .chain(),
        );
}

fn start(
    mut asked: MessageReader<StartPuzzle>,
    (mut book, current, played): (ResMut<PuzzleBook>, Option<Res<CurrentPuzzle>>, PlayedSoFar),
    (people, localizer): (Res<People>, Res<Localizer>),
    (mut tutorial, mut under): (ResMut<WithTutorial>, ResMut<Under>),
    mut starts: MessageWriter<StartPosition>,
    (mut next, mut overlay): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>),
    mut commands: Commands,
) {
    let Some(asked) = asked.read().last() else { return };
    let (puzzle, number) = match asked {
        StartPuzzle::Listed(number) => {
            let entry = book.entries().ok().and_then(|entries| entries.get(*number));
            (entry.map(|entry| entry.puzzle.clone()), Some(*number))
        }
        StartPuzzle::Own(mistake) => {
            // Only a match that is over is revealed.
            let puzzle = played.revealed().map(|(record, _)| Puzzle::of_mistake(record, mistake));
            (puzzle.map(Arc::new), None)
        }
        StartPuzzle::Again => {
            let number = current.as_ref().and_then(|current| current.number);
            (current.map(|current| current.puzzle.clone()), number)
        }
    };
    let Some(puzzle) = puzzle else { return };
    let position = match puzzle.position() {
        Ok(position) => position,
        // A test replays all puzzles, and a review has replayed its match.
        Err(error) => return error!("a puzzle can't be laid on the table: {error}"),
    };
    commands.insert_resource(CurrentPuzzle {
        view: position.view(Viewer::Player(puzzle.seat)),
        number,
        asked: None,
        answer: None,
        told: false,
        puzzle: puzzle.clone(),
    });
    commands.insert_resource(SeatColours::default());
    tutorial.0 = false;
    let setup = MatchSetup {
        options: puzzle.record.options.clone(),
        seats: puzzle.record.seats,
        seed: puzzle.record.seed,
        players: players(&puzzle, &people, &localizer.localize(&cli::player_number(1_u8))),
    };
    starts.write(StartPosition { setup, position });
    NextState::set_if_neq(&mut next, Screen::Match);
    under.0.clear();
    overlay.set(Overlay::Puzzle);
}

/// The person in the seat of the puzzle, called `unnamed` if nobody is known here. The others sit there and do nothing.
fn players(puzzle: &Puzzle, people: &People, unnamed: &str) -> Vec<SeatPlayer> {
    let person = people.iter().next().map(|person| person.name.clone());
    let person = person.unwrap_or_else(|| unnamed.to_owned());
    let mut taken = vec![person.clone()];
    let seats = puzzle.record.seats.iter();
    seats
        .map(|seat| {
            if seat == puzzle.seat {
                return SeatPlayer {
                    name: person.clone(),
                    control: SeatControl::Person,
                };
            }
            let is_taken = |name: &str| taken.iter().any(|other| names::is_same(other, name));
            let name = Character::free(OTHERS, is_taken).map_or_else(String::new, |other| other.name.to_owned());
            taken.push(name.clone());
            SeatPlayer {
                name,
                control: SeatControl::Recorded(Some(OTHERS)),
            }
        })
        .collect()
}

/// Goes back to the list, or from a moment of one's own match to the title.
fn leave(
    current: Option<Res<CurrentPuzzle>>,
    mut under: ResMut<Under>,
    (mut next, mut overlay): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>),
) {
    let is_listed = current.is_some_and(|current| current.number.is_some());
    // Entering the title ends the match.
    next.set(Screen::Title);
    under.0.clear();
    overlay.set(if is_listed { Overlay::Puzzles } else { Overlay::None });
}

#[cfg(test)]
mod tests {
    use super::*;
    use records::puzzle::shipped;
    use window_kit::settings::people::Animal;

    #[test]
    fn the_person_has_the_seat_of_the_puzzle_and_nobody_else_acts() {
        let mut people = People::default();
        people.plays("Hilda", 1, Animal::Cat);
        for puzzle in shipped::all().expect("they can be read") {
            let players = players(&puzzle, &people, "Player 1");
            assert_eq!(players.len(), puzzle.record.seats.count());
            for (seat, player) in puzzle.record.seats.iter().zip(&players) {
                let is_person = player.control == SeatControl::Person;
                assert_eq!((is_person, player.name == "Hilda"), (seat == puzzle.seat, is_person));
                assert_eq!(player.control.level(), None);
            }
        }
    }
}
