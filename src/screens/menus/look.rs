//! The look of the table: the table, the dice and the backs of cards, chosen beside the table that shows them.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::observe;

use crate::screens::overlay_page::closing_button;
use messages::Message;
use messages::texts::look as words;
use window_kit::settings::{CardBack, DiceSet, Settings, TableTheme};
use window_kit::ui::access::Access;
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::look::size;
use window_kit::ui::plate;
use window_kit::ui::stepper::{Stepped, step_round, stepper};
use window_kit::ui::text::{bold, one_line};
use window_kit::window::state::Overlay;

/// The widths of the plate and of its steppers, in logical pixels.
const WIDTH: f32 = 300.0;
const STEPPER: f32 = 250.0;

/// What the plate is filled with.
#[derive(Component, Clone, Copy, Debug)]
struct Choices;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Look), spawn).add_systems(
        Update,
        fill.run_if(
            in_state(Overlay::Look).and_then(resource_changed::<Settings>.or_else(any_match_filter::<Added<Choices>>)),
        ),
    );
}

fn spawn(mut commands: Commands) {
    commands
        .spawn((plate::overlay_beside_the_table(), DespawnOnExit(Overlay::Look)))
        .with_children(|root| {
            root.spawn(plate::solid_plate(WIDTH)).with_children(|sheet| {
                sheet.spawn(plate::heading(words::HEADING));
                sheet.spawn((Choices, plate::column(8.0)));
                sheet.spawn(closing_button(words::DONE, "look.done"));
            });
        });
}

fn fill(settings: Res<Settings>, choices: Query<Entity, With<Choices>>, mut commands: Commands) {
    for place in &choices {
        commands.entity(place).update_children(|rows| {
            choice(
                rows,
                "look.table",
                words::TABLE,
                &TableTheme::ALL,
                table_name,
                |all| &mut all.table_theme,
                &settings,
            );
            choice(
                rows,
                "look.dice",
                words::DICE,
                &DiceSet::ALL,
                dice_name,
                |all| &mut all.dice_set,
                &settings,
            );
            choice(
                rows,
                "look.cards",
                words::CARDS,
                &CardBack::ALL,
                back_name,
                |all| &mut all.card_back,
                &settings,
            );
        });
    }
}

/// A choice: what it is of, and under it the present value between two arrows.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    rows: &mut ChildSpawnerCommands,
    name: &'static str,
    what: Message,
    all: &'static [T],
    named: fn(T) -> Message,
    field: fn(&mut Settings) -> &mut T,
    settings: &Settings,
) {
    let now = *field(&mut settings.clone());
    rows.spawn(bold(what.clone(), size::SMALL));
    let mut stepper = rows.spawn((
        stepper((bold(named(now), size::BODY), one_line()), STEPPER),
        FocusName::new(name),
        Access::named(what),
        observe(move |step: On<Stepped>, mut settings: ResMut<Settings>| {
            let value = field(&mut settings);
            if let Some(next) = step_round(all, value, step.by) {
                *value = next;
            }
        }),
    ));
    if name == "look.table" {
        stepper.insert(AutoFocus);
    }
}

const fn table_name(theme: TableTheme) -> Message {
    match theme {
        TableTheme::Evening => words::TABLE_EVENING,
        TableTheme::Candle => words::TABLE_CANDLE,
        TableTheme::Dusk => words::TABLE_DUSK,
        TableTheme::Morning => words::TABLE_MORNING,
        TableTheme::Midnight => words::TABLE_MIDNIGHT,
        TableTheme::Fireside => words::TABLE_FIRESIDE,
    }
}

const fn dice_name(set: DiceSet) -> Message {
    match set {
        DiceSet::Resin => words::DICE_RESIN,
        DiceSet::Marble => words::DICE_MARBLE,
        DiceSet::Wood => words::DICE_WOOD,
        DiceSet::Stardust => words::DICE_STARDUST,
    }
}

const fn back_name(back: CardBack) -> Message {
    match back {
        CardBack::Lattice => words::BACK_LATTICE,
        CardBack::Waves => words::BACK_WAVES,
        CardBack::Rays => words::BACK_RAYS,
        CardBack::Leaves => words::BACK_LEAVES,
    }
}
