//! A short trail behind each flying card, so that whoever looks a moment later still sees where it came from.

use bevy::light::NotShadowCaster;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::material::{CardAssets, Mark, mark_tag};
use super::mesh::MARK_HALF;
use super::motion::{CardMotion, CardVisual};
use crate::presentation::cards::laid::CardSystems;
use crate::presentation::rehearsal::{Rehearse, rehearsed};
use crate::settings::Settings;
use crate::table::phase::InMatch;

/// How quickly the end of a trail follows its card: after this time it has come 63 % nearer, in seconds.
const FOLLOWS_S: f32 = 0.16;
/// The width of a trail, in the width of its card.
const WIDTH: f32 = 0.7;
/// A trail that is shorter than this is not drawn, and gone if its card rests, in card widths.
const SHORTEST: f32 = 0.12;
/// How far a trail lies under its card, in edges.
const UNDER: f32 = 0.03;

/// The trail of a card's visual.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
struct Trail {
    /// The visual.
    card: Entity,
    /// Where the trail ends, and where its card is.
    tail: Vec3,
    head: Vec3,
    width: f32,
}

impl Trail {
    /// Follows a card that is at this place now.
    fn follow(&mut self, head: Vec3, delta_s: f32) {
        self.head = head;
        self.tail = self.tail.lerp(head, 1.0 - (-delta_s / FOLLOWS_S).exp());
    }

    fn is_short(&self) -> bool {
        self.head.xz().distance(self.tail.xz()) < SHORTEST * self.width
    }

    /// Where the square of its mark is drawn: flat, from the tail to the head.
    fn transform(&self) -> Transform {
        let way = self.head - self.tail;
        Transform::from_translation((self.head + self.tail) * 0.5 - Vec3::Y * UNDER)
            .with_rotation(Quat::from_rotation_y((-way.x).atan2(-way.z)))
            .with_scale(Vec3::new(
                WIDTH * self.width * 0.5 / MARK_HALF.x,
                1.0,
                way.xz().length() * 0.5 / MARK_HALF.y,
            ))
    }
}

/// Begins the trails of cards that have started to fly, and ends those whose cards have come to rest.
fn draw_trails(
    (time, settings, assets): (Res<Time>, Res<Settings>, Res<CardAssets>),
    cards: Query<(Entity, &CardMotion), With<CardVisual>>,
    mut trails: Query<(Entity, &mut Trail, &mut Transform, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let delta_s = time.delta_secs();
    for (entity, mut trail, mut transform, mut visibility) in &mut trails {
        let Ok((_, motion)) = cards.get(trail.card) else {
            commands.entity(entity).despawn();
            continue;
        };
        trail.follow(motion.pose().position, delta_s);
        if trail.is_short() && !motion.is_flying() {
            commands.entity(entity).despawn();
            continue;
        }
        *transform = trail.transform();
        let seen = if trail.is_short() {
            Visibility::Hidden
        } else {
            Visibility::Visible
        };
        visibility.set_if_neq(seen);
        if delta_s > 0.0 {
            redraw.write(RequestRedraw);
        }
    }
    if settings.reduced_motion {
        return;
    }
    for (card, motion) in cards.iter().filter(|(_, motion)| motion.is_flying()) {
        if trails.iter().any(|(_, trail, ..)| trail.card == card) {
            continue;
        }
        let pose = motion.pose();
        commands.spawn((
            Name::new("Trail of a card"),
            Trail {
                card,
                tail: motion.came_from(),
                head: pose.position,
                width: pose.width,
            },
            trail_look(&assets),
            Transform::from_scale(Vec3::ZERO),
            Visibility::Hidden,
        ));
    }
}

fn trail_look(assets: &CardAssets) -> impl Bundle + use<> {
    let tag: MeshTag = mark_tag(Mark::Trail);
    (
        tag,
        Mesh3d(assets.mark.clone()),
        MeshMaterial3d(assets.marks.clone()),
        NotShadowCaster,
    )
}

/// No trail outlives its match.
fn end_trails(trails: Query<Entity, With<Trail>>, mut commands: Commands) {
    trails.iter().for_each(|trail| commands.entity(trail).despawn());
}

/// All marks on cards look like a trail to the graphics adapter.
fn rehearse_marks(mut commands: Commands, assets: Res<CardAssets>) {
    commands.spawn(rehearsed(assets.mark.clone(), assets.marks.clone()));
}

pub(crate) fn plugin(app: &mut App) {
    app.rehearse(rehearse_marks)
        .add_systems(Update, draw_trails.after(CardSystems::Move).run_if(in_state(InMatch)))
        .add_systems(OnExit(InMatch), end_trails);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trail() -> Trail {
        Trail {
            card: Entity::PLACEHOLDER,
            tail: Vec3::ZERO,
            head: Vec3::ZERO,
            width: 2.0,
        }
    }

    #[test]
    fn a_trail_lies_between_its_ends_whatever_the_direction() {
        for to in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z, Vec3::new(3.0, 0.0, -2.0)] {
            let trail = Trail {
                head: to * 4.0,
                ..trail()
            };
            let drawn = trail.transform();
            let end = |y: f32| drawn.transform_point(Vec3::new(0.0, 0.0, -y * MARK_HALF.y)) + Vec3::Y * UNDER;
            assert!(end(1.0).distance(trail.head) < 1e-4, "{to}: {}", end(1.0));
            assert!(end(-1.0).distance(trail.tail) < 1e-4, "{to}: {}", end(-1.0));
        }
    }

    #[test]
    fn a_trail_is_gone_soon_after_its_card_rests_at_any_frame_rate() {
        let shortest = |hertz: f32| {
            let mut trail = trail();
            let mut passed_s = 0.0;
            trail.follow(Vec3::X * 8.0, 0.0);
            while !trail.is_short() {
                trail.follow(Vec3::X * 8.0, 1.0 / hertz);
                passed_s += 1.0 / hertz;
            }
            passed_s
        };
        for hertz in [30.0, 60.0, 240.0] {
            let gone_s = shortest(hertz);
            assert!((0.4..0.7).contains(&gone_s), "{gone_s} s at {hertz} Hz");
        }
    }
}
