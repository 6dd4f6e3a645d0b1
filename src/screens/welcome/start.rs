//! Starts a first match: one person against a computer player.

use bevy::prelude::*;

use crate::screens::hud::tutorial::learned::WithTutorial;
use crate::screens::setup::draft::Draft;
use crate::screens::setup::plugin::new_seed;
use crate::screens::welcome::introduction::Introduction;
use host::view::SeatColours;
use rules::ai::level::Level;
use window_kit::settings::people::People;
use window_kit::table::current_match::StartMatch;
use window_kit::ui::localized::Localizer;
use window_kit::window::by_game::ByGame;
use window_kit::window::state::Screen;

/// A request to start a first match.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FirstMatch {
    /// The game.
    pub game: &'static str,
    /// With the tutorial and an easy opponent; otherwise a short match without it.
    pub learns: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FirstMatch>().add_systems(Update, start);
}

fn start(
    mut asked: MessageReader<FirstMatch>,
    (games, people, localizer): (Res<ByGame<Introduction>>, Res<People>, Res<Localizer>),
    (mut colours, mut tutorial): (ResMut<SeatColours>, ResMut<WithTutorial>),
    mut starts: MessageWriter<StartMatch>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(first) = asked.read().last() else { return };
    let mut draft = draft(*first, &games, &people);
    draft.speak(|message| localizer.localize(message));
    match draft.setup(new_seed()) {
        Ok(setup) => {
            *colours = draft.colours();
            tutorial.0 = first.learns;
            starts.write(StartMatch(setup));
            next.set(Screen::Match);
        }
        // The options are the program's own, and a test sets each of them up.
        Err(error) => error!("a first match can't be set up: {error}"),
    }
}

/// The set-up of a first match.
fn draft(first: FirstMatch, games: &ByGame<Introduction>, people: &People) -> Draft {
    let mut draft = Draft::default();
    draft.choose_game(first.game);
    while draft.seats.len() > draft.least_seats() {
        draft.remove_seat(draft.seats.len() - 1);
    }
    if let Some(person) = people.iter().next() {
        draft.sit(0, person);
    }
    let level = if first.learns { Level::Easy } else { Level::Hard };
    for seat in 1..draft.seats.len() {
        // Whoever is at home at this level comes, and not who sat there before.
        draft.set_kind(seat, None);
        draft.set_kind(seat, Some(level));
    }
    let short = games.of(first.game).and_then(|game| game.short);
    for (key, value) in short.iter().flat_map(|short| short.options) {
        draft.choose(key, value);
    }
    draft
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::welcome::introduction::ShortMatch;
    use games::catalog::NAMES;
    use host::view::SeatControl;
    use messages::Message;
    use window_kit::settings::people::Animal;

    #[test]
    fn a_first_match_has_the_person_by_name_one_opponent_and_the_short_options() {
        let mut people = People::default();
        people.plays("Zoe", 2, Animal::Cat);
        let short = ShortMatch {
            options: &[("target", "60")],
            minutes: 10,
        };
        let games = ByGame::default().with(
            NAMES[0],
            Introduction {
                says: Message::empty(),
                minutes: (1, 2),
                short: Some(short),
            },
        );
        for (learns, level) in [(true, Level::Easy), (false, Level::Hard)] {
            let first = FirstMatch { game: NAMES[0], learns };
            let draft = draft(first, &games, &people);
            assert_eq!(draft.problem(), None);
            assert_eq!(draft.value("target"), "60");
            let setup = draft.setup(1).expect("it can be played");
            let controls: Vec<_> = setup.players.iter().map(|player| player.control).collect();
            assert_eq!(controls, [SeatControl::Person, SeatControl::Agent(level)]);
            assert_eq!(setup.players[0].name, "Zoe");
        }
    }
}
