//! A fresh engine for each throw: it has the place of every body, and no other state of earlier throws.
//!
//! The engine stores contacts, islands and how long bodies have rested, and for each die how its solid was turned for
//! its last throw. With this state, a throw would depend on all throws before it, and a resumed match could not
//! continue as it would have done. So each throw starts with a fresh engine.

use rapier3d::dynamics::RigidBodySet;
use rapier3d::geometry::ColliderSet;

use crate::body::engine_die;
use crate::dice_world::Roster;

/// The same bodies and colliders with the same handles, all at rest where they lie, the dice asleep. `None` if one
/// would get another handle, because something was removed earlier: then the throw uses the engine as it is.
pub fn rebuild_world(
    bodies: &RigidBodySet,
    colliders: &ColliderSet,
    roster: &Roster,
) -> Option<(RigidBodySet, ColliderSet)> {
    let mut new_bodies = RigidBodySet::new();
    for (handle, old) in bodies.iter() {
        let die = roster.dice().find(|die| die.body == handle);
        let new = match die {
            Some(die) => {
                let (body, _) = engine_die(die.id.0, die.shape);
                let mut body = body.build();
                body.set_position(*old.position(), false);
                body.set_enabled(old.is_enabled());
                body.set_gravity_scale(old.gravity_scale(), false);
                body.user_data = old.user_data;
                body.sleep();
                body
            }
            // The tray never moves.
            None => old.clone(),
        };
        if new_bodies.insert(new) != handle {
            return None;
        }
    }
    let mut new_colliders = ColliderSet::new();
    for (handle, old) in colliders.iter() {
        let die = roster.dice().find(|die| die.collider == handle);
        let new = match die {
            Some(die) => {
                let (_, collider) = engine_die(die.id.0, die.shape);
                let mut collider = collider.build();
                collider.user_data = old.user_data;
                collider
            }
            None => old.clone(),
        };
        let new = match old.parent() {
            Some(parent) => new_colliders.insert_with_parent(new, parent, &mut new_bodies),
            None => new_colliders.insert(new),
        };
        if new != handle {
            return None;
        }
    }
    Some((new_bodies, new_colliders))
}
