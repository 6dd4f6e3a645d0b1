//! The measures of games over several matches.

use crate::statistics::match_facts::SeatFacts;
use messages::Message;
use rules::counted::{Amount, Combined, Measure};

/// A measure of a game, over the matches of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    /// Its name in JSON.
    pub key: &'static str,
    /// Its name for players.
    pub label: Message,
    /// How its counts are combined.
    pub combined: Combined,
    /// The counts.
    pub amount: Amount,
}

impl Measured {
    /// The figure: the sum, the largest count, or the mean. `None` for a mean without counts.
    pub fn value(&self) -> Option<f64> {
        match self.combined {
            Combined::Sum => Some(self.amount.sum as f64),
            Combined::Most => Some(self.amount.most as f64),
            Combined::Mean => (self.amount.times > 0).then(|| self.amount.sum as f64 / self.amount.times as f64),
        }
    }
}

/// The measures of a game over these seats, in the game's order.
pub(super) fn of<'a>(measures: &[Measure], seats: impl Iterator<Item = &'a SeatFacts> + Clone) -> Vec<Measured> {
    let measured = |measure: &Measure| {
        let mut amount = Amount::default();
        for (key, (times, sum, most)) in seats.clone().flat_map(|seat| &seat.counted) {
            if key == measure.key {
                let (times, sum, most) = (*times, *sum, *most);
                amount.and(Amount { times, sum, most });
            }
        }
        Measured {
            key: measure.key,
            label: measure.label.clone(),
            combined: measure.combined,
            amount,
        }
    };
    measures.iter().map(measured).collect()
}
