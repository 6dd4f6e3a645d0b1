//! Checks that the dice of a table agree with the rules: numbers, stacks, and the poses of the bodies.

use glam::Vec3Swizzles;

use crate::dice::DiceTable;
use crate::view::MatchView;
use physics::face::read_face;
use physics::params::{RAISED_EDGES, STACK_HEIGHT_TOLERANCE, STACK_SIDEWAYS_EDGES};
use rules::die::{DieId, DieSet};
use tabletop::game::{DiePlacement, Layout};

/// All differences between the dice and the rules, in words; empty if there are none. The poses of bodies are checked
/// only while no throw is due.
pub fn disagreements(table: &impl DiceTable, view: &MatchView) -> Vec<String> {
    let mut found = Vec::new();
    let layout = view.view.layout();
    // Bodies are checked only while nothing is thrown or about to be thrown.
    let thrown = view.due.is_empty() && view.scores.winners.is_empty();
    if table.count() != layout.dice.len() {
        found.push(format!(
            "{} dice on the table, {} in the rules",
            table.count(),
            layout.dice.len()
        ));
    }
    for (index, lies) in layout.dice.iter().enumerate() {
        die_disagrees(table, DieId(index as u8), *lies, thrown, &mut found);
    }
    if !thrown {
        bodies_disagree(table, &layout, &mut found);
    }
    let mut ruled = layout.stacks;
    ruled.sort();
    let mut stacks = table.stacks();
    stacks.sort();
    if stacks != ruled {
        found.push(format!("stacks on the table {stacks:?}, in the rules {ruled:?}"));
    }
    found
}

fn die_disagrees(table: &impl DiceTable, die: DieId, lies: DiePlacement, thrown: bool, found: &mut Vec<String>) {
    let aside = table.is_aside(die);
    let parked = !table.in_play(die) && aside.is_none();
    let stacked = || table.stacks().iter().any(|stack| stack.contains(&die));
    match lies {
        DiePlacement::InHand => {}
        DiePlacement::Away => {
            if !parked || stacked() {
                found.push(format!("{die:?} was captured and is still on the table"));
            }
        }
        DiePlacement::OnTable(faces) | DiePlacement::UsedUp(faces) => {
            if parked {
                found.push(format!("{die:?} should be on the table"));
            }
            let used = aside.is_some_and(|aside| aside.used);
            if used != matches!(lies, DiePlacement::UsedUp(_)) {
                found.push(format!(
                    "{die:?} is {lies:?} in the rules, and on the table used up: {used}"
                ));
            }
            let shows = table.shows(die);
            if !shows.is_some_and(|face| faces.contains(face)) {
                found.push(format!("{die:?} is {lies:?} in the rules and {shows:?} on the table"));
            }
            let shape = table.shape(die).unwrap_or_default();
            let lying = table.lies(die).map(|pose| read_face(shape, pose.rotation).0);
            if !thrown && lying != shows {
                found.push(format!("{die:?} shows {shows:?} and lies with {lying:?} up"));
            }
        }
    }
}

/// Checks that the bodies lie as the rules say: each stacked die on the one below it (S-8), all others flat on the
/// felt.
fn bodies_disagree(table: &impl DiceTable, layout: &Layout, found: &mut Vec<String>) {
    let place = |die: DieId| table.lies(die).map(|pose| pose.position);
    let mut stacked = DieSet::EMPTY;
    for stack in &layout.stacks {
        for die in stack {
            stacked.insert(*die);
        }
        for (below, above) in stack.iter().zip(&stack[1..]) {
            let (Some(low), Some(high)) = (place(*below), place(*above)) else {
                continue;
            };
            let (aside, up) = ((high - low).xz().length(), high.y - low.y);
            if aside > STACK_SIDEWAYS_EDGES || (up - 1.0).abs() > STACK_HEIGHT_TOLERANCE {
                found.push(format!("{above:?} does not rest on {below:?}: {aside} aside, {up} up"));
            }
        }
    }
    for (index, lies) in layout.dice.iter().enumerate() {
        let die = DieId(index as u8);
        let loose = matches!(lies, DiePlacement::OnTable(_)) && !stacked.contains(die) && table.is_aside(die).is_none();
        let Some(at) = place(die).filter(|_| loose) else {
            continue;
        };
        if (at.y - 0.5).abs() > RAISED_EDGES {
            found.push(format!("{die:?} does not lie on the felt: {at}"));
        }
        if table
            .tray()
            .is_some_and(|tray| at.xz().abs().cmpgt(tray.half_extents).any())
        {
            found.push(format!("{die:?} lies outside the tray: {at}"));
        }
    }
}
