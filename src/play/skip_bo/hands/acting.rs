//! What a person may do at a card game now, and how to request it. Shared by mouse and keys.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::play::skip_bo::card_match::{action, any_action, card_view};
use crate::play::skip_bo::hands::choice::{CardChoice, CardHandsSystems, Destination, Meant, place_of};
use crate::play::skip_bo::hands::look::CardThing;
use crate::play::skip_bo::hands::{choice, throw};
use games::skip_bo::action::{CardAction, Source};
use games::skip_bo::game_view::CardGameView;
use games::skip_bo_mod::die::DieFace;
use host::request::{ActionRequest, Undo};
use messages::Message;
use messages::texts::{skip_bo, skip_bo_mod};
use rules::card::Card;
use rules::ids::SeatId;
use rules::options::Enforcement;
use tabletop::pile::PilePlace;
use window_kit::input::ready::Ready;
use window_kit::presentation::cards::stage::CardStage;
use window_kit::presentation::visual::Nudge;
use window_kit::table::components::card::FaceUp;
use window_kit::window::intent::Notice;
use window_kit::window::state::Screen;
use window_kit::window::steps::InputSystems;

/// The person whose decision is due, and the ways to act.
#[derive(SystemParam)]
pub(crate) struct CardHands<'w, 's> {
    ready: Ready<'w>,
    stage: Res<'w, CardStage>,
    faces: Query<'w, 's, &'static FaceUp>,
    /// What the person has chosen.
    pub choice: ResMut<'w, CardChoice>,
    requests: MessageWriter<'w, ActionRequest>,
    notices: MessageWriter<'w, Notice>,
    nudges: MessageWriter<'w, Nudge>,
    backs: MessageWriter<'w, Undo>,
}

impl CardHands<'_, '_> {
    /// The view of the match.
    pub fn cards(&self) -> Option<&dyn CardGameView> {
        card_view(&self.ready.view().view)
    }

    /// The person whose decision is due, if the screen has at least begun to show all events and no overlay is open.
    pub fn seat(&self) -> Option<SeatId> {
        let free = self.ready.is_open() && self.stage.is_up_to_date();
        free.then(|| self.ready.view().due.iter().find(|seat| self.ready.is_person(*seat)))
            .flatten()
    }

    /// The person whose roll of the die the table waits for, while no overlay is open.
    pub fn awaited(&self) -> Option<SeatId> {
        throw::awaited(&self.ready)
    }

    /// The person at this machine who can undo the last action, if there is one.
    pub(crate) fn can_undo(&self) -> Option<SeatId> {
        let seat = self.ready.view().undo?;
        (self.seat() == Some(seat)).then_some(seat)
    }

    /// Undoes the last action, or says that there is none.
    pub fn undo(&mut self) {
        self.let_go();
        match self.can_undo() {
            Some(seat) => {
                let decision = self.ready.view().decisions[seat.index()];
                self.backs.write(Undo { seat, decision });
            }
            None if self.seat().is_some() => {
                self.tell(skip_bo::TOLD_NOTHING_TO_TAKE_BACK, None, false);
            }
            None => {}
        }
    }

    /// The legal actions of that person.
    pub fn legal(&self) -> Vec<CardAction> {
        self.ready.legal(self.seat()).filter_map(action).copied().collect()
    }

    /// Where the chosen card can go.
    pub fn ways(&self) -> Vec<Destination> {
        match (*self.choice, self.seat()) {
            (CardChoice::Card { from, by_die, .. }, Some(seat)) => choice::ways(seat, &self.legal(), from, by_die),
            _ => Vec::new(),
        }
    }

    /// A card's source in the terms of the rules; `None` if nothing can be played from the pile.
    pub fn source(&self, place: PilePlace, card: Entity) -> Option<Source> {
        match place {
            PilePlace::Hand(seat) if Some(seat) == self.seat() => Some(Source::Hand(self.faces.get(card).ok()?.0)),
            PilePlace::Stock(seat) => Some(Source::Stock(seat)),
            PilePlace::Discard(seat, pile) => Some(Source::Discard(seat, pile)),
            _ => None,
        }
    }

    /// The card of a source: the top card of a pile, or a card of the hand with this face.
    pub fn entity(&self, seat: SeatId, from: Source) -> Option<Entity> {
        let cards = self.stage.cards(place_of(seat, from));
        match from {
            Source::Hand(face) => cards
                .iter()
                .copied()
                .find(|card| self.faces.get(*card).is_ok_and(|shown| shown.0 == face)),
            _ => cards.last().copied(),
        }
    }

    /// Shows a message at the pointer and in the status line.
    pub fn tell(&mut self, text: Message, rule: Option<&'static str>, refused: bool) {
        self.notices.write(Notice { text, rule, refused });
    }

    /// Shows a refusal with its reason, and shakes the card.
    fn refuse(&mut self, text: Message, rule: &'static str, card: Option<Entity>) {
        self.tell(text, Some(rule), true);
        if let Some(card) = card {
            self.nudges.write(Nudge(card));
        }
    }

    /// Shakes a card to draw attention to it.
    pub(crate) fn nudge(&mut self, card: Entity) {
        self.nudges.write(Nudge(card));
    }

    /// Requests an action of the person whose decision is due.
    pub fn ask(&mut self, action: CardAction) {
        let Some(seat) = self.seat() else { return };
        self.ask_for(seat, action);
        // After a refusal the choice stays.
        if self.legal().contains(&action) {
            *self.choice = CardChoice::None;
        }
    }

    /// Requests an action of a seat.
    pub(crate) fn ask_for(&mut self, seat: SeatId, action: CardAction) {
        let action = self.cards().map(|cards| any_action(cards, action));
        let request = action.map(|action| self.ready.request(seat, action, None));
        self.requests.write_batch(request);
    }

    /// Clears the choice.
    pub(crate) fn let_go(&mut self) {
        self.choice.set_if_neq(CardChoice::None);
    }

    /// Chooses the die, or says why it can't be used. If the die is already chosen and has only one use, uses it; if
    /// it has several, clears the choice.
    pub(crate) fn take_die(&mut self) {
        let legal = self.legal();
        let Some((face, usable)) = self.cards().map(|cards| (cards.die(), cards.usable_die().is_some())) else {
            return;
        };
        if self.seat().is_none() || face.is_none() {
            return;
        }
        if !usable {
            self.refuse(skip_bo_mod::REFUSED_USED_UP, "M-2", None);
        } else if !choice::die_is_usable(&legal) {
            let (text, rule) = match face {
                Some(DieFace::StandIn { .. } | DieFace::SkipBo) => (skip_bo_mod::TOLD_NOTHING_FOLLOWS, "M-4"),
                Some(DieFace::Discard(_)) => (skip_bo_mod::TOLD_NO_CARD, "M-9"),
                _ => (skip_bo_mod::TOLD_NO_OPPONENT, "M-10"),
            };
            self.refuse(text, rule, None);
        } else if let CardChoice::Die { .. } = *self.choice {
            match legal
                .iter()
                .filter(|action| choice::is_die_use(action))
                .collect::<Vec<_>>()[..]
            {
                [only] => self.ask(*only),
                _ => self.let_go(),
            }
        } else {
            let piles = choice::stand_ins(&legal);
            // If there is only one pile, the player next chooses the card that follows.
            let onto = if piles.len() == 1 { piles.first().copied() } else { None };
            *self.choice = CardChoice::Die { onto };
        }
    }

    /// The number each building pile needs.
    pub fn needs(&self) -> Vec<u8> {
        self.cards()
            .map(|cards| cards.building().iter().map(|pile| pile.next()).collect())
            .unwrap_or_default()
    }

    /// Plays the chosen card on its building pile, or says that several piles with different numbers are possible.
    /// Returns whether it can be played at all.
    pub(crate) fn play_chosen(&mut self) -> bool {
        match choice::obvious(&self.ways(), &self.needs()) {
            Meant::Way(way) => self.ask(way.action),
            Meant::OneOf(numbers) => {
                self.tell(skip_bo::told_several_fit(said(&numbers)), Some("K-5"), false);
            }
            Meant::Nothing => return false,
        }
        true
    }

    /// Chooses a card. If the card is already chosen, plays it as [`Self::play_chosen`] does, or clears the choice if
    /// it fits on no building pile.
    pub fn take(&mut self, place: PilePlace, card: Entity) {
        let (Some(seat), Some(from)) = (self.seat(), self.source(place, card)) else {
            return;
        };
        if let CardChoice::Card { card: chosen, .. } = *self.choice
            && chosen == card
        {
            if !self.play_chosen() {
                self.let_go();
            }
            return;
        }
        let side = self.cards().map(|cards| cards.side(seat));
        let whose = match from {
            Source::Hand(_) => seat,
            Source::Stock(of) | Source::Discard(of, _) => of,
        };
        if side.is_none_or(|side| !side.contains(whose)) {
            let rule = if side.is_some_and(|side| side.len() > 1) {
                "K-13"
            } else {
                "K-7"
            };
            self.refuse(skip_bo::told_not_yours(whose), rule, Some(card));
            return;
        }
        // A card that replaces one chosen for the die is also for the die.
        let for_die = matches!(
            *self.choice,
            CardChoice::Die { onto: None } | CardChoice::Card { by_die: true, .. }
        );
        let by_die = for_die && matches!(from, Source::Hand(face) if choice::discards_by_die(&self.legal(), face));
        *self.choice = CardChoice::Card { card, from, by_die };
        if self.ways().is_empty() {
            let mut numbers = self.needs();
            numbers.sort_unstable();
            numbers.dedup();
            self.tell(skip_bo::told_fits_nowhere(said(&numbers)), Some("K-5"), false);
        }
    }

    /// Handles a click on a thing on the table, or the drop of a carried card over it.
    pub(crate) fn act_on(&mut self, thing: Option<CardThing>) {
        let Some(seat) = self.seat() else { return };
        let Some(thing) = thing else {
            self.let_go();
            return;
        };
        match (*self.choice, thing) {
            (_, CardThing::Die) => self.take_die(),
            (CardChoice::Card { from, by_die, card }, CardThing::Pile(place, top)) => {
                self.put(seat, card, from, by_die, place, top);
            }
            (CardChoice::Die { onto }, CardThing::Pile(place, top)) => self.use_die(seat, onto, place, top),
            (CardChoice::Die { .. }, CardThing::Area(opponent)) => self.make_draw(opponent),
            (CardChoice::None, CardThing::Pile(PilePlace::Draw, _)) => self.draw(),
            (CardChoice::None, CardThing::Pile(place, Some(card))) => self.take(place, card),
            (CardChoice::Card { .. }, CardThing::Area(_)) => self.let_go(),
            (CardChoice::None, _) => {}
        }
    }

    /// Puts the chosen card on a pile, or chooses another one.
    fn put(&mut self, seat: SeatId, card: Entity, from: Source, by_die: bool, place: PilePlace, top: Option<Entity>) {
        if let Some(way) = self.ways().into_iter().find(|way| way.to == place) {
            self.ask(way.action);
            return;
        }
        match (place, from) {
            // This is refused, and the referee gives the reason.
            (PilePlace::Building(onto), _) => {
                self.nudges.write(Nudge(card));
                self.ask(CardAction::Play { from, onto });
            }
            (PilePlace::Discard(of, pile), Source::Hand(face)) if of == seat => {
                self.nudges.write(Nudge(card));
                self.ask(if by_die {
                    CardAction::ExtraDiscard { card: face, pile }
                } else {
                    CardAction::Discard { card: face, pile }
                });
            }
            (PilePlace::Hand(_) | PilePlace::Stock(_) | PilePlace::Discard(..), _) => match top {
                Some(top) => self.take(place, top),
                None => self.let_go(),
            },
            (PilePlace::Draw | PilePlace::SetAside, _) => self.let_go(),
        }
    }

    /// Uses the die: puts it on a building pile, after which the card that follows is chosen; or chooses a card to be
    /// discarded by the die; or makes an opponent draw.
    fn use_die(&mut self, seat: SeatId, onto: Option<u8>, place: PilePlace, top: Option<Entity>) {
        let legal = self.legal();
        match (place, onto) {
            (PilePlace::Building(pile), _) => {
                let follow_ups = choice::follow_ups(&legal, pile);
                match follow_ups[..] {
                    // This is refused, and the referee gives the reason.
                    [] => {
                        let then = Source::Stock(seat);
                        self.ask(CardAction::StandIn { onto: pile, then });
                    }
                    [then] if onto == Some(pile) => self.ask(CardAction::StandIn { onto: pile, then }),
                    _ => *self.choice = CardChoice::Die { onto: Some(pile) },
                }
            }
            (_, Some(pile)) => {
                let then = top.and_then(|card| self.source(place, card));
                match then {
                    Some(then) => self.ask(CardAction::StandIn { onto: pile, then }),
                    None => self.let_go(),
                }
            }
            (PilePlace::Stock(of) | PilePlace::Hand(of) | PilePlace::Discard(of, _), None)
                if choice::drawers(&legal).contains(&of) =>
            {
                self.make_draw(of);
            }
            (PilePlace::Hand(_), None) => match top {
                Some(card) => self.take(place, card),
                None => self.let_go(),
            },
            _ => match top {
                Some(card) => {
                    self.let_go();
                    self.take(place, card);
                }
                None => self.let_go(),
            },
        }
    }

    /// Makes an opponent draw by the die, if that is possible.
    pub(crate) fn make_draw(&mut self, opponent: SeatId) {
        if choice::drawers(&self.legal()).is_empty() {
            self.let_go();
        } else {
            self.ask(CardAction::OpponentDraws { opponent });
        }
    }

    /// Draws a card, if the player has to do so by Table rules.
    pub fn draw(&mut self) {
        let table_rules = self
            .cards()
            .is_some_and(|cards| cards.terms().enforcement == Enforcement::Table);
        if table_rules {
            self.ask(CardAction::Draw);
        } else {
            self.tell(skip_bo::TOLD_DRAWN_FOR_YOU, Some("K-3"), false);
        }
    }

    /// What the large button does, apart from throws.
    pub fn primary(&self) -> Option<CardAction> {
        let legal = self.legal();
        let filling = self
            .cards()
            .and_then(CardGameView::current)
            .is_some_and(|turn| turn.filling);
        let wanted = if filling { CardAction::Draw } else { CardAction::EndTurn };
        legal.contains(&wanted).then_some(wanted)
    }

    /// The people at this machine who can do `wanted`, for example call out a player who acts out of turn (M-13), or
    /// act out of turn themselves.
    pub(crate) fn people_who_can(&self, wanted: CardAction) -> Vec<SeatId> {
        let seats = self.ready.view().seats.iter();
        seats
            .filter(|seat| self.ready.is_person(*seat))
            .filter(|seat| {
                self.ready
                    .legal(Some(*seat))
                    .filter_map(action)
                    .any(|can| *can == wanted)
            })
            .collect()
    }

    /// The face of a card, if it is visible.
    pub fn face(&self, card: Entity) -> Option<Card> {
        self.faces.get(card).ok().map(|face| face.0)
    }

    /// The cards as the screen shows them.
    pub fn stage(&self) -> &CardStage {
        &self.stage
    }

    /// Whether the table is still and no overlay is open.
    pub(crate) fn is_free(&self) -> bool {
        self.ready.is_free()
    }
}

/// Numbers as messages, for a list.
fn said(numbers: &[u8]) -> impl Iterator<Item = Message> {
    numbers.iter().map(|number| Message::verbatim(number.to_string()))
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_the_match.in_set(InputSystems::Act).in_set(CardHandsSystems),
    )
    .add_systems(OnExit(Screen::Match), forget);
}

fn forget(mut choice: ResMut<CardChoice>) {
    choice.set_if_neq(CardChoice::None);
}

/// Clears the choice when the person may no longer choose it, or when the card is elsewhere.
fn follow_the_match(mut hands: CardHands) {
    let still = match (hands.seat(), *hands.choice) {
        (_, CardChoice::None) => true,
        (None, _) => false,
        (Some(seat), CardChoice::Card { card, from, .. }) => hands.stage.cards(place_of(seat, from)).contains(&card),
        (Some(_), CardChoice::Die { .. }) => choice::die_is_usable(&hands.legal()),
    };
    if !still {
        hands.let_go();
    }
}
