//! The throw with the right stick: the player pulls it back like a slingshot and releases it; the pull sets the power.

use std::collections::VecDeque;

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::{Gamepad, gamepad_event_processing_system};
use bevy::prelude::*;

use super::asked::{MayPress, PadsAsked, not_for_this_pad};
use super::place::LastUsed;
use super::seats::PadSeats;
use crate::presentation::visual::TableCamera;
use crate::settings::Settings;
use crate::window::intent::Notice;
use host::view::MatchView;
use physics::aim::standard_throw;
use rules::ids::SeatId;
use tabletop::throw::ThrowGesture;
use tabletop::tray::TrayGeometry;

/// How far the stick has to be pulled to aim, by default.
const PULLED: f32 = 0.3;
/// How much further it must have been pulled just before its release; a smaller pull throws nothing, so that a player
/// can cancel.
const MEANT: f32 = 0.2;
/// How long "just before" is, in seconds: a stick needs a part of this time to spring back.
const BEFORE_S: f32 = 0.15;
/// The least number of frames that count, even if they are slow.
const BEFORE_FRAMES: usize = 3;

/// A throw with the stick: the direction of the dice on the screen (x to the right, y up), and the power, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sling {
    way: Vec2,
    power: f32,
}

impl Sling {
    /// The throw of a stick in this position, which aims from `pulled` on.
    fn of(stick: Vec2, pulled: f32) -> Self {
        Self {
            way: -stick.normalize_or(Vec2::NEG_Y),
            power: ((stick.length() - pulled) / (1.0 - pulled)).clamp(0.0, 1.0),
        }
    }
}

/// The state of the right stick.
#[derive(Resource, Clone, Debug, Default)]
pub struct Pull {
    /// The aimed throw, while the stick is pulled.
    pub(crate) aimed: Option<Sling>,
    /// The throw, in the frame in which the stick is released.
    pub thrown: Option<Sling>,
    moments: VecDeque<(f32, Vec2)>,
}

impl Pull {
    /// Records the present position of the stick, which aims from `pulled` on.
    fn follow(&mut self, now: f32, stick: Vec2, pulled: f32) {
        self.thrown = None;
        if stick.length() >= pulled {
            self.aimed = Some(Sling::of(stick, pulled));
        } else if self.aimed.take().is_some() {
            let longest = self.moments.iter().map(|(_, stick)| *stick);
            let longest = longest.max_by(|a, b| a.length().total_cmp(&b.length()));
            let meant = longest.filter(|stick| stick.length() >= pulled + MEANT);
            self.thrown = meant.map(|stick| Sling::of(stick, pulled));
            self.moments.clear();
            return;
        }
        self.moments.push_back((now, stick));
        while self.moments.len() > BEFORE_FRAMES && self.moments.front().is_some_and(|(then, _)| now - then > BEFORE_S)
        {
            self.moments.pop_front();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pull>()
        .add_systems(PreUpdate, pull.after(gamepad_event_processing_system));
}

fn pull(
    pads: Query<(Entity, &Gamepad)>,
    time: Res<Time<Real>>,
    settings: Option<Res<Settings>>,
    (asked, mut seats): (PadsAsked, ResMut<PadSeats>),
    mut refused: Local<Vec<Entity>>,
    mut last: ResMut<LastUsed>,
    mut pull: ResMut<Pull>,
    mut notices: MessageWriter<Notice>,
) {
    let pulled = settings.map_or(PULLED, |settings| settings.stick_pull);
    let asked = asked.asked();
    let mut furthest: Option<(Entity, Vec2)> = None;
    for (pad, gamepad) in &pads {
        let stick = gamepad.right_stick();
        let is_pulled = stick.length() >= pulled;
        // Only a stick that is pulled says who plays.
        let may = match &asked {
            Some(asked) if is_pulled && !refused.contains(&pad) => {
                let (may, got) = asked.press(seats.bypass_change_detection(), pad);
                if got.is_some() {
                    seats.set_changed();
                }
                may
            }
            Some(asked) => asked.may(&seats, pad),
            None => MayPress::Everything,
        };
        if !is_pulled {
            refused.retain(|other| *other != pad);
        }
        if may == MayPress::Everything {
            if furthest.is_none_or(|(_, other)| other.length() <= stick.length()) {
                furthest = Some((pad, stick));
            }
        } else if is_pulled && !refused.contains(&pad) {
            refused.push(pad);
            if let MayPress::Others(due, whose) = may {
                notices.write(not_for_this_pad(due, whose));
            }
        }
    }
    let Some((pad, stick)) = furthest else {
        *pull = Pull::default();
        return;
    };
    pull.follow(time.elapsed_secs(), stick, pulled);
    if pull.aimed.is_some() {
        last.set_if_neq(LastUsed::Pad(pad));
    }
}

/// Turns the state of the stick into throws over the tray.
#[derive(SystemParam)]
pub struct Slings<'w, 's> {
    pull: Res<'w, Pull>,
    cameras: Query<'w, 's, &'static GlobalTransform, With<TableCamera>>,
    /// `None` in a game without dice.
    tray: Option<Res<'w, TrayGeometry>>,
    /// `None` without a match.
    view: Option<Res<'w, MatchView>>,
    settings: Option<Res<'w, Settings>>,
}

impl Slings<'_, '_> {
    /// The throw that the stick aims.
    pub fn aimed(&self) -> Option<Sling> {
        self.pull.aimed
    }

    /// The throw that the stick makes in this frame.
    pub fn thrown(&self) -> Option<Sling> {
        self.pull.thrown
    }

    /// A throw from a point on the felt (x, z), in the direction that the player sees on the screen.
    pub fn from(&self, from: Vec2, sling: Sling) -> Option<ThrowGesture> {
        let camera = self.cameras.single().ok()?;
        let strength = self.settings.as_ref().map_or(1.0, |settings| settings.throw_strength);
        let right = camera.right().as_vec3().xz().normalize_or(Vec2::X);
        // Up on the screen is away from the viewer. Seen from above, it is the direction of the camera's up vector.
        let up = (camera.forward().as_vec3() + camera.up().as_vec3()).xz();
        let up = up.normalize_or(Vec2::NEG_Y);
        Some(ThrowGesture {
            from,
            direction: (right * sling.way.x + up * sling.way.y).normalize_or(Vec2::NEG_Y),
            power: (sling.power * strength).min(1.0),
        })
    }

    /// A throw by a seat, from the position of its hand.
    pub fn of_seat(&self, seat: SeatId, sling: Sling) -> Option<ThrowGesture> {
        let hand = standard_throw(self.tray.as_ref()?, seat, self.view.as_ref()?.seats.count(), &[]).from;
        self.from(hand, sling)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The throw of a stick that is pulled back this far at each moment, ten milliseconds apart.
    fn thrown(moves: impl IntoIterator<Item = f32>) -> Option<Sling> {
        thrown_from(PULLED, moves)
    }

    /// The same of a stick that aims from `pulled` on.
    fn thrown_from(pulled: f32, moves: impl IntoIterator<Item = f32>) -> Option<Sling> {
        let mut pull = Pull::default();
        let mut thrown = None;
        for (at, back) in moves.into_iter().enumerate() {
            pull.follow(at as f32 * 0.01, Vec2::NEG_Y * back, pulled);
            thrown = thrown.or(pull.thrown);
        }
        thrown
    }

    #[test]
    fn a_stick_pulled_back_and_let_go_throws_forwards_as_hard_as_it_was_pulled() {
        let full = thrown([0.4, 0.8, 1.0, 1.0, 0.6, 0.0]).expect("a throw");
        assert_eq!(
            full,
            Sling {
                way: Vec2::Y,
                power: 1.0
            }
        );
        let half = thrown([0.4, 0.65, 0.65, 0.2]).expect("a throw");
        assert!((half.power - 0.5).abs() < 0.01, "{half:?}");
    }

    #[test]
    fn a_stick_that_is_led_back_slowly_throws_nothing() {
        let slowly = (0..100).map(|step| 1.0 - step as f32 * 0.01);
        assert_eq!(thrown(slowly), None);
    }

    #[test]
    fn a_stick_that_does_not_rest_in_the_middle_gets_a_larger_dead_zone() {
        let worn = [0.0, 0.55, 0.55, 0.4, 0.0];
        assert!(thrown(worn).is_some());
        assert_eq!(thrown_from(0.6, worn), None);
        let full = thrown_from(0.6, [0.7, 1.0, 1.0, 0.5]).expect("a throw");
        assert_eq!(full.power, 1.0);
        assert!(thrown_from(0.1, [0.2, 0.35, 0.35, 0.05]).is_some());
    }
}
