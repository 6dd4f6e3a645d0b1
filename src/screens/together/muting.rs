//! Hearing nothing more of somebody: who is muted, what a report is made of, and the buttons for both at the table.

use std::collections::{BTreeSet, VecDeque};

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::room::Room;
use client::people::report::HeardWords;
use messages::Message as Text;
use messages::texts::{reports, together as words};
use net::protocol::lobby::MemberId;
use window_kit::ui::button::{ButtonLook, frame_button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{EDGE, PLATE_SOLID, TEXT};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::text::{coloured, one_line};
use window_kit::ui::tooltip::Tooltip;

/// How many people have such buttons at the table.
const MOST_SPEAKERS: usize = 3;

/// Mutes a member (`true`), or hears them again.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Mute(pub MemberId, pub bool);

/// Keeps a report about a member, and mutes them.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct KeepReport(pub MemberId);

/// The muted members of the room.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Muted(BTreeSet<MemberId>);

impl Muted {
    /// Turns muting on or off; returns whether it is on.
    pub fn turn(&mut self, who: MemberId) -> bool {
        let on = !self.0.remove(&who);
        if on {
            self.0.insert(who);
        }
        on
    }

    /// Mutes a member.
    pub fn mute(&mut self, who: MemberId) {
        self.0.insert(who);
    }

    /// Whether a member is muted.
    pub fn is(&self, who: MemberId) -> bool {
        self.0.contains(&who)
    }

    /// What a button says that turns muting on or off for a member.
    pub fn label(&self, who: MemberId) -> Text {
        if self.is(who) { words::HEAR_AGAIN } else { words::MUTE }
    }

    /// Mutes nobody any more.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

/// What was said at the table, until the person leaves it: for a report.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct HeardHere(pub HeardWords);

/// Who has spoken in this match: of those, the [`MOST_SPEAKERS`] who did so for the first time last.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Speakers(VecDeque<MemberId>);

impl Speakers {
    /// Whether somebody is one of them.
    pub fn has(&self, who: MemberId) -> bool {
        self.0.contains(&who)
    }

    /// Adds somebody who is not one of them.
    pub fn add(&mut self, who: MemberId) {
        if self.0.len() == MOST_SPEAKERS {
            self.0.pop_front();
        }
        self.0.push_back(who);
    }

    /// Forgets all.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

/// Spawns a line for each other person who has spoken, as wide as the phrases: their name, and the buttons.
pub(super) fn spawn_speakers(
    corner: &mut ChildSpawnerCommands,
    (room, speakers, muted): (&Room, &Speakers, &Muted),
    (scale, wide): (FrameScale, f32),
) {
    let others = speakers.0.iter().filter(|who| Some(**who) != room.you);
    let others: Vec<MemberId> = others.copied().collect();
    if others.is_empty() {
        return;
    }
    corner
        .spawn((
            Node {
                width: scale.px(wide),
                padding: scale.px(6.0).all(),
                border: px(1).all(),
                border_radius: BorderRadius::all(scale.px(14.0)),
                flex_direction: FlexDirection::Column,
                row_gap: scale.px(4.0),
                ..default()
            },
            BackgroundColor(PLATE_SOLID.with_alpha(0.95)),
            BorderColor::all(EDGE),
        ))
        .with_children(|lines| {
            for who in others {
                spawn_speaker(lines, room.name(who), (who, muted), scale);
            }
        });
}

fn spawn_speaker(lines: &mut ChildSpawnerCommands, name: &str, (who, muted): (MemberId, &Muted), scale: FrameScale) {
    lines
        .spawn((
            Node {
                align_items: AlignItems::Center,
                column_gap: scale.px(6.0),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn((
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    overflow: Overflow::clip(),
                    ..default()
                },
                Pickable::IGNORE,
                children![(coloured(Text::verbatim(name), scale.text(14.0), TEXT), one_line())],
            ));
            line.spawn((
                frame_button(muted.label(who), ButtonLook::Quiet, scale.0 * 0.8),
                FocusName::new(format!("talk.mute.{}", who.0)),
                on_press(
                    move |_: On<Activate>, mut muted: ResMut<Muted>, mut mutes: MessageWriter<Mute>| {
                        mutes.write(Mute(who, muted.turn(who)));
                    },
                ),
            ));
            line.spawn((
                frame_button(reports::KEEP, ButtonLook::Quiet, scale.0 * 0.8),
                FocusName::new(format!("talk.report.{}", who.0)),
                Tooltip(reports::ABOUT),
                on_press(move |_: On<Activate>, mut keep: MessageWriter<KeepReport>| {
                    keep.write(KeepReport(who));
                }),
            ));
        });
}
