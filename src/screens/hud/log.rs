//! The log in words: the last three lines always, the whole match in a drawer.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::HudSystems;
use super::told::{MatchBegan, Told};
use crate::app::Screen;
use crate::games::AnyEvent;
use crate::rules::ids::PlayerId;
use crate::screens::theme::button::{ButtonLook, frame_button, on_press};
use crate::screens::theme::focus::FocusName;
use crate::screens::theme::scale::FrameScale;
use crate::screens::theme::scroll::{StickToEnd, by_keys, scroll_area};
use crate::screens::theme::text::{bold, coloured, text};
use crate::screens::theme::{EDGE, PLATE, PLATE_SOLID, ROW_MARKED, TEXT_QUIET};
use crate::table::view::Players;

/// How many lines are always on the screen.
const RECENT: usize = 3;

/// How wide the drawer is, as a part of the window.
pub const DRAWER_WIDTH: f32 = 0.30;

/// Whether the drawer is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogOpen(pub bool);

/// One line of the log.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    text: String,
    of: LogLine,
}

/// A line on the screen, for whoever points out what it speaks of.
#[derive(Component, Clone, Debug, PartialEq)]
pub(super) struct LogLine {
    /// What it tells.
    pub event: AnyEvent,
    /// The round it was told in, counted from 1; 0 before the first.
    pub round: u16,
}

/// All lines of the match, oldest first.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct LogLines(Vec<Line>);

/// The drawer.
#[derive(Component, Clone, Copy, Debug)]
struct Drawer;

/// Where the drawer's lines are, and how many of them are there.
#[derive(Component, Clone, Copy, Debug)]
struct Lines(usize);

/// Where the plate of the last lines hangs, in hundredths of the window, from the left and the bottom; no wider than
/// that, and not at all where that is 0. A game whose table leaves little room says where.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(super) struct RecentPlace {
    /// From the left.
    pub left: f32,
    /// From the bottom.
    pub bottom: f32,
    /// The widest it can be.
    pub width: f32,
}

impl Default for RecentPlace {
    fn default() -> Self {
        Self {
            left: 0.8,
            bottom: 8.8,
            width: 44.0,
        }
    }
}

/// The plate of the last lines.
#[derive(Component, Clone, Copy, Debug)]
struct Recent;

/// Whether the game that is played shows the last lines in a place of its own.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct RecentElsewhere(pub bool);

impl LogLines {
    /// The last lines, oldest first.
    pub fn last(&self, count: usize) -> impl Iterator<Item = &str> {
        let from = self.0.len().saturating_sub(count);
        self.0[from..].iter().map(|line| line.text.as_str())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LogOpen>()
        .init_resource::<RecentElsewhere>()
        .init_resource::<LogLines>()
        .init_resource::<RecentPlace>()
        .add_systems(OnEnter(Screen::Match), spawn_recent)
        .add_systems(OnExit(Screen::Match), |mut open: ResMut<LogOpen>| open.0 = false)
        .add_systems(
            Update,
            (write_log, show_recent, hang_recent, open_drawer, fill_drawer, mark_line)
                .chain()
                .in_set(HudSystems::Show)
                .run_if(in_state(Screen::Match)),
        );
}

fn write_log(
    mut began: MessageReader<MatchBegan>,
    mut told: MessageReader<Told>,
    players: Res<Players>,
    mut log: ResMut<LogLines>,
    mut round: Local<u16>,
) {
    if began.read().count() > 0 {
        log.0.clear();
        *round = 0;
    }
    let names = |seat: PlayerId| players.name(seat).to_owned();
    for Told(event) in told.read() {
        *round = event.begins_round().unwrap_or(*round);
        if let Some(text) = event.line(&names) {
            let event = event.clone();
            log.0.push(Line {
                text,
                of: LogLine { event, round: *round },
            });
        }
    }
}

fn spawn_recent(mut commands: Commands) {
    commands.spawn((
        Recent,
        DespawnOnExit(Screen::Match),
        Node {
            position_type: PositionType::Absolute,
            left: vmin(1.4),
            bottom: percent(8.8),
            max_width: percent(44),
            padding: UiRect::axes(vmin(1.4), vmin(0.7)),
            border_radius: BorderRadius::all(px(7)),
            flex_direction: FlexDirection::Column,
            ..default()
        },
        Pickable::IGNORE,
    ));
}

fn show_recent(
    log: Res<LogLines>,
    (open, elsewhere): (Res<LogOpen>, Res<RecentElsewhere>),
    scale: Res<FrameScale>,
    recent: Query<(Entity, Ref<Recent>)>,
    mut commands: Commands,
) {
    for (entity, plate) in &recent {
        if !(log.is_changed() || open.is_changed() || elsewhere.is_changed() || scale.is_changed() || plate.is_added())
        {
            continue;
        }
        let from = if open.0 || elsewhere.0 {
            log.0.len()
        } else {
            log.0.len().saturating_sub(RECENT)
        };
        let lines = &log.0[from..];
        let ground = if lines.is_empty() {
            Color::NONE
        } else {
            PLATE.with_alpha(0.80)
        };
        commands
            .entity(entity)
            .insert(BackgroundColor(ground))
            .despawn_related::<Children>()
            .with_children(|plate| {
                for line in lines {
                    plate.spawn(text(line.text.clone(), scale.text(13.0)));
                }
            });
    }
}

fn hang_recent(place: Res<RecentPlace>, mut plates: Query<(&mut Node, Ref<Recent>)>) {
    for (mut node, plate) in &mut plates {
        if place.is_changed() || plate.is_added() {
            node.left = percent(place.left);
            node.bottom = percent(place.bottom);
            // A plate as wide as its words would be measured before they wrap; a broad one has room for most lines.
            (node.width, node.max_width) = if place.width < 30.0 {
                (percent(place.width), auto())
            } else {
                (auto(), percent(place.width))
            };
            node.display = if place.width > 0.0 {
                Display::Flex
            } else {
                Display::None
            };
        }
    }
}

fn open_drawer(
    open: Res<LogOpen>,
    drawers: Query<Entity, With<Drawer>>,
    scale: Res<FrameScale>,
    mut commands: Commands,
) {
    if open.0 != drawers.is_empty() {
        return;
    }
    if !open.0 {
        for drawer in &drawers {
            commands.entity(drawer).despawn();
        }
        return;
    }
    let scale = *scale;
    commands
        .spawn((
            Drawer,
            DespawnOnExit(Screen::Match),
            TabGroup::new(0),
            Node {
                position_type: PositionType::Absolute,
                left: px(0),
                top: percent(5.6),
                width: percent(DRAWER_WIDTH * 100.0),
                height: percent(86.4),
                padding: px(12).all(),
                border: UiRect::right(px(1)),
                flex_direction: FlexDirection::Column,
                row_gap: px(8),
                ..default()
            },
            BackgroundColor(PLATE_SOLID),
            BorderColor::all(EDGE),
            GlobalZIndex(10),
        ))
        .with_children(|drawer| {
            drawer
                .spawn((
                    Node {
                        justify_content: JustifyContent::SpaceBetween,
                        align_items: AlignItems::Center,
                        flex_shrink: 0.0,
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|head| {
                    head.spawn(bold("Log", scale.text(19.0)));
                    head.spawn((
                        frame_button("Close", ButtonLook::Plain, scale.0 * 0.94),
                        FocusName::new("log.close"),
                        on_press(
                            |_: On<Activate>, mut open: ResMut<LogOpen>, mut focus: ResMut<InputFocus>| {
                                open.0 = false;
                                focus.clear();
                            },
                        ),
                    ));
                });
            let area = scroll_area(
                drawer,
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..default()
                },
                4.0,
                |_| {},
            );
            drawer.commands().entity(area).insert((Lines(0), StickToEnd, by_keys()));
        });
}

fn fill_drawer(
    log: Res<LogLines>,
    scale: Res<FrameScale>,
    mut areas: Query<(Entity, &mut Lines)>,
    mut commands: Commands,
) {
    for (area, mut shown) in &mut areas {
        if shown.0 > log.0.len() {
            // Another match: from the beginning.
            shown.0 = 0;
            commands.entity(area).despawn_related::<Children>();
        }
        if shown.0 == log.0.len() {
            continue;
        }
        let fresh = &log.0[shown.0..];
        commands.entity(area).with_children(|page| {
            for line in fresh {
                page.spawn((
                    Node {
                        padding: UiRect::horizontal(scale.px(4.0)),
                        border_radius: BorderRadius::all(scale.px(4.0)),
                        column_gap: scale.px(8.0),
                        justify_content: JustifyContent::SpaceBetween,
                        flex_shrink: 0.0,
                        ..default()
                    },
                    BackgroundColor(Color::NONE),
                    Hovered::default(),
                    line.of.clone(),
                ))
                .with_children(|row| {
                    row.spawn((
                        text(line.text.clone(), scale.text(14.0)),
                        Node {
                            flex_basis: px(0),
                            flex_grow: 1.0,
                            ..default()
                        },
                    ));
                    if let Some(rule) = line.of.event.rule() {
                        row.spawn(coloured(rule, scale.text(12.0), TEXT_QUIET));
                    }
                });
            }
        });
        shown.0 = log.0.len();
    }
}

/// The line under the pointer.
fn mark_line(mut lines: Query<(&Hovered, &mut BackgroundColor), With<LogLine>>) {
    for (hovered, mut ground) in &mut lines {
        let colour = if hovered.get() { ROW_MARKED } else { Color::NONE };
        ground.set_if_neq(BackgroundColor(colour));
    }
}
