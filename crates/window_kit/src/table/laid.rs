//! Puts dice down without showing a roll: where the recorded throw ended, or where a hand would put them.

use crate::table::entities::WorldDice;
use crate::table::physics::body::pose_of;
use bevy::prelude::*;
use rand::RngExt;

use crate::table::components::die::DiceIndex;
use crate::table::defect::Defects;
use crate::table::position::spread;
use games::catalog::AnyEvent;
use host::dice::{DiceTable, lay_thrown};
use host::feed::TrackBytes;
use host::hand::HandRng;
use host::view::MatchView;
use physics::face::{flat_rotation, upright};
use physics::recorded_throw::RecordedThrow;
use rules::die::{DieId, Face};
use rules::rng::{Stream, stream};
use tabletop::change::TableChange;
use tabletop::die::{Die, OutOfPlay};
use tabletop::game::{DiePlacement, Layout};
use tabletop::pose::Pose;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder};
use tabletop::tray::TrayGeometry;

fn entity_of(world: &World, die: DieId) -> Option<Entity> {
    world.resource::<DiceIndex>().get(die)
}

/// Lays the dice of a throw where its track ends.
pub(super) fn lay_shown(world: &mut World, order: &ThrowOrder, throw: &TrackBytes) {
    match RecordedThrow::from_bytes(&throw.0, &throw.1) {
        Ok(throw) => lay_thrown(&mut WorldDice(world), order, throw.lies()),
        Err(error) => world
            .resource_mut::<Defects>()
            .note(format!("a throw can't be shown: {error}")),
    }
}

/// The throw that is due. Everybody knows who throws which dice, so any state that is possible for this viewer gives
/// the right order.
pub(super) fn order_due(world: &World) -> Option<ThrowOrder> {
    let view = world.get_resource::<MatchView>()?;
    let possible = view.view.determinize(&mut stream(0, Stream::Agents));
    possible.throw_due(ThrowGesture::NONE)
}

/// Puts down the dice of a throw without a track, with the numbers they showed: a single die where it lay, several
/// dice all over the tray.
pub(super) fn lay_by_hand(world: &mut World, order: &ThrowOrder, events: &[AnyEvent], layout: &Layout) {
    let Some(tray) = world.get_resource::<TrayGeometry>().copied() else {
        return;
    };
    let shown = shown(order, events, layout);
    let lay: Vec<bool> = shown.iter().map(|(die, _)| lies_on_the_felt(world, *die)).collect();
    for die in &order.dice {
        WorldDice(world).bring(*die);
    }
    let Some(mut hand) = world.remove_resource::<HandRng>() else {
        return;
    };
    let places = spread(shown.len(), &tray, &mut hand.rng);
    for (((die, face), lay), place_there) in shown.into_iter().zip(lay).zip(places) {
        let Some(entity) = entity_of(world, die) else { continue };
        let shape = world.get::<Die>(entity).map(|die| die.shape).unwrap_or_default();
        let stays = lay && matches!(order.kind, ThrowKind::Single { .. });
        let lies = world.get::<Transform>(entity).filter(|_| stays).map(pose_of);
        let pose = match lies {
            Some(lies) => Pose {
                rotation: upright(shape, lies.rotation, face),
                ..lies
            },
            None => Pose {
                position: Vec3::new(place_there.x, shape.face_distance(), place_there.y),
                rotation: flat_rotation(shape, face, hand.rng.random_range(0.0..std::f32::consts::TAU)),
            },
        };
        WorldDice(world).put(die, pose);
    }
    world.insert_resource(hand);
}

fn lies_on_the_felt(world: &World, die: DieId) -> bool {
    entity_of(world, die).is_some_and(|entity| {
        let die = world.entity(entity);
        !die.contains::<OutOfPlay>()
    })
}

/// The faces that the thrown dice showed, as far as they are public.
fn shown(order: &ThrowOrder, events: &[AnyEvent], layout: &Layout) -> Vec<(DieId, Face)> {
    let mut changes = Vec::new();
    events.iter().for_each(|event| event.changes(&mut changes));
    let face = |die: DieId| {
        let told = changes.iter().find_map(|change| match change {
            TableChange::Shows { die: shows, face } if *shows == die => Some(*face),
            _ => None,
        });
        told.or_else(|| match layout.dice.get(die.index())? {
            DiePlacement::OnTable(faces) | DiePlacement::UsedUp(faces) => faces.lowest(),
            DiePlacement::InHand | DiePlacement::Away => None,
        })
    };
    order.dice.iter().filter_map(|die| Some((*die, face(*die)?))).collect()
}
