//! What a window asks of a game, in one place: [`WindowGame`]. A game that leaves out something that every game needs does not
//! compile; for the rest it says here what happens without it.
//!
//! The parts of the window know no game. Each of them has a small type for what it has to ask, and finds the answer of the
//! game that is on by its name ([`ByGame`](crate::window::by_game::ByGame)); [`register`] gives them all answers of a game.

use bevy::prelude::*;
use serde_json::{Map, Value};

use crate::catalog::{AnyEvent, AnyOptions, AnyView, Listed};
use crate::input::gamepad::meanings::Pad;
use crate::input::hold::held_as;
use crate::presentation::audio::cues::{Cue, CuesOf};
use crate::presentation::choreography::{Staged, StagedBy};
use crate::presentation::dice_faces::{DiePrints, Printed};
use crate::rules::die::DieId;
use crate::rules::ids::PlayerId;
use crate::screens::hand_over::RightfulSeat;
use crate::screens::hud::rolled::{Rolled, RolledBy};
use crate::screens::hud::tutorial::of_game::Tutorial;
use crate::screens::menus::credits::GameCredits;
use crate::screens::scenes::scene::Scene;
use crate::table::view::Players;
use crate::tabletop::game::TableGame;
use crate::window::by_game::tell;
use crate::window::description::DescribedBy;
use crate::window::hold::Hold;
use crate::window::milestone::{Milestone, MilestonesOf};

/// A game that can be played in a window.
pub trait WindowGame: TableGame + Listed {
    /// What its hands hold, or have chosen. Two games may share them.
    type Hands: Hold;

    /// What the buttons of a gamepad mean at its table.
    const PAD: &'static Pad;

    /// What it teaches in a first match.
    const TUTORIAL: Tutorial;

    /// Its telling moments, with the fewest and the most players.
    const SCENES: &'static [Scene];

    /// What the credits say of it, under headings. Without it nothing; what two games have in common is said once.
    const CREDITS: &'static [(&'static str, &'static str)] = &[];

    /// Its hands, frames and boards. Two games may share them: what is already there must not be added again.
    fn plugin(app: &mut App);

    /// The sound of an event; `None` for those that are not heard, or are heard by what they move.
    fn cue(event: &Self::Event, players: &Players) -> Option<Cue>;

    /// Whether an event is a milestone.
    fn milestone(event: &Self::Event) -> Option<Milestone>;

    /// What can be seen of a match on the screen, for programs that play with mouse and keys. Added to what is said of any
    /// match.
    fn describe(world: &mut World) -> Map<String, Value>;

    /// What is printed on a die. Without it dice have pips, in the colours of their owners.
    fn printed(_options: &Self::Options, _die: DieId) -> Option<Printed> {
        None
    }

    /// The dice to be read in a row on the rim of the tray. Without it there is no row.
    fn rolled(_view: &Self::View, _options: &Self::Options) -> Rolled {
        Rolled::default()
    }

    /// How dice on the table move for an event, beyond what the throw reported. Without it only throws move them.
    fn staged(_event: &Self::Event, _view: &Self::View) -> Option<Staged> {
        None
    }

    /// Whose turn it is by right, where this seat plays out of turn. Without it nobody ever does.
    fn rightful(_view: &Self::View, _seat: PlayerId) -> Option<PlayerId> {
        None
    }
}

/// Adds a game to the window.
pub(crate) fn register<G: WindowGame>(app: &mut App) {
    G::plugin(app);
    held_as::<G::Hands>(app);
    tell(app, G::NAME, G::PAD);
    tell(app, G::NAME, G::TUTORIAL);
    tell(app, G::NAME, GameCredits(G::CREDITS));
    tell(app, G::NAME, CuesOf(cue::<G>));
    tell(app, G::NAME, MilestonesOf(milestone::<G>));
    tell(app, G::NAME, DescribedBy(G::describe));
    tell(app, G::NAME, DiePrints(printed::<G>));
    tell(app, G::NAME, RolledBy(rolled::<G>));
    tell(app, G::NAME, StagedBy(staged::<G>));
    tell(app, G::NAME, RightfulSeat(rightful::<G>));
}

fn cue<G: WindowGame>(event: &AnyEvent, players: &Players) -> Option<Cue> {
    G::cue(G::of_event(event)?, players)
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

fn staged<G: WindowGame>(event: &AnyEvent, view: &AnyView) -> Option<Staged> {
    G::staged(G::of_event(event)?, G::of_view(view)?)
}

fn rightful<G: WindowGame>(view: &AnyView, seat: PlayerId) -> Option<PlayerId> {
    G::rightful(G::of_view(view)?, seat)
}
