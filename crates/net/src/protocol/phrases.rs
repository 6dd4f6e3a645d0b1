//! What players can say to each other: phrases and signs from a wheel. Each reader sees them in their own language.

use serde::{Deserialize, Serialize};

use messages::texts::net as words;
use messages::{Message, ToMessage};

macro_rules! sayings {
    ($($(#[doc = $doc:literal])* $name:ident = $words:path),+ $(,)?) => {
        /// A phrase or sign of the wheel.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Phrase {
            $($(#[doc = $doc])* $name),+
        }

        impl Phrase {
            /// All of them, in the order of the wheel.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];
        }

        impl ToMessage for Phrase {
            fn message(&self) -> Message {
                match self {
                    $(Self::$name => $words),+
                }
            }
        }
    };
}

sayings! {
    /// Hello.
    Hello = words::SAY_HELLO,
    /// Good luck.
    GoodLuck = words::SAY_GOOD_LUCK,
    /// Well played.
    WellPlayed = words::SAY_WELL_PLAYED,
    /// Thank you.
    Thanks = words::SAY_THANKS,
    /// Sorry.
    Sorry = words::SAY_SORRY,
    /// One moment, please.
    Moment = words::SAY_MOMENT,
    /// I am thinking.
    Thinking = words::SAY_THINKING,
    /// It is your turn.
    YourTurn = words::SAY_YOUR_TURN,
    /// That was close.
    Close = words::SAY_CLOSE,
    /// What luck.
    Luck = words::SAY_LUCK,
    /// Another one?
    Again = words::SAY_AGAIN,
    /// I have to go.
    MustGo = words::SAY_MUST_GO,
    /// Good bye.
    Bye = words::SAY_BYE,
    /// Laughter.
    Laughs = words::SAY_LAUGHS,
    /// Surprise.
    Gasps = words::SAY_GASPS,
    /// Applause.
    Claps = words::SAY_CLAPS,
    /// A groan.
    Groans = words::SAY_GROANS,
}
