//! The page of the pause menu where seats change hands: a person leaves a seat to a computer player, or takes it back.
//! Where several people play, it also has the gamepads: whose each is.
//!
//! Only a seat that a person had at the start of the match can be left and taken back, so nobody sees a computer
//! player's hand. A rematch has the players of the start.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::screens::overlay_page::{closing_button, spawn_overlay_page};
use crate::screens::setup::draft::kinds::{kind_name, levels_for_people, usual_level};
use games::catalog::AnyOptions;
use host::view::{Players, SeatColours, SeatControl};
use messages::Message;
use messages::texts::players as words;
use rules::ai::character::Character;
use rules::ai::level::Level;
use rules::ids::{MAX_SEATS, SeatId};
use window_kit::input::gamepad::{KnownPad, LastUsed, PadSeats};
use window_kit::table::current_match::CurrentMatch;
use window_kit::table::phase::InMatch;
use window_kit::table::seats::{ChangeSeat, SeatChanged};
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::chip::chip;
use window_kit::ui::face::{Portrait, face};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{InPlace, Key};
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::page_area;
use window_kit::ui::stepper::{Stepped, step_round, stepper};
use window_kit::ui::text::{bold, coloured, one_line, shortening};
use window_kit::window::intent::Notice;
use window_kit::window::state::GateWaits;
use window_kit::window::state::{Overlay, Screen};

/// How large a computer player's face is, in logical pixels.
const FACE: f32 = 30.0;

/// The smallest width of the name and the line below it, in logical pixels; with less room the controls go below.
const LINES: f32 = 170.0;

/// The level that each seat is left to, if one was chosen.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct LeaveTo([Option<Level>; MAX_SEATS]);

/// The list of seats.
#[derive(Component, Clone, Copy, Debug)]
struct Seats;

/// The list of gamepads.
#[derive(Component, Clone, Copy, Debug)]
struct Pads;

/// A request to list the seats again.
#[derive(Message, Clone, Copy, Debug)]
struct RebuildSeats;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LeaveTo>()
        .add_message::<RebuildSeats>()
        .add_systems(OnEnter(Screen::Match), |mut levels: ResMut<LeaveTo>| {
            *levels = LeaveTo::default()
        })
        .add_systems(OnEnter(Overlay::Players), spawn_page)
        .add_systems(
            Update,
            (
                list_pads.run_if(
                    in_state(InMatch).and_then(in_state(Overlay::Players)).and_then(
                        on_message::<RebuildSeats>
                            .or_else(on_message::<SeatChanged>)
                            .or_else(resource_changed::<PadSeats>)
                            .or_else(resource_changed::<LastUsed>),
                    ),
                ),
                list_seats.run_if(
                    in_state(InMatch)
                        .and_then(in_state(Overlay::Players))
                        .and_then(on_message::<RebuildSeats>.or_else(on_message::<SeatChanged>)),
                ),
                tell_changes,
            ),
        );
}

fn spawn_page(mut commands: Commands, mut relist: MessageWriter<RebuildSeats>) {
    spawn_overlay_page(&mut commands, Overlay::Players, plate::solid_plate(760.0), |sheet| {
        sheet.spawn(plate::heading(words::HEADING));
        sheet.spawn(coloured(words::ABOUT, size::BODY, TEXT_QUIET));
        page_area(sheet, 5.0, |page| {
            page.spawn((Seats, plate::column(5.0)));
            page.spawn((Pads, plate::column(5.0)));
        });
        sheet.spawn((closing_button(words::DONE, "players.done"), AutoFocus));
    });
    relist.write(RebuildSeats);
}

/// What the page shows of a seat.
struct Shown<'a> {
    seat: SeatId,
    name: &'a str,
    colour: u8,
    control: SeatControl,
    character: Option<&'static Character>,
    /// The level of the computer player that the seat is or would be left to; `None` for a seat that no person can
    /// have.
    level: Option<Level>,
}

fn list_seats(
    current: Res<CurrentMatch>,
    players: Res<Players>,
    colours: Res<SeatColours>,
    leave_to: Res<LeaveTo>,
    lists: Query<Entity, With<Seats>>,
    mut commands: Commands,
) {
    let Ok(list) = lists.single() else { return };
    let options = &current.options;
    commands.entity(list).update_children(|list| {
        let characters = players.characters();
        for (((seat, player), first), character) in
            (0..).map(SeatId).zip(&players.0).zip(&current.players).zip(characters)
        {
            let chosen = leave_to.0.get(seat.index()).copied().flatten();
            let level = || player.control.level().or(chosen).unwrap_or(usual_level(options));
            let shown = Shown {
                seat,
                name: &player.name,
                colour: colours.of(seat),
                control: player.control,
                character,
                level: (first.control == SeatControl::Person).then(level),
            };
            spawn_seat(list, &shown, options);
        }
    });
}

fn spawn_seat(list: &mut ChildSpawnerCommands, shown: &Shown, options: &AnyOptions) {
    let Shown {
        seat, control, level, ..
    } = *shown;
    list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
        row.spawn(chip(shown.colour, 24.0));
        row.spawn((
            Node {
                overflow: Overflow::clip(),
                ..plate::lines(LINES)
            },
            Pickable::IGNORE,
        ))
        .with_children(|lines| {
            lines.spawn((bold(Message::verbatim(shown.name), size::BODY), one_line()));
            let who = match control {
                SeatControl::Person | SeatControl::Recorded(_) | SeatControl::Elsewhere => words::PERSON,
                SeatControl::Agent(_) if level.is_some() => words::LEFT,
                SeatControl::Agent(level) => kind_name(Some(level)),
            };
            lines.spawn((coloured(who, size::SMALL, TEXT_QUIET), one_line()));
        });
        // As high as a face, so that nothing moves when a face appears or disappears.
        row.spawn(Node {
            width: px(FACE),
            height: px(FACE),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|place| {
            if let Some(character) = shown.character {
                place.spawn(face(Portrait::Computer(character), FACE));
            }
        });
        let Some(level) = level else { return };
        let levels = levels_for_people(options);
        row.spawn((
            stepper((bold(kind_name(Some(level)), 15.0), one_line()), 200.0),
            FocusName::new(format!("players.level.{}", seat.0)),
            observe(
                move |step: On<Stepped>,
                      mut leave_to: ResMut<LeaveTo>,
                      mut changes: MessageWriter<ChangeSeat>,
                      mut relist: MessageWriter<RebuildSeats>| {
                    let next = step_round(&levels, &level, step.by);
                    if let (Some(slot), Some(next)) = (leave_to.0.get_mut(seat.index()), next) {
                        *slot = Some(next);
                        if control != SeatControl::Person {
                            let control = SeatControl::Agent(next);
                            changes.write(ChangeSeat { seat, control });
                        }
                        relist.write(RebuildSeats);
                    }
                },
            ),
        ));
        let (label, look, next) = match control {
            SeatControl::Person => (words::LEAVE, ButtonLook::Plain, SeatControl::Agent(level)),
            SeatControl::Agent(_) | SeatControl::Recorded(_) | SeatControl::Elsewhere => {
                (words::TAKE_OVER, ButtonLook::Plain, SeatControl::Person)
            }
        };
        row.spawn(Node {
            width: px(196),
            flex_shrink: 0.0,
            flex_direction: FlexDirection::Column,
            ..default()
        })
        .with_children(|side| {
            side.spawn((
                button(label, look),
                FocusName::new(format!("players.change.{}", seat.0)),
                on_press(move |_: On<Activate>, mut changes: MessageWriter<ChangeSeat>| {
                    changes.write(ChangeSeat { seat, control: next });
                }),
            ));
        });
    });
}

/// The gamepads, with a choice of their owners. With a single person every gamepad is theirs.
fn list_pads(
    (pads, last): (Res<PadSeats>, Res<LastUsed>),
    (players, colours): (Res<Players>, Res<SeatColours>),
    lists: Query<Entity, With<Pads>>,
    mut commands: Commands,
) {
    let Ok(list) = lists.single() else { return };
    commands.entity(list).update_children(|list| {
        let connected = || (1_u8..).zip(pads.pads()).filter(|(_, known)| known.connected);
        if !pads.are_shared_out() || connected().next().is_none() {
            return;
        }
        list.spawn(bold(words::PADS, size::GROUP));
        list.spawn(coloured(words::PADS_ABOUT, size::SMALL, TEXT_QUIET));
        let people: Vec<SeatId> = pads.people().collect();
        for (number, known) in connected() {
            let is_last = *last == LastUsed::Pad(known.pad);
            spawn_pad(list, (number, known, is_last), &people, (&players, &colours));
        }
    });
}

fn spawn_pad(
    list: &mut ChildSpawnerCommands,
    (number, known, is_last): (u8, &KnownPad, bool),
    people: &[SeatId],
    (players, colours): (&Players, &SeatColours),
) {
    let (pad, seat) = (known.pad, known.seat);
    let owners: Vec<Option<SeatId>> = std::iter::once(None).chain(people.iter().copied().map(Some)).collect();
    list.spawn((Key::new(format!("pad.{number}")), plate::wrapping_entry(ROW)))
        .with_children(|row| {
            if let Some(seat) = seat {
                row.spawn(chip(colours.of(seat), 24.0));
            }
            row.spawn((
                Node {
                    overflow: Overflow::clip(),
                    ..plate::lines(LINES)
                },
                Pickable::IGNORE,
            ))
            .with_children(|lines| {
                let name = words::pad(number, known.model.name());
                lines.spawn((bold(name, size::BODY), shortening()));
                let state = if is_last { words::PAD_LAST } else { words::PAD_CONNECTED };
                lines.spawn((coloured(state, size::SMALL, TEXT_QUIET), one_line()));
            });
            let owner = seat.map_or(words::PAD_FREE, |seat| Message::verbatim(players.name(seat)));
            row.spawn((
                stepper((bold(owner, 15.0), shortening()), 200.0),
                FocusName::new(format!("players.pad.{number}")),
                observe(move |step: On<Stepped>, mut pads: ResMut<PadSeats>| {
                    if let Some(next) = step_round(&owners, &seat, step.by) {
                        pads.choose(pad, next);
                    }
                }),
            ));
        });
}

/// Says who plays now, once the page is closed. If no person is left, the table does not wait for a person's throw.
fn tell_changes(
    mut changed: MessageReader<SeatChanged>,
    players: Res<Players>,
    mut waits: ResMut<GateWaits>,
    mut notices: MessageWriter<Notice>,
) {
    for SeatChanged { seat, control } in changed.read() {
        let text = match control {
            SeatControl::Person | SeatControl::Elsewhere => words::again(*seat),
            SeatControl::Agent(_) => words::computer(*seat),
            SeatControl::Recorded(_) => continue,
        };
        notices.write(Notice {
            text,
            rule: None,
            refused: false,
        });
        if players.people() == 0 {
            waits.throw = false;
        }
    }
}
