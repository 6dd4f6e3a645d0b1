//! The log as text: the last lines on the screen, and the whole match in a drawer.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::screens::hud::events::{HudEvent, MatchBegan};
use crate::screens::hud::frame::FramePart;
use crate::screens::hud::since::SinceLastTurn;
use crate::screens::menus::rules::pages::{RuleTold, RulesAt};
use games::catalog::AnyEvent;
use host::request::Undone;
use messages::Message;
use messages::texts::hud as words;
use window_kit::presentation::frames::Frames;
use window_kit::settings::{LogDetail, Settings};
use window_kit::ui::button::{ButtonLook, frame_button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{InPlace, MadeFrom};
use window_kit::ui::look::{EDGE, PLATE, PLATE_SOLID, ROW_MARKED};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::scroll::{StickToEnd, by_keys, scroll_area};
use window_kit::ui::text::{bold, text};
use window_kit::ui::tooltip::Tooltip;
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::{LogOpen, OpenOverlay, Overlay, Screen};
use window_kit::window::steps::HudSystems;

/// How many of the last lines are on the screen, with frames of the usual size and the drawer closed.
const RECENT: usize = 3;

/// One line of the log.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    text: Message,
    of: LogLine,
    /// The index of the line's event in the match; undone events do not count.
    at: usize,
    /// Whether the short log shows it too.
    is_main: bool,
}

/// A line on the screen. Other systems use it to mark on the table what the line is about.
#[derive(Component, Clone, Debug, PartialEq)]
pub(crate) struct LogLine {
    /// The event of the line.
    pub event: AnyEvent,
    /// The round of the event, counted from 1; 0 before the first.
    pub round: u16,
}

/// All lines of the match, oldest first, without the undone ones.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct LogLines {
    lines: Vec<Line>,
    /// How many events the match has had; undone events do not count.
    told: usize,
    /// How often lines were removed, or other lines were chosen. When it changes, a list of the lines is written again
    /// from the start.
    cuts: u32,
    /// Which lines are shown.
    tells: LogDetail,
    /// What happened since a person's last turn, while that is shown instead of the last lines.
    since: Vec<Message>,
}

/// The drawer.
#[derive(Component, Clone, Copy, Debug)]
struct Drawer;

/// The container of the drawer's lines.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Lines {
    /// How many lines it has.
    shown: usize,
    /// The value of [`LogLines::cuts`] when they were written.
    cuts: u32,
}

/// The place of the plate of the last lines, in hundredths of the window: its distance from the left and the bottom,
/// and its greatest width. With width 0 there is no plate. A game sets it if its table leaves little room.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct RecentPlace {
    /// From the left.
    pub left: f32,
    /// From the bottom, for a strip of the usual height.
    pub bottom: f32,
    /// The greatest width.
    pub width: f32,
}

impl Default for RecentPlace {
    fn default() -> Self {
        Self {
            left: 0.8,
            bottom: 8.8,
            width: 76.0,
        }
    }
}

/// The plate of the last lines.
#[derive(Component, Clone, Copy, Debug)]
struct Recent;

/// Whether the current game shows the last lines in its own place.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RecentElsewhere(pub bool);

impl LogLines {
    /// The lines that are shown, oldest first.
    fn shown(&self) -> impl Iterator<Item = &Line> {
        let tells = self.tells;
        self.lines
            .iter()
            .filter(move |line| line.is_main || tells == LogDetail::Everything)
    }

    /// The last lines that are shown, oldest first; or what happened since a person's last turn, while that is shown.
    pub fn last(&self, count: usize) -> impl Iterator<Item = &Message> {
        let of_log = if self.since.is_empty() { count } else { 0 };
        let from = self.shown().count().saturating_sub(of_log);
        let last = self.shown().skip(from).map(|line| &line.text);
        self.since.iter().take(count).chain(last)
    }

    /// Chooses which lines are shown.
    fn show_only(&mut self, tells: LogDetail) {
        self.tells = tells;
        self.cuts += 1;
    }

    /// Removes all lines.
    fn start_over(&mut self) {
        self.lines.clear();
        self.told = 0;
        self.cuts += 1;
    }

    /// Counts an event, and adds a line if there is a text for it.
    fn tell(&mut self, event: &AnyEvent, round: u16, text: Option<Message>) {
        if let Some(text) = text {
            let event = event.clone();
            self.lines.push(Line {
                text,
                is_main: event.is_main(),
                of: LogLine { event, round },
                at: self.told,
            });
        }
        self.told += 1;
    }

    /// Undoes this many events and removes their lines.
    fn undo(&mut self, events: usize) {
        self.told = self.told.saturating_sub(events);
        self.lines.retain(|line| line.at < self.told);
        self.cuts += 1;
    }
}

pub(crate) fn plugin(app: &mut App) {
    closed_by_escape(
        app,
        "log",
        |open: Res<LogOpen>| open.0,
        |mut open: ResMut<LogOpen>| open.0 = false,
    );
    app.init_resource::<LogOpen>()
        .init_resource::<RecentElsewhere>()
        .init_resource::<LogLines>()
        .init_resource::<RecentPlace>()
        .init_resource::<RuleTold>()
        .add_observer(open_rule)
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
    (mut told, mut undone): (MessageReader<HudEvent>, MessageReader<Undone>),
    (settings, since): (Res<Settings>, Res<SinceLastTurn>),
    mut log: ResMut<LogLines>,
    mut round: Local<u16>,
) {
    if log.since != since.0 {
        log.since.clone_from(&since.0);
    }
    if log.tells != settings.log {
        log.show_only(settings.log);
    }
    if began.read().count() > 0 {
        log.start_over();
        *round = 0;
    }
    for HudEvent(event) in told.read() {
        *round = event.begins_round().unwrap_or(*round);
        log.tell(event, *round, event.line());
    }
    // Only the last action can be undone, so no other event follows it in the same frame.
    for back in undone.read() {
        log.undo(back.told);
    }
}

fn spawn_recent(mut commands: Commands) {
    commands.spawn((
        Recent,
        DespawnOnExit(Screen::Match),
        Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(vmin(1.4), vmin(0.7)),
            border_radius: BorderRadius::all(px(7)),
            flex_direction: FlexDirection::Column,
            // More lines than usual go into further columns: a higher plate would cover dice.
            grid_auto_flow: GridAutoFlow::Column,
            justify_content: JustifyContent::Start,
            column_gap: vmin(2.8),
            ..default()
        },
        Pickable::IGNORE,
    ));
}

fn show_recent(
    log: Res<LogLines>,
    (open, elsewhere): (Res<LogOpen>, Res<RecentElsewhere>),
    (scale, frames): (Res<FrameScale>, Res<Frames>),
    mut recent: Query<(Entity, &mut Node, Ref<Recent>)>,
    mut commands: Commands,
) {
    for (entity, mut node, plate) in &mut recent {
        let resized = scale.is_changed() || frames.is_changed();
        if !(log.is_changed() || open.is_changed() || elsewhere.is_changed() || resized || plate.is_added()) {
            continue;
        }
        let most = match (open.0 || elsewhere.0, frames.are_large()) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => RECENT.max(log.since.len()),
        };
        let lines: Vec<&Message> = log.last(most).collect();
        node.grid_template_rows = RepeatedGridTrack::auto(lines.len().clamp(1, RECENT) as u16);
        let ground = if lines.is_empty() {
            Color::NONE
        } else {
            PLATE.with_alpha(0.80)
        };
        commands
            .entity(entity)
            .insert(BackgroundColor(ground))
            .update_children(|plate| {
                for line in lines {
                    plate.spawn(text(line.clone(), scale.text(13.0)));
                }
            });
    }
}

fn hang_recent(place: Res<RecentPlace>, frames: Res<Frames>, mut plates: Query<(&mut Node, Ref<Recent>)>) {
    for (mut node, plate) in &mut plates {
        if place.is_changed() || frames.is_changed() || plate.is_added() {
            node.left = percent(place.left);
            let strip = frames.strip() - Frames::default().strip();
            node.bottom = percent(place.bottom + strip * 100.0);
            // A narrow plate has a fixed width: an automatic width would be measured before the words wrap. A broad
            // plate has room for most lines.
            (node.width, node.max_width) = if place.width < 30.0 {
                (percent(place.width), auto())
            } else {
                (auto(), percent(place.width))
            };
            node.display = match place.width {
                0.0 => Display::None,
                30.0.. => Display::Grid,
                _ => Display::Flex,
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
            FramePart::Drawer,
            DespawnOnExit(Screen::Match),
            TabGroup::new(0),
            Node {
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
                    head.spawn(bold(words::LOG_HEADING, scale.text(19.0)));
                    head.spawn((
                        frame_button(words::LOG_CLOSE, ButtonLook::Plain, scale.0 * 0.94),
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
            drawer
                .commands()
                .entity(area)
                .insert((Lines::default(), StickToEnd, by_keys()));
        });
}

fn fill_drawer(
    log: Res<LogLines>,
    scale: Res<FrameScale>,
    mut areas: Query<(Entity, &mut Lines)>,
    mut commands: Commands,
) {
    for (area, mut shown) in &mut areas {
        if shown.cuts != log.cuts {
            // Another match, an undo or another choice of lines: the list is written again.
            let lines: Vec<&Line> = log.shown().collect();
            *shown = Lines {
                shown: lines.len(),
                cuts: log.cuts,
            };
            commands.entity(area).update_children(|page| {
                for line in lines {
                    spawn_line(page, line, *scale);
                }
            });
            continue;
        }
        let fresh: Vec<&Line> = log.shown().skip(shown.shown).collect();
        if fresh.is_empty() {
            continue;
        }
        shown.shown += fresh.len();
        commands.entity(area).with_children(|page| {
            for line in fresh {
                spawn_line(page, line, *scale);
            }
        });
    }
}

fn spawn_line(page: &mut ChildSpawnerCommands, line: &Line, scale: FrameScale) {
    let mut row = page.spawn((
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
        MadeFrom::new((line.clone(), scale)),
        line.of.clone(),
    ));
    row.with_children(|row| {
        row.spawn((
            text(line.text.clone(), scale.text(14.0)),
            Node {
                flex_basis: px(0),
                flex_grow: 1.0,
                ..default()
            },
        ));
    });
    if line.of.event.rule().is_some() {
        row.insert(Tooltip(words::LOG_WHY));
    }
}

/// Opens the rule behind a line that is pressed.
fn open_rule(
    click: On<Pointer<Click>>,
    lines: Query<&LogLine>,
    mut at: ResMut<RulesAt>,
    mut open: MessageWriter<OpenOverlay>,
) {
    let rule = lines.get(click.entity).ok().and_then(|line| line.event.rule());
    if let Some(rule) = rule.filter(|_| click.button == PointerButton::Primary) {
        at.0 = Some(rule.to_owned());
        open.write(OpenOverlay(Overlay::Rules));
    }
}

/// Highlights the line under the pointer, and tells which rule it follows from.
fn mark_line(mut lines: Query<(&Hovered, &LogLine, &mut BackgroundColor)>, mut told: ResMut<RuleTold>) {
    let mut rule = None;
    for (hovered, line, mut ground) in &mut lines {
        if hovered.get() {
            rule = line.event.rule();
        }
        let colour = if hovered.get() { ROW_MARKED } else { Color::NONE };
        ground.set_if_neq(BackgroundColor(colour));
    }
    if told.line != rule {
        told.line = rule;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::skip_bo::action::Source;
    use games::skip_bo::event::CardEvent;
    use host::view::Players;
    use language::Language;
    use rules::card::Card;
    use rules::ids::SeatId;

    const ANA: SeatId = SeatId(0);

    fn play(number: u8) -> CardEvent {
        CardEvent::Played {
            player: ANA,
            from: Source::Hand(Card(number)),
            card: Card(number),
            onto: 1,
            value: number,
        }
    }

    #[test]
    fn undone_events_leave_the_log_also_where_an_action_had_several() {
        let mut app = App::new();
        app.init_resource::<LogLines>()
            .init_resource::<SinceLastTurn>()
            .init_resource::<Players>()
            .init_resource::<Settings>()
            .add_message::<MatchBegan>()
            .add_message::<HudEvent>()
            .add_message::<Undone>()
            .add_systems(Update, write_log);
        let tell = |app: &mut App, event: CardEvent| {
            app.world_mut().write_message(HudEvent(AnyEvent::SkipBoMod(event)));
            app.update();
        };
        let undo = |app: &mut App, told: usize| {
            app.world_mut().write_message(Undone { seat: ANA, told });
            app.update();
        };
        let lines = |app: &App| app.world().resource::<LogLines>().lines.len();
        tell(&mut app, CardEvent::TurnStarted { player: ANA });
        let before = lines(&app);
        // One action with one event, then one with two events.
        tell(&mut app, play(1));
        tell(
            &mut app,
            CardEvent::StoodIn {
                player: ANA,
                onto: 1,
                value: 2,
            },
        );
        tell(&mut app, play(3));
        assert_eq!(lines(&app), before + 3);
        let cuts = app.world().resource::<LogLines>().cuts;
        undo(&mut app, 2);
        assert_eq!(lines(&app), before + 1);
        undo(&mut app, 1);
        assert_eq!(lines(&app), before);
        assert_ne!(
            app.world().resource::<LogLines>().cuts,
            cuts,
            "the drawer must be filled again"
        );
        // The next action is logged as if the undone ones had never happened.
        tell(&mut app, play(4));
        assert_eq!(lines(&app), before + 1);
        let log = app.world().resource::<LogLines>();
        assert!(
            log.last(1).all(|line| Language::english().plain(line).contains('4')),
            "{:?}",
            log.lines
        );
    }

    #[test]
    fn a_short_log_shows_turns_points_and_mishaps_and_keeps_all_lines() {
        let mut log = LogLines::default();
        let from_stock = CardEvent::Played {
            player: ANA,
            from: Source::Stock(ANA),
            card: Card(2),
            onto: 1,
            value: 2,
        };
        for event in [play(1), from_stock, play(3), CardEvent::DrewTooMany { player: ANA }] {
            let event = AnyEvent::SkipBoMod(event);
            log.tell(&event, 1, event.line());
        }
        let cuts = log.cuts;
        assert_eq!(log.last(9).count(), 4);
        log.show_only(LogDetail::Main);
        assert_eq!((log.last(9).count(), log.last(1).count()), (2, 1));
        assert_ne!(log.cuts, cuts, "the drawer must be filled again");
        log.show_only(LogDetail::Everything);
        assert_eq!(log.last(9).count(), 4);
    }
}
