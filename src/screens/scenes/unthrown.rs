//! Matches whose dice fall by chance alone, without physics: they are the same on every machine.

use games::catalog::{AnyAction, AnyGame, AnyOptions};
use records::record::Record;
use rules::game::Turn;
use rules::ids::{Actor, SeatId};
use rules::rng::{RulesRng, Stream, at_entry};
use rules::seats::Seats;

use crate::screens::scenes::error::SceneError;

/// Plays a match, at most this many entries of it. `choose` returns the place of an action among the legal ones.
pub(super) fn unthrown(
    options: &AnyOptions,
    seats: Seats,
    seed: u64,
    most: usize,
    mut choose: impl FnMut(&AnyGame, SeatId, &[AnyAction], &mut RulesRng) -> usize,
) -> Result<Record, SceneError> {
    let mut state = AnyGame::new(options, &seats, seed)?;
    let mut record = Record::new(options.clone(), seats, seed.into());
    while record.entries.len() < most {
        let mut chance = at_entry(seed, Stream::Chance, record.entries.len());
        let (who, action) = match state.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, state.sample_chance(&mut chance)),
            Turn::Players(due) => {
                let seat = due.lowest().ok_or(SceneError::Missing("a seat"))?;
                let mut legal = state.legal_actions(seat);
                let choice = choose(&state, seat, &legal, &mut chance);
                (Actor::Player(seat), legal.swap_remove(choice))
            }
        };
        if state.apply(who, &action, &mut ()).is_err() {
            return Err(SceneError::Missing("a legal action"));
        }
        record.push(who, action, state.state_hash());
    }
    Ok(record)
}
