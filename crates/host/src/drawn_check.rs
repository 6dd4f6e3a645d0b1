//! Whether the chance of a record comes from its seed: what a host that deals as it likes can't have done.

use games::catalog::AnyGame;
use records::record::{Record, ReplayError};
use rules::error::SetupError;
use rules::ids::Actor;
use rules::rng::Stream;
use tabletop::game::ChanceDue;

/// What is wrong with the chance of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawnOtherwise {
    /// The record does not follow the rules.
    Rules(ReplayError),
    /// The entry at this index was drawn, and the seed gives something else.
    Entry(usize),
}

impl From<SetupError> for DrawnOtherwise {
    fn from(error: SetupError) -> Self {
        Self::Rules(error.into())
    }
}

/// Replays a record by the rules, and draws all that was drawn and not thrown again from its seed.
///
/// # Errors
/// [`DrawnOtherwise`]: the first entry that differs.
pub fn check_drawn(record: &Record) -> Result<(), DrawnOtherwise> {
    let count = record.entries.len();
    let mut game = AnyGame::new(&record.options, &record.seats, record.seed.short())?;
    for (index, entry) in record.entries.iter().enumerate() {
        let is_drawn = entry.who == Actor::Chance && matches!(game.chance_due(), ChanceDue::Drawn { .. });
        if is_drawn {
            let chance = &mut record.seed.at_entry(Stream::Chance, index);
            if game.sample_chance(chance) != entry.action {
                return Err(DrawnOtherwise::Entry(index));
            }
        }
        let applied = entry.apply_to(&mut game, index, count, &mut ());
        applied.map_err(DrawnOtherwise::Rules)?;
    }
    Ok(())
}
