//! Which lesson fits the present moment, and which lessons have been learned.

use bevy::prelude::*;

use crate::screens::hud::events::{HudEvent, MatchBegan};
use crate::screens::hud::tutorial::Tutorial;
use crate::screens::hud::tutorial::learned::{Learned, WithTutorial};
use crate::screens::hud::tutorial::lesson::{About, Lesson, Moment};
use host::view::{MatchView, Players};
use rules::ids::SeatId;
use window_kit::table::current_match::CurrentMatch;
use window_kit::window::by_game::ByGame;
use window_kit::window::intent::MentionedActions;
use window_kit::window::state::GateWaits;

/// The tutorial of the current match, with the lessons that are still to be learned.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Course {
    pub(super) game: &'static str,
    pub(super) lessons: &'static [Lesson],
    pub(super) open: Vec<usize>,
    /// The lesson that is shown.
    pub(super) shown: Option<usize>,
    /// The person who sees it: the one whose decision was due. `None` for a throw that belongs to everybody.
    pub(super) person: Option<SeatId>,
    /// The lesson that the person has closed; it comes again at the next moment that it fits.
    pub(super) put_away: Option<usize>,
}

impl Course {
    /// The shown lesson, unless the person has closed it.
    pub(super) fn read(&self) -> Option<usize> {
        self.shown.filter(|shown| self.put_away != Some(*shown))
    }
}

/// The player dismisses the tutorial.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct Dismiss;

pub(super) fn begin(
    mut began: MessageReader<MatchBegan>,
    current: Res<CurrentMatch>,
    (wanted, tutorials): (Res<WithTutorial>, Res<ByGame<Tutorial>>),
    mut course: ResMut<Course>,
) {
    if began.read().count() == 0 {
        return;
    }
    let game = current.options.name();
    let lessons = tutorials.of(game).map_or(&[][..], |tutorial| tutorial.lessons);
    let open = if wanted.0 {
        (0..lessons.len()).collect()
    } else {
        Vec::new()
    };
    *course = Course {
        game,
        lessons,
        open,
        ..default()
    };
}

/// Marks a lesson as learned when the person it is shown to does what it teaches.
pub(super) fn learn(
    mut told: MessageReader<HudEvent>,
    mut dismissed: MessageReader<Dismiss>,
    mut course: ResMut<Course>,
    mut learned: ResMut<Learned>,
) {
    if course.open.is_empty() {
        told.clear();
        dismissed.clear();
        return;
    }
    let lessons = course.lessons;
    for HudEvent(event) in told.read() {
        // Only the shown lesson can be learned.
        let person = course.person;
        if let Some(shown) = course.shown.filter(|shown| lessons[*shown].is_done(event, person)) {
            course.open.retain(|open| *open != shown);
            course.shown = None;
        }
    }
    if dismissed.read().count() > 0 {
        course.open.clear();
        course.shown = None;
    }
    if course.open.is_empty() {
        learned.add(course.game);
    }
}

/// Chooses the lesson to show: the first that applies, while a person's decision is due. The lesson stays while the
/// person's action is carried out, and goes when another player must act.
pub(super) fn choose(
    view: Res<MatchView>,
    players: Res<Players>,
    waits: Res<GateWaits>,
    mut course: ResMut<Course>,
    mut spoken: ResMut<MentionedActions>,
) {
    if course.open.is_empty() {
        if !spoken.lesson.is_empty() {
            spoken.lesson.clear();
        }
        return;
    }
    let awaited = view.awaited.as_ref().map(|awaited| awaited.seat);
    let person = view.due.iter().chain(awaited).find(|seat| players.is_person(*seat));
    let moment = Moment {
        view: &view.view,
        person,
        legal: person.map_or(&[], |person| &view.legal[person.index()]),
        throw: waits.throw || awaited.is_some_and(|seat| players.is_person(seat)),
    };
    let lessons = course.lessons;
    // What a whole game is about is read once.
    if let Some(read) = course
        .put_away
        .filter(|read| matches!(lessons[*read].about, About::Game))
    {
        course.open.retain(|open| *open != read);
    }
    let next = if person.is_some() || moment.throw {
        course.open.iter().copied().find(|open| lessons[*open].fits(&moment))
    } else if view.due.is_empty() {
        return;
    } else {
        None
    };
    if (course.shown, course.person) != (next, person) {
        (course.shown, course.person) = (next, person);
    }
    if course.put_away.is_some() && course.put_away != next {
        course.put_away = None;
    }
    let acts = course
        .read()
        .map(|next| lessons[next].acts(&moment))
        .unwrap_or_default();
    if !spoken.lesson.iter().eq(acts.iter().copied()) {
        spoken.lesson = acts.into_iter().cloned().collect();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rand::RngExt;

    use super::*;
    use crate::app::games::tutorials;
    use games::catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions, NAMES};
    use host::view::{SeatControl, SeatPlayer};
    use language::Language;
    use rules::ai::level::Level;
    use rules::game::Turn;
    use rules::ids::{Actor, MAX_SEATS, SeatSet, Viewer};
    use rules::rng::{Stream, stream};
    use rules::seats::Seats;

    const ANA: SeatId = SeatId(0);

    fn lessons(game: &str) -> &'static [Lesson] {
        tutorials().of(game).expect("a tutorial").lessons
    }

    #[test]
    fn every_game_has_a_tutorial_in_few_words() {
        let words = |message| Language::english().plain(message).len();
        for game in NAMES {
            let lessons = lessons(game);
            assert!(lessons.len() >= 2, "{game}");
            for lesson in lessons {
                assert!(words(&lesson.head) <= 28, "{}", lesson.head);
                assert!(words(&lesson.words) <= 200, "{}", lesson.words);
            }
        }
    }

    /// A table where Ana has the tutorial and a computer player has the other seat.
    fn with_tutorial(game: &'static str) -> App {
        let seat = |control| SeatPlayer {
            name: "Somebody".into(),
            control,
        };
        let mut app = App::new();
        app.insert_resource(Players(vec![
            seat(SeatControl::Person),
            seat(SeatControl::Agent(Level::Random)),
        ]))
        .insert_resource(Course {
            game,
            lessons: lessons(game),
            open: (0..lessons(game).len()).collect(),
            ..default()
        })
        .init_resource::<GateWaits>()
        .init_resource::<Learned>()
        .init_resource::<MentionedActions>()
        .add_message::<HudEvent>()
        .add_message::<Dismiss>()
        .add_systems(Update, (learn, choose).chain());
        app
    }

    fn view_of(game: &AnyGame, seats: Seats) -> MatchView {
        let due = match game.turn() {
            Turn::Players(players) => players,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        let mut legal: [Arc<Vec<AnyAction>>; MAX_SEATS] = Default::default();
        for seat in due.iter() {
            legal[seat.index()] = Arc::new(game.legal_actions(seat));
        }
        MatchView {
            view: game.view(Viewer::Player(ANA)),
            seats,
            due,
            decisions: Default::default(),
            legal,
            awaited: None,
            undo: None,
            scores: game.scores(),
        }
    }

    /// Plays a match in which Ana follows the tutorial. Returns the lessons that she learned.
    fn play(name: &'static str) -> Vec<usize> {
        let seats = Seats::solo(2).expect("two can be seated");
        let options = AnyOptions::of_game(name).expect("a game");
        let mut game = AnyGame::new(&options, &seats, 7).expect("a match");
        let mut chance = stream(7, Stream::Chance);
        let mut app = with_tutorial(name);
        let mut learned = Vec::new();
        for _ in 0..600 {
            app.world_mut().insert_resource(view_of(&game, seats));
            app.update();
            let (who, action, taught) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.sample_chance(&mut chance), None),
                Turn::Players(due) => {
                    let seat = due.iter().next().expect("a seat is due");
                    let legal = game.legal_actions(seat);
                    let spoken = app.world().resource::<MentionedActions>().lesson.clone();
                    assert!(
                        seat == ANA || due.contains(ANA) || spoken.is_empty(),
                        "{name}: it is not Ana's turn"
                    );
                    let any = legal[chance.random_range(0..legal.len())].clone();
                    match spoken.first().filter(|_| seat == ANA) {
                        Some(act) => (Actor::Player(seat), act.clone(), app.world().resource::<Course>().shown),
                        None => (Actor::Player(seat), any, None),
                    }
                }
            };
            let before = app.world().resource::<Course>().open.clone();
            let mut events = Vec::<AnyEvent>::new();
            game.apply(who, &action, &mut events).expect("it is legal");
            for event in events {
                app.world_mut().write_message(HudEvent(event));
            }
            app.update();
            let open = &app.world().resource::<Course>().open;
            match (who, taught) {
                (Actor::Player(ANA), Some(lesson)) if !open.contains(&lesson) => learned.push(lesson),
                // A throw that she started may complete a lesson.
                (Actor::Player(ANA) | Actor::Chance, _) => {}
                (Actor::Player(_), _) => assert_eq!(*open, before, "{name}: {action:?} was not Ana's"),
            }
        }
        learned
    }

    #[test]
    fn a_lesson_is_learned_by_doing_what_it_lights_and_never_by_somebody_else() {
        for game in NAMES {
            let learned = play(game);
            assert!(learned.len() >= 2, "{game}: {learned:?}");
        }
    }
}
