//! What is played: the options of the game, each with its explanation. The host changes them as in the set-up of a
//! match; everybody else reads them.

use bevy::prelude::*;

use super::super::remembered::Remembered;
use super::super::room::{Room, SendRoomRequest};
use super::view::LobbyView;
use crate::screens::setup::draft::{Draft, RebuildSetup};
use crate::screens::setup::options;
use games::catalog::AnyOptions;
use messages::Message as Words;
use messages::names::{LONGEST, UNNAMED, cleaned_or};
use messages::texts::{setup, together as words};
use net::protocol::client_message::RoomRequest;
use net::protocol::settings::RoomSettings;
use rules::options::{Offer, OptionInfo};
use window_kit::ui::choice::{NARROW_CONTROL, RowRoom, choice_row, stepper_row};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::stepper::Stepped;
use window_kit::ui::text::{bold, bold_coloured, coloured};

/// The settings that were requested last and that the room does not have yet.
#[derive(Debug, Default)]
pub(super) struct PendingSettings(Option<RoomSettings>);

/// Copies the settings of the room into the set-up, where the host changes them: once, when the person becomes host.
pub(super) fn follow_room(room: Option<Res<Room>>, mut draft: ResMut<Draft>, mut followed: Local<Option<String>>) {
    let Some(room) = room else {
        *followed = None;
        return;
    };
    let Some(lobby) = room.lobby.as_ref().filter(|_| room.hosts()) else {
        *followed = None;
        return;
    };
    let code = lobby.code.to_string();
    if followed.as_ref() != Some(&code) {
        *followed = Some(code);
        draft.follow(&lobby.settings);
    }
}

/// Requests the settings of the room as the host has changed them. Saves those of a table that the person opened.
pub(super) fn set_table(
    room: Option<Res<Room>>,
    draft: Res<Draft>,
    mut remembered: ResMut<Remembered>,
    mut asked: Local<PendingSettings>,
    mut asks: MessageWriter<SendRoomRequest>,
) {
    let Some(room) = room.filter(|room| room.hosts()) else {
        return;
    };
    let Some(lobby) = room.lobby.as_ref().filter(|lobby| !lobby.playing) else {
        return;
    };
    if !draft.is_changed() && !remembered.is_changed() {
        return;
    }
    let Ok(table) = draft.table() else { return };
    let last = Some(draft.to_last_table());
    if room.opened && remembered.table != last {
        remembered.table = last;
        remembered.save();
    }
    let wanted = remembered.manners.at(table);
    if wanted == lobby.settings {
        asked.0 = None;
    } else if asked.0.as_ref() != Some(&wanted) {
        asks.write(SendRoomRequest(RoomRequest::Configure(Box::new(wanted.clone()))));
        asked.0 = Some(wanted);
    }
}

/// Reads the name of a board file.
pub(super) use options::read_files;

pub(super) fn spawn(list: &mut ChildSpawnerCommands, seen: &LobbyView) {
    list.spawn(bold(setup::OPTIONS_HEADING, size::GROUP));
    if seen.sets() {
        spawn_seats(list, seen);
        options::spawn_rules(list, seen.draft);
    } else {
        spawn_read(list, seen);
    }
}

/// The row for the number of seats.
fn spawn_seats(list: &mut ChildSpawnerCommands, seen: &LobbyView) {
    let count = seen.draft.seats.len();
    stepper_row(
        list,
        (words::CHAIRS, words::CHAIRS_ABOUT),
        Words::verbatim(count.to_string()),
        FocusName::new("lobby.chairs"),
        |step: On<Stepped>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<RebuildSetup>| {
            if step.by > 0 {
                draft.add_seat();
            } else if let Some(last) = draft.seats.len().checked_sub(1) {
                draft.remove_seat(last);
            }
            redraw.write(RebuildSetup::All);
        },
    );
}

/// All options with their values; those that differ from the defaults stand out.
fn spawn_read(list: &mut ChildSpawnerCommands, seen: &LobbyView) {
    let settings = &seen.lobby.settings;
    let Some(usual) = AnyOptions::of_game(&settings.game) else {
        return;
    };
    let in_teams = !settings.teams.is_empty();
    if in_teams {
        read_row(list, (setup::TEAMS, setup::TEAMS_ABOUT), words::ON, true);
    }
    for info in usual.info().into_iter().filter(|info| !info.of_teams || in_teams) {
        let chosen = settings.options.iter().find(|(key, _)| *key == info.key);
        let value = chosen.map(|(_, value)| value.clone()).or_else(|| usual.get(info.key));
        let Some(shown) = shown(&info, &value.unwrap_or_default(), settings) else {
            continue;
        };
        let other = chosen.is_some() || (matches!(info.offer, Offer::File) && settings.board.is_some());
        read_row(list, (info.name, info.what), shown, other);
    }
}

/// The value of an option in words; `None` for one that is not shown.
fn shown(info: &OptionInfo, value: &str, settings: &RoomSettings) -> Option<Words> {
    match &info.offer {
        Offer::Switch if value == "on" => Some(words::ON),
        Offer::Switch => Some(words::OFF),
        Offer::OneOf(offered) => {
            let known = offered.iter().find(|(offer, _)| *offer == value);
            // A value that the game does not offer was written by a stranger, and is cleaned like a name.
            let other = || Words::verbatim(cleaned_or(value, LONGEST, UNNAMED));
            Some(known.map_or_else(other, |(_, name)| name.clone()))
        }
        Offer::Never => None,
        Offer::File => {
            let board = settings.board.as_ref();
            Some(board.map_or(words::BOARDS_USUAL, |board| Words::verbatim(&board.name)))
        }
    }
}

/// A row that can only be read.
pub(super) fn read_row(list: &mut ChildSpawnerCommands, says: (Words, Words), value: Words, stands_out: bool) {
    choice_row(list, RowRoom::NARROW, says, |side| {
        side.spawn((
            Node {
                width: px(NARROW_CONTROL),
                justify_content: JustifyContent::End,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|side| {
            if stands_out {
                side.spawn(bold_coloured(value, size::BODY, window_kit::ui::look::BRASS));
            } else {
                side.spawn(coloured(value, size::BODY, TEXT_QUIET));
            }
        });
    });
}

/// A row in which the host chooses how people play together.
pub(super) fn cycle(
    list: &mut ChildSpawnerCommands,
    name: &'static str,
    says: (Words, Words),
    value: Words,
    change: impl Fn(&mut Remembered, i32) + Send + Sync + 'static,
) {
    let stepped =
        move |step: On<Stepped>, mut remembered: ResMut<Remembered>, mut redraw: MessageWriter<RebuildSetup>| {
            change(&mut remembered, step.by);
            remembered.save();
            redraw.write(RebuildSetup::All);
        };
    stepper_row(list, says, value, FocusName::new(name), stepped);
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::NAMES;

    #[test]
    fn a_value_that_no_game_knows_is_shown_as_a_name_is() {
        let shown_of = |game: &str, value: &str| {
            let info = AnyOptions::of_game(game).expect("a game").info();
            let offers = info.into_iter().filter(|info| matches!(info.offer, Offer::OneOf(_)));
            let words = offers.filter_map(|info| shown(&info, value, &RoomSettings::of_game(game, 2)));
            words.collect::<Vec<_>>()
        };
        let long = format!("{}{}", "7\u{202e}\n\u{200b}", "x".repeat(1000));
        for game in NAMES {
            for (value, clean) in [
                (long.as_str(), format!("7 {}", "x".repeat(LONGEST - 2))),
                ("\u{200b}\u{2800}", UNNAMED.to_owned()),
            ] {
                let words = shown_of(game, value);
                assert!(
                    words.iter().all(|words| *words == Words::verbatim(&clean)),
                    "{game}: {words:?}"
                );
            }
        }
        assert!(!shown_of("stack", "200").is_empty());
    }
}
