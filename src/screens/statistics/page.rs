//! The pages: the statistics of a player, and how the dice fell.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::reading::{ReviewAllMatches, StatisticsRead, StatisticsReader};
use super::{of_dice, of_player, sheet};
use crate::screens::overlay_page::{closing_button, spawn_overlay_page};
use games::catalog::{AnyOptions, NAMES};
use messages::Message;
use messages::texts::{figures as words, statistics as names};
use records::statistics::Statistics;
use records::statistics::figures::{Player, Who};
use window_kit::settings::people::People;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::look::{AMBER, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::scroll_area;
use window_kit::ui::stepper::{Stepped, step_round, stepper};
use window_kit::ui::text::{bold, coloured, one_line};
use window_kit::window::intent::ShowStatistics;
use window_kit::window::state::{OpenOverlay, Overlay};

/// How wide a page is, in logical pixels.
const WIDE: f32 = 860.0;

/// The player and the game whose statistics are shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Chosen {
    who: Option<Who>,
    game: Option<&'static str>,
}

/// The part of the page with the choice.
#[derive(Component, Clone, Copy, Debug)]
struct Choice;

/// The part of the page with the figures.
#[derive(Component, Clone, Copy, Debug)]
struct Shown;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chosen>()
        .add_message::<ShowStatistics>()
        .add_systems(OnEnter(Overlay::Statistics), spawn_statistics)
        .add_systems(OnEnter(Overlay::Dice), spawn_dice)
        .add_systems(
            Update,
            (
                show_somebody,
                show_player
                    .run_if(in_state(Overlay::Statistics))
                    .run_if(on_message::<StatisticsRead>.or_else(resource_changed::<Chosen>)),
                show_dice
                    .run_if(in_state(Overlay::Dice))
                    .run_if(on_message::<StatisticsRead>),
            )
                .chain(),
        );
}

fn show_somebody(
    mut asked: MessageReader<ShowStatistics>,
    mut chosen: ResMut<Chosen>,
    mut open: MessageWriter<OpenOverlay>,
) {
    if let Some(ShowStatistics(name)) = asked.read().last() {
        if let Some(name) = name {
            chosen.who = Some(Who::Named(name.clone()));
        }
        open.write(OpenOverlay(Overlay::Statistics));
    }
}

fn spawn_statistics(people: Res<People>, mut chosen: ResMut<Chosen>, mut commands: Commands) {
    chosen.set_changed();
    // The chosen person may have been renamed since.
    let now = match &chosen.who {
        Some(Who::Named(name)) => people.known_as(name).map(|person| person.name.clone()),
        _ => None,
    };
    if let Some(now) = now {
        chosen.who = Some(Who::Named(now));
    }
    spawn_page(&mut commands, Overlay::Statistics, words::HEADING, "statistics.back");
}

fn spawn_dice(mut commands: Commands) {
    spawn_page(&mut commands, Overlay::Dice, words::DICE_HEADING, "dice.back");
}

fn spawn_page(commands: &mut Commands, overlay: Overlay, heading: Message, back: &'static str) {
    spawn_overlay_page(commands, overlay, plate::tall_plate(WIDE), |page| {
        page.spawn(plate::heading(heading));
        page.spawn((Choice, plate::row()));
        let area = scroll_area(
            page,
            Node {
                flex_shrink: 1.0,
                flex_grow: 1.0,
                ..default()
            },
            10.0,
            |_| {},
        );
        page.commands().entity(area).insert(Shown);
        page.spawn((closing_button(words::BACK, back), AutoFocus));
    });
}

fn is_same(one: &Who, other: &Who) -> bool {
    match (one, other) {
        (Who::Named(one), Who::Named(other)) => one.to_lowercase() == other.to_lowercase(),
        _ => one == other,
    }
}

fn who_is(who: &Who) -> Message {
    match who {
        Who::Named(name) => Message::verbatim(name),
        Who::Unnamed => names::UNNAMED,
    }
}

/// The player who is shown: the chosen one, or the first if none is chosen.
fn shown<'a>(statistics: &'a Statistics, chosen: &Chosen) -> Option<(usize, &'a Player)> {
    let of = |who: &Who| statistics.players.iter().position(|player| is_same(&player.who, who));
    let at = match &chosen.who {
        Some(who) => of(who)?,
        None => 0,
    };
    statistics.players.get(at).map(|player| (at, player))
}

fn show_player(
    read: Res<StatisticsReader>,
    chosen: Res<Chosen>,
    (choices, pages): (Query<Entity, With<Choice>>, Query<Entity, With<Shown>>),
    mut commands: Commands,
) {
    if let Some(statistics) = read.statistics.as_deref() {
        for choice in &choices {
            commands
                .entity(choice)
                .update_children(|row| spawn_choice(row, statistics, &chosen, &read));
        }
    }
    fill_pages(&read, &pages, &mut commands, |page, statistics| {
        match (shown(statistics, &chosen), &chosen.who) {
            (Some((_, player)), _) => sheet::spawn(page, &of_player::sheet(player, chosen.game)),
            (None, Some(Who::Named(name))) => {
                page.spawn(coloured(words::nothing_of(name), size::BODY, TEXT_QUIET));
            }
            (None, _) => {
                page.spawn(coloured(words::NOTHING, size::BODY, TEXT_QUIET));
            }
        }
    });
}

/// Fills the page: with what could not be read, and then, if there are statistics, with their figures.
fn fill_pages(
    read: &StatisticsReader,
    pages: &Query<Entity, With<Shown>>,
    commands: &mut Commands,
    figures: impl Fn(&mut ChildSpawnerCommands, &Statistics),
) {
    for page in pages {
        commands.entity(page).update_children(|page| {
            if let Some(trouble) = &read.trouble {
                page.spawn(coloured(trouble.clone(), size::BODY, AMBER));
            }
            let Some(statistics) = read.statistics.as_deref() else {
                return;
            };
            for left_out in &statistics.left_out {
                let name = left_out.file.file_name().unwrap_or(left_out.file.as_os_str());
                page.spawn(coloured(
                    names::left_out(name.to_string_lossy(), left_out.why.clone()),
                    size::SMALL,
                    AMBER,
                ));
            }
            figures(page, statistics);
        });
    }
}

fn spawn_choice(row: &mut ChildSpawnerCommands, statistics: &Statistics, chosen: &Chosen, read: &StatisticsReader) {
    let at = shown(statistics, chosen).map(|(at, _)| at);
    let who = match (&chosen.who, at.and_then(|at| statistics.players.get(at))) {
        (_, Some(player)) => who_is(&player.who),
        (Some(who), None) => who_is(who),
        (None, None) => Message::verbatim("–"),
    };
    row.spawn((
        stepper((bold(who, size::BODY), one_line()), 250.0),
        FocusName::new("statistics.player"),
        observe(
            move |step: On<Stepped>, read: Res<StatisticsReader>, mut chosen: ResMut<Chosen>| {
                let Some(statistics) = &read.statistics else { return };
                let count = statistics.players.len() as i32;
                let next = match at {
                    _ if count == 0 => return,
                    None => 0,
                    Some(at) => (at as i32 + step.by).rem_euclid(count),
                };
                chosen.who = statistics.players.get(next as usize).map(|player| player.who.clone());
            },
        ),
    ));
    let title = match chosen.game {
        None => names::ALL_GAMES,
        Some(game) => Message::verbatim(AnyOptions::of_game(game).map_or("", |options| options.title())),
    };
    row.spawn((
        stepper((bold(title, size::BODY), one_line()), 230.0),
        FocusName::new("statistics.game"),
        observe(|step: On<Stepped>, mut chosen: ResMut<Chosen>| {
            let all: Vec<Option<&'static str>> = std::iter::once(None).chain(NAMES.iter().copied().map(Some)).collect();
            chosen.game = step_round(&all, &chosen.game, step.by).flatten();
        }),
    ));
    let waiting = statistics.finished.saturating_sub(statistics.looked_back);
    match read.state().filter(|_| read.looks_back) {
        Some((done, all)) => {
            row.spawn(coloured(words::looking_back(done, all), size::SMALL, TEXT_QUIET));
        }
        None if waiting > 0 && at.is_some() => {
            row.spawn((
                button(words::look_back(waiting), ButtonLook::Plain),
                FocusName::new("statistics.look-back"),
                on_press(|_: On<Activate>, mut look: MessageWriter<ReviewAllMatches>| {
                    look.write(ReviewAllMatches);
                }),
            ));
        }
        None => {}
    }
}

fn show_dice(read: Res<StatisticsReader>, pages: Query<Entity, With<Shown>>, mut commands: Commands) {
    fill_pages(&read, &pages, &mut commands, |page, statistics| {
        sheet::spawn(page, &of_dice::sheet(&statistics.dice));
    });
}
