//! Holds the table back: while something lies over it, while a score sheet is read, and until a person throws.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;

use super::told::{MatchBegan, Told};
use super::{HudSystems, at_the_table};
use crate::app::Overlay;
use crate::games::stack::event::StackEvent;
use crate::table::phase::{MatchSystems, TableGate};
use crate::table::view::{Players, SeatControl};

/// What the table waits for a person to do.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GateWaits {
    /// To throw all dice at the start of a round.
    pub opening: bool,
    /// To go on from the score sheet of a round.
    pub score: bool,
}

/// A person throws all dice.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct ThrowOpening;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GateWaits>()
        .init_resource::<TableGate>()
        .add_message::<ThrowOpening>()
        .add_systems(
            Update,
            (
                throw_by_key.before(MatchSystems::CollectRequests).run_if(at_the_table),
                (await_person, hold_gate).chain().in_set(HudSystems::Show),
            ),
        );
}

/// Whether any seat is played by a person.
pub(super) fn any_person(players: &Players) -> bool {
    players.0.iter().any(|player| player.control == SeatControl::Person)
}

fn throw_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Option<Res<InputFocus>>,
    focusable: Query<(), With<TabIndex>>,
    waits: Res<GateWaits>,
    mut throw: MessageWriter<ThrowOpening>,
) {
    let on_button = focus
        .and_then(|focus| focus.get())
        .is_some_and(|entity| focusable.contains(entity));
    if waits.opening
        && !on_button
        && keys.any_just_pressed([KeyCode::Space, KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::KeyR])
    {
        throw.write(ThrowOpening);
    }
}

fn await_person(
    mut began: MessageReader<MatchBegan>,
    mut told: MessageReader<Told>,
    mut throws: MessageReader<ThrowOpening>,
    players: Option<Res<Players>>,
    mut waits: ResMut<GateWaits>,
) {
    if began.read().count() > 0 {
        *waits = GateWaits::default();
    }
    if throws.read().count() > 0 {
        waits.opening = false;
    }
    let person = players.is_some_and(|players| any_person(&players));
    for Told(event) in told.read() {
        match event {
            StackEvent::RoundStarted { .. } => waits.opening = person,
            StackEvent::OpeningThrown { .. } => waits.opening = false,
            StackEvent::RoundScored { .. } => waits.score = true,
            _ => {}
        }
    }
}

fn hold_gate(waits: Res<GateWaits>, overlay: Res<State<Overlay>>, mut gate: ResMut<TableGate>) {
    let waiting = waits.opening || waits.score || *overlay.get() != Overlay::None;
    if gate.waiting != waiting {
        gate.waiting = waiting;
    }
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::rules::ids::PlayerId;
    use crate::screens::hud::HudSystems;
    use crate::table::view::SeatPlayer;

    /// An app with the gate and one seat, played so.
    fn table(control: SeatControl) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<crate::app::Screen>()
            .init_state::<Overlay>()
            .init_resource::<ButtonInput<KeyCode>>()
            .add_message::<Told>()
            .add_message::<MatchBegan>()
            .configure_sets(Update, (HudSystems::Read, HudSystems::Show).chain())
            .insert_resource(Players(vec![SeatPlayer {
                name: "Ana".into(),
                control,
            }]))
            .add_plugins(plugin);
        app.world_mut()
            .resource_mut::<NextState<crate::app::Screen>>()
            .set(crate::app::Screen::Match);
        app.update();
        app
    }

    fn tell(app: &mut App, event: StackEvent) {
        app.world_mut().write_message(Told(event));
        app.update();
    }

    const ROUND: StackEvent = StackEvent::RoundStarted {
        round: 1,
        first: PlayerId(0),
    };

    #[test]
    fn an_opening_throw_waits_until_a_person_throws_s_3() {
        let mut app = table(SeatControl::Person);
        tell(&mut app, ROUND);
        assert!(!app.world().resource::<TableGate>().open());
        app.world_mut()
            .resource_mut::<ButtonInput<KeyCode>>()
            .press(KeyCode::Space);
        app.update();
        assert!(app.world().resource::<TableGate>().open());
    }

    #[test]
    fn computer_players_among_themselves_wait_for_nobody() {
        let mut app = table(SeatControl::Agent(crate::ai::level::Level::Normal));
        tell(&mut app, ROUND);
        assert!(app.world().resource::<TableGate>().open());
    }

    #[test]
    fn the_table_waits_while_a_menu_lies_over_it_or_a_score_sheet_is_due() {
        let mut app = table(SeatControl::Person);
        app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Pause);
        app.update();
        assert!(!app.world().resource::<TableGate>().open());
        app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
        app.update();
        assert!(app.world().resource::<TableGate>().open());
        tell(
            &mut app,
            StackEvent::RoundScored {
                round: 1,
                stacks: Vec::new(),
                points: vec![0],
                totals: vec![0],
            },
        );
        assert!(!app.world().resource::<TableGate>().open());
    }
}
