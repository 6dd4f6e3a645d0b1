//! Methods of the closed enums for the table of a game; see [`TableGame`].

use crate::catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions, AnyView, every_game};
use rules::ids::SeatId;
use rules::seats::Seats;
use tabletop::change::TableChange;
use tabletop::game::{ChanceDue, Equipment, Layout, Mishap, TableGame};
use tabletop::throw::{ThrowGesture, ThrowOrder, ThrowSettled};

/// Makes the methods that the table calls on the game of a match.
macro_rules! table_games {
    ($($variant:ident = $game:ty),+ $(,)?) => {
        impl AnyOptions {
            /// The equipment on the table of a match; see [`TableGame::equipment`].
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

            /// Whether the action leads to a throw; see [`TableGame::is_thrown`].
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

            /// The mishap of a throw; see [`TableGame::mishap`].
            pub fn mishap(&self) -> Option<Mishap> {
                match self {
                    $(Self::$variant(event) => <$game as TableGame>::mishap(event)),+
                }
            }

            /// The seat whose turn the event begins; see [`TableGame::turn_of`].
            pub fn turn_of(&self) -> Option<SeatId> {
                match self {
                    $(Self::$variant(event) => <$game as TableGame>::turn_of(event)),+
                }
            }

            /// Whether the action that led to the event can be undone; see [`TableGame::can_be_undone`].
            pub fn can_be_undone(&self) -> bool {
                match self {
                    $(Self::$variant(event) => <$game as TableGame>::can_be_undone(event)),+
                }
            }
        }

        impl AnyView {
            /// The average harm of a throw that the worth of an action already includes; see
            /// [`TableGame::RECKONED_HARM`].
            pub const fn reckoned_harm(&self) -> Option<f32> {
                match self {
                    $(Self::$variant(_) => <$game as TableGame>::RECKONED_HARM),+
                }
            }

            /// How much the harm of an action's throw reduces the action's worth; see [`TableGame::harm`]. 0 if the
            /// action belongs to another game.
            pub fn harm(&self, who: SeatId, action: &AnyAction, settled: &ThrowSettled) -> f32 {
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

            /// Whether seats have hands that others may not see; see [`TableGame::HIDES_HANDS`].
            pub const fn hides_hands(&self) -> bool {
                match self {
                    $(Self::$variant(_) => <$game as TableGame>::HIDES_HANDS),+
                }
            }

            /// The layout that the table must have; see [`TableGame::layout`].
            pub fn layout(&self) -> Layout {
                match self {
                    $(Self::$variant(view) => <$game as TableGame>::layout(view)),+
                }
            }
        }
    };
}

every_game!(table_games);
