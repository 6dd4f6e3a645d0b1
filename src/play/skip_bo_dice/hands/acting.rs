//! What the person whose turn it is may do now, and how to request it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::layout::Spot;
use crate::play::skip_bo_dice::hands::chosen::Chosen;
use games::catalog::{AnyAction, Listed};
use games::skip_bo_dice::action::{DiceAction, Source};
use games::skip_bo_dice::state::{Phase, SkipBoDice};
use games::skip_bo_dice::value::{BONUS, Dice, PileId, Value};
use host::request::{ActionRequest, Undo};
use host::view::MatchView;
use messages;
use messages::texts::skip_bo_dice as words;
use rules::die::DieId;
use rules::ids::SeatId;
use tabletop::throw::ThrowGesture;
use window_kit::input::ready::Ready;
use window_kit::presentation::visual::Nudge;
use window_kit::table::components::die::DiceIndex;
use window_kit::window::intent::Notice;

/// The person whose turn it is, and the ways to act.
#[derive(SystemParam)]
pub(crate) struct DiceHands<'w> {
    ready: Ready<'w>,
    index: Res<'w, DiceIndex>,
    /// What the person has chosen.
    pub chosen: ResMut<'w, Chosen>,
    requests: MessageWriter<'w, ActionRequest>,
    backs: MessageWriter<'w, Undo>,
    notices: MessageWriter<'w, Notice>,
    nudges: MessageWriter<'w, Nudge>,
}

impl DiceHands<'_> {
    /// The view of the match.
    pub fn game(&self) -> Option<&SkipBoDice> {
        SkipBoDice::of_view(&self.ready.view().view)
    }

    /// The person whose turn it is, while the table waits for their action.
    pub fn seat(&self) -> Option<SeatId> {
        let game = self.game()?;
        (game.phase() == Phase::Turn)
            .then(|| self.ready.seat())
            .flatten()
            .filter(|seat| *seat == game.active())
    }

    /// The legal actions of that person.
    pub fn legal(&self) -> impl Iterator<Item = &DiceAction> {
        self.ready.legal(self.seat()).filter_map(SkipBoDice::of_action)
    }

    /// The piles that this source can go on.
    pub fn targets(&self, with: Source) -> Vec<PileId> {
        self.legal()
            .filter_map(|action| match action {
                DiceAction::Fill { with: by, pile } if *by == with => Some(*pile),
                _ => None,
            })
            .collect()
    }

    /// The sources that can fill a bubble now, each once.
    pub fn sources(&self) -> Vec<Source> {
        let mut sources = Vec::new();
        for action in self.legal() {
            if let DiceAction::Fill { with, .. } = action
                && !sources.contains(with)
            {
                sources.push(*with);
            }
        }
        sources
    }

    /// Whether dice can be thrown again with a free re-roll.
    pub(crate) fn can_reroll(&self) -> bool {
        self.legal().any(|action| matches!(action, DiceAction::Reroll { .. }))
    }

    /// The source at a spot of the person's own board, if any.
    pub(crate) fn source_at(&self, spot: Spot) -> Option<Source> {
        let game = self.game()?;
        let seat = self.seat()?;
        match spot {
            Spot::Box(stockpile, index) => {
                let open = game.sheet(seat).stockpile(stockpile).top_box();
                (open == Some(index)).then_some(Source::Stockpile(stockpile))
            }
            Spot::Reward(stockpile) => game
                .sheet(seat)
                .has_reward(game.board(), stockpile)
                .then_some(Source::Reward(stockpile)),
            Spot::FreeSkipBo(index) => {
                // They are crossed out from the first on.
                let used = game
                    .board()
                    .free_skip_bos()
                    .saturating_sub(game.sheet(seat).free_skip_bos());
                (index >= used).then_some(Source::FreeSkipBo)
            }
            _ => None,
        }
    }

    /// The spot of a source on the person's own board; `None` for dice.
    pub(crate) fn spot_of(&self, source: Source) -> Option<Spot> {
        let game = self.game()?;
        let sheet = game.sheet(self.seat()?);
        match source {
            Source::Number(_) | Source::Bonus => None,
            Source::Stockpile(stockpile) => Some(Spot::Box(stockpile, sheet.stockpile(stockpile).top_box()?)),
            Source::Reward(stockpile) => Some(Spot::Reward(stockpile)),
            Source::FreeSkipBo => Some(Spot::FreeSkipBo(
                game.board().free_skip_bos().saturating_sub(sheet.free_skip_bos()),
            )),
        }
    }

    /// The value that a source would write.
    pub(crate) fn value_of(&self, source: Source) -> Value {
        let Some(game) = self.game() else {
            return Value::BLANK;
        };
        match source {
            Source::Number(die) => game.value(die),
            Source::Bonus => game.called(),
            Source::Stockpile(stockpile) => {
                let seat = self.seat().unwrap_or(game.active());
                game.sheet(seat).stockpile(stockpile).top().unwrap_or_default()
            }
            Source::Reward(_) | Source::FreeSkipBo => Value::SKIP_BO,
        }
    }

    /// Shows a message at the pointer and in the status line.
    pub fn tell(&mut self, text: messages::Message, rule: Option<&'static str>, refused: bool) {
        self.notices.write(Notice { text, rule, refused });
    }

    /// Shakes the die of a source; does nothing for sources on a board.
    fn nudge(&mut self, source: Source) {
        let die = match source {
            Source::Number(die) => die,
            Source::Bonus => BONUS,
            _ => return,
        };
        if let Some(entity) = self.index.get(die) {
            self.nudges.write(Nudge(entity));
        }
    }

    fn ask_referee(&mut self, action: DiceAction, gesture: Option<ThrowGesture>) {
        let Some(seat) = self.seat() else { return };
        let request = self.ready.request(seat, AnyAction::SkipBoDice(action), gesture);
        self.requests.write(request);
        *self.chosen = Chosen::Nothing;
    }

    /// Chooses a source to fill a bubble with, or picks a die for the re-roll that is being prepared.
    pub fn take(&mut self, source: Source) {
        if self.seat().is_none() {
            return;
        }
        let die = match source {
            Source::Number(die) => Some(die),
            Source::Bonus => Some(BONUS),
            _ => None,
        };
        if let (Chosen::Reroll(picked), Some(die)) = (*self.chosen, die) {
            self.pick(picked, die);
            return;
        }
        if *self.chosen == Chosen::Source(source) {
            // Choosing the same source again plays it if it fits only one pile.
            self.play_obvious(source);
            return;
        }
        let used = die.is_some_and(|die| self.game().is_some_and(|game| !game.unused().contains(die)));
        if used {
            self.nudge(source);
            self.tell(words::NOTICE_DIE_USED, Some("D-6"), true);
            return;
        }
        *self.chosen = Chosen::Source(source);
        if self.targets(source).is_empty() {
            let value = self.value_of(source);
            self.tell(words::notice_no_pile_needs(value), Some("D-5"), false);
        }
    }

    /// Plays a source on the only pile that it fits. If it fits several, says so; if it fits none, clears the choice.
    fn play_obvious(&mut self, source: Source) {
        match self.targets(source).as_slice() {
            [only] => self.fill(source, *only),
            [] => {
                self.nudge(source);
                *self.chosen = Chosen::Nothing;
            }
            several => {
                let letters = several.iter().map(|pile| messages::Message::verbatim(pile.letter()));
                self.tell(words::notice_choose_pile(letters), Some("D-5"), false);
            }
        }
    }

    /// Fills the next bubble of a pile with the chosen source, or, without a choice, with the only source that fits.
    pub(crate) fn aim_at(&mut self, pile: PileId) {
        if self.seat().is_none() {
            return;
        }
        if let Chosen::Source(source) = *self.chosen {
            self.fill(source, pile);
            return;
        }
        let fitting: Vec<Source> = self
            .sources()
            .into_iter()
            .filter(|source| self.targets(*source).contains(&pile))
            .collect();
        let numbers: Vec<Source> = fitting
            .iter()
            .copied()
            .filter(|source| !self.value_of(*source).is_skip_bo())
            .collect();
        // Dice that show the same value are equivalent. A Skip-Bo is never used without being chosen.
        let dice = numbers.iter().all(|source| matches!(source, Source::Number(_)));
        match numbers.as_slice() {
            [first, ..] if dice || numbers.len() == 1 => self.fill(*first, pile),
            [] if fitting.is_empty() => {
                let next = self.next_of(pile);
                let text = match next {
                    Some(next) => words::notice_pile_needs(pile.letter(), next),
                    None => words::notice_pile_complete(pile.letter()),
                };
                self.tell(text, Some("D-5"), true);
            }
            _ => self.tell(words::NOTICE_CHOOSE_FIRST, Some("D-5"), false),
        }
    }

    /// The number that one of the person's piles needs next; `None` if the pile is complete.
    fn next_of(&self, pile: PileId) -> Option<u8> {
        let (game, seat) = (self.game()?, self.seat()?);
        let filled = game.sheet(seat).pile(pile).filled();
        (filled < game.board().bubbles()).then_some(filled + 1)
    }

    /// Fills the next bubble of a pile. If that is impossible, the referee gives the reason.
    pub fn fill(&mut self, with: Source, pile: PileId) {
        if !self.targets(with).contains(&pile) {
            self.nudge(with);
        }
        let chosen = *self.chosen;
        self.ask_referee(DiceAction::Fill { with, pile }, None);
        if !self.targets(with).contains(&pile) {
            *self.chosen = chosen;
        }
    }

    /// Starts picking dice for a free re-roll, or stops it.
    pub(crate) fn start_reroll(&mut self) {
        if self.seat().is_none() {
            return;
        }
        if matches!(*self.chosen, Chosen::Reroll(_)) {
            *self.chosen = Chosen::Nothing;
        } else if self.can_reroll() {
            let first = match *self.chosen {
                Chosen::Source(Source::Number(die)) => Dice::only(die),
                Chosen::Source(Source::Bonus) => Dice::BONUS,
                _ => Dice::NONE,
            };
            *self.chosen = Chosen::Reroll(first);
        } else {
            self.tell(words::REFUSED_NO_FREE_REROLL, Some("D-15"), true);
        }
    }

    fn pick(&mut self, picked: Dice, die: DieId) {
        let Some(game) = self.game() else { return };
        if !game.unused().contains(die) {
            self.tell(words::NOTICE_DIE_NOT_ROLLED, Some("D-6"), true);
            return;
        }
        let one = Dice::only(die);
        let now = if picked.contains(die) {
            picked.without(one)
        } else {
            picked.with(one)
        };
        *self.chosen = Chosen::Reroll(now);
    }

    /// Re-rolls the picked dice.
    pub fn reroll(&mut self, gesture: Option<ThrowGesture>) {
        match *self.chosen {
            Chosen::Reroll(dice) if !dice.is_empty() => self.ask_referee(DiceAction::Reroll { dice }, gesture),
            Chosen::Reroll(_) => self.tell(words::NOTICE_PICK_DICE, Some("D-15"), false),
            _ => {}
        }
    }

    /// Ends filling bubbles; after that everybody writes (D-13).
    pub(crate) fn end_turn(&mut self) {
        self.ask_referee(DiceAction::EndTurn, None);
    }

    /// Undoes the last action, if nothing new has been revealed since.
    pub fn undo(&mut self) {
        let own = |view: &MatchView| view.undo.filter(|seat| Some(*seat) == self.seat());
        let view = self.ready.view();
        match own(view) {
            Some(seat) => {
                let decision = view.decisions[seat.index()];
                self.backs.write(Undo { seat, decision });
                *self.chosen = Chosen::Nothing;
            }
            None => self.tell(words::NOTICE_NOTHING_BACK, None, true),
        }
    }

    /// Clears the choice.
    pub(crate) fn let_go(&mut self) {
        *self.chosen = Chosen::Nothing;
    }
}

/// Clears the choice when the person's turn is over, or when the chosen thing is no longer usable.
pub(crate) fn follow_the_match(mut hands: DiceHands) {
    if *hands.chosen == Chosen::Nothing {
        return;
    }
    let kept = match (hands.seat(), *hands.chosen) {
        (None, _) => false,
        (Some(_), Chosen::Source(Source::Number(die))) => hands.game().is_some_and(|game| game.unused().contains(die)),
        (Some(_), Chosen::Source(Source::Bonus) | Chosen::Nothing) => true,
        (Some(_), Chosen::Source(source)) => hands.spot_of(source).is_some() && hands.value_of(source).is_shown(),
        (Some(_), Chosen::Reroll(dice)) => {
            hands.game().is_some_and(|game| dice.is_within(game.unused())) && hands.can_reroll()
        }
    };
    if !kept {
        hands.let_go();
    }
}
