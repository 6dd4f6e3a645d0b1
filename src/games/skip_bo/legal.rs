//! What may be done in a card game, and, where not, why not in words for the player.
//!
//! The canonical order: plays from the stock, the discard piles, the hand, each onto the lowest building pile first and
//! the partner's after one's own; the discards that end the turn, or its end; uses of the die; slips.

use super::action::{CardAction, Source};
use super::edition::Edition;
use super::state::{CardGame, Phase};
use super::{BUILDING_PILES, DISCARD_PILES, HAND};
use crate::rules::card::Card;
use crate::rules::error::{ApplyError, Refusal};
use crate::rules::ids::{PlayerId, PlayerSet};

/// For each card, the building piles it can go on now, as bits.
pub(in crate::games) struct Fits([u8; 16]);

impl Fits {
    /// No card goes on any pile.
    pub(in crate::games) const NONE: Self = Self([0; 16]);

    /// This number, and with it a Skip-Bo, can go on this pile.
    pub(in crate::games) fn add(&mut self, number: u8, pile: usize) {
        self.0[usize::from(number) & 15] |= 1 << pile;
        self.0[usize::from(Card::SKIP_BO.0)] |= 1 << pile;
    }

    fn of(&self, card: Card) -> u8 {
        self.0[usize::from(card.0) & 15]
    }
}

/// The cards that a player could play, in canonical order, each in a slot of its own; [`Card::HIDDEN`] where there is
/// none.
pub(in crate::games) struct Playable {
    player: PlayerId,
    partner: PlayerId,
    slots: [Card; Self::SLOTS],
}

impl Playable {
    /// The stocks of the player and of the partner, their discard piles, and the hand; rounded up.
    const SLOTS: usize = 16;
    const DISCARDS: usize = 2;
    const PARTNERS_DISCARDS: usize = Self::DISCARDS + DISCARD_PILES;
    const HAND: usize = Self::PARTNERS_DISCARDS + DISCARD_PILES;

    /// Where the card in a slot lies.
    fn source(&self, slot: usize) -> Source {
        match slot {
            0 => Source::Stock(self.player),
            1 => Source::Stock(self.partner),
            2..6 => Source::Discard(self.player, (slot - Self::DISCARDS) as u8),
            6..10 => Source::Discard(self.partner, (slot - Self::PARTNERS_DISCARDS) as u8),
            _ => Source::Hand(self.slots[slot % Self::SLOTS]),
        }
    }

    /// The hand with each kind of card once.
    fn hand(&self) -> &[Card] {
        &self.slots[Self::HAND..Self::HAND + HAND]
    }

    /// Appends an action for each card and each building pile it fits.
    pub(in crate::games) fn push(
        &self,
        fits: &Fits,
        action: impl Fn(Source, u8) -> CardAction,
        out: &mut Vec<CardAction>,
    ) {
        // A bit for each slot and pile: the lowest comes first.
        let mut bits = 0_u64;
        for (slot, card) in self.slots.iter().enumerate() {
            bits |= u64::from(fits.of(*card)) << (slot * BUILDING_PILES);
        }
        while bits != 0 {
            let bit = bits.trailing_zeros() as usize;
            out.push(action(self.source(bit / BUILDING_PILES), (bit % BUILDING_PILES) as u8));
            bits &= bits - 1;
        }
    }

    /// Appends the discards of each kind of hand card.
    pub(in crate::games) fn push_discards(&self, discards: &Discards, out: &mut Vec<CardAction>) {
        for card in self.hand().iter().filter(|card| **card != Card::HIDDEN) {
            out.extend_from_slice(&discards[usize::from(card.0) & 15]);
        }
    }
}

const _: () = assert!(
    Playable::SLOTS * BUILDING_PILES <= u64::BITS as usize,
    "a bit for each slot and pile"
);

/// For each card, its discard onto each of the four piles.
pub(in crate::games) type Discards = [[CardAction; DISCARD_PILES]; 16];

/// The discards that end a turn (K-8).
const ENDING: Discards = discards(false);
/// The discards that the die allows (M-9).
pub(in crate::games) const EXTRA: Discards = discards(true);

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

/// The refusal of what Assisted play does not have.
pub(super) const ONLY_TABLE_RULES: Refusal = Refusal::new("G-4", "That can only be done where Table rules are on");
const NO_SUCH_BUILDING_PILE: Refusal = Refusal::new("K-5", "There are four building piles, and this is none of them");
const NO_SUCH_DISCARD_PILE: Refusal = Refusal::new("K-7", "Everybody has four discard piles, and this is none of them");
const NOT_IN_HAND: Refusal = Refusal::new("K-7", "That card is not in your hand");

impl<E: Edition> CardGame<E> {
    /// Whether `player` may do this now.
    pub(super) fn check_action(&self, player: PlayerId, action: &CardAction) -> Result<(), ApplyError<CardAction>> {
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
    fn check_due(&self, player: PlayerId, action: &CardAction) -> Result<(), Refusal> {
        use CardAction as A;
        if self.turn.filling && !matches!(action, A::Draw) {
            return Err(Refusal::new("K-3", "First draw until you hold five cards"));
        }
        match *action {
            A::Play { from, onto } => self.check_play(player, from, onto),
            A::Discard { card, pile } => self.check_discard(player, card, pile),
            A::EndTurn if self.hand(player).is_empty() => Ok(()),
            A::EndTurn => Err(Refusal::new("K-8", "End your turn by discarding a card from your hand")),
            A::Draw => self.check_draw(player),
            A::StandIn { .. } | A::ExtraDiscard { .. } | A::OpponentDraws { .. } if !E::DIE => {
                Err(Refusal::new("M-2", "There is a die in Skip-Bo MOD only"))
            }
            A::StandIn { onto, then } => self.check_stand_in(player, onto, then),
            A::ExtraDiscard { card, pile } => self.check_extra_discard(player, card, pile),
            A::OpponentDraws { opponent } => self.check_opponent_draws(player, opponent),
            A::Shuffle { .. } | A::DieRolled { .. } => Err(Refusal::new("G-2", "Nobody chooses what chance brings")),
            A::Talk | A::ActOutOfTurn | A::CallOut => Err(ONLY_TABLE_RULES),
        }
    }

    fn check_play(&self, player: PlayerId, from: Source, onto: u8) -> Result<(), Refusal> {
        let card = self.card_at(player, from)?;
        let pile = self.building.get(usize::from(onto)).ok_or(NO_SUCH_BUILDING_PILE)?;
        if pile.takes(card) {
            Ok(())
        } else {
            Err(needs(pile.next()))
        }
    }

    /// The card that `player` may play from there (K-7, K-13).
    pub(in crate::games) fn card_at(&self, player: PlayerId, from: Source) -> Result<Card, Refusal> {
        match from {
            Source::Hand(card) if self.hands[player.index()].contains(card) => Ok(card),
            Source::Hand(_) => Err(NOT_IN_HAND),
            Source::Stock(seat) => {
                self.check_side(player, seat)?;
                let empty = Refusal::new("K-7", "That stock is finished");
                self.stock_top(seat).ok_or(empty)
            }
            Source::Discard(seat, pile) => {
                self.check_side(player, seat)?;
                if usize::from(pile) >= DISCARD_PILES {
                    return Err(NO_SUCH_DISCARD_PILE);
                }
                let empty = Refusal::new("K-7", "There is no card on that discard pile");
                self.discards(seat, pile).last().copied().ok_or(empty)
            }
        }
    }

    /// Whether `player` may play from what lies before `seat`.
    fn check_side(&self, player: PlayerId, seat: PlayerId) -> Result<(), Refusal> {
        if player == seat || self.partner(player) == Some(seat) {
            Ok(())
        } else if self.terms.partners {
            Err(Refusal::new(
                "K-13",
                "You play from your own piles and your partner's only",
            ))
        } else {
            Err(Refusal::new("K-7", "You play from your own piles only"))
        }
    }

    /// Whether a hand card can go on one of one's own discard piles.
    pub(in crate::games) fn check_discard(&self, player: PlayerId, card: Card, pile: u8) -> Result<(), Refusal> {
        if !self.hands[player.index()].contains(card) {
            Err(NOT_IN_HAND)
        } else if usize::from(pile) >= DISCARD_PILES {
            Err(NO_SUCH_DISCARD_PILE)
        } else {
            Ok(())
        }
    }

    /// A building pile by its number.
    pub(in crate::games) fn check_pile(&self, onto: u8) -> Result<&super::piles::Building, Refusal> {
        self.building.get(usize::from(onto)).ok_or(NO_SUCH_BUILDING_PILE)
    }

    /// Appends what `who` can do, in canonical order.
    pub(super) fn push_legal(&self, who: PlayerId, out: &mut Vec<CardAction>) {
        if self.phase != Phase::Act || !self.sits(who) {
            return;
        }
        if who == self.turn.player && !self.turn.filling {
            let playable = self.playable(who);
            playable.push(&self.fits(), |from, onto| CardAction::Play { from, onto }, out);
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

    /// Which cards go on which building piles.
    fn fits(&self) -> Fits {
        let mut fits = Fits::NONE;
        for (pile, building) in self.building.iter().enumerate() {
            fits.add(building.next(), pile);
        }
        fits
    }

    /// The cards that `who` could play.
    pub(in crate::games) fn playable(&self, who: PlayerId) -> Playable {
        let mut slots = [Card::HIDDEN; Playable::SLOTS];
        let [stock, discards @ ..] = self.piles.tops(who);
        slots[0] = stock;
        slots[Playable::DISCARDS..][..DISCARD_PILES].copy_from_slice(&discards);
        let partner = self.partner(who);
        if let Some(partner) = partner {
            let [stock, discards @ ..] = self.piles.tops(partner);
            slots[1] = stock;
            slots[Playable::PARTNERS_DISCARDS..][..DISCARD_PILES].copy_from_slice(&discards);
        }
        // Each kind of hand card once, where it comes first.
        let mut seen = 0_u16;
        for (slot, card) in slots[Playable::HAND..]
            .iter_mut()
            .zip(self.hands[who.index()].as_slice())
        {
            let bit = 1 << (card.0 & 15);
            if seen & bit == 0 {
                *slot = *card;
            }
            seen |= bit;
        }
        Playable {
            player: who,
            partner: partner.unwrap_or(who),
            slots,
        }
    }

    /// The seats that play against `who`.
    pub(in crate::games) fn opponents(&self, who: PlayerId) -> PlayerSet {
        PlayerSet(PlayerSet::first(self.players()).0 & !self.side(who).0)
    }
}

/// "That pile needs a 7 or a Skip-Bo", for every number.
pub(in crate::games) fn needs(number: u8) -> Refusal {
    macro_rules! texts {
        ($($number:literal)+) => { [$(concat!("That pile needs a ", $number, " or a Skip-Bo")),+] };
    }
    const TEXTS: [&str; 12] = texts!(1 2 3 4 5 6 7 8 9 10 11 12);
    let text = TEXTS.get(usize::from(number).wrapping_sub(1)).copied();
    Refusal::new("K-5", text.unwrap_or("That card does not fit there"))
}
