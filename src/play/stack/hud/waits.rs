//! What a table of Stack waits for: that a person throws the dice that decide who goes first (S-2), or all dice (S-3),
//! and that a person has read the score of a round.

use bevy::prelude::*;

use crate::screens::hud::events::{HudEvent, MatchBegan};
use games::catalog::Listed;
use games::stack::event::StackEvent;
use games::stack::state::{Phase, Stack};
use host::view::{MatchView, Players};
use rules::ids::SeatSet;
use window_kit::window::state::GateWaits;

/// Records what the table waits for.
pub(crate) fn await_person(
    (mut began, mut told): (MessageReader<MatchBegan>, MessageReader<HudEvent>),
    (view, players): (Res<MatchView>, Res<Players>),
    mut waits: ResMut<GateWaits>,
) {
    let person = players.people() > 0;
    let takes_part = |seats: SeatSet| seats.iter().any(|seat| players.is_person(seat));
    if began.read().count() > 0 {
        let phase = Stack::of_view(&view.view).map(Stack::phase);
        waits.throw |= matches!(phase, Some(Phase::FirstRoll { contenders }) if takes_part(contenders));
    }
    for event in told.read().filter_map(|HudEvent(event)| Stack::of_event(event)) {
        match event {
            StackEvent::RoundStarted { .. } => waits.throw = person,
            StackEvent::FirstTied { players } => waits.throw = takes_part(*players),
            StackEvent::FirstRolled { .. } | StackEvent::OpeningThrown { .. } => waits.throw = false,
            StackEvent::RoundScored { .. } => waits.score = true,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::input_focus::InputFocus;
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::screens::hud::gate;
    use games::catalog::AnyEvent;
    use host::view::{SeatControl, SeatPlayer};
    use rules::ids::SeatId;
    use window_kit::input::gamepad::pull::Pull;
    use window_kit::intents::IntentStates;
    use window_kit::intents::general::THROW;
    use window_kit::intents::states::testing::press;
    use window_kit::table::phase::{InMatch, Match, TableGate};
    use window_kit::window::intent::HadFocus;
    use window_kit::window::state::Overlay;
    use window_kit::window::steps::HudSystems;

    /// An app with the gate and one seat, played by `control`.
    fn table(control: SeatControl) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<window_kit::window::state::Screen>()
            .init_state::<Overlay>()
            .insert_state(Match::Of("stack"))
            .add_computed_state::<InMatch>()
            .init_resource::<InputFocus>()
            .init_resource::<HadFocus>()
            .init_resource::<Pull>()
            .init_resource::<TableGate>()
            .insert_resource(MatchView::new("stack", 2))
            .init_resource::<IntentStates>()
            .add_message::<HudEvent>()
            .add_message::<MatchBegan>()
            .configure_sets(Update, (HudSystems::Read, HudSystems::Tell, HudSystems::Show).chain())
            .insert_resource(Players(vec![SeatPlayer {
                name: "Ana".into(),
                control,
            }]))
            .add_plugins(gate::plugin)
            .add_systems(Update, await_person.in_set(HudSystems::Tell));
        app.world_mut()
            .resource_mut::<NextState<window_kit::window::state::Screen>>()
            .set(window_kit::window::state::Screen::Match);
        app.update();
        app
    }

    fn tell(app: &mut App, event: StackEvent) {
        app.world_mut().write_message(HudEvent(AnyEvent::Stack(event)));
        app.update();
    }

    const ROUND: StackEvent = StackEvent::RoundStarted {
        round: 1,
        first: SeatId(0),
    };

    #[test]
    fn an_opening_throw_waits_until_a_person_throws_s_3() {
        let mut app = table(SeatControl::Person);
        tell(&mut app, ROUND);
        assert!(!app.world().resource::<TableGate>().open());
        press(&mut app, THROW);
        assert!(app.world().resource::<TableGate>().open());
    }

    #[test]
    fn a_person_throws_for_the_first_turn_and_again_after_a_tie_s_2() {
        let mut app = table(SeatControl::Person);
        let begin = |app: &mut App| {
            app.world_mut().write_message(MatchBegan);
            app.update();
        };
        let is_open = |app: &App| app.world().resource::<TableGate>().open();
        begin(&mut app);
        assert!(!is_open(&app));
        press(&mut app, THROW);
        assert!(is_open(&app));
        let tied = |seats: &[u8]| StackEvent::FirstTied {
            players: seats.iter().map(|seat| SeatId(*seat)).collect(),
        };
        tell(&mut app, tied(&[1]));
        assert!(is_open(&app), "the person is not among them");
        tell(&mut app, tied(&[0, 1]));
        assert!(!is_open(&app));
        let mut app = table(SeatControl::Agent(rules::ai::level::Level::Normal));
        begin(&mut app);
        assert!(is_open(&app));
    }

    #[test]
    fn computer_players_among_themselves_wait_for_nobody() {
        let mut app = table(SeatControl::Agent(rules::ai::level::Level::Normal));
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
