//! The options of the set-up, each with a line of explanation.

use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui_widgets::{ValueChange, observe};

use super::Redraw;
use super::draft::Draft;
use crate::games::stack::options::{Enforcement, TeamTarget, TieRule};
use crate::screens::theme::field::field;
use crate::screens::theme::focus::FocusName;
use crate::screens::theme::stepper::{Stepped, stepper};
use crate::screens::theme::text::{bold, coloured, one_line};
use crate::screens::theme::toggle::spawn_toggle;
use crate::screens::theme::{ROW, TEXT_QUIET, size};

/// The targets on offer.
const TARGETS: [u16; 10] = [10, 25, 50, 75, 100, 150, 200, 300, 500, 1000];
/// How wide a stepper of an option is, in logical pixels.
const STEPPER: f32 = 178.0;

/// The field of the seed.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct SeedField;

pub(super) fn spawn(list: &mut ChildSpawnerCommands, draft: &Draft) {
    list.spawn(bold("How it is played", size::GROUP));
    let options = &draft.options;
    cycle(
        list,
        "Points to win",
        "Whoever has them after a round wins the match.",
        &options.target.to_string(),
        |draft, by| {
            let now = draft.options.target;
            let next = if by > 0 {
                TARGETS.iter().find(|target| **target > now)
            } else {
                TARGETS.iter().rev().find(|target| **target < now)
            };
            draft.options.target = next.copied().unwrap_or(now);
        },
    );
    toggle(
        list,
        "Teams of two",
        "With 4, 6 or 8 players. Partners sit opposite and add up their points.",
        draft.teams,
        |draft, on| draft.teams = on,
    );
    cycle(
        list,
        "Slips",
        match options.enforcement {
            Enforcement::Assisted => "What is against the rules is refused, and you are told why.",
            Enforcement::Table => "Touching the wrong die or acting out of turn can happen, and costs.",
        },
        match options.enforcement {
            Enforcement::Assisted => "Assisted",
            Enforcement::Table => "Table rules",
        },
        |draft, _| {
            draft.options.enforcement = match draft.options.enforcement {
                Enforcement::Assisted => Enforcement::Table,
                Enforcement::Table => Enforcement::Assisted,
            };
        },
    );
    cycle(
        list,
        "A tie at the top",
        "When the best are level with enough points to win.",
        match options.tie {
            TieRule::AnotherRound => "One more round",
            TieRule::SharedWin => "They share it",
        },
        |draft, _| {
            draft.options.tie = match draft.options.tie {
                TieRule::AnotherRound => TieRule::SharedWin,
                TieRule::SharedWin => TieRule::AnotherRound,
            };
        },
    );
    toggle(
        list,
        "First player moves on",
        "Each round the next player goes first. Otherwise the same one always does.",
        options.rotate_first,
        |draft, on| draft.options.rotate_first = on,
    );
    toggle(
        list,
        "Penalty for the floor",
        "A point off for each of your dice that falls off the table.",
        options.floor_penalty,
        |draft, on| draft.options.floor_penalty = on,
    );
    toggle(
        list,
        "Captures cost the others",
        "Whoever captures a stack costs every other player a point.",
        options.capture_penalty,
        |draft, on| draft.options.capture_penalty = on,
    );
    if draft.teams {
        cycle(
            list,
            "Teams reach the target",
            "Whose points have to get there.",
            match options.team_target {
                TeamTarget::AnyPlayer => "Either partner",
                TeamTarget::Combined => "Both together",
            },
            |draft, _| {
                draft.options.team_target = match draft.options.team_target {
                    TeamTarget::AnyPlayer => TeamTarget::Combined,
                    TeamTarget::Combined => TeamTarget::AnyPlayer,
                };
            },
        );
        toggle(
            list,
            "Stack on your partner",
            "Your partner's dice may be stacked on like an opponent's.",
            options.stack_on_partner,
            |draft, on| draft.options.stack_on_partner = on,
        );
    }
    row(
        list,
        "Seed",
        "The same seed and throws give the same match. Empty: any.",
        |side| {
            side.spawn((
                field(&draft.seed, STEPPER, 19, |letter| letter.is_ascii_digit()),
                SeedField,
                FocusName::new("setup.seed"),
            ));
        },
    );
}

fn row(list: &mut ChildSpawnerCommands, name: &str, line: &str, control: impl FnOnce(&mut ChildSpawnerCommands)) {
    list.spawn((
        Node {
            padding: UiRect::axes(px(9), px(6)),
            border_radius: BorderRadius::all(px(8)),
            align_items: AlignItems::Center,
            column_gap: px(12),
            row_gap: px(6),
            // A large interface in a small window puts the control under the words.
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(ROW),
    ))
    .with_children(|row| {
        row.spawn((
            Node {
                flex_direction: FlexDirection::Column,
                flex_basis: px(200),
                flex_grow: 1.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|words| {
            words.spawn(bold(name, size::BODY));
            words.spawn(coloured(line, size::SMALL, TEXT_QUIET));
        });
        control(row);
    });
}

fn toggle(list: &mut ChildSpawnerCommands, name: &str, line: &str, on: bool, set: fn(&mut Draft, bool)) {
    row(list, name, line, |side| {
        spawn_toggle(side, on, FocusName::new(format!("setup.{name}"))).observe(
            move |change: On<ValueChange<bool>>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<Redraw>| {
                set(&mut draft, change.value);
                redraw.write(Redraw::All);
            },
        );
    });
}

fn cycle(list: &mut ChildSpawnerCommands, name: &str, line: &str, value: &str, change: fn(&mut Draft, i32)) {
    row(list, name, line, |side| {
        side.spawn((
            stepper((bold(value, 15.0), one_line()), STEPPER),
            FocusName::new(format!("setup.{name}")),
            observe(
                move |step: On<Stepped>, mut draft: ResMut<Draft>, mut redraw: MessageWriter<Redraw>| {
                    change(&mut draft, step.by);
                    redraw.write(Redraw::All);
                },
            ),
        ));
    });
}

/// The seed is taken over digit by digit.
pub(super) fn read_seed(
    fields: Query<&EditableText, (With<SeedField>, Changed<EditableText>)>,
    mut draft: ResMut<Draft>,
    mut redraw: MessageWriter<Redraw>,
) {
    for text in &fields {
        let seed = text.value().to_string();
        if draft.seed != seed {
            draft.seed = seed;
            redraw.write(Redraw::Foot);
        }
    }
}
