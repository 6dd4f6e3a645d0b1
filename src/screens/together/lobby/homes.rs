//! Whether people in other homes can join this table, and how.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};

use super::super::homes::{AskHomes, Homes};
use super::super::remembered::Remembered;
use super::invite::spawn_copy_button;
use super::scan;
use super::view::RebuildLobby;
use crate::screens::hosted::homes_state::{HomesReach, HomesState};
use client::listing::ListingState;
use messages::texts::together as words;
use messages::{Message, ToMessage};
use net::link::Invitation;
use net::protocol::code::RoomCode;
use net::target::Target;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{AMBER, ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured};
use window_kit::ui::toggle::spawn_toggle;

/// What is shown about the way to other homes.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ShowsHomes {
    /// Whether relay and port are.
    pub more: bool,
    /// Whether the QR code of the link is.
    pub code: bool,
}

/// What the person wishes for the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wishes<'a> {
    /// Whether people in other homes may come.
    pub homes: bool,
    /// Whether they come over the relay alone.
    pub by_relay: bool,
    /// Whether the server of the settings may list the table.
    pub listed: bool,
    /// That server; empty if there is none.
    pub server: &'a str,
    /// The code of the table.
    pub code: RoomCode,
}

impl Wishes<'_> {
    /// The link to the table for other homes.
    fn link(&self, state: &HomesState) -> String {
        let invitation = Invitation {
            server: Some(state.address.clone().into()),
            code: self.code,
        };
        invitation.to_string()
    }

    /// The same as an address of the page that the server of the settings gives out; `None` without such a server, or
    /// without a relay, which a page needs.
    fn link_of_page(&self, state: &HomesState) -> Option<String> {
        let server: Target = self.server.parse().ok()?;
        if state.address.relays.is_empty() {
            return None;
        }
        let link = self.link(state);
        let (_, query) = link.split_once('?')?;
        Some(format!("{}/{}?{query}", server.page(), self.code))
    }
}

/// Spawns the switch for people in other homes and how they can join.
pub(super) fn spawn(list: &mut ChildSpawnerCommands, known: &Homes, wishes: Wishes, shown: ShowsHomes) {
    spawn_switch(
        list,
        "lobby.homes",
        words::HOMES,
        about(known, wishes.homes),
        |remembered| &mut remembered.homes,
        wishes.homes,
    );
    // Below the switch, which stays where it is.
    if let Some(state) = &known.state {
        list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
            row.spawn(lines(SHORT_LINES)).with_children(|lines| {
                for text in guests(state) {
                    lines.spawn(coloured(text, size::SMALL, TEXT_QUIET));
                }
            });
            if state.reach != HomesReach::Looking {
                scan::spawn_button(row, "lobby.homes.scan", shown.code, |shown: &mut ShowsHomes| {
                    shown.code = !shown.code;
                });
            }
            spawn_buttons(row, shown);
        });
        if shown.code && state.reach != HomesReach::Looking {
            scan::spawn_code(list, &wishes.link(state), words::SCAN_HOMES);
        }
        if wishes.server.parse::<Target>().is_ok() {
            spawn_switch(
                list,
                "lobby.homes.listed",
                words::LISTED,
                about_code(known, wishes),
                |remembered| &mut remembered.listed,
                wishes.listed,
            );
        }
        if shown.more {
            spawn_details(list, state, wishes);
        }
    }
}

/// What is said beneath the switch with which the code alone leads to the table.
fn about_code(known: &Homes, wishes: Wishes) -> (Message, Color) {
    let server = wishes.server;
    match known.listing.as_ref().filter(|_| wishes.listed) {
        None if wishes.listed => (words::LISTED_WAITS, TEXT_QUIET),
        None => (words::listed_off(server), TEXT_QUIET),
        Some(ListingState::Asking) => (words::LISTED_ASKING, TEXT_QUIET),
        Some(ListingState::Listed) => (words::listed_on(server), TEXT_QUIET),
        Some(ListingState::Refused(refusal)) => (words::listed_refused(server, refusal.message()), AMBER),
        Some(ListingState::NoAnswer(Some(why))) => (words::listed_refused(server, why.clone()), AMBER),
        Some(ListingState::NoAnswer(None)) => (words::listed_no_answer(server), AMBER),
    }
}

/// Spawns a switch for a wish that is remembered.
fn spawn_switch(
    list: &mut ChildSpawnerCommands,
    name: &str,
    heading: Message,
    (text, colour): (Message, Color),
    wish: fn(&mut Remembered) -> &mut bool,
    is_on: bool,
) {
    list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
        row.spawn(lines(LINES)).with_children(|lines| {
            lines.spawn(bold(heading, size::BODY));
            lines.spawn(coloured(text, size::SMALL, colour));
        });
        spawn_toggle(row, is_on, FocusName::new(name)).observe(
            move |change: On<ValueChange<bool>>,
                  mut remembered: ResMut<Remembered>,
                  mut redraw: MessageWriter<RebuildLobby>| {
                *wish(&mut remembered) = change.value;
                remembered.save();
                redraw.write(RebuildLobby);
            },
        );
    });
}

/// The least width of lines of text, in logical pixels.
const LINES: f32 = 260.0;
/// The same beside three buttons, which stay in one row.
const SHORT_LINES: f32 = 160.0;

/// Lines of text that take the space beside the buttons, at least so much.
fn lines(least: f32) -> impl Bundle {
    let node = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(least),
        ..default()
    };
    (node, Pickable::IGNORE)
}

/// What is said beneath the heading.
fn about(known: &Homes, open: bool) -> (Message, Color) {
    if let Some(fault) = &known.fault {
        return (fault.clone(), AMBER);
    }
    match known.state.as_ref().map(|state| state.reach) {
        _ if !open => (words::HOMES_OFF, TEXT_QUIET),
        None | Some(HomesReach::Looking) => (words::HOMES_LOOKING, TEXT_QUIET),
        Some(HomesReach::Everybody) => (words::HOMES_EVERYBODY, TEXT_QUIET),
        Some(HomesReach::Near) => (words::HOMES_NEAR, AMBER),
    }
}

/// How guests are connected.
fn guests(state: &HomesState) -> impl Iterator<Item = Message> {
    let direct = (state.direct > 0).then(|| words::homes_direct(state.direct));
    let relayed = (state.relayed > 0).then(|| words::homes_relayed(state.relayed));
    direct.into_iter().chain(relayed)
}

/// Relay and port, what they see, and a new link.
fn spawn_details(list: &mut ChildSpawnerCommands, state: &HomesState, wishes: Wishes) {
    spawn_switch(
        list,
        "lobby.homes.by-relay",
        words::BY_RELAY,
        (words::BY_RELAY_ABOUT, TEXT_QUIET),
        |remembered| &mut remembered.by_relay,
        wishes.by_relay,
    );
    if let Some(link) = wishes.link_of_page(state) {
        list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
            row.spawn(lines(LINES)).with_children(|lines| {
                lines.spawn(coloured(words::homes_page(wishes.server), size::SMALL, TEXT_QUIET));
            });
            let is_complete = state.reach != HomesReach::Looking;
            spawn_copy_button(row, ("lobby.homes.page", words::COPY_FOR_BROWSER), link, is_complete);
        });
    }
    let relay = state.relay.as_deref().map(words::homes_relay);
    let port = state.port.map(|port| words::homes_port(port.to_string()));
    let privacy = match wishes.by_relay {
        true => words::HOMES_PRIVACY_RELAY,
        false => words::HOMES_PRIVACY,
    };
    list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
        row.spawn(lines(LINES)).with_children(|lines| {
            for text in relay.into_iter().chain(port).chain([privacy]) {
                lines.spawn(coloured(text, size::SMALL, TEXT_QUIET));
            }
        });
        row.spawn((
            button(words::HOMES_RENEW, ButtonLook::Plain),
            FocusName::new("lobby.homes.renew"),
            on_press(|_: On<Activate>, mut asks: MessageWriter<AskHomes>| {
                asks.write(AskHomes::Renew);
            }),
        ));
    });
}

fn spawn_buttons(row: &mut ChildSpawnerCommands, shown: ShowsHomes) {
    row.spawn((
        button(words::HOMES_TEST, ButtonLook::Plain),
        FocusName::new("lobby.homes.test"),
        on_press(|_: On<Activate>, mut asks: MessageWriter<AskHomes>| {
            asks.write(AskHomes::Look);
        }),
    ));
    let label = if shown.more {
        words::HOMES_LESS
    } else {
        words::HOMES_MORE
    };
    row.spawn((
        button(label, ButtonLook::Plain),
        FocusName::new("lobby.homes.more"),
        on_press(
            |_: On<Activate>, mut shown: ResMut<ShowsHomes>, mut redraw: MessageWriter<RebuildLobby>| {
                shown.more = !shown.more;
                redraw.write(RebuildLobby);
            },
        ),
    ));
}
