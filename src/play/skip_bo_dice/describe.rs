//! Describes a match of Skip-Bo Dice: the dice in the tray, and what the large board needs next.

use bevy::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::play::skip_bo_dice::boards::layout::Spot;
use crate::play::skip_bo_dice::boards::table::{BOARD_HEIGHT, BoardTable};
use crate::play::skip_bo_dice::hands::throws::is_awaited;
use games::catalog::Listed;
use games::skip_bo_dice::state::{Phase, SkipBoDice};
use host::view::{MatchView, Players};
use tabletop::die::Die;
use window_kit::presentation::camera::screen_position;
use window_kit::presentation::visual::{TableCamera, VisualOf};
use window_kit::table::components::die::Parked;

/// The visible state of a match of Skip-Bo Dice.
#[derive(Serialize, PartialEq)]
struct DiceGameSeen {
    /// What is due: `Throw`, `Rolling`, `Call`, `Turn`, `Write` or `Over`.
    due: &'static str,
    /// The dice that can be used, the Bonus Die as number 5.
    dice: Vec<SeenDie>,
    /// The next bubble of each pile of the large board, A first.
    next: Vec<SeenBubble>,
    /// The middle of the tray in the window.
    tray: Option<(i32, i32)>,
    /// The position of the next free re-roll of the large board, and how many are left.
    reroll: Option<(i32, i32)>,
    rerolls: u8,
    /// How many bubbles each player has filled.
    filled: Vec<u8>,
}

#[derive(Serialize, PartialEq)]
struct SeenDie {
    id: u8,
    /// The value it shows; 11 for a Skip-Bo.
    value: u8,
    x: i32,
    y: i32,
}

#[derive(Serialize, PartialEq)]
struct SeenBubble {
    pile: char,
    /// The number it needs.
    needs: u8,
    x: i32,
    y: i32,
}

/// Describes the visible state of the match.
pub(super) fn describe(world: &mut World) -> Map<String, Value> {
    let seen = world.run_system_cached(see);
    Map::from_iter([("dice_game".into(), json!(seen.ok().flatten()))])
}

fn see(
    (view, players, table): (Res<MatchView>, Res<Players>, Res<BoardTable>),
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    visuals: Query<(&GlobalTransform, &VisualOf)>,
    dice: Query<&Die, Without<Parked>>,
) -> Option<DiceGameSeen> {
    let game = SkipBoDice::of_view(&view.view)?;
    let (camera, camera_at) = camera.single().ok()?;
    let place = |at: Vec3| {
        let at = screen_position(camera, camera_at, at)?.round();
        Some((at.x as i32, at.y as i32))
    };
    let awaited = is_awaited(&view, &players);
    let mut seen_dice: Vec<SeenDie> = visuals
        .iter()
        .filter_map(|(transform, visual)| {
            let die = dice.get(visual.0).ok()?;
            let value = game.value(die.id);
            let (x, y) = place(transform.translation())?;
            (game.unused().contains(die.id) && value.is_shown()).then_some(SeenDie {
                id: die.id.0,
                value: value.0,
                x,
                y,
            })
        })
        .collect();
    seen_dice.sort_by_key(|die| die.id);
    seen_dice.dedup_by_key(|die| die.id);
    let large = table.large();
    let spot = |spot| {
        let (at, _) = table.spot(large, spot)?;
        place(Vec3::new(at.x, BOARD_HEIGHT, at.y))
    };
    let sheet = game.sheet(large);
    let next = game.board().pile_ids().filter_map(|pile| {
        let needs = sheet.pile(pile).filled() + 1;
        let (x, y) = spot(Spot::Bubble(pile, needs))?;
        Some(SeenBubble {
            pile: pile.letter(),
            needs,
            x,
            y,
        })
    });
    Some(DiceGameSeen {
        due: match game.phase() {
            Phase::Rolling { .. } if awaited.is_some() => "Throw",
            Phase::First | Phase::Rolling { .. } => "Rolling",
            Phase::Call { .. } => "Call",
            Phase::Turn => "Turn",
            Phase::Write { .. } => "Write",
            Phase::Over => "Over",
        },
        dice: seen_dice,
        next: next.collect(),
        tray: place(Vec3::ZERO),
        reroll: spot(Spot::FreeReroll(
            game.board().free_rerolls().saturating_sub(sheet.free_rerolls()),
        )),
        rerolls: sheet.free_rerolls(),
        filled: game
            .seats()
            .map(|seat| {
                let piles = game.board().pile_ids();
                piles.map(|pile| game.sheet(seat).pile(pile).filled()).sum::<u8>()
            })
            .collect(),
    })
}
