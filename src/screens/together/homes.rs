//! Guests from other homes at a table of this program: whether they may come, and how they can.

use std::time::Duration;

use bevy::prelude::*;

use super::connection::Connection;
use super::remembered::Remembered;
use super::room::Room;
use crate::screens::hosted::homes;
use crate::screens::hosted::homes_state::HomesState;
use messages::Message;
use messages::texts::together as words;
use window_kit::settings::Settings;
use window_kit::window::intent::{ConfirmAnswer, ConfirmAsk};
use window_kit::window::next_frame::NextFrame;

/// How often it is looked whether anything has changed.
const LOOK_EVERY: Duration = Duration::from_millis(500);
/// The id of the question whether the table gets a new address.
const RENEW: &str = "together.renew";

/// How the table of this program can be reached from other homes.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Homes {
    /// How it can be reached; `None` if nobody from other homes may come.
    pub state: Option<HomesState>,
    /// Why it could not be opened to other homes.
    pub fault: Option<Message>,
}

/// What a person asks for. Whether guests may come at all is in [`Remembered`].
#[derive(bevy::prelude::Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AskHomes {
    /// To look for the way again.
    Look,
    /// A new address, after a question.
    Renew,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Homes>().add_message::<AskHomes>().add_systems(
        Update,
        (
            tend.run_if(resource_exists::<Connection>),
            forget.run_if(resource_removed::<Connection>),
            hear.run_if(on_message::<AskHomes>),
        )
            .chain(),
    );
}

/// What was done last.
#[derive(Debug, Default)]
struct Tended {
    /// The relay with which it was tried to open the table to other homes, if it was.
    tried: Option<String>,
    looked: Option<Duration>,
}

/// Opens and closes the table to other homes as the person wishes, and looks how it can be reached.
fn tend(
    connection: Res<Connection>,
    room: Option<Res<Room>>,
    (remembered, settings): (Res<Remembered>, Res<Settings>),
    time: Res<Time<Real>>,
    mut answers: MessageReader<ConfirmAnswer>,
    mut known: ResMut<Homes>,
    mut tended: Local<Tended>,
    mut next_frame: ResMut<NextFrame>,
) {
    let anew = answers.read().any(|answer| answer.id == RENEW && answer.yes);
    if connection.is_added() {
        *tended = Tended::default();
    }
    let code = room.and_then(|room| room.code);
    let (Some(hosted), Some(code)) = (connection.hosted(), code) else {
        known.set_if_neq(Homes::default());
        return;
    };
    if !remembered.homes {
        if tended.tried.is_some() {
            homes::close(hosted);
            *tended = Tended::default();
        }
        known.set_if_neq(Homes::default());
        return;
    }
    let mut fault = known.fault.clone();
    if anew || tended.tried.as_ref() != Some(&settings.relay) {
        tended.tried = Some(settings.relay.clone());
        tended.looked = None;
        fault = homes::open(hosted, code, &settings.relay, anew).err();
    }
    next_frame.within(LOOK_EVERY.as_secs_f32());
    let now = time.elapsed();
    if tended.looked.is_some_and(|looked| now < looked + LOOK_EVERY) {
        return;
    }
    tended.looked = Some(now);
    known.set_if_neq(Homes {
        state: homes::state(hosted),
        fault,
    });
}

fn forget(mut known: ResMut<Homes>) {
    known.set_if_neq(Homes::default());
}

fn hear(mut asked: MessageReader<AskHomes>, connection: Option<Res<Connection>>, mut asks: MessageWriter<ConfirmAsk>) {
    let Some(hosted) = connection.as_deref().and_then(Connection::hosted) else {
        return;
    };
    for ask in asked.read() {
        match ask {
            AskHomes::Look => homes::look_again(hosted),
            AskHomes::Renew => {
                asks.write(ConfirmAsk {
                    id: RENEW,
                    text: words::HOMES_RENEW_ASK,
                    yes: words::HOMES_RENEW,
                    no: words::HOMES_RENEW_NO,
                    loses: true,
                });
            }
        }
    }
}
