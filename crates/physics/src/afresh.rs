//! An engine that knows nothing of what happened before: only where everything lies.
//!
//! The engine remembers contacts, islands and how long bodies have rested, and each die how its solid was turned when it
//! was thrown last. With that, a throw would depend on all throws before it, and a match that is taken up again could not
//! go on as it would have. So each throw starts afresh.

use rapier3d::dynamics::RigidBodySet;
use rapier3d::geometry::ColliderSet;

use crate::body::engine_die;
use crate::dice_world::Roster;

/// The same bodies and colliders with the same handles, all at rest where they lie, the dice asleep. `None` where one
/// would get another handle, because something was removed before it: then the throw goes on with what there is.
pub fn afresh(bodies: &RigidBodySet, colliders: &ColliderSet, roster: &Roster) -> Option<(RigidBodySet, ColliderSet)> {
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
