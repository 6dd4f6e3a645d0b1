//! The score sheet of a round: when it is shown, and how the match continues after it. Each game writes its own
//! content. A match whose end has no sheet goes to its result by itself.

use std::time::Duration;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::counting::{CountPace, Counting, count, fly};
use host::view::Players;
use messages::texts::{common, hud as words};
use rules::ids::SeatId;
use window_kit::intents::Intents;
use window_kit::intents::general::{BACK, CONFIRM, GO_ON};
use window_kit::table::phase::{MatchPhase, TableGate};
use window_kit::table::replay::state::Replaying;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::size;
use window_kit::ui::text::{bold, one_line};
use window_kit::window::next_frame::NextFrame;
use window_kit::window::state::{GateWaits, Overlay, Screen};
use window_kit::window::steps::HudSystems;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// How long a sheet stays if only computer players play, at speed 1.
const UNATTENDED: Duration = Duration::from_secs(5);
/// How long the table stays on the screen after the end of a match without a sheet.
const END_SEEN: Duration = Duration::from_millis(1500);

/// Since when the sheet is shown.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct ShownSince(StartTime);

/// A request to close the sheet.
#[derive(Message, Clone, Copy, Debug)]
struct DismissSheet;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ShownSince>()
        .init_resource::<NextFrame>()
        .add_message::<DismissSheet>()
        .add_systems(
            Update,
            (
                lay_sheet,
                (count, fly, dismiss_by_key, dismiss_unattended)
                    .chain()
                    .run_if(in_state(Overlay::RoundScore)),
                dismiss,
                show_result.run_if(not(resource_exists::<Replaying>)),
            )
                .chain()
                .in_set(HudSystems::Show)
                .run_if(in_state(Screen::Match)),
        )
        .add_systems(OnEnter(Overlay::RoundScore), |mut shown: ResMut<ShownSince>| {
            *shown = ShownSince::default();
        });
}

/// Shows the sheet once the screen has shown what led to it.
pub(crate) fn lay_sheet(
    waits: Res<GateWaits>,
    gate: Res<TableGate>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Overlay>>,
) {
    if waits.score && !gate.showing && *overlay.get() == Overlay::None {
        next.set(Overlay::RoundScore);
    }
}

/// Shows the result of a match that is over, if its game has no sheet for the end. The players see the table for
/// [`END_SEEN`] first.
fn show_result(
    mut clock: UiClock,
    (waits, gate): (Res<GateWaits>, Res<TableGate>),
    (phase, overlay): (Res<State<MatchPhase>>, Res<State<Overlay>>),
    mut seen: Local<StartTime>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let nothing_else = !waits.score && !gate.showing && *overlay.get() == Overlay::None;
    if *phase.get() != MatchPhase::Over || !nothing_else {
        *seen = StartTime::default();
        return;
    }
    if clock.left(&mut seen, END_SEEN).is_zero() {
        *seen = StartTime::default();
        screen.set(Screen::Results);
    }
}

/// These intents close the sheet even without focus on the button, for example after a click beside it: there is
/// nothing else to do.
fn dismiss_by_key(intents: Intents, mut go: MessageWriter<DismissSheet>) {
    if intents.any_just([CONFIRM, GO_ON, BACK]) {
        go.write(DismissSheet);
    }
}

fn dismiss_unattended(
    mut clock: UiClock,
    players: Res<Players>,
    pace: CountPace,
    mut shown: ResMut<ShownSince>,
    mut go: MessageWriter<DismissSheet>,
) {
    if players.people() > 0 {
        return;
    }
    let limit = UNATTENDED.div_f32(pace.speed());
    if clock.left(&mut shown.0, limit).is_zero() {
        go.write(DismissSheet);
    }
}

/// Closes the sheet, or shows all its numbers if they are still being counted.
fn dismiss(
    mut gos: MessageReader<DismissSheet>,
    phase: Res<State<MatchPhase>>,
    mut counting: ResMut<Counting>,
    mut waits: ResMut<GateWaits>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if gos.read().count() == 0 || counting.end() {
        return;
    }
    waits.score = false;
    overlay.set(Overlay::None);
    if *phase.get() == MatchPhase::Over {
        screen.set(Screen::Results);
    }
}

/// The name of a seat, in a column of this width in logical pixels.
pub(crate) fn name_cell(seat: SeatId, width: f32) -> impl Bundle {
    (
        Node {
            width: px(width),
            flex_shrink: 0.0,
            overflow: Overflow::clip(),
            ..default()
        },
        Pickable::IGNORE,
        children![(bold(common::seat(seat), size::GROUP), one_line())],
    )
}

/// The button at the foot of a sheet.
pub(crate) fn dismiss_button(page: &mut ChildSpawnerCommands, over: bool) {
    page.spawn((
        button(
            if over {
                words::SHEET_RESULT
            } else {
                words::SHEET_CONTINUE
            },
            ButtonLook::Primary,
        ),
        FocusName::new("sheet.go-on"),
        AutoFocus,
        on_press(|_: On<Activate>, mut go: MessageWriter<DismissSheet>| {
            go.write(DismissSheet);
        }),
    ));
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::app::games;
    use window_kit::intents::general::{HINT, THROW};
    use window_kit::intents::states::testing::press;
    use window_kit::intents::{Input, Intent, IntentStates};

    /// Whether an intent closes the sheet, though nothing has the focus.
    fn closes(intent: Intent) -> bool {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Screen>()
            .init_state::<Overlay>()
            .init_state::<MatchPhase>()
            .init_resource::<IntentStates>()
            .init_resource::<GateWaits>()
            .init_resource::<Counting>()
            .add_message::<DismissSheet>()
            .add_systems(
                Update,
                (dismiss_by_key.run_if(in_state(Overlay::RoundScore)), dismiss).chain(),
            );
        app.world_mut().resource_mut::<GateWaits>().score = true;
        app.world_mut()
            .resource_mut::<NextState<Overlay>>()
            .set(Overlay::RoundScore);
        app.update();
        assert!(app.world().resource::<GateWaits>().score, "nobody pressed anything");
        press(&mut app, intent);
        assert!(
            app.world().resource::<GateWaits>().score,
            "a first press ends the counting"
        );
        press(&mut app, intent);
        let is_closed = *app.world().resource::<State<Overlay>>().get() == Overlay::None;
        assert_eq!(app.world().resource::<GateWaits>().score, !is_closed);
        is_closed
    }

    #[test]
    fn a_sheet_is_left_by_enter_space_and_escape_though_nothing_has_focus() {
        assert!([CONFIRM, GO_ON, BACK].into_iter().all(closes));
        assert!(!closes(THROW) && !closes(HINT));
    }

    #[test]
    fn no_key_of_a_game_leaves_a_sheet() {
        let bindings = games::bindings();
        let leaves = |is_it: fn(Input) -> bool| {
            let mut meant = bindings.meant_by(|_| true, is_it);
            meant.any(|intent| [CONFIRM, GO_ON, BACK].contains(&intent))
        };
        assert!(leaves(|input| input == Input::Key(KeyCode::Space)));
        assert!(!leaves(|input| {
            let keys = [KeyCode::KeyR, KeyCode::KeyD].map(Input::Key);
            keys.contains(&input) || input == Input::Pad(GamepadButton::West)
        }));
    }

    /// Whether a match that is over goes to its result by itself.
    fn comes_to_its_result(wait: GateWaits, showing: bool) -> bool {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)))
            .insert_state(Screen::Match)
            .init_state::<Overlay>()
            .insert_state(MatchPhase::Over)
            .insert_resource(wait)
            .insert_resource(TableGate {
                showing,
                ..Default::default()
            })
            .init_resource::<NextFrame>()
            .add_systems(Update, show_result);
        for _ in 0..30 {
            app.update();
        }
        *app.world().resource::<State<Screen>>().get() == Screen::Results
    }

    #[test]
    fn a_match_whose_end_has_no_sheet_comes_to_its_result_by_itself() {
        assert!(comes_to_its_result(GateWaits::default(), false));
        assert!(
            !comes_to_its_result(GateWaits::default(), true),
            "the screen still shows what happened"
        );
        let sheet = GateWaits {
            score: true,
            ..Default::default()
        };
        assert!(!comes_to_its_result(sheet, false), "the sheet comes first");
    }
}
