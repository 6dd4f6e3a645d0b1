//! What players can say to each other: phrases and signs from a wheel. Each reader sees them in their own language.

use serde::{Deserialize, Serialize};

use crate::messages::texts::net as words;
use crate::messages::{Message, Told};

macro_rules! sayings {
    ($($(#[doc = $doc:literal])* $name:ident = $words:ident),+ $(,)?) => {
        /// Something that can be said.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Saying {
            $($(#[doc = $doc])* $name),+
        }

        impl Saying {
            /// Everything that can be said, in the order of the wheel.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];
        }

        impl Told for Saying {
            fn message(&self) -> Message {
                match self {
                    $(Self::$name => words::$words),+
                }
            }
        }
    };
}

sayings! {
    /// Hello.
    Hello = SAY_HELLO,
    /// Good luck.
    GoodLuck = SAY_GOOD_LUCK,
    /// Well played.
    WellPlayed = SAY_WELL_PLAYED,
    /// Thank you.
    Thanks = SAY_THANKS,
    /// Sorry.
    Sorry = SAY_SORRY,
    /// One moment, please.
    Moment = SAY_MOMENT,
    /// I am thinking.
    Thinking = SAY_THINKING,
    /// It is your turn.
    YourTurn = SAY_YOUR_TURN,
    /// That was close.
    Close = SAY_CLOSE,
    /// What luck.
    Luck = SAY_LUCK,
    /// Another one?
    Again = SAY_AGAIN,
    /// I have to go.
    MustGo = SAY_MUST_GO,
    /// Good bye.
    Bye = SAY_BYE,
    /// Laughter.
    Laughs = SAY_LAUGHS,
    /// Surprise.
    Gasps = SAY_GASPS,
    /// Applause.
    Claps = SAY_CLAPS,
    /// A groan.
    Groans = SAY_GROANS,
}
