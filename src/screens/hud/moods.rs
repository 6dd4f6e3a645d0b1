//! The faces of players look for a moment what just happened on the table: pleased, disappointed or surprised.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::screens::hud::events::{HudEvent, MatchBegan};
use games::catalog::{AnyEvent, AnyView};
use host::view::MatchView;
use rules::ids::{MAX_SEATS, SeatId};
use window_kit::table::replay::state::Replay;
use window_kit::ui::face::Mood;
use window_kit::window::by_game::ByGame;
use window_kit::window::state::Screen;
use window_kit::window::steps::HudSystems;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// How long a mood lasts.
const LASTS: Duration = Duration::from_secs(4);

/// What an event makes the faces look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Felt {
    /// Whom it is about.
    pub who: SeatId,
    /// How that player looks.
    pub mood: Mood,
    /// How everybody else looks; [`Mood::Usual`] changes nothing.
    pub others: Mood,
}

/// A game's function that says what an event, after which the table is as in this view, makes the faces look like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FeltBy(pub fn(&AnyEvent, &AnyView) -> Option<Felt>);

/// The face of this seat's player at the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Mood)]
pub(crate) struct FaceOf(pub SeatId);

/// The moods of the seats, with the time since when.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct SeatMoods([Option<(Mood, StartTime)>; MAX_SEATS]);

impl SeatMoods {
    /// Those whom it is about change their mood; everybody else does if nothing has just happened to them.
    fn feel(&mut self, felt: Felt) {
        let seats = (0..).map(SeatId).zip(&mut self.0);
        for (seat, mood) in seats {
            if seat == felt.who {
                *mood = Some((felt.mood, StartTime::default()));
            } else if felt.others != Mood::Usual && mood.is_none() {
                *mood = Some((felt.others, StartTime::default()));
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ByGame<FeltBy>>()
        .init_resource::<SeatMoods>()
        .add_systems(
            Update,
            (feel.in_set(HudSystems::Tell), show.in_set(HudSystems::Show)).run_if(in_state(Screen::Match)),
        )
        .add_systems(OnEnter(Screen::Match), |mut moods: ResMut<SeatMoods>| {
            *moods = SeatMoods::default();
        });
}

/// What happened on the table, and what the game says about it.
#[derive(SystemParam)]
struct TableEvents<'w, 's> {
    events: MessageReader<'w, 's, HudEvent>,
    began: MessageReader<'w, 's, MatchBegan>,
    by: Res<'w, ByGame<FeltBy>>,
    view: Option<Res<'w, MatchView>>,
    replay: Replay<'w>,
}

fn feel(mut table: TableEvents, mut moods: ResMut<SeatMoods>) {
    if table.began.read().count() > 0 || table.replay.is_skipping() {
        *moods = SeatMoods::default();
    }
    let Some(view) = table.view.filter(|_| !table.replay.is_skipping()) else {
        table.events.clear();
        return;
    };
    for HudEvent(event) in table.events.read() {
        if let Some(felt) = table.by.of(event.game()).and_then(|by| by.0(event, &view.view)) {
            moods.feel(felt);
        }
    }
}

/// Shows the moods, and lets them pass in real time.
fn show(mut clock: UiClock, mut moods: ResMut<SeatMoods>, mut faces: Query<(&FaceOf, &mut Mood)>) {
    for mood in &mut moods.bypass_change_detection().0 {
        if let Some((_, since)) = mood
            && clock.left(since, LASTS).is_zero()
        {
            *mood = None;
        }
    }
    for (FaceOf(seat), mut shown) in &mut faces {
        let mood = moods.0.get(seat.index()).copied().flatten();
        shown.set_if_neq(mood.map_or(Mood::Usual, |(mood, _)| mood));
    }
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use window_kit::window::next_frame::NextFrame;

    const ANA: SeatId = SeatId(0);
    const BO: SeatId = SeatId(1);

    /// A table with two faces, at which Ana knocks something over.
    fn table() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_state(Screen::Match)
            .init_resource::<NextFrame>()
            .init_resource::<SeatMoods>()
            .add_systems(Update, show);
        app.world_mut().spawn_batch([FaceOf(ANA), FaceOf(BO)]);
        pass(&mut app, 0.1);
        app.world_mut().resource_mut::<SeatMoods>().feel(Felt {
            who: ANA,
            mood: Mood::Disappointed,
            others: Mood::Surprised,
        });
        app
    }

    fn pass(app: &mut App, seconds: f32) {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds)));
        app.update();
    }

    /// The moods of Ana and Bo.
    fn seen(app: &mut App) -> [Mood; 2] {
        let world = app.world_mut();
        let mut faces = world.query::<(&FaceOf, &Mood)>();
        let mut seen = [Mood::Usual; 2];
        for (FaceOf(seat), mood) in faces.iter(world) {
            seen[seat.index()] = *mood;
        }
        seen
    }

    #[test]
    fn a_mood_passes_in_real_time_at_any_frame_rate_and_while_the_table_stands_still() {
        for hertz in [30.0, 240.0] {
            let mut app = table();
            app.world_mut().resource_mut::<Time<Virtual>>().pause();
            let mut frames = 0;
            pass(&mut app, 1.0 / hertz);
            while seen(&mut app) != [Mood::Usual; 2] {
                assert_eq!(seen(&mut app), [Mood::Disappointed, Mood::Surprised]);
                frames += 1;
                pass(&mut app, 1.0 / hertz);
            }
            let lasted = frames as f32 / hertz;
            assert!((lasted - 4.0).abs() < 0.1, "{hertz}: {lasted}");
        }
    }

    #[test]
    fn a_mood_is_gone_after_a_pause_but_is_seen_if_it_begins_with_one() {
        let mut app = table();
        // The window slept before this frame.
        pass(&mut app, 10.0);
        assert_eq!(seen(&mut app), [Mood::Disappointed, Mood::Surprised]);
        pass(&mut app, 0.1);
        pass(&mut app, 10.0);
        assert_eq!(seen(&mut app), [Mood::Usual; 2]);
    }

    #[test]
    fn what_happens_to_a_player_matters_more_than_what_happens_to_others() {
        let mut moods = SeatMoods::default();
        let felt = |who, mood, others| Felt { who, mood, others };
        moods.feel(felt(ANA, Mood::Pleased, Mood::Usual));
        moods.feel(felt(BO, Mood::Disappointed, Mood::Surprised));
        let now = |moods: &SeatMoods| [ANA, BO].map(|seat| moods.0[seat.index()].map(|(mood, _)| mood));
        assert_eq!(now(&moods), [Some(Mood::Pleased), Some(Mood::Disappointed)]);
        moods.feel(felt(BO, Mood::Pleased, Mood::Usual));
        assert_eq!(now(&moods), [Some(Mood::Pleased), Some(Mood::Pleased)]);
    }
}
