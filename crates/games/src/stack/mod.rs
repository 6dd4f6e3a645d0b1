//! Stack: 14 dice for each player, stacked on opponents' dice of the same number (rules S-1 to S-21).
//!
//! [`state`] is the state of a match, [`action`] the actions of players, [`event`] the events. The rules are in `setup`
//! (who may play), `legal` (legal actions and reasons of refusals), `turn` (placing, and whose turn is next), `roll`
//! (the effects of a throw), `round` (scoring and the end), `chance` (which reports are possible) and `invariants`.
//! [`narrate`] describes events in words, `counted` counts them for statistics, `decided` finds what decided a match,
//! `moment` its best moment, `policy` is how computer players judge positions, [`arrange`] sets up positions by hand,
//! `table` connects Stack with the table.
//!
//! A position set up by hand: the dice of the first seat show a 1, but one of them a 2, as those of the second seat do.
//!
//! ```
//! use games::stack::action::StackAction;
//! use games::stack::arrange::{Arrange, die_of};
//! use games::stack::event::StackEvent;
//! use games::stack::options::StackOptions;
//! use rules::{error::ApplyError, game::Game, seats::Seats};
//! use rules::ids::{Actor, SeatId};
//!
//! let position = Arrange::new(&StackOptions::default(), &Seats::solo(2)?)?;
//! let mut game = position.show(die_of(0, 0), 2).build()?;
//! let ana = Actor::Player(SeatId(0));
//!
//! // A refused action changes nothing, and the refusal names the rule.
//! let before = game.clone();
//! let mut events = Vec::new();
//! let fits_not = StackAction::Place { die: die_of(0, 1), onto: die_of(1, 1) };
//! let refused = game.apply(ana, &fits_not, &mut events);
//! assert!(matches!(refused, Err(ApplyError::Illegal { rule, .. }) if rule.to_string() == "S-4"));
//! assert_eq!((&game, events.len()), (&before, 0));
//!
//! // An action that fits is applied, and the events say what it led to.
//! let fits = StackAction::Place { die: die_of(0, 0), onto: die_of(1, 0) };
//! game.apply(ana, &fits, &mut events)?;
//! assert!(matches!(events[0], StackEvent::Placed { height: 2, .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod action;
pub mod arrange;
mod chance;
mod counted;
mod decided;
pub mod event;
mod game;
mod invariants;
mod legal;
mod moment;
pub mod narrate;
pub mod options;
mod policy;
mod roll;
mod round;
mod setup;
pub mod sizes;
pub mod state;
pub mod table;
#[cfg(test)]
mod tests;
mod turn;

pub use state::Stack;
