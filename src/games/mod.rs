//! The games, and the closed enums over all of them.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::iter_over_hash_type)]

pub mod stack;

/// Makes the closed enums over all games. A further game is one word here.
macro_rules! games {
    ($($variant:ident = $module:ident :: $game:ident, $action:ty, $event:ty);+ $(;)?) => {
        /// An action of any game.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        pub enum AnyAction {
            $(#[doc = concat!("An action of ", stringify!($variant), ".")] $variant($action)),+
        }

        /// An event of any game.
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        pub enum AnyEvent {
            $(#[doc = concat!("An event of ", stringify!($variant), ".")] $variant($event)),+
        }

        /// A view of any game.
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        pub enum AnyView {
            $(#[doc = concat!("A view of ", stringify!($variant), ".")] $variant($module::$game)),+
        }
    };
}

games! {
    Stack = stack::Stack, stack::action::StackAction, stack::event::StackEvent;
}
