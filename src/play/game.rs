//! [`WindowGame`]: everything that a window needs from a game, in one place. A game that leaves out a required item
//! does not compile. For each optional item, the comment says what happens without it.
//!
//! The parts of the window depend on no game. Each of them has a small type for what it needs, and looks up the current
//! game's value by the game's name ([`ByGame`](window_kit::window::by_game::ByGame)). [`register_game`] adds all values
//! of a game.

use bevy::prelude::*;
use serde_json::{Map, Value};

use crate::screens::hand_over::RightfulSeat;
use crate::screens::hud::banter::{Heard, HeardBy};
use crate::screens::hud::moods::{Felt, FeltBy};
use crate::screens::hud::rolled::{Rolled, RolledBy};
use crate::screens::hud::tutorial::Tutorial;
use crate::screens::menus::credits::GameCredits;
use crate::screens::scenes::scene::Scene;
use crate::screens::welcome::introduction::Introduction;
use games::catalog::{AnyEvent, AnyOptions, AnyView, Listed};
use host::view::Players;
use messages::Message;
use rules::die::DieId;
use rules::ids::SeatId;
use tabletop::game::TableGame;
use window_kit::input::gamepad::asked::AnswersAtOnce;
use window_kit::input::hold::register_hands;
use window_kit::intents::{Bindings, GameIntents};
use window_kit::presentation::audio::background::course::{Course, GameCourse};
use window_kit::presentation::audio::cues::{Cue, GameCues};
use window_kit::presentation::choreography::{GameStaging, StagedEffect};
use window_kit::presentation::dice_faces::{DiePrints, Printed};
use window_kit::ui::pictures::{Picture, embed};
use window_kit::window::by_game::GameDescriber;
use window_kit::window::by_game::register;
use window_kit::window::hold::HandSelection;
use window_kit::window::milestone::{GameMilestones, Milestone};

/// A game that can be played in a window.
pub(crate) trait WindowGame: TableGame + Listed {
    /// What a player holds or has chosen. Two games may share this type.
    type Hands: HandSelection;

    /// What people can mean at its table, with the default inputs.
    const INTENTS: GameIntents;

    /// The tutorial of a first match.
    const TUTORIAL: Tutorial;

    /// Typical moments of the game, with the fewest and with the most players.
    const SCENES: &'static [Scene];

    /// The pictures of its rules page. By default none, and then the page must not use any.
    const PICTURES: &'static [Picture] = &[];

    /// What it says of itself to people who do not know it.
    const INTRODUCTION: Introduction;

    /// The game's texts in the credits, under headings. By default none. Text that two games share is shown once.
    const CREDITS: &'static [(Message, Message)] = &[];

    /// Adds the input, panels and boards of the game. Two games may share them, so what was already added must not be
    /// added again.
    fn plugin(app: &mut App);

    /// The sound of an event; `None` for an event without a sound, or whose sound comes when its pieces move.
    fn cue(event: &Self::Event, players: &Players) -> Option<Cue>;

    /// How near a match is to its end: the music follows it. By default a match is calm until it is over.
    fn course(_view: &Self::View) -> Course {
        Course::Calm
    }

    /// Whether an event is a milestone.
    fn milestone(event: &Self::Event) -> Option<Milestone>;

    /// Where things lie in the window and what can be done with them, for tests that play with mouse and keys. It is
    /// added to the description that every match has. What buttons and texts say is in that already.
    fn describe(world: &mut World) -> Map<String, Value>;

    /// What is printed on a die. By default dice have pips, in the colours of their owners.
    fn printed(_options: &Self::Options, _die: DieId) -> Option<Printed> {
        None
    }

    /// The row of thrown dice on the rim of the tray. By default there is no row.
    fn rolled(_view: &Self::View, _options: &Self::Options) -> Rolled {
        Rolled::default()
    }

    /// How an event moves dice on the table, beyond what the throw reported. By default only throws move dice.
    fn staged(_event: &Self::Event, _view: &Self::View) -> Option<StagedEffect> {
        None
    }

    /// What an event means to those at the table, for what computer players say. By default nobody says anything.
    fn heard(_event: &Self::Event, _view: &Self::View) -> Option<Heard> {
        None
    }

    /// What an event makes the faces at the table look like. By default they look as usual.
    fn felt(_event: &Self::Event, _view: &Self::View) -> Option<Felt> {
        None
    }

    /// Whether all people who are due answer now at once, each with the buttons of their own gamepad. By default nobody
    /// does.
    fn answers_at_once(_view: &Self::View) -> bool {
        false
    }

    /// The player whose turn it really is, if this seat plays out of turn. By default nobody plays out of turn.
    fn rightful(_view: &Self::View, _seat: SeatId) -> Option<SeatId> {
        None
    }
}

/// Adds a game to the window.
pub(crate) fn register_game<G: WindowGame>(app: &mut App) {
    G::plugin(app);
    for picture in G::PICTURES {
        embed(app, *picture);
    }
    register_hands::<G::Hands>(app);
    app.world_mut()
        .get_resource_or_init::<Bindings>()
        .define_game(G::NAME, &G::INTENTS);
    register(app, G::NAME, G::TUTORIAL);
    register(app, G::NAME, G::INTRODUCTION);
    register(app, G::NAME, GameCredits(G::CREDITS));
    register(app, G::NAME, GameCues(cue::<G>));
    register(app, G::NAME, GameCourse(course::<G>));
    register(app, G::NAME, GameMilestones(milestone::<G>));
    register(app, G::NAME, GameDescriber(G::describe));
    register(app, G::NAME, DiePrints(printed::<G>));
    register(app, G::NAME, RolledBy(rolled::<G>));
    register(app, G::NAME, GameStaging(staged::<G>));
    register(app, G::NAME, RightfulSeat(rightful::<G>));
    register(app, G::NAME, HeardBy(heard::<G>));
    register(app, G::NAME, FeltBy(felt::<G>));
    register(app, G::NAME, AnswersAtOnce(answers_at_once::<G>));
}

fn cue<G: WindowGame>(event: &AnyEvent, players: &Players) -> Option<Cue> {
    G::cue(G::of_event(event)?, players)
}

fn course<G: WindowGame>(view: &AnyView) -> Course {
    G::of_view(view).map_or(Course::Calm, G::course)
}

pub(crate) fn milestone<G: WindowGame>(event: &AnyEvent) -> Option<Milestone> {
    G::milestone(G::of_event(event)?)
}

fn printed<G: WindowGame>(options: &AnyOptions, die: DieId) -> Option<Printed> {
    G::printed(G::of_options(options)?, die)
}

fn rolled<G: WindowGame>(view: &AnyView, options: &AnyOptions) -> Rolled {
    match (G::of_view(view), G::of_options(options)) {
        (Some(view), Some(options)) => G::rolled(view, options),
        _ => Rolled::default(),
    }
}

fn staged<G: WindowGame>(event: &AnyEvent, view: &AnyView) -> Option<StagedEffect> {
    G::staged(G::of_event(event)?, G::of_view(view)?)
}

pub(crate) fn heard<G: WindowGame>(event: &AnyEvent, view: &AnyView) -> Option<Heard> {
    G::heard(G::of_event(event)?, G::of_view(view)?)
}

fn felt<G: WindowGame>(event: &AnyEvent, view: &AnyView) -> Option<Felt> {
    G::felt(G::of_event(event)?, G::of_view(view)?)
}

fn answers_at_once<G: WindowGame>(view: &AnyView) -> bool {
    G::of_view(view).is_some_and(G::answers_at_once)
}

fn rightful<G: WindowGame>(view: &AnyView, seat: SeatId) -> Option<SeatId> {
    G::rightful(G::of_view(view)?, seat)
}
