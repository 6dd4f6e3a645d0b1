//! What is going on, as far as the music follows it, and which layers are heard then.

use bevy::prelude::*;

use super::course::{Course, GameCourse};
use super::layers::Layer;
use crate::presentation::audio::cues::end;
use crate::presentation::audio::library::Sound;
use crate::table::phase::{Match, MatchPhase};
use crate::window::by_game::ByGame;
use crate::window::state::{Overlay, Screen};
use host::view::{MatchView, Players};

/// What is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Moment {
    /// The title and other pages without a match.
    #[default]
    Menus,
    /// A match goes on, or throws are practised.
    Play(Course),
    /// The match is over, and a person here has won or only computer players were there.
    Won,
    /// The match is over, and nobody here has won.
    Lost,
}

/// What the music follows.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mood {
    /// What is going on.
    pub moment: Moment,
    /// Whether the table waits under a menu. The music is softer then.
    pub waits: bool,
}

/// How much softer the music is while the table waits, in decibels.
const WAITING_DB: f32 = -10.0;

/// Whether a layer is heard, and how much quieter than at its loudest, in decibels.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Heard {
    Not,
    /// It comes and goes.
    AtTimes(f32),
    Always(f32),
}

impl Mood {
    /// How much quieter than at its loudest a layer is, in decibels; `None` if it isn't heard. `there` says whether a
    /// layer that comes and goes is there now.
    pub fn level_db(self, layer: Layer, there: bool) -> Option<f32> {
        let heard = match self.moment {
            Moment::Menus => in_menus(layer),
            Moment::Play(Course::Calm) => in_calm_play(layer),
            Moment::Play(Course::Close) => in_close_play(layer),
            Moment::Play(Course::LastTurns) => in_last_turns(layer),
            Moment::Won => after_a_win(layer),
            Moment::Lost => after_a_loss(layer),
        };
        let level_db = match heard {
            Heard::Always(level_db) => level_db,
            Heard::AtTimes(level_db) if there => level_db,
            Heard::AtTimes(_) | Heard::Not => return None,
        };
        Some(
            level_db
                + if self.waits && layer.is_music() {
                    WAITING_DB
                } else {
                    0.0
                },
        )
    }
}

const fn in_menus(layer: Layer) -> Heard {
    match layer {
        Layer::Melody => Heard::AtTimes(-2.0),
        Layer::Pluck => Heard::AtTimes(-6.0),
        Layer::Bass | Layer::Pulse => Heard::Not,
        Layer::Pad | Layer::Air | Layer::Street | Layer::Fire | Layer::Clock => Heard::Always(0.0),
    }
}

const fn in_calm_play(layer: Layer) -> Heard {
    match layer {
        Layer::Pad => Heard::Always(-3.0),
        Layer::Pluck => Heard::AtTimes(-2.0),
        Layer::Bass => Heard::AtTimes(-4.0),
        Layer::Melody => Heard::AtTimes(-7.0),
        Layer::Pulse => Heard::Not,
        Layer::Air | Layer::Street | Layer::Fire | Layer::Clock => Heard::Always(0.0),
    }
}

const fn in_close_play(layer: Layer) -> Heard {
    match layer {
        Layer::Pad => Heard::Always(-4.0),
        Layer::Bass => Heard::Always(-2.0),
        Layer::Pluck => Heard::Always(-1.0),
        Layer::Melody => Heard::AtTimes(-6.0),
        Layer::Pulse => Heard::Not,
        Layer::Air | Layer::Street | Layer::Fire | Layer::Clock => Heard::Always(0.0),
    }
}

const fn in_last_turns(layer: Layer) -> Heard {
    match layer {
        Layer::Pad => Heard::Always(-5.0),
        Layer::Pluck | Layer::Pulse => Heard::Always(-2.0),
        Layer::Melody => Heard::Not,
        Layer::Bass | Layer::Air | Layer::Street | Layer::Fire | Layer::Clock => Heard::Always(0.0),
    }
}

const fn after_a_win(layer: Layer) -> Heard {
    match layer {
        Layer::Bass => Heard::Always(-3.0),
        Layer::Pulse => Heard::Not,
        Layer::Pad | Layer::Pluck | Layer::Melody => Heard::Always(0.0),
        Layer::Air | Layer::Street | Layer::Fire | Layer::Clock => Heard::Always(0.0),
    }
}

const fn after_a_loss(layer: Layer) -> Heard {
    match layer {
        Layer::Bass => Heard::AtTimes(-4.0),
        Layer::Melody => Heard::AtTimes(-6.0),
        Layer::Pluck | Layer::Pulse => Heard::Not,
        Layer::Pad | Layer::Air | Layer::Street | Layer::Fire | Layer::Clock => Heard::Always(0.0),
    }
}

/// Looks at what is going on.
pub(super) fn see(
    (screen, overlay, game, phase): (
        Res<State<Screen>>,
        Res<State<Overlay>>,
        Option<Res<State<Match>>>,
        Option<Res<State<MatchPhase>>>,
    ),
    (view, players): (Option<Res<MatchView>>, Option<Res<Players>>),
    courses: Res<ByGame<GameCourse>>,
    table_time: Res<Time<Virtual>>,
    mut mood: ResMut<Mood>,
) {
    let course = || match (game.as_deref().map(State::get), &view) {
        (Some(Match::Of(game)), Some(view)) => courses.of(game).map(|course| course.0(&view.view)),
        _ => None,
    };
    let result = || {
        let winners = view.as_ref()?.scores.winners;
        let ends_as = end(winners, players.as_deref()?);
        Some(if ends_as == Sound::Win {
            Moment::Won
        } else {
            Moment::Lost
        })
    };
    let moment = match screen.get() {
        Screen::Title | Screen::Setup | Screen::Lobby => Moment::Menus,
        Screen::Practice => Moment::Play(Course::Calm),
        Screen::Match if phase.as_ref().is_some_and(|phase| *phase.get() == MatchPhase::Over) => {
            result().unwrap_or_default()
        }
        Screen::Match => Moment::Play(course().unwrap_or_default()),
        Screen::Results => result().unwrap_or_default(),
    };
    // Who sets the volume of the music wants to hear it.
    let waits = *screen.get() == Screen::Match && table_time.is_paused() && *overlay.get() != Overlay::Settings;
    mood.set_if_neq(Mood { moment, waits });
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;
    use games::catalog::NAMES;
    use rules::ids::{SeatId, SeatSet};

    use super::*;

    const MOMENTS: [Moment; 6] = [
        Moment::Menus,
        Moment::Play(Course::Calm),
        Moment::Play(Course::Close),
        Moment::Play(Course::LastTurns),
        Moment::Won,
        Moment::Lost,
    ];

    /// The layers that are heard, of those that come and go all or none.
    fn heard(moment: Moment, there: bool) -> Vec<Layer> {
        let mood = Mood { moment, waits: false };
        let mut layers = Layer::ALL.to_vec();
        layers.retain(|layer| mood.level_db(*layer, there).is_some());
        layers
    }

    #[test]
    fn the_music_tells_each_moment_apart() {
        let levels = |moment: Moment| {
            let mood = Mood { moment, waits: false };
            Layer::ALL.map(|layer| [true, false].map(|there| mood.level_db(layer, there)))
        };
        for (at, moment) in MOMENTS.iter().enumerate() {
            for other in &MOMENTS[..at] {
                assert_ne!(levels(*moment), levels(*other), "{moment:?} and {other:?}");
            }
        }
    }

    #[test]
    fn the_room_and_chords_are_always_there_and_the_drum_only_in_the_last_turns() {
        for moment in MOMENTS {
            let layers = heard(moment, false);
            assert!(
                Layer::ALL
                    .iter()
                    .filter(|layer| !layer.is_music())
                    .all(|layer| layers.contains(layer))
            );
            assert!(layers.contains(&Layer::Pad), "{moment:?}");
            let is_last = moment == Moment::Play(Course::LastTurns);
            assert_eq!(heard(moment, true).contains(&Layer::Pulse), is_last, "{moment:?}");
        }
    }

    #[test]
    fn a_match_that_gets_close_has_more_music_that_stays() {
        let stay = |course| heard(Moment::Play(course), false).len();
        assert!(stay(Course::Calm) < stay(Course::Close));
        assert!(stay(Course::Close) < stay(Course::LastTurns));
    }

    #[test]
    fn under_a_menu_the_music_is_softer_and_the_room_is_not() {
        let mood = |waits| Mood {
            moment: Moment::Play(Course::Close),
            waits,
        };
        for layer in Layer::ALL {
            let [plays, waits] = [false, true].map(|waits| mood(waits).level_db(layer, true));
            let softer = plays.zip(waits).map_or(0.0, |(plays, waits)| waits - plays);
            let wanted = if layer.is_music() && plays.is_some() {
                WAITING_DB
            } else {
                0.0
            };
            assert_eq!(softer, wanted, "{layer:?}");
        }
    }

    /// An app in which a match of the first game is on that always says that it is close.
    fn app() -> App {
        let game = NAMES[0];
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Screen>()
            .init_state::<Overlay>()
            .insert_state(Match::Of(game))
            .insert_state(MatchPhase::Deciding)
            .insert_resource(MatchView::new(game, 2))
            .insert_resource(Players::person_and_computer())
            .insert_resource(ByGame::default().with(game, GameCourse(|_| Course::Close)))
            .init_resource::<Mood>()
            .add_systems(Update, see);
        app
    }

    fn mood(app: &mut App, screen: Screen, overlay: Overlay) -> (Moment, bool) {
        app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        app.world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
        app.update();
        let mood = app.world().resource::<Mood>();
        (mood.moment, mood.waits)
    }

    #[test]
    fn the_mood_follows_the_screen_the_game_and_the_result() {
        let mut app = app();
        assert_eq!(mood(&mut app, Screen::Title, Overlay::None), (Moment::Menus, false));
        let close = Moment::Play(Course::Close);
        assert_eq!(mood(&mut app, Screen::Match, Overlay::None), (close, false));
        let calm = Moment::Play(Course::Calm);
        assert_eq!(mood(&mut app, Screen::Practice, Overlay::None), (calm, false));
        for (winner, moment) in [(0, Moment::Won), (1, Moment::Lost)] {
            let winners = SeatSet::only(SeatId(winner));
            app.world_mut().resource_mut::<MatchView>().scores.winners = winners;
            assert_eq!(mood(&mut app, Screen::Results, Overlay::None), (moment, false));
        }
        app.world_mut().remove_resource::<MatchView>();
        assert_eq!(mood(&mut app, Screen::Results, Overlay::None).0, Moment::Menus);
    }

    #[test]
    fn the_table_waits_while_its_time_stands_still_but_the_volume_can_be_heard_while_it_is_set() {
        let mut app = app();
        app.world_mut().resource_mut::<Time<Virtual>>().pause();
        assert!(mood(&mut app, Screen::Match, Overlay::Pause).1);
        assert!(!mood(&mut app, Screen::Match, Overlay::Settings).1);
        assert!(!mood(&mut app, Screen::Title, Overlay::Settings).1);
        app.world_mut().resource_mut::<Time<Virtual>>().unpause();
        assert!(!mood(&mut app, Screen::Match, Overlay::None).1);
    }
}
