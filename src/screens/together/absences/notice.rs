//! Where the person is told that it is their turn: an address that takes posted messages, or one of mail.

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::Activate;

use super::super::room::{Room, SendRoomRequest};
use super::asks::asks;
use messages::ToMessage;
use messages::texts::{absences as words, together};
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::LONGEST_NOTICE_ADDRESS;
use net::protocol::notice::{NoticeAddress, NoticeCode};
use net::protocol::refusal::RoomRefusal;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::field::{Typed, field};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::Key;
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured};
use window_kit::window::intent::Notice;

/// The width of the field for an address, in logical pixels.
const FIELD: f32 = 420.0;
/// The width of the field for a code, in logical pixels.
const CODE_FIELD: f32 = 130.0;
/// The most letters of a code, with what people write between them.
const LONGEST_CODE: usize = 11;

/// The field for the address.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct NoticeField;

/// The field for the code in a mail.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct CodeField;

/// What is typed into the fields and not sent yet: the page may be filled anew meanwhile.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Typing {
    address: Option<String>,
    code: String,
    /// The addresses that the room knew when this was typed.
    of: [Option<NoticeAddress>; 2],
}

impl Typing {
    /// Forgets what was typed once the room knows other addresses.
    pub(super) fn follow(&mut self, room: &Room) {
        let now = [room.own.notice.clone(), room.own.unconfirmed.clone()];
        if self.of != now {
            *self = Self {
                of: now,
                ..Self::default()
            };
        }
    }
}

/// Notes what is typed.
pub(super) fn note_typed(
    addresses: Query<&EditableText, (With<NoticeField>, Changed<EditableText>)>,
    codes: Query<&EditableText, (With<CodeField>, Changed<EditableText>)>,
    mut typing: ResMut<Typing>,
) {
    for field in &addresses {
        typing.address = Some(field.value().to_string());
    }
    for field in &codes {
        typing.code = field.value().to_string();
    }
}

pub(super) fn spawn(list: &mut ChildSpawnerCommands, room: &Room, typing: &Typing) {
    // The address that waits for its code is the one that the person wants.
    let wanted = room.own.unconfirmed.as_ref().or(room.own.notice.as_ref());
    let set = wanted.map_or("", shown);
    let typed = typing.address.as_deref().unwrap_or(set);
    list.spawn((Key::new(format!("notice {set}")), plate::wrapping_entry(ROW)))
        .with_children(|row| {
            row.spawn(above()).with_children(|lines| {
                lines.spawn(bold(words::NOTICE, size::BODY));
                lines.spawn(coloured(words::NOTICE_ABOUT, size::SMALL, TEXT_QUIET));
            });
            row.spawn((
                field(typed, FIELD, LONGEST_NOTICE_ADDRESS, |letter| letter.is_ascii_graphic()),
                NoticeField,
                FocusName::new("absences.notice"),
            ));
            row.spawn((
                button(words::NOTICE_SET, ButtonLook::Plain),
                FocusName::new("absences.notice-set"),
                on_press(
                    |_: On<Activate>,
                     fields: Query<&EditableText, With<NoticeField>>,
                     mut asks: MessageWriter<SendRoomRequest>| {
                        asks.write_batch(fields.iter().map(|field| notify(&field.value().to_string())));
                    },
                ),
            ));
            if !set.is_empty() {
                row.spawn((
                    button(words::NOTICE_OFF, ButtonLook::Plain),
                    FocusName::new("absences.notice-off"),
                    asks(|| RoomRequest::Notify(None)),
                ));
            }
        });
    if let Some(address) = &room.own.unconfirmed {
        spawn_code(list, shown(address), &typing.code);
    }
}

/// An address as it is shown. A server could say anything.
fn shown(address: &NoticeAddress) -> &str {
    let text = address.text();
    let is_plain = text.len() <= LONGEST_NOTICE_ADDRESS && text.bytes().all(|byte| byte.is_ascii_graphic());
    if is_plain { text } else { "" }
}

/// Asks for the code in the mail.
fn spawn_code(list: &mut ChildSpawnerCommands, address: &str, typed: &str) {
    list.spawn((Key::new(format!("code {address}")), plate::wrapping_entry(ROW)))
        .with_children(|row| {
            row.spawn(above()).with_children(|lines| {
                lines.spawn(bold(words::code_sent(address), size::BODY));
                lines.spawn(coloured(words::CODE_ABOUT, size::SMALL, TEXT_QUIET));
            });
            row.spawn((
                field(typed, CODE_FIELD, LONGEST_CODE, |letter| {
                    letter.is_ascii_graphic() || letter == ' '
                }),
                CodeField,
                FocusName::new("absences.code"),
            ));
            row.spawn((
                button(words::CODE_CONFIRM, ButtonLook::Plain),
                FocusName::new("absences.code-confirm"),
                on_press(
                    |_: On<Activate>, fields: Query<&EditableText, With<CodeField>>, mut answers: Answers| {
                        fields
                            .iter()
                            .for_each(|field| answers.confirm(&field.value().to_string()));
                    },
                ),
            ));
        });
}

/// The box of the lines above a field.
fn above() -> impl Bundle {
    let lines = Node {
        flex_basis: percent(100),
        ..plate::lines(0.0)
    };
    (lines, Pickable::IGNORE)
}

/// What is asked of the room, or said where that is of no use.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Answers<'w> {
    asks: MessageWriter<'w, SendRoomRequest>,
    notices: MessageWriter<'w, Notice>,
}

impl Answers<'_> {
    fn confirm(&mut self, letters: &str) {
        match letters.parse::<NoticeCode>() {
            Ok(code) => {
                self.asks.write(SendRoomRequest(RoomRequest::ConfirmNotice(code)));
            }
            Err(_) => {
                self.notices.write(Notice {
                    text: together::refused(RoomRefusal::WrongNoticeCode.message()),
                    rule: None,
                    refused: true,
                });
            }
        }
    }
}

/// Enter in a field saves the address, or confirms it.
pub(super) fn set_by_key(typed: Typed<NoticeField>, code: Typed<CodeField>, mut answers: Answers) {
    if let Some(address) = typed.entered() {
        answers.asks.write(notify(&address));
    }
    if let Some(letters) = code.entered() {
        answers.confirm(&letters);
    }
}

/// An address with an at sign in it and without a scheme is one of mail.
fn notify(address: &str) -> SendRoomRequest {
    let address = match address {
        "" => None,
        mail if mail.contains('@') && !mail.contains("://") => Some(NoticeAddress::Mail(mail.to_owned())),
        url => Some(NoticeAddress::Push(url.to_owned())),
    };
    SendRoomRequest(RoomRequest::Notify(address))
}
