//! The settings screen. Every change takes effect at once, on the table beside it too, and is saved.

use std::iter::once;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, SliderValue, ValueChange, observe};

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
struct Shows(fn(&Settings) -> String);

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
                sheet.spawn(plate::heading("Settings"));
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
                    button("Done", ButtonLook::Primary),
                    on_press(|_: On<Activate>, mut close: MessageWriter<CloseOverlay>| {
                        close.write(CloseOverlay);
                    }),
                ));
            });
        });
}

fn rows(page: &mut ChildSpawnerCommands, settings: &Settings) {
    row(page, "Volume", "How loud dice and table are.", |side| {
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
        "Fullscreen",
        "The whole screen, without a frame. F11 does the same.",
        settings.fullscreen,
        |settings, on| settings.fullscreen = on,
    );
    cycle(
        page,
        "Speed",
        "How fast things move and computer players think.",
        settings,
        |settings| speed_name(settings.speed).into(),
        |settings, by| settings.speed = step_in(&Speed::ALL, settings.speed, by),
    );
    cycle(
        page,
        "Marks on the dice",
        "How a die shows its owner, besides its colour.",
        settings,
        |settings| marks_name(settings.dice_marks).into(),
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
        "Picture quality",
        "How finely the table is drawn. Lower is faster.",
        settings,
        |settings| quality_name(settings.quality).into(),
        |settings, by| {
            let all: Vec<_> = once(None).chain(Quality::ALL.map(Some)).collect();
            settings.quality = step_in(&all, settings.quality, by);
        },
    );
    toggle(
        page,
        "Reduced motion",
        "Cuts instead of glides, and nothing that sways.",
        settings.reduced_motion,
        |settings, on| settings.reduced_motion = on,
    );
    cycle(
        page,
        "Interface size",
        "Of text and buttons, on top of the window's size.",
        settings,
        |settings| format!("{:.0} %", settings.ui_scale * 100.0),
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

const fn speed_name(speed: Speed) -> &'static str {
    match speed {
        Speed::Half => "Half",
        Speed::Normal => "As meant",
        Speed::Double => "Double",
        Speed::Quadruple => "Four times",
        Speed::Instant => "No waiting",
    }
}

const fn quality_name(quality: Option<Quality>) -> &'static str {
    match quality {
        None => "As this computer can",
        Some(Quality::Lowest) => "Lowest",
        Some(Quality::Low) => "Low",
        Some(Quality::Medium) => "Medium",
        Some(Quality::High) => "High",
    }
}

const fn marks_name(marks: DiceMarks) -> &'static str {
    match marks {
        DiceMarks::Pips => "Pips (B: badges)",
        DiceMarks::Symbols => "Symbols as pips",
        DiceMarks::Badges => "Badges always",
        DiceMarks::Numerals => "Numerals",
    }
}

fn row(page: &mut ChildSpawnerCommands, name: &str, line: &str, control: impl FnOnce(&mut ChildSpawnerCommands)) {
    choice_row(page, RowRoom::WIDE, (name.into(), line.into()), |row| {
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

fn toggle(page: &mut ChildSpawnerCommands, name: &str, line: &str, on: bool, set: fn(&mut Settings, bool)) {
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
    name: &str,
    line: &str,
    settings: &Settings,
    show: fn(&Settings) -> String,
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
        said.set_if_neq(Said((shows.0)(&settings).into()));
    }
}
