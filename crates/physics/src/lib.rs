//! Dice thrown by a physics engine (rapier3d): launch, settle, reading of the faces, verdicts on stacks.
//!
//! The physics alone makes the roll: nothing decides a face beforehand and nothing corrects one afterwards (G-2). Knows
//! [`rules`] and [`tabletop`]: bodies and stacks, but no rules of any game, no scores and no entities.
//!
//! A [`ThrowOrder`](tabletop::throw::ThrowOrder) starts a throw, and a [`ThrowSettled`](tabletop::throw::ThrowSettled)
//! ends it. Start at [`sandbox`]: throws with the engine alone. The program's table steps the same [`run`] with its
//! entities.
//!
//! Five dice, thrown from a hand. The same seed gives the same faces:
//!
//! ```
//! use physics::aim::standard_throw;
//! use physics::sandbox::Sandbox;
//! use rules::{die::DieId, ids::SeatId, rng::Stream, rng::stream};
//! use tabletop::{die::Die, shape::DieShape, tray::TrayGeometry};
//! use tabletop::throw::{ThrowKind, ThrowOrder};
//!
//! fn throw(seed: u64) -> Vec<u8> {
//!     let owner = SeatId(0);
//!     let dice = [0, 1, 2, 3, 4].map(|id| Die { id: DieId(id), owner, shape: DieShape::D6 });
//!     let tray = TrayGeometry::for_dice(dice.len());
//!     let mut sandbox = Sandbox::new(tray, &dice, [stream(seed, Stream::Throw)]);
//!     let gesture = standard_throw(&tray, owner, 2, &[]);
//!     let order = ThrowOrder { dice: dice.map(|die| die.id).into(), kind: ThrowKind::Handful { gesture } };
//!     sandbox.throw(0, order);
//!     let settled = sandbox.settle().expect("a throw is under way");
//!     settled.faces.iter().map(|(_, face)| face.0).collect()
//! }
//!
//! let faces = throw(7);
//! println!("{faces:?}");
//! assert_eq!(faces, throw(7));
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod aim;
pub mod body;
pub mod dice_world;
pub mod engine;
pub mod face;
#[cfg(not(target_family = "wasm"))]
pub mod fairness;
mod footprint;
mod impact;
mod integrity;
mod launch;
pub mod params;
pub mod rebuild_world;
pub mod recorded_throw;
mod recorder;
pub mod run;
pub mod sandbox;
pub mod solid;
pub mod still;
pub mod succession;
pub mod surface;
mod tidy;
#[cfg(test)]
mod track_tests;
#[cfg(test)]
mod tried_tests;
