//! The legal actions of a player in a card game, and the reasons for refusals as messages.
//!
//! The canonical order: plays from the stock, from the discard piles and from the hand, each card onto the lowest
//! building pile first, and the partner's piles after the player's own; then the discards that end the turn, or the
//! end of the turn; then the uses of the die; then the slips.

use super::action::{CardAction, Source};
use super::edition::Edition;
use super::fits::{Eight, Fits, Places};
use super::piles::Building;
use super::state::{CardGame, Phase};
use crate::skip_bo::sizes::DISCARD_PILES;
use messages::texts::skip_bo as words;
use rules::card::Card;
use rules::error::{ApplyError, RuleRefusal};
use rules::ids::{SeatId, SeatSet};

/// The cards that a player could play.
pub(crate) struct Playable {
    player: SeatId,
    /// The top cards of the player's stock and discard piles.
    mine: Eight,
    /// The partner, and the top cards of the partner's stock and discard piles.
    partners: Option<(SeatId, Eight)>,
    /// Each kind of hand card once.
    hand: Eight,
}

impl Playable {
    /// Appends an action for each card and each building pile it fits.
    pub fn push(&self, fits: &Fits, action: impl Fn(Source, u8) -> CardAction, out: &mut Vec<CardAction>) {
        let mine = fits.piles(self.mine);
        let partners = self.partners.map(|(partner, cards)| (partner, fits.piles(cards)));
        let mut push = |places: Places, from: &dyn Fn(u32) -> Source| {
            for (place, onto) in places {
                out.push(action(from(place), onto));
            }
        };
        let discard = |seat: SeatId| move |place: u32| Source::Discard(seat, place as u8 - 1);
        push(mine.first(), &|_| Source::Stock(self.player));
        if let Some((partner, places)) = partners {
            push(places.first(), &|_| Source::Stock(partner));
        }
        push(mine.others(), &discard(self.player));
        if let Some((partner, places)) = partners {
            push(places.others(), &discard(partner));
        }
        push(fits.piles(self.hand), &|place| Source::Hand(self.hand.card(place)));
    }

    /// Appends the discards of each kind of hand card.
    #[inline]
    pub(crate) fn push_discards(&self, discards: &Discards, out: &mut Vec<CardAction>) {
        for card in self.hand.cards() {
            out.extend_from_slice(&discards[usize::from(card.0) & 15]);
        }
    }
}

/// For each card, its discard onto each of the four piles.
pub(crate) type Discards = [[CardAction; DISCARD_PILES]; 16];

/// The discards that end a turn (K-8).
const ENDING: Discards = discards(false);
/// The discards that the die allows (M-9).
pub(crate) const EXTRA: Discards = discards(true);

const fn discards(extra: bool) -> Discards {
    let mut all = [[CardAction::EndTurn; DISCARD_PILES]; 16];
    let mut at = 0;
    while at < 16 * DISCARD_PILES {
        let (card, pile) = (Card((at / DISCARD_PILES) as u8), (at % DISCARD_PILES) as u8);
        all[at / DISCARD_PILES][at % DISCARD_PILES] = if extra {
            CardAction::ExtraDiscard { card, pile }
        } else {
            CardAction::Discard { card, pile }
        };
        at += 1;
    }
    all
}

/// The refusal of an action that Assisted play does not have.
pub(super) const ONLY_TABLE_RULES: RuleRefusal = RuleRefusal::new("G-4", words::REFUSED_TABLE_RULES_ONLY);
const NO_SUCH_BUILDING_PILE: RuleRefusal = RuleRefusal::new("K-5", words::REFUSED_NO_BUILDING_PILE);
const NO_SUCH_DISCARD_PILE: RuleRefusal = RuleRefusal::new("K-7", words::REFUSED_NO_DISCARD_PILE);
const NOT_IN_HAND: RuleRefusal = RuleRefusal::new("K-7", words::REFUSED_NOT_IN_HAND);

impl<E: Edition> CardGame<E> {
    /// Whether `player` may do this now.
    pub(super) fn check_action(&self, player: SeatId, action: &CardAction) -> Result<(), ApplyError<CardAction>> {
        match self.phase {
            Phase::Act if self.sits(player) => {}
            Phase::Over => return Err(ApplyError::Over),
            _ => return Err(ApplyError::not_due(player)),
        }
        let answer = match action {
            CardAction::ActOutOfTurn => self.check_out_of_turn(player),
            CardAction::CallOut => self.check_call(player),
            CardAction::Talk => self.check_talk(player),
            _ if player != self.turn.player => return Err(ApplyError::not_due(player)),
            _ => self.check_due(player, action),
        };
        answer.map_err(|refusal| refusal.of(*action))
    }

    /// Whether the player whose turn it is may do this now.
    fn check_due(&self, player: SeatId, action: &CardAction) -> Result<(), RuleRefusal> {
        use CardAction as A;
        if self.turn.filling && !matches!(action, A::Draw) {
            return Err(RuleRefusal::new("K-3", words::REFUSED_DRAW_FIRST));
        }
        match *action {
            A::Play { from, onto } => self.check_play(player, from, onto),
            A::Discard { card, pile } => self.check_discard(player, card, pile),
            A::EndTurn if self.hand(player).is_empty() => Ok(()),
            A::EndTurn => Err(RuleRefusal::new("K-8", words::REFUSED_END_BY_DISCARD)),
            A::Draw => self.check_draw(player),
            A::StandIn { .. } | A::ExtraDiscard { .. } | A::OpponentDraws { .. } if !E::DIE => {
                Err(RuleRefusal::new("M-2", words::REFUSED_NO_DIE))
            }
            A::StandIn { onto, then } => self.check_stand_in(player, onto, then),
            A::ExtraDiscard { card, pile } => self.check_extra_discard(player, card, pile),
            A::OpponentDraws { opponent } => self.check_opponent_draws(player, opponent),
            A::Shuffle { .. } | A::DieRolled { .. } => Err(RuleRefusal::new("G-2", words::REFUSED_CHOSEN_CHANCE)),
            A::Talk | A::ActOutOfTurn | A::CallOut => Err(ONLY_TABLE_RULES),
        }
    }

    fn check_play(&self, player: SeatId, from: Source, onto: u8) -> Result<(), RuleRefusal> {
        let card = self.card_at(player, from)?;
        let pile = self.building.get(usize::from(onto)).ok_or(NO_SUCH_BUILDING_PILE)?;
        if pile.takes(card) {
            Ok(())
        } else {
            Err(needs(pile.next()))
        }
    }

    /// The card that `player` may play from there (K-7, K-13).
    pub(crate) fn card_at(&self, player: SeatId, from: Source) -> Result<Card, RuleRefusal> {
        match from {
            Source::Hand(card) if self.hands[player.index()].contains(card) => Ok(card),
            Source::Hand(_) => Err(NOT_IN_HAND),
            Source::Stock(seat) => {
                self.check_side(player, seat)?;
                let empty = RuleRefusal::new("K-7", words::REFUSED_STOCK_FINISHED);
                self.stock_top(seat).ok_or(empty)
            }
            Source::Discard(seat, pile) => {
                self.check_side(player, seat)?;
                if usize::from(pile) >= DISCARD_PILES {
                    return Err(NO_SUCH_DISCARD_PILE);
                }
                let empty = RuleRefusal::new("K-7", words::REFUSED_DISCARD_PILE_EMPTY);
                self.discards(seat, pile).last().copied().ok_or(empty)
            }
        }
    }

    /// Whether `player` may play from the piles of `seat`.
    fn check_side(&self, player: SeatId, seat: SeatId) -> Result<(), RuleRefusal> {
        if player == seat || self.partner(player) == Some(seat) {
            Ok(())
        } else if self.terms.partners {
            Err(RuleRefusal::new("K-13", words::REFUSED_OWN_OR_PARTNERS_PILES))
        } else {
            Err(RuleRefusal::new("K-7", words::REFUSED_OWN_PILES))
        }
    }

    /// Whether a hand card can go on one of the player's own discard piles.
    pub(crate) fn check_discard(&self, player: SeatId, card: Card, pile: u8) -> Result<(), RuleRefusal> {
        if !self.hands[player.index()].contains(card) {
            Err(NOT_IN_HAND)
        } else if usize::from(pile) >= DISCARD_PILES {
            Err(NO_SUCH_DISCARD_PILE)
        } else {
            Ok(())
        }
    }

    /// A building pile by its number.
    pub(crate) fn check_pile(&self, onto: u8) -> Result<&Building, RuleRefusal> {
        self.building.get(usize::from(onto)).ok_or(NO_SUCH_BUILDING_PILE)
    }

    /// Appends the legal actions of `who`, in canonical order.
    pub(super) fn push_legal(&self, who: SeatId, out: &mut Vec<CardAction>) {
        if self.phase != Phase::Act || !self.sits(who) {
            return;
        }
        if who == self.turn.player && !self.turn.filling {
            let playable = self.playable(who);
            playable.push(
                &Fits::of(&self.building, Some),
                |from, onto| CardAction::Play { from, onto },
                out,
            );
            playable.push_discards(&ENDING, out);
            if self.hands[who.index()].is_empty() {
                out.push(CardAction::EndTurn);
            }
            if E::DIE {
                self.push_die_uses(who, &playable, out);
            }
        }
        if self.by_table_rules() {
            self.push_slips(who, out);
        }
    }

    /// The cards that `who` could play.
    pub(crate) fn playable(&self, who: SeatId) -> Playable {
        let tops = |seat| Eight::of(self.piles.tops(seat));
        Playable {
            player: who,
            mine: tops(who),
            partners: self.partner(who).map(|partner| (partner, tops(partner))),
            hand: Eight::kinds(&self.hands[who.index()]),
        }
    }

    /// The seats that play against `who`.
    pub fn opponents(&self, who: SeatId) -> SeatSet {
        SeatSet(SeatSet::first(self.players()).0 & !self.side(who).0)
    }
}

/// The refusal "That pile needs a 7 or a Skip-Bo", for any number.
pub fn needs(number: u8) -> RuleRefusal {
    RuleRefusal::new("K-5", words::refused_pile_needs(number))
}
