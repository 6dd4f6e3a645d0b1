//! The panel on the right: at a call and at the write, what everybody who is asked can answer, and who has; else what each
//! player answers of itself, and what happened last.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ActivateOnPress};

use super::{on_screen, put};
use crate::app::Screen;
use crate::games::Listed;
use crate::games::skip_bo_dice::SkipBoDice;
use crate::games::skip_bo_dice::action::DiceAction;
use crate::games::skip_bo_dice::state::{Choice, Phase};
use crate::input::dice_game::answers::{Answer, Answered, Drafts, TimeLeft, keys_of, options};
use crate::presentation::TableCamera;
use crate::presentation::boards::BoardTable;
use crate::rules::ids::PlayerId;
use crate::screens::hud::gate::any_person;
use crate::screens::hud::log::LogLines;
use crate::screens::theme::button::{ButtonLook, control, on_press};
use crate::screens::theme::chip::chip;
use crate::screens::theme::focus::FocusName;
use crate::screens::theme::scale::FrameScale;
use crate::screens::theme::text::{bold, bold_coloured, coloured, one_line, text};
use crate::screens::theme::tooltip::Tooltip;
use crate::screens::theme::{AMBER, BRASS, EDGE, PLATE, TEXT_OFF, TEXT_QUIET};
use crate::settings::{CallAnswer, Settings};
use crate::table::view::{MatchView, Players, SeatColours};

/// How many lines of the log there is room for where nobody is asked, by how many people play.
const LINES: [usize; 5] = [6, 5, 3, 1, 0];
/// The time limits that can be set, in seconds; 0 is none.
const LIMITS_S: [u8; 4] = [0, 8, 15, 30];

/// The panel.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Panel;

/// What the panel says.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Model {
    scale: FrameScale,
    title: String,
    /// Seconds left to answer.
    left_s: Option<u8>,
    limit_s: Option<u8>,
    rows: Vec<Row>,
    lines: Vec<String>,
}

/// What the panel says of a seat.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    seat: PlayerId,
    colour: u8,
    name: String,
    says: Says,
}

#[derive(Clone, Debug, PartialEq)]
enum Says {
    /// It can answer one of these: the key, what it says, and what it means.
    Asks(Vec<(&'static str, String, Answer)>),
    /// It has answered.
    Chosen,
    /// A computer player thinks.
    Thinks,
    /// What it answers of itself, and can change.
    OfItself(CallAnswer),
}

pub(super) fn spawn_panel(panels: Query<(), With<Panel>>, mut commands: Commands) {
    if !panels.is_empty() {
        return;
    }
    commands.spawn((
        Panel,
        DespawnOnExit(Screen::Match),
        TabGroup::new(2),
        // For the rule of what it asks.
        Hovered::default(),
        Node {
            position_type: PositionType::Absolute,
            flex_direction: FlexDirection::Column,
            padding: UiRect::axes(px(8), px(4)),
            row_gap: px(2),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(7)),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(PLATE),
        BorderColor::all(EDGE),
    ));
}

/// What a seat that is asked can answer.
fn asks(view: &MatchView, game: &SkipBoDice, players: &Players, drafts: &Drafts, seat: PlayerId) -> Says {
    let Some(keys) = keys_of(players, seat) else {
        return Says::Thinks;
    };
    let key = |at: usize| keys.get(at).map_or("", |(_, key)| *key);
    if let Phase::Write { .. } = game.phase() {
        let Some(draft) = drafts.of(seat) else {
            return Says::Asks(Vec::new());
        };
        let written = format!("{} in stockpile {}", draft.value, draft.stockpile.0 + 1);
        return Says::Asks(vec![
            (key(0), written, Answer::Accept),
            (key(1), "other value".into(), Answer::NextValue),
            (key(2), "other pile".into(), Answer::NextStockpile),
        ]);
    }
    let words = |action: &DiceAction| match action {
        DiceAction::Claim { pile } => {
            let bubble = game.sheet(seat).pile(*pile).filled() + 1;
            let star = if game.board().has_star(*pile, bubble) {
                ", star"
            } else {
                ""
            };
            format!("{}{bubble}{star}", pile.letter())
        }
        _ => "pass".into(),
    };
    let options = options(view, seat);
    let asked = options.iter().enumerate();
    Says::Asks(
        asked
            .map(|(at, action)| (key(at), words(action), Answer::Option(at)))
            .collect(),
    )
}

fn model(
    view: &MatchView,
    game: &SkipBoDice,
    (players, colours): (&Players, &SeatColours),
    drafts: &Drafts,
    left: TimeLeft,
    settings: &Settings,
    log: &LogLines,
    scale: FrameScale,
) -> Model {
    let row = |seat: PlayerId, says: Says| Row {
        seat,
        colour: colours.of(seat),
        name: players.name(seat).to_owned(),
        says,
    };
    let asking = matches!(game.phase(), Phase::Call { .. } | Phase::Write { .. });
    let rows = game.seats().filter_map(|seat| {
        let person = players.is_person(seat);
        Some(match (asking, view.due.contains(seat)) {
            (true, true) if person => row(seat, asks(view, game, players, drafts, seat)),
            (true, true) => row(seat, Says::Thinks),
            (true, false) if game.choice(seat) != Choice::None => row(seat, Says::Chosen),
            (true, false) => return None,
            (false, _) if person => {
                let answer = settings.calls.get(seat.index()).copied().unwrap_or_default();
                row(seat, Says::OfItself(answer))
            }
            (false, _) => return None,
        })
    });
    let rows: Vec<Row> = rows.collect();
    let lines = if asking {
        Vec::new()
    } else {
        let room = LINES.get(rows.len()).copied().unwrap_or_default();
        log.last(room).map(str::to_owned).collect()
    };
    Model {
        scale,
        title: match game.phase() {
            Phase::Call { .. } => format!("Call: {}", game.called()),
            Phase::Write { .. } => "Everybody writes one value".into(),
            _ => "At calls".into(),
        },
        left_s: left.0.filter(|_| asking).map(|seconds| seconds.ceil() as u8),
        // Where only computer players play, or a record is shown, nobody is to hurry.
        limit_s: any_person(players).then_some(settings.answer_within_s),
        rows,
        lines,
    }
}

/// Writes what the panel says.
pub(super) fn fill_panel(
    (view, players, colours): (Res<MatchView>, Res<Players>, Res<SeatColours>),
    (drafts, left): (Res<Drafts>, Res<TimeLeft>),
    (settings, log, scale): (Res<Settings>, Res<LogLines>, Res<FrameScale>),
    panels: Query<Entity, With<Panel>>,
    mut shown: Local<Option<(Entity, Model)>>,
    mut commands: Commands,
) {
    let (Ok(panel), Some(game)) = (panels.single(), SkipBoDice::of_view(&view.view)) else {
        return;
    };
    let model = model(
        &view,
        game,
        (&players, &colours),
        &drafts,
        *left,
        &settings,
        &log,
        *scale,
    );
    if shown.as_ref() == Some(&(panel, model.clone())) {
        return;
    }
    commands
        .entity(panel)
        .despawn_related::<Children>()
        .with_children(|panel| fill(panel, &model));
    *shown = Some((panel, model));
}

fn line(scale: FrameScale) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: scale.px(8.0),
        flex_shrink: 0.0,
        ..default()
    }
}

fn fill(panel: &mut ChildSpawnerCommands, model: &Model) {
    let scale = model.scale;
    panel.spawn((line(scale), Pickable::IGNORE)).with_children(|head| {
        head.spawn((
            Node {
                flex_grow: 1.0,
                ..default()
            },
            Pickable::IGNORE,
            children![(bold(model.title.clone(), scale.text(17.0)), one_line())],
        ));
        if let Some(left) = model.left_s {
            head.spawn((bold_coloured(format!("{left} s"), scale.text(17.0), AMBER), one_line()));
        }
        let Some(limit_s) = model.limit_s else { return };
        let words = match limit_s {
            0 => "no time limit".to_owned(),
            limit => format!("{limit} s to answer"),
        };
        small_button(head, &words, None, scale, "panel.limit", set_limit).insert((
            Hovered::default(),
            Tooltip("How long everybody has to answer. When the time is up, who has not answered passes, or writes what is suggested".into()),
        ));
    });
    for row in &model.rows {
        panel
            .spawn((line(scale), Pickable::IGNORE))
            .with_children(|line| fill_row(line, row, scale));
    }
    for line in &model.lines {
        panel.spawn((text(line.clone(), scale.text(13.0)), one_line()));
    }
}

fn set_limit(_: On<Activate>, mut settings: ResMut<Settings>, mut focus: ResMut<InputFocus>) {
    let at = LIMITS_S.iter().position(|limit| *limit == settings.answer_within_s);
    settings.answer_within_s = LIMITS_S[at.map_or(0, |at| (at + 1) % LIMITS_S.len())];
    focus.clear();
}

fn fill_row(line: &mut ChildSpawnerCommands, row: &Row, scale: FrameScale) {
    line.spawn(chip(row.colour, 19.0 * scale.0));
    line.spawn((
        Node {
            width: scale.px(74.0),
            flex_shrink: 0.0,
            overflow: Overflow::clip(),
            ..default()
        },
        Pickable::IGNORE,
        children![(bold(row.name.clone(), scale.text(15.0)), one_line())],
    ));
    let seat = row.seat;
    match &row.says {
        Says::Asks(options) => {
            for (at, (key, words, answer)) in options.iter().enumerate() {
                let answer = *answer;
                small_button(
                    line,
                    words,
                    Some(key),
                    scale,
                    &format!("panel.{}.{at}", seat.0),
                    move |_: On<Activate>, mut answers: MessageWriter<Answered>, mut focus: ResMut<InputFocus>| {
                        answers.write(Answered { seat, answer });
                        focus.clear();
                    },
                );
            }
        }
        Says::Chosen => {
            line.spawn((bold_coloured("chosen", scale.text(14.0), BRASS), one_line()));
        }
        Says::Thinks => {
            line.spawn((coloured("thinks", scale.text(14.0), TEXT_OFF), one_line()));
        }
        Says::OfItself(answer) => {
            let words = match answer {
                CallAnswer::Ask => "is asked",
                CallAnswer::TakeIfOne => "takes it if it fits one bubble",
                CallAnswer::Pass => "passes",
            };
            small_button(
                line,
                words,
                None,
                scale,
                &format!("panel.calls.{}", seat.0),
                move |_: On<Activate>, mut settings: ResMut<Settings>, mut focus: ResMut<InputFocus>| {
                    if let Some(answer) = settings.calls.get_mut(seat.index()) {
                        *answer = answer.next();
                    }
                    focus.clear();
                },
            )
            .insert((
                Hovered::default(),
                Tooltip("What you do when others call a value: be asked, take it by itself, or pass".into()),
            ));
        }
    }
}

/// A button of the panel, with its key in front.
fn small_button<'a, M: Send + Sync + 'static>(
    line: &'a mut ChildSpawnerCommands,
    words: &str,
    key: Option<&str>,
    scale: FrameScale,
    name: &str,
    pressed: impl bevy::ecs::system::IntoObserverSystem<Activate, (), M> + Sync,
) -> EntityCommands<'a> {
    let mut button = line.spawn((
        control(ButtonLook::Plain, scale.0 * 0.875),
        FocusName::new(name.to_owned()),
        // The row may be drawn anew before the button is let go.
        ActivateOnPress,
        on_press(pressed),
    ));
    button.with_children(|content| {
        if let Some(key) = key {
            content.spawn((bold_coloured(key, scale.text(14.0), BRASS), one_line()));
        }
        content.spawn((
            coloured(
                words,
                scale.text(14.0),
                if key.is_some() { Color::WHITE } else { TEXT_QUIET },
            ),
            one_line(),
        ));
    });
    button
}

/// Keeps the panel in its place of the table.
pub(super) fn follow_table(
    table: Option<Res<BoardTable>>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    scale: Option<Res<UiScale>>,
    mut panels: Query<&mut Node, With<Panel>>,
) {
    let Some(rect) = table.and_then(|table| on_screen(table.layout.panel, &cameras, scale.as_deref())) else {
        return;
    };
    for mut panel in &mut panels {
        put(&mut panel, rect);
    }
}
