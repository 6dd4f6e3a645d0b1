//! Answers given on the table itself. At a call: a click on the bubble. At the write: a click on a die and a click on
//! one of the player's own boxes, or a drag of the die to the box.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::layout::Spot;
use crate::play::skip_bo_dice::hands::answers::{Answer, Answered, Drafts, asked, options, writes};
use games::catalog::Listed;
use games::skip_bo_dice::action::DiceAction;
use games::skip_bo_dice::state::SkipBoDice;
use games::skip_bo_dice::value::{StockpileId, Value};
use host::view::MatchView;
use rules::die::DieId;
use rules::ids::SeatId;
use window_kit::input::ready::Ready;

/// The die that was picked to be written down. The clicked box decides which player writes it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Picked(pub(crate) Option<DieId>);

/// The current call or write, as the viewer of the table sees it.
#[derive(SystemParam)]
pub(crate) struct Pointed<'w> {
    ready: Ready<'w>,
    drafts: Res<'w, Drafts>,
    picked: ResMut<'w, Picked>,
    answers: MessageWriter<'w, Answered>,
}

impl Pointed<'_> {
    /// The bubbles that the people who are asked can fill with the called value, each with its index in the person's
    /// options.
    pub(crate) fn claims(&self) -> Vec<(SeatId, Spot, usize)> {
        let view = self.ready.view();
        let Some(game) = SkipBoDice::of_view(&view.view).filter(|_| self.ready.is_free()) else {
            return Vec::new();
        };
        let of_seat = |seat: SeatId| {
            let options = options(view, seat).into_iter().enumerate();
            options.filter_map(move |(at, action)| match action {
                DiceAction::Claim { pile } => {
                    let next = game.sheet(seat).pile(pile).filled() + 1;
                    Some((seat, Spot::Bubble(pile, next), at))
                }
                _ => None,
            })
        };
        asked(view, self.ready.players()).flat_map(of_seat).collect()
    }

    /// Answers a call with the bubble of the clicked pile. Returns whether the spot is a bubble of a pile that can be
    /// claimed.
    pub(crate) fn claim(&mut self, seat: SeatId, spot: Spot) -> bool {
        let meant = |claim: &Spot| matches!((*claim, spot), (Spot::Bubble(a, _), Spot::Bubble(b, _)) if a == b);
        let found = self
            .claims()
            .into_iter()
            .find(|(of, claim, _)| *of == seat && meant(claim));
        if let Some((seat, _, at)) = found {
            let answer = Answer::Option(at);
            self.answers.write(Answered { seat, answer });
        }
        found.is_some()
    }

    /// The current write, and the seats that are asked.
    fn write(&self) -> Option<(&MatchView, &SkipBoDice, Vec<SeatId>)> {
        let view = self.ready.view();
        let game = SkipBoDice::of_view(&view.view).filter(|_| self.ready.is_free())?;
        let writes = |seat: &SeatId| !writes(view, *seat).is_empty();
        let seats: Vec<SeatId> = asked(view, self.ready.players()).filter(writes).collect();
        (!seats.is_empty()).then_some((view, game, seats))
    }

    /// Whether a die can be written down.
    pub(crate) fn can_pick(&self, die: DieId) -> bool {
        self.write()
            .is_some_and(|(_, game, _)| game.unused().contains(die) && game.value(die).is_shown())
    }

    /// The die that a click on a box writes: the picked one. If only one person writes and no die is picked, a die
    /// that shows the suggested value.
    pub(crate) fn die(&self) -> Option<DieId> {
        let (_, game, seats) = self.write()?;
        let picked = self.picked.0.filter(|die| game.unused().contains(*die));
        picked.or_else(|| {
            let [only] = seats.as_slice() else { return None };
            let (value, _) = self.drafts.of(*only)?.suggested;
            game.unused().iter().find(|die| game.value(*die) == value)
        })
    }

    /// The boxes that can be written in next, each with whether it is the suggested one. A stockpile chosen by keys
    /// replaces the suggested one only if no other person is asked.
    pub(crate) fn boxes(&self) -> Vec<(SeatId, Spot, bool)> {
        let Some((view, game, seats)) = self.write() else {
            return Vec::new();
        };
        let alone = seats.len() == 1;
        let mut boxes = Vec::new();
        for seat in seats {
            let draft = self.drafts.of(seat);
            let meant = draft.map(|draft| draft.into.filter(|_| alone).unwrap_or(draft.suggested.1));
            let mut stockpiles: Vec<StockpileId> = writes(view, seat).into_iter().map(|(_, pile)| pile).collect();
            stockpiles.sort();
            stockpiles.dedup();
            boxes.extend(stockpiles.into_iter().map(|stockpile| {
                let next = game.sheet(seat).stockpile(stockpile).entries().len() as u8;
                (seat, Spot::Box(stockpile, next), meant == Some(stockpile))
            }));
        }
        boxes
    }

    /// Picks a die.
    pub(crate) fn take(&mut self, die: DieId) {
        self.picked.set_if_neq(Picked(Some(die)));
    }

    /// Picks a die, or unpicks it. Returns whether it can be written down.
    pub(crate) fn pick(&mut self, die: DieId) -> bool {
        let can = self.can_pick(die);
        if can {
            let picked = (self.picked.0 != Some(die)).then_some(die);
            self.picked.set_if_neq(Picked(picked));
        }
        can
    }

    /// Writes the die in the stockpile of the clicked box. `None` if nobody can write there; otherwise whether there
    /// was a die to write.
    pub(crate) fn put(&mut self, seat: SeatId, spot: Spot) -> Option<bool> {
        let Spot::Box(stockpile, _) = spot else { return None };
        let (_, game, seats) = self.write()?;
        if !seats.contains(&seat) {
            return None;
        }
        let value: Option<Value> = self.die().map(|die| game.value(die));
        if let Some(value) = value {
            let answer = Answer::Write(value, stockpile);
            self.answers.write(Answered { seat, answer });
            self.picked.set_if_neq(Picked(None));
        }
        Some(value.is_some())
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Picked>();
}

/// Unpicks the die once the write is over.
pub(crate) fn follow_the_match(mut pointed: Pointed) {
    if pointed.picked.0.is_some_and(|die| !pointed.can_pick(die)) {
        pointed.picked.set_if_neq(Picked(None));
    }
}
