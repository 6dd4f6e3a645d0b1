//! What a game says about its things on the table, and the closed enums' way to it.
//!
//! A game implements [`TableGame`] in its own `table.rs`; the list of games is the catalog's.

use crate::catalog::{AnyAction, AnyEvent, AnyGame, AnyView, every_game};
use crate::physics::die::Die;
use crate::physics::throw::{ThrowGesture, ThrowOrder, ThrowSettled};
use crate::physics::tray::TrayGeometry;
use crate::rules::ids::PlayerId;
use crate::tabletop::change::TableChange;
use crate::tabletop::game::{ChanceDue, Layout, TableGame};
use crate::tabletop::pile::PilePlace;

/// Makes the closed enums' way to each game.
macro_rules! table_games {
    ($($variant:ident = $game:ty),+ $(,)?) => {
        /// See [`TableGame::dice`].
        pub(crate) fn dice(game: &AnyGame) -> Vec<Die> {
            match game {
                $(AnyGame::$variant(game) => <$game as TableGame>::dice(game)),+
            }
        }

        /// See [`TableGame::tray`].
        pub(crate) fn tray(game: &AnyGame) -> Option<TrayGeometry> {
            match game {
                $(AnyGame::$variant(game) => <$game as TableGame>::tray(game)),+
            }
        }

        /// See [`TableGame::cards`].
        pub(crate) fn cards(game: &AnyGame) -> usize {
            match game {
                $(AnyGame::$variant(game) => <$game as TableGame>::cards(game)),+
            }
        }

        /// See [`TableGame::piles`].
        pub(crate) fn piles(game: &AnyGame) -> Vec<PilePlace> {
            match game {
                $(AnyGame::$variant(game) => <$game as TableGame>::piles(game)),+
            }
        }

        /// See [`TableGame::is_thrown`].
        pub(crate) fn is_thrown(action: &AnyAction) -> bool {
            match action {
                $(AnyAction::$variant(action) => <$game>::is_thrown(action)),+
            }
        }

        /// See [`TableGame::RECKONED_HARM`].
        pub(crate) const fn reckoned_harm(view: &AnyView) -> Option<f32> {
            match view {
                $(AnyView::$variant(_) => <$game as TableGame>::RECKONED_HARM),+
            }
        }

        /// See [`TableGame::harm`].
        pub(crate) fn harm(view: &AnyView, who: PlayerId, action: &AnyAction, settled: &ThrowSettled) -> f32 {
            match (view, action) {
                $((AnyView::$variant(view), AnyAction::$variant(action)) => {
                    <$game as TableGame>::harm(view, who, action, settled)
                })+
                _ => 0.0,
            }
        }

        /// See [`TableGame::is_announced`].
        pub(crate) fn is_announced(view: &AnyView, action: &AnyAction) -> bool {
            match (view, action) {
                $((AnyView::$variant(view), AnyAction::$variant(action)) => <$game>::is_announced(view, action),)+
                _ => false,
            }
        }

        /// See [`TableGame::HIDES_HANDS`].
        pub const fn hides_hands(view: &AnyView) -> bool {
            match view {
                $(AnyView::$variant(_) => <$game as TableGame>::HIDES_HANDS),+
            }
        }

        /// See [`TableGame::is_open`].
        pub(crate) fn is_open(action: &AnyAction) -> bool {
            match action {
                $(AnyAction::$variant(action) => <$game>::is_open(action)),+
            }
        }

        /// See [`TableGame::chance_due`].
        pub(crate) fn chance_due(game: &AnyGame) -> ChanceDue {
            match game {
                $(AnyGame::$variant(game) => <$game as TableGame>::chance_due(game)),+
            }
        }

        /// See [`TableGame::throw_due`].
        pub(crate) fn throw_due(game: &AnyGame, gesture: ThrowGesture) -> Option<ThrowOrder> {
            match game {
                $(AnyGame::$variant(game) => game.throw_due(gesture)),+
            }
        }

        /// See [`TableGame::report`].
        pub(crate) fn report(game: &AnyGame, settled: &ThrowSettled) -> Option<AnyAction> {
            match game {
                $(AnyGame::$variant(game) => game.report(settled).map(AnyAction::$variant)),+
            }
        }

        /// See [`TableGame::changes`].
        pub(crate) fn changes(event: &AnyEvent, out: &mut Vec<TableChange>) {
            match event {
                $(AnyEvent::$variant(event) => <$game>::changes(event, out)),+
            }
        }

        /// See [`TableGame::turn_of`].
        pub(crate) fn turn_of(event: &AnyEvent) -> Option<PlayerId> {
            match event {
                $(AnyEvent::$variant(event) => <$game>::turn_of(event)),+
            }
        }

        /// See [`TableGame::can_be_taken_back`].
        pub(crate) fn can_be_taken_back(event: &AnyEvent) -> bool {
            match event {
                $(AnyEvent::$variant(event) => <$game>::can_be_taken_back(event)),+
            }
        }

        /// See [`TableGame::layout`].
        pub(crate) fn layout(view: &AnyView) -> Layout {
            match view {
                $(AnyView::$variant(view) => <$game>::layout(view)),+
            }
        }
    };
}

every_game!(table_games);
