//! How people play together, apart from the rules: clocks, undo, people who are away, spectators.

use bevy::prelude::*;
use bevy::ui_widgets::ValueChange;

use super::super::remembered::{Onlookers, TableRules};
use super::super::room::SendRoomRequest;
use super::table::{cycle, read_row};
use super::view::LobbyView;
use messages::Message as Words;
use messages::texts::together as words;
use net::protocol::client_message::RoomRequest;
use net::protocol::settings::{TurnClock, UndoRule};
use window_kit::ui::choice::{RowRoom, choice_row};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::size;
use window_kit::ui::text::bold;
use window_kit::ui::toggle::spawn_toggle;

/// The clocks to choose from.
const CLOCKS: [TurnClock; 10] = [
    TurnClock::None,
    TurnClock::Reminder(60),
    TurnClock::Turn(30),
    TurnClock::Turn(60),
    TurnClock::Turn(180),
    TurnClock::Bank(300, 15),
    TurnClock::Bank(900, 30),
    TurnClock::Days(1),
    TurnClock::Days(3),
    TurnClock::Days(7),
];
const UNDOS: [UndoRule; 3] = [UndoRule::Never, UndoRule::Asked, UndoRule::Free];
/// How long a seat waits for a person who is away, in seconds.
const GRACES: [u16; 5] = [15, 30, 60, 180, 600];

/// The value `by` steps further on the list; the first one if the value is not on the list.
fn step<T: Copy + PartialEq>(offered: &[T], now: T, by: i32) -> T {
    let at = offered.iter().position(|offer| *offer == now);
    let next = at.map_or(0, |at| (at as i32 + by).rem_euclid(offered.len() as i32) as usize);
    offered.get(next).copied().unwrap_or(now)
}

fn clock(clock: TurnClock) -> Words {
    match clock {
        TurnClock::None => words::CLOCK_NONE,
        TurnClock::Reminder(after) => words::clock_reminder(after),
        TurnClock::Turn(each) => words::clock_turn(each),
        TurnClock::Bank(bank, each) => words::clock_bank(bank / 60, each),
        TurnClock::Days(days) => words::clock_days(days),
    }
}

const fn undo(rule: UndoRule) -> Words {
    match rule {
        UndoRule::Never => words::UNDO_NEVER,
        UndoRule::Asked => words::UNDO_ASKED,
        UndoRule::Free => words::UNDO_FREE,
    }
}

fn grace(manners: &TableRules) -> Words {
    words::seconds(manners.grace_s)
}

const fn stands_in(manners: &TableRules) -> Words {
    if manners.stands_in {
        words::STANDS_IN
    } else {
        words::STANDS_IN_ASKED
    }
}

const fn onlookers(onlookers: Onlookers) -> Words {
    match onlookers {
        Onlookers::Nobody => words::ONLOOKERS_NOBODY,
        Onlookers::AtOnce => words::ONLOOKERS_AT_ONCE,
        Onlookers::Later => words::ONLOOKERS_LATER,
    }
}

pub(super) fn spawn(list: &mut ChildSpawnerCommands, seen: &LobbyView) {
    list.spawn(bold(words::MANNERS_HEADING, size::GROUP));
    let there = if seen.sets() {
        seen.remembered.manners
    } else {
        TableRules::of(&seen.lobby.settings)
    };
    // At a table that takes its time, nobody is missing.
    let misses = !there.clock.takes_days();
    let clock_about = if misses {
        words::CLOCK_ABOUT
    } else {
        words::CLOCK_ABOUT_DAYS
    };
    let says = [
        (words::CLOCK, clock_about),
        (words::UNDO, words::UNDO_ABOUT),
        (words::GRACE, words::GRACE_ABOUT),
        (words::AFTER_GRACE, words::AFTER_GRACE_ABOUT),
        (words::ONLOOKERS, words::ONLOOKERS_ABOUT),
    ];
    let values = [
        clock(there.clock),
        undo(there.undo),
        grace(&there),
        stands_in(&there),
        onlookers(there.onlookers),
    ];
    spawn_writing(list, seen);
    if !seen.sets() {
        for (at, (says, value)) in says.into_iter().zip(values).enumerate() {
            if misses || !matches!(at, 2 | 3) {
                read_row(list, says, value, false);
            }
        }
        return;
    }
    let [by_clock, by_undo, by_grace, by_stand_in, by_onlookers] = says;
    let [clock, undo, grace, stands_in, onlookers] = values;
    cycle(list, "lobby.clock", by_clock, clock, |remembered, by| {
        remembered.manners.clock = step(&CLOCKS, remembered.manners.clock, by);
    });
    cycle(list, "lobby.undo", by_undo, undo, |remembered, by| {
        remembered.manners.undo = step(&UNDOS, remembered.manners.undo, by);
    });
    if misses {
        cycle(list, "lobby.grace", by_grace, grace, |remembered, by| {
            remembered.manners.grace_s = step(&GRACES, remembered.manners.grace_s, by);
        });
        cycle(list, "lobby.stands-in", by_stand_in, stands_in, |remembered, _| {
            remembered.manners.stands_in = !remembered.manners.stands_in;
        });
    }
    cycle(list, "lobby.onlookers", by_onlookers, onlookers, |remembered, by| {
        remembered.manners.onlookers = step(&Onlookers::ALL, remembered.manners.onlookers, by);
    });
}

/// Whether people who know each other may write: the host can change it at any time.
fn spawn_writing(list: &mut ChildSpawnerCommands, seen: &LobbyView) {
    let (says, now) = ((words::WRITING, words::WRITING_ABOUT), seen.lobby.free_text);
    if !seen.room.hosts() {
        read_row(list, says, if now { words::ON } else { words::OFF }, false);
        return;
    }
    choice_row(list, RowRoom::NARROW, says, |side| {
        spawn_toggle(side, now, FocusName::new("lobby.writing")).observe(
            |change: On<ValueChange<bool>>, mut asks: MessageWriter<SendRoomRequest>| {
                asks.write(SendRoomRequest(RoomRequest::FreeText(change.value)));
            },
        );
    });
}
