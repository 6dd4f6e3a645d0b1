//! The settings screen. Every change takes effect at once, on the table beside it too, and is saved.

use std::iter::once;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, SliderValue, ValueChange, observe};

use crate::language::Tongue;
use crate::messages::Message;
use crate::messages::texts::settings as words;
use crate::settings::{DiceMarks, Quality, Settings, Speed};
use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::choice::{RowRoom, choice_row};
use crate::ui::look::size;
use crate::ui::plate;
use crate::ui::said::Said;
use crate::ui::scroll::scroll_area;
use crate::ui::slider::slider;
use crate::ui::stepper::{Stepped, stepper};
use crate::ui::text::{bold, one_line};
use crate::ui::toggle::spawn_toggle;
use crate::window::state::{CloseOverlay, Overlay};

/// The sizes of the interface on offer.
const SCALES: [f32; 7] = [0.8, 0.9, 1.0, 1.15, 1.3, 1.6, 2.0];
/// The width of the controls on the right of a row, in logical pixels.
const CONTROL_WIDTH: f32 = 220.0;

/// Shows a setting in words. The text is rewritten whenever the settings change.
#[derive(Component, Clone, Copy)]
struct Shows(fn(&Settings) -> Message);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Settings), spawn_settings).add_systems(
        Update,
        write_values.run_if(in_state(Overlay::Settings).and_then(resource_changed::<Settings>)),
    );
}

fn spawn_settings(settings: Res<Settings>, mut commands: Commands) {
    let settings = settings.clone();
    commands
        .spawn((plate::overlay_beside_the_table(), DespawnOnExit(Overlay::Settings)))
        .with_children(|root| {
            root.spawn(plate::solid_plate(640.0)).with_children(|sheet| {
                sheet.spawn(plate::heading(words::HEADING));
                scroll_area(
                    sheet,
                    Node {
                        flex_shrink: 1.0,
                        ..default()
                    },
                    6.0,
                    |page| rows(page, &settings),
                );
                sheet.spawn((
                    button(words::DONE, ButtonLook::Primary),
                    on_press(|_: On<Activate>, mut close: MessageWriter<CloseOverlay>| {
                        close.write(CloseOverlay);
                    }),
                ));
            });
        });
}

fn rows(page: &mut ChildSpawnerCommands, settings: &Settings) {
    cycle(
        page,
        words::LANGUAGE,
        words::LANGUAGE_ABOUT,
        settings,
        |settings| language_name(settings.language),
        |settings, by| {
            let all: Vec<_> = once(None).chain(Tongue::OFFERED.map(Some)).collect();
            settings.language = step_in(&all, settings.language, by);
        },
    );
    row(page, words::VOLUME, words::VOLUME_ABOUT, |side| {
        side.spawn((
            slider(0.0..=1.0, settings.volume, 0.05),
            AutoFocus,
            observe(
                |change: On<ValueChange<f32>>, mut settings: ResMut<Settings>, mut commands: Commands| {
                    settings.volume = change.value;
                    commands.entity(change.source).insert(SliderValue(change.value));
                },
            ),
        ));
    });
    toggle(
        page,
        words::FULLSCREEN,
        words::FULLSCREEN_ABOUT,
        settings.fullscreen,
        |settings, on| settings.fullscreen = on,
    );
    cycle(
        page,
        words::SPEED,
        words::SPEED_ABOUT,
        settings,
        |settings| speed_name(settings.speed),
        |settings, by| settings.speed = step_in(&Speed::ALL, settings.speed, by),
    );
    cycle(
        page,
        words::MARKS,
        words::MARKS_ABOUT,
        settings,
        |settings| marks_name(settings.dice_marks),
        |settings, by| {
            let all = [
                DiceMarks::Pips,
                DiceMarks::Symbols,
                DiceMarks::Badges,
                DiceMarks::Numerals,
            ];
            settings.dice_marks = step_in(&all, settings.dice_marks, by);
        },
    );
    cycle(
        page,
        words::QUALITY,
        words::QUALITY_ABOUT,
        settings,
        |settings| quality_name(settings.quality),
        |settings, by| {
            let all: Vec<_> = once(None).chain(Quality::ALL.map(Some)).collect();
            settings.quality = step_in(&all, settings.quality, by);
        },
    );
    toggle(
        page,
        words::MOTION,
        words::MOTION_ABOUT,
        settings.reduced_motion,
        |settings, on| settings.reduced_motion = on,
    );
    cycle(
        page,
        words::SCALE,
        words::SCALE_ABOUT,
        settings,
        |settings| words::scale_percent((settings.ui_scale * 100.0).round() as u32),
        |settings, by| {
            let now = SCALES
                .iter()
                .position(|scale| *scale >= settings.ui_scale - 0.01)
                .unwrap_or(SCALES.len() - 1);
            settings.ui_scale = SCALES[now.saturating_add_signed(by as isize).min(SCALES.len() - 1)];
        },
    );
}

/// The next entry of a list, or the one before, without leaving the list.
fn step_in<T: Copy + PartialEq>(all: &[T], now: T, by: i32) -> T {
    let at = all.iter().position(|one| *one == now).unwrap_or(0);
    all[at.saturating_add_signed(by as isize).min(all.len() - 1)]
}

/// A language by its own name, so that whoever speaks it finds it.
fn language_name(language: Option<Tongue>) -> Message {
    language.map_or(words::LANGUAGE_SYSTEM, |tongue| Message::verbatim(tongue.own_name()))
}

const fn speed_name(speed: Speed) -> Message {
    match speed {
        Speed::Half => words::SPEED_HALF,
        Speed::Normal => words::SPEED_NORMAL,
        Speed::Double => words::SPEED_DOUBLE,
        Speed::Quadruple => words::SPEED_QUADRUPLE,
        Speed::Instant => words::SPEED_INSTANT,
    }
}

const fn quality_name(quality: Option<Quality>) -> Message {
    match quality {
        None => words::QUALITY_ANY,
        Some(Quality::Lowest) => words::QUALITY_LOWEST,
        Some(Quality::Low) => words::QUALITY_LOW,
        Some(Quality::Medium) => words::QUALITY_MEDIUM,
        Some(Quality::High) => words::QUALITY_HIGH,
    }
}

const fn marks_name(marks: DiceMarks) -> Message {
    match marks {
        DiceMarks::Pips => words::MARKS_PIPS,
        DiceMarks::Symbols => words::MARKS_SYMBOLS,
        DiceMarks::Badges => words::MARKS_BADGES,
        DiceMarks::Numerals => words::MARKS_NUMERALS,
    }
}

fn row(page: &mut ChildSpawnerCommands, name: Message, line: Message, control: impl FnOnce(&mut ChildSpawnerCommands)) {
    choice_row(page, RowRoom::WIDE, (name, line), |row| {
        row.spawn((
            Node {
                width: px(CONTROL_WIDTH),
                justify_content: JustifyContent::End,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(control);
    });
}

fn toggle(page: &mut ChildSpawnerCommands, name: Message, line: Message, on: bool, set: fn(&mut Settings, bool)) {
    row(page, name, line, |side| {
        spawn_toggle(side, on, ()).observe(
            move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>, mut commands: Commands| {
                set(&mut settings, change.value);
                let mut toggle = commands.entity(change.source);
                if change.value {
                    toggle.insert(Checked);
                } else {
                    toggle.remove::<Checked>();
                }
            },
        );
    });
}

fn cycle(
    page: &mut ChildSpawnerCommands,
    name: Message,
    line: Message,
    settings: &Settings,
    show: fn(&Settings) -> Message,
    change: fn(&mut Settings, i32),
) {
    row(page, name, line, |side| {
        side.spawn((
            stepper(
                (bold(show(settings), size::BODY), one_line(), Shows(show)),
                CONTROL_WIDTH,
            ),
            observe(move |step: On<Stepped>, mut settings: ResMut<Settings>| change(&mut settings, step.by)),
        ));
    });
}

fn write_values(settings: Res<Settings>, mut texts: Query<(&Shows, &mut Said)>) {
    for (shows, mut said) in &mut texts {
        said.set_if_neq(Said((shows.0)(&settings)));
    }
}
