//! Methods of the closed enums for what a game says about its things on the table; see [`TableGame`].

use crate::catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions, AnyView, every_game};
use crate::physics::throw::{ThrowGesture, ThrowOrder, ThrowSettled};
use crate::rules::ids::PlayerId;
use crate::rules::seats::Seats;
use crate::tabletop::change::TableChange;
use crate::tabletop::equipment::Equipment;
use crate::tabletop::game::{ChanceDue, Layout, Mishap, TableGame};

/// Makes the methods by which the table asks the game that is played.
macro_rules! table_games {
    ($($variant:ident = $game:ty),+ $(,)?) => {
        impl AnyOptions {
            /// What lies on the table of a match; see [`TableGame::equipment`].
            pub fn equipment(&self, seats: &Seats) -> Equipment {
                match self {
                    $(Self::$variant(options) => <$game as TableGame>::equipment(options, seats)),+
                }
            }
        }

        impl AnyGame {
            /// What chance must decide next; see [`TableGame::chance_due`].
            pub fn chance_due(&self) -> ChanceDue {
                match self {
                    $(Self::$variant(game) => <$game as TableGame>::chance_due(game)),+
                }
            }

            /// The throw that is due; see [`TableGame::throw_due`].
            pub fn throw_due(&self, gesture: ThrowGesture) -> Option<ThrowOrder> {
                match self {
                    $(Self::$variant(game) => <$game as TableGame>::throw_due(game, gesture)),+
                }
            }

            /// The result of a throw, as a report to the rules; see [`TableGame::report`].
            pub fn report(&self, settled: &ThrowSettled) -> Option<AnyAction> {
                match self {
                    $(Self::$variant(game) => {
                        <$game as TableGame>::report(game, settled).map(AnyAction::$variant)
                    })+
                }
            }
        }

        impl AnyAction {
            /// Whether the action puts stacks at risk; see [`TableGame::risks_stacks`].
            pub fn risks_stacks(&self) -> bool {
                match self {
                    $(Self::$variant(action) => <$game as TableGame>::risks_stacks(action)),+
                }
            }

            /// Whether a throw answers the action; see [`TableGame::is_thrown`].
            pub fn is_thrown(&self) -> bool {
                match self {
                    $(Self::$variant(action) => <$game as TableGame>::is_thrown(action)),+
                }
            }

            /// Whether everybody may know that a seat can do this; see [`TableGame::is_open`].
            pub fn is_open(&self) -> bool {
                match self {
                    $(Self::$variant(action) => <$game as TableGame>::is_open(action)),+
                }
            }
        }

        impl AnyEvent {
            /// Appends to `out` what the event changes on the table; see [`TableGame::changes`].
            pub fn changes(&self, out: &mut Vec<TableChange>) {
                match self {
                    $(Self::$variant(event) => <$game as TableGame>::changes(event, out)),+
                }
            }

            /// What a throw spoiled; see [`TableGame::mishap`].
            pub fn mishap(&self) -> Option<Mishap> {
                match self {
                    $(Self::$variant(event) => <$game as TableGame>::mishap(event)),+
                }
            }

            /// The seat whose turn the event begins; see [`TableGame::turn_of`].
            pub fn turn_of(&self) -> Option<PlayerId> {
                match self {
                    $(Self::$variant(event) => <$game as TableGame>::turn_of(event)),+
                }
            }

            /// Whether the act that led to the event can be undone; see [`TableGame::can_be_undone`].
            pub fn can_be_undone(&self) -> bool {
                match self {
                    $(Self::$variant(event) => <$game as TableGame>::can_be_undone(event)),+
                }
            }
        }

        impl AnyView {
            /// See [`TableGame::RECKONED_HARM`].
            pub const fn reckoned_harm(&self) -> Option<f32> {
                match self {
                    $(Self::$variant(_) => <$game as TableGame>::RECKONED_HARM),+
                }
            }

            /// How much the harm of an action's throw takes from the action's worth; see [`TableGame::harm`]. 0 if the
            /// action belongs to another game.
            pub fn harm(&self, who: PlayerId, action: &AnyAction, settled: &ThrowSettled) -> f32 {
                match (self, action) {
                    $((Self::$variant(view), AnyAction::$variant(action)) => {
                        <$game as TableGame>::harm(view, who, action, settled)
                    })+
                    _ => 0.0,
                }
            }

            /// Whether a player must announce an action before doing it; see [`TableGame::is_announced`].
            pub fn is_announced(&self, action: &AnyAction) -> bool {
                match (self, action) {
                    $((Self::$variant(view), AnyAction::$variant(action)) => {
                        <$game as TableGame>::is_announced(view, action)
                    })+
                    _ => false,
                }
            }

            /// Whether seats hold things that the others may not see; see [`TableGame::HIDES_HANDS`].
            pub const fn hides_hands(&self) -> bool {
                match self {
                    $(Self::$variant(_) => <$game as TableGame>::HIDES_HANDS),+
                }
            }

            /// How the table must stand; see [`TableGame::layout`].
            pub fn layout(&self) -> Layout {
                match self {
                    $(Self::$variant(view) => <$game as TableGame>::layout(view)),+
                }
            }
        }
    };
}

every_game!(table_games);
