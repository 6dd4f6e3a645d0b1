//! Gamepads shake when a stack falls: less for a small stack, and for one that is far from the player who rolled.

use std::time::Duration;

use bevy::prelude::*;

use crate::screens::hud::events::HudEvent;
use games::catalog::Listed;
use games::stack::event::StackEvent;
use games::stack::state::Stack;
use host::view::MatchView;
use tabletop::tray::TrayGeometry;
use window_kit::input::gamepad::rumble::ShakePads;
use window_kit::table::components::die::DiceIndex;
use window_kit::table::replay::state::Replay;

/// For how long.
const LASTS: Duration = Duration::from_millis(250);
/// A stack of this many dice shakes with the full strength.
const FULL_DICE: f32 = 6.0;
/// The strength for the smallest stack, and the part of it that is left for one at the far end of the tray.
const LEAST: f32 = 0.35;
const FAR: f32 = 0.5;

/// How strongly the fall of a stack shakes: `dice` high, and `away` from the player, 0 to 1 at the far end.
fn strength(dice: u8, away: f32) -> f32 {
    let size = LEAST + (1.0 - LEAST) * ((f32::from(dice) - 2.0) / (FULL_DICE - 2.0)).clamp(0.0, 1.0);
    size * (1.0 - (1.0 - FAR) * away.clamp(0.0, 1.0))
}

pub(super) fn shake_at_falls(
    mut told: MessageReader<HudEvent>,
    replay: Replay,
    (view, tray, dice): (Res<MatchView>, Option<Res<TrayGeometry>>, Res<DiceIndex>),
    places: Query<&Transform>,
    mut shakes: MessageWriter<ShakePads>,
) {
    let quiet = replay.is_on() || replay.is_skipping();
    for event in told.read().filter_map(|HudEvent(event)| Stack::of_event(event)) {
        let StackEvent::Fell {
            player,
            stack,
            dice: high,
        } = event
        else {
            continue;
        };
        let place = dice.get(*stack).and_then(|die| places.get(die).ok());
        let away = tray.as_ref().zip(place).map(|(tray, place)| {
            let from = tray.seat_place(*player, view.seats.count());
            place.translation.xz().distance(from) / (tray.half_extents.length() * 2.0)
        });
        if !quiet {
            shakes.write(ShakePads {
                strength: strength(*high, away.unwrap_or_default()),
                lasts: LASTS,
                whose: None,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::AnyEvent;
    use rules::die::DieId;
    use rules::ids::SeatId;

    #[test]
    fn a_small_or_far_stack_shakes_less() {
        assert!(strength(2, 0.0) < strength(4, 0.0));
        assert!(strength(4, 1.0) < strength(4, 0.0));
        assert_eq!(strength(9, 0.0), 1.0);
        assert!(strength(2, 1.0) > 0.1, "but it can be felt");
    }

    /// The strengths that are asked for when a stack at this place falls.
    fn asked(at: Vec2) -> Vec<f32> {
        let mut app = App::new();
        app.add_message::<HudEvent>()
            .add_message::<ShakePads>()
            .insert_resource(MatchView::new("stack", 2))
            .insert_resource(TrayGeometry::of_size(Vec2::splat(20.0)))
            .add_systems(Update, shake_at_falls);
        let die = app.world_mut().spawn(Transform::from_xyz(at.x, 0.5, at.y)).id();
        app.insert_resource(DiceIndex(vec![die]));
        app.world_mut()
            .write_message(HudEvent(AnyEvent::Stack(StackEvent::Fell {
                player: SeatId(0),
                stack: DieId(0),
                dice: 3,
            })));
        let mut all = Vec::new();
        let mut cursor = bevy::ecs::message::MessageCursor::<ShakePads>::default();
        // The messages stay: no step of the table's time comes.
        for _ in 0..4 {
            app.update();
            all.extend(cursor.read(app.world().resource()).map(|shake| shake.strength));
        }
        all
    }

    #[test]
    fn each_fall_shakes_once_and_by_its_distance_from_the_player() {
        let (near, far) = (asked(Vec2::new(0.0, 9.0)), asked(Vec2::new(0.0, -9.0)));
        assert_eq!((near.len(), far.len()), (1, 1));
        assert!(near[0] > far[0], "{near:?} {far:?}");
    }
}
