//! Guests from other homes at a table of this program: whether they may come, and how they can.

use std::time::Duration;

use bevy::prelude::*;

use super::connection::Connection;
use super::remembered::Remembered;
use super::room::Room;
use super::trusted::TrustedServers;
use crate::screens::hosted::homes;
use crate::screens::hosted::homes_state::{ByRelay, HomesReach, HomesState};
use client::listing::{Listing, ListingState};
use messages::Message;
use messages::texts::together as words;
use net::protocol::client_message::TableListing;
use net::target::Target;
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
    /// Whether the server of the settings lists it; `None` if it is not to.
    pub listing: Option<ListingState>,
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
    app.init_resource::<Homes>()
        .init_resource::<Tended>()
        .add_message::<AskHomes>()
        .add_systems(
            Update,
            (
                (tend, tell_key).chain().run_if(resource_exists::<Connection>),
                forget.run_if(resource_removed::<Connection>),
                hear.run_if(on_message::<AskHomes>),
            )
                .chain(),
        );
}

/// What was done last.
#[derive(Resource, Debug, Default)]
struct Tended {
    /// With what it was tried to open the table to other homes, if it was.
    tried: Option<ByRelay>,
    looked: Option<Duration>,
    /// The code and address of the table, once guests can come.
    table: Option<TableListing>,
    /// The table in the list of a server.
    listing: Option<Listing>,
}

impl Tended {
    /// Keeps the table in the list of this server; in none if it is `None`.
    fn list(&mut self, server: Option<Target>, trusted: &TrustedServers, now: Duration) {
        let (Some(table), Some(server)) = (&self.table, server) else {
            self.listing = None;
            return;
        };
        if self.listing.as_ref().is_none_or(|listing| *listing.server() != server) {
            let trust = trusted.trust(&server.clone().into());
            self.listing = Some(Listing::new(server, trust));
        }
        if let Some(listing) = &mut self.listing {
            listing.tend(table, now);
        }
    }
}

/// Opens and closes the table to other homes as the person wishes, and looks how it can be reached.
fn tend(
    connection: Res<Connection>,
    room: Option<Res<Room>>,
    (remembered, settings, trusted): (Res<Remembered>, Res<Settings>, Res<TrustedServers>),
    time: Res<Time<Real>>,
    mut answers: MessageReader<ConfirmAnswer>,
    mut known: ResMut<Homes>,
    mut tended: ResMut<Tended>,
    mut next_frame: ResMut<NextFrame>,
) {
    let anew = answers.read().any(|answer| answer.id == RENEW && answer.yes);
    if connection.is_added() {
        *tended = Tended::default();
    }
    let code = room.and_then(|room| room.code);
    let (Some(hosted), Some(code)) = (connection.hosted(), code) else {
        tended.listing = None;
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
    let by = ByRelay {
        relay: settings.relay.clone(),
        alone: remembered.by_relay,
    };
    if anew || tended.tried.as_ref() != Some(&by) {
        fault = homes::open(hosted, code, &by, anew).err();
        // What was told of it before is not true any more.
        *tended = Tended {
            tried: Some(by),
            ..Tended::default()
        };
    }
    next_frame.within(LOOK_EVERY.as_secs_f32());
    let now = time.elapsed();
    if tended.looked.is_some_and(|looked| now < looked + LOOK_EVERY) {
        return;
    }
    tended.looked = Some(now);
    let state = homes::state(hosted);
    // Without a relay nobody who is told the address could come.
    if let Some(state) = state.as_ref().filter(|state| state.reach == HomesReach::Everybody) {
        let address = state.address.clone();
        tended.table = Some(TableListing { code, address });
    }
    let server = settings.server.trim().parse().ok();
    tended.list(server.filter(|_| remembered.listed), &trusted, now);
    known.set_if_neq(Homes {
        state,
        fault,
        listing: tended.listing.as_ref().map(|listing| listing.state().clone()),
    });
}

/// Tells the client by which key other homes know the server of this program.
fn tell_key(homes: Res<Homes>, mut connection: ResMut<Connection>) {
    let own = homes.state.as_ref().map(|state| state.address.key);
    connection.bypass_change_detection().is_own(own);
}

fn forget(mut known: ResMut<Homes>, mut tended: ResMut<Tended>) {
    *tended = Tended::default();
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
