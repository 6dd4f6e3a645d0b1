//! Which card the screen shows in which pile. The rules are ahead of the screen: the table's steps are shown one after
//! another, and after the last one the screen agrees with the table.

use std::collections::{BTreeMap, VecDeque};

use bevy::ecs::entity::EntityHashMap;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::motion::CardMotion;
use crate::presentation::cards::fan::Fan;
use crate::presentation::cards::laid::{CardSystems, CardTable};
use crate::presentation::cards::motion::CardVisual;
use crate::presentation::cards::spot::{CardPose, SLOTS};
use crate::presentation::motion::SkipAnimation;
use crate::presentation::visual::{StillShowing, VisualOf};
use crate::settings::{Settings, Speed};
use crate::table::components::card::{CardIndex, CardMoved, CardStep, FaceUp, TableCard};
use crate::table::components::pile::{CardPile, InPile, PileContents};
use crate::table::phase::InMatch;
use crate::table::viewer::TableViewer;
use rules::card::Card;
use rules::ids::Viewer;
use tabletop::pile::{BuiltTo, PilePlace};

/// How long a card flies, and how long a card takes to turn over, in seconds.
const CARD_S: f32 = 0.2;
const FLIP_S: f32 = 0.16;
/// The time between two dealt cards, in seconds, and the longest time of a whole deal.
const DEAL_S: f32 = 0.06;
const WHOLE_DEAL_S: f32 = 3.2;
/// The time between a played or discarded card and the next step, in seconds.
const AFTER_PLAY_S: f32 = 0.26;
/// The time between a die that stands in and the card that follows, in seconds.
const STAND_IN_S: f32 = 0.35;
/// How long a complete pile stays visible, and the time between its cards when it goes, in seconds.
const COMPLETE_S: f32 = 0.4;
const SET_ASIDE_S: f32 = 0.025;
/// The time between the cards of a pile that is shuffled into another, and the time of the shuffle, in seconds.
const GATHER_S: f32 = 0.008;
const SHUFFLE_S: f32 = 0.3;

/// The cards as the screen shows them.
#[derive(Resource, Clone, Debug, Default)]
pub struct CardStage {
    /// The cards of each pile, bottom first; `slots` also has those of the hand at the bottom of the screen.
    piles: BTreeMap<PilePlace, Vec<Entity>>,
    /// The slots of the hand at the bottom of the screen: a card stays in its slot.
    slots: Vec<Option<Entity>>,
    /// The numbers that the building piles have reached.
    built: BTreeMap<u8, BuiltTo>,
    /// The faces that are shown.
    faces: HashMap<Entity, Card>,
    queue: VecDeque<CardStep>,
    /// The time until the next step, in seconds.
    wait_s: f32,
    /// The time between two cards of the current deal.
    deal_s: f32,
}

impl CardStage {
    /// Lays these cards in a pile, bottom first.
    #[cfg(any(test, feature = "testing"))]
    pub fn lay(&mut self, place: PilePlace, cards: &[Entity]) {
        self.piles.insert(place, cards.to_vec());
    }

    /// Shows this face of a card.
    #[cfg(test)]
    pub(crate) fn show(&mut self, card: Entity, face: Card) {
        self.faces.insert(card, face);
    }

    /// Adds a step that is still to be shown.
    #[cfg(test)]
    pub(crate) fn await_step(&mut self, step: CardStep) {
        self.queue.push_back(step);
    }

    /// How many cards a pile shows.
    pub fn count(&self, place: PilePlace) -> usize {
        self.piles.get(&place).map_or(0, Vec::len)
    }

    /// The cards that a pile shows, bottom first.
    pub fn cards(&self, place: PilePlace) -> &[Entity] {
        self.piles.get(&place).map_or(&[], Vec::as_slice)
    }

    /// The face that a card shows; `None` if it is face down.
    pub(super) fn face(&self, card: Entity) -> Option<Card> {
        self.faces.get(&card).copied()
    }

    /// All piles, in order of their places.
    pub fn places(&self) -> impl Iterator<Item = PilePlace> + '_ {
        self.piles.keys().copied()
    }

    /// The slots of the hand at the bottom of the screen.
    pub fn slots(&self) -> &[Option<Entity>] {
        &self.slots
    }

    /// The number that a building pile shows.
    pub fn built(&self, pile: u8) -> BuiltTo {
        self.built.get(&pile).copied().unwrap_or_default()
    }

    /// Whether everything that happened is shown.
    pub fn is_up_to_date(&self) -> bool {
        self.queue.is_empty()
    }

    /// Whether the stock piles of a round are still being dealt.
    pub fn is_dealing(&self) -> bool {
        let next = self.queue.front();
        matches!(
            next,
            Some(CardStep::Moved(moved)) if matches!((moved.from, moved.to), (PilePlace::Draw, PilePlace::Stock(_)))
        )
    }

    /// The index and the count that give the place of a card on the table.
    fn place_in(&self, place: PilePlace, index: usize, bottom_hand: bool) -> (usize, usize) {
        let cards = self.cards(place);
        if bottom_hand
            && let Some(card) = cards.get(index)
            && let Some(slot) = self.slots.iter().position(|slot| slot == &Some(*card))
        {
            return (slot, self.slots.len());
        }
        (index, cards.len())
    }

    fn take(&mut self, card: Entity) {
        for cards in self.piles.values_mut() {
            cards.retain(|other| *other != card);
        }
        for slot in &mut self.slots {
            if *slot == Some(card) {
                *slot = None;
            }
        }
    }

    /// Gives a card of the hand at the bottom the first free slot.
    fn give_slot(&mut self, card: Entity) {
        if self.slots.contains(&Some(card)) {
            return;
        }
        match self.slots.iter_mut().find(|slot| slot.is_none()) {
            Some(slot) => *slot = Some(card),
            None => self.slots.push(Some(card)),
        }
    }

    /// Moves a card of the hand at the bottom to the slot of another card. The cards in between move by one slot
    /// towards the free one.
    fn move_in_hand(&mut self, card: Entity, to: Entity) {
        let slot = |card| self.slots.iter().position(|slot| *slot == Some(card));
        if let (Some(from), Some(to)) = (slot(card), slot(to)) {
            if from < to {
                self.slots[from..=to].rotate_left(1);
            } else {
                self.slots[to..=from].rotate_right(1);
            }
        }
    }

    fn put(&mut self, moved: CardMoved, bottom: PilePlace) {
        self.take(moved.card);
        let pile = self.piles.entry(moved.to).or_default();
        if moved.under {
            pile.insert(0, moved.card);
        } else {
            pile.push(moved.card);
        }
        if moved.to == bottom {
            self.give_slot(moved.card);
        }
        match moved.face {
            Some(face) => self.faces.insert(moved.card, face),
            None => self.faces.remove(&moved.card),
        };
    }

    /// The time from a step to the next one.
    fn pause_s(&self, step: &CardStep) -> f32 {
        match step {
            CardStep::Moved(moved) if moved.from == moved.to => FLIP_S * 0.6,
            CardStep::Moved(moved) => match (moved.from, moved.to) {
                (PilePlace::Draw, PilePlace::Stock(_)) => self.deal_s,
                (PilePlace::Draw, _) => DEAL_S,
                (_, PilePlace::SetAside) => SET_ASIDE_S,
                (_, PilePlace::Draw) => GATHER_S,
                _ => AFTER_PLAY_S,
            },
            CardStep::Shuffled { .. } => SHUFFLE_S,
            CardStep::Built { by_die: true, .. } => STAND_IN_S,
            CardStep::Built { value: 12, .. } => COMPLETE_S,
            CardStep::Built { .. } => 0.0,
        }
    }
}

/// A step has just been shown.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepShown(pub CardStep);

/// Whether the hand at the bottom of the screen is sorted by its numbers, now and whenever cards are drawn. If not,
/// each card stays in its slot.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SortHand(pub bool);

/// Moves a card of the hand at the bottom of the screen to the slot of another card; the cards in between make room.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveInHand {
    /// The card.
    pub card: Entity,
    /// The card whose slot it gets.
    pub to: Entity,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CardStage>()
        .init_resource::<PilesLie>()
        .init_resource::<SortHand>()
        .add_message::<MoveInHand>()
        .add_message::<StepShown>()
        .configure_sets(
            Update,
            (
                StageSystems::Hear,
                StageSystems::Show,
                StageSystems::Order,
                StageSystems::Send,
            )
                .chain()
                .in_set(CardSystems::Stage),
        )
        .add_systems(OnExit(InMatch), show_nothing)
        .add_systems(
            Update,
            (
                hear_steps.in_set(StageSystems::Hear),
                (move_in_hand, sort_slots).chain().in_set(StageSystems::Order),
            ),
        );
}

/// Without a match no cards are shown, and none make the table wait.
fn show_nothing(mut stage: ResMut<CardStage>, mut lie: ResMut<PilesLie>, mut still: ResMut<StillShowing>) {
    *stage = CardStage::default();
    *lie = PilesLie::default();
    still.cards = false;
}

/// The systems that depend on the places of the cards.
pub(super) fn laid_by<T: CardTable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            (show_steps::<T>, catch_up::<T>)
                .chain()
                .in_set(StageSystems::Show)
                .run_if(resource_exists::<T>),
            send_cards::<T>.in_set(StageSystems::Send).run_if(resource_exists::<T>),
            lay_piles::<T>.in_set(CardSystems::Stage).run_if(resource_exists::<T>),
        ),
    );
}

/// Where the first card of each pile lies on the table (x, z), in edges, even if the pile is empty.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PilesLie(pub BTreeMap<PilePlace, Vec2>);

fn lay_piles<T: CardTable>(table: Res<T>, index: Res<CardIndex>, mut lie: ResMut<PilesLie>) {
    if table.is_changed() || index.is_changed() {
        lie.0 = index
            .piles()
            .map(|(place, _)| (place, table.spot(place).first))
            .collect();
    }
}

/// The stages of this module, in order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum StageSystems {
    /// Read what happened on the table.
    Hear,
    /// Show what is due.
    Show,
    /// Give each card of the hand its slot.
    Order,
    /// Send each card to its place.
    Send,
}

/// Queues the new steps; if the cards are new, first sets the piles to their state before these steps.
fn hear_steps(
    mut steps: MessageReader<CardStep>,
    new: Query<Entity, Added<TableCard>>,
    cards: Query<(Entity, &InPile), With<TableCard>>,
    piles: Query<&CardPile>,
    mut stage: ResMut<CardStage>,
) {
    let fresh: Vec<CardStep> = steps.read().copied().collect();
    if !new.is_empty() {
        // This is another match: its cards go where they lay before the first step.
        *stage = CardStage::default();
        let mut first: HashMap<Entity, PilePlace> = HashMap::default();
        for step in &fresh {
            if let CardStep::Moved(moved) = step {
                first.entry(moved.card).or_insert(moved.from);
            }
        }
        for (card, pile) in &cards {
            let lies = first.get(&card).copied();
            if let Some(place) = lies.or_else(|| piles.get(pile.0).ok().map(|pile| pile.place)) {
                stage.piles.entry(place).or_default().push(card);
            }
        }
    }
    if fresh.is_empty() {
        return;
    }
    let dealt = fresh
        .iter()
        .filter(|step| matches!(step, CardStep::Moved(moved) if moved.from == PilePlace::Draw))
        .count();
    stage.deal_s = DEAL_S.min(WHOLE_DEAL_S / dealt.max(1) as f32);
    stage.queue.extend(fresh);
}

/// Whether another viewer has replaced a seat that was the viewer until now. False after the public view: the new
/// viewer then sees nothing of another seat.
fn turned_away(looked: &mut Option<Viewer>, looks: Viewer) -> bool {
    let before = looked.replace(looks);
    before != Some(looks) && matches!(before, Some(Viewer::Player(_)))
}

/// Shows the steps that are due.
fn show_steps<T: CardTable>(
    time: Res<Time>,
    layout: Res<T>,
    settings: Res<Settings>,
    viewer: Res<TableViewer>,
    mut skips: MessageReader<SkipAnimation>,
    mut stage: ResMut<CardStage>,
    mut shown: MessageWriter<StepShown>,
    mut looked: Local<Option<Viewer>>,
    mut visuals: Query<(&VisualOf, &mut CardMotion), With<CardVisual>>,
) {
    let skipped = skips.read().count() > 0;
    let instant = settings.speed == Speed::Instant;
    // A new viewer must not see the cards of the earlier one, not even for a moment.
    let all = skipped || instant || turned_away(&mut looked, viewer.0);
    let stage = stage.bypass_change_detection();
    if all {
        for (_, mut motion) in &mut visuals {
            if motion.is_flying() {
                motion.finish();
            }
        }
    }
    if stage.queue.is_empty() {
        stage.wait_s = 0.0;
        return;
    }
    let bottom = PilePlace::Hand(layout.bottom());
    stage.wait_s -= time.delta_secs();
    // A new number of a building pile belongs to the card that is already on its way, and needs no time for itself.
    while (all || stage.wait_s <= 0.0 || matches!(stage.queue.front(), Some(CardStep::Built { .. })))
        && let Some(step) = stage.queue.pop_front()
    {
        stage.wait_s = stage.wait_s.max(-0.1) + stage.pause_s(&step);
        if !all {
            shown.write(StepShown(step));
        }
        match step {
            CardStep::Moved(moved) => {
                stage.put(moved, bottom);
                if all {
                    continue;
                }
                let place = stage.cards(moved.to).iter().position(|card| *card == moved.card);
                let Some(index) = place else { continue };
                let (index, count) = stage.place_in(moved.to, index, moved.to == bottom);
                let pose = layout.spot(moved.to).pose(index, count);
                let lasts_s = if moved.from == moved.to { FLIP_S } else { CARD_S };
                if let Some((_, mut motion)) = visuals.iter_mut().find(|(visual, _)| visual.0 == moved.card) {
                    motion.go(pose, moved.face, Some(lasts_s));
                }
            }
            CardStep::Built { pile, value, by_die } => {
                let before = stage.built(pile);
                let kept = if value == 0 { 0 } else { before.die_places };
                let place = u16::from(by_die) << value.saturating_sub(1).min(15);
                stage.built.insert(
                    pile,
                    BuiltTo {
                        value,
                        die_places: kept | place,
                    },
                );
            }
            CardStep::Shuffled { .. } => {}
        }
    }
    if stage.queue.is_empty() {
        stage.wait_s = 0.0;
    }
}

/// Makes the screen agree with the table once all steps are shown.
fn catch_up<T: CardTable>(
    layout: Res<T>,
    piles: Query<(&CardPile, Option<&PileContents>, Option<&BuiltTo>)>,
    faces: Query<&FaceUp>,
    mut stage: ResMut<CardStage>,
) {
    if !stage.queue.is_empty() {
        return;
    }
    let stage = stage.bypass_change_detection();
    let bottom = PilePlace::Hand(layout.bottom());
    for (pile, contents, built) in &piles {
        let cards = contents.map_or(&[][..], PileContents::entities);
        // Empty piles are included: the pointer can point at them.
        let shown = stage.piles.entry(pile.place).or_default();
        if shown != cards {
            *shown = cards.to_vec();
        }
        if let (PilePlace::Building(number), Some(built)) = (pile.place, built) {
            stage.built.insert(number, *built);
        }
        for card in cards {
            match faces.get(*card) {
                Ok(face) => stage.faces.insert(*card, face.0),
                Err(_) => stage.faces.remove(card),
            };
        }
        if pile.place == bottom {
            for slot in &mut stage.slots {
                if slot.is_some_and(|card| !cards.contains(&card)) {
                    *slot = None;
                }
            }
            for card in cards {
                stage.give_slot(*card);
            }
            while stage.slots.len() > SLOTS && stage.slots.last() == Some(&None) {
                stage.slots.pop();
            }
            stage.slots.resize(stage.slots.len().max(SLOTS), None);
        }
    }
}

/// Moves cards within the hand, and stops sorting it: a player who moves cards by hand no longer wants that.
fn move_in_hand(mut moves: MessageReader<MoveInHand>, mut sort: ResMut<SortHand>, mut stage: ResMut<CardStage>) {
    for MoveInHand { card, to } in moves.read() {
        sort.set_if_neq(SortHand(false));
        stage.bypass_change_detection().move_in_hand(*card, *to);
    }
}

/// Sorts the hand, if that is wanted: when cards come, not when one leaves.
fn sort_slots(sort: Res<SortHand>, mut stage: ResMut<CardStage>, mut had: Local<Vec<Entity>>) {
    let stage = stage.bypass_change_detection();
    let came = stage.slots.iter().flatten().any(|card| !had.contains(card));
    if sort.0 && (came || sort.is_changed()) {
        let faces = &stage.faces;
        stage
            .slots
            .sort_by_key(|slot| slot.map_or(u8::MAX, |card| faces.get(&card).map_or(u8::MAX - 1, |face| face.0)));
    }
    had.clear();
    had.extend(stage.slots.iter().flatten());
}

/// Sends each card to its current place, and sets whether the table has to wait.
fn send_cards<T: CardTable>(
    layout: Res<T>,
    stage: Res<CardStage>,
    viewer: Res<TableViewer>,
    (mut fan, mut still): (ResMut<Fan>, ResMut<StillShowing>),
    (mut laid_for, mut places): (Local<Option<T>>, Local<EntityHashMap<CardPose>>),
    mut looked: Local<Option<Viewer>>,
    mut visuals: Query<(&VisualOf, &mut CardMotion), With<CardVisual>>,
) {
    // For a new viewer or a new layout the table shows the state without animation.
    let at_once = turned_away(&mut looked, viewer.0) || laid_for.as_ref() != Some(&*layout);
    if at_once {
        *laid_for = Some(layout.clone());
    }
    let bottom = PilePlace::Hand(layout.bottom());
    places.clear();
    for (place, cards) in &stage.piles {
        let spot = layout.spot(*place);
        for (index, card) in cards.iter().enumerate() {
            let (index, count) = stage.place_in(*place, index, *place == bottom);
            places.insert(*card, spot.pose(index, count));
        }
    }
    places.extend(fan.poses(&*layout));
    let mut flying = false;
    for (visual, mut motion) in &mut visuals {
        let Some(pose) = places.get(&visual.0) else { continue };
        let face = stage.faces.get(&visual.0).copied();
        let before = motion.is_flying();
        let motion_now = motion.bypass_change_detection();
        if fan.contains(visual.0) {
            // The table waits for no card of the fan.
            fan.send(visual.0, *pose, face, motion_now);
            continue;
        }
        motion_now.go(*pose, face, None);
        if at_once {
            motion_now.finish();
            motion.set_changed();
        }
        flying |= before && motion.is_flying();
    }
    if fan.leaves() {
        fan.has_left();
    }
    let showing = flying || !stage.queue.is_empty();
    if still.cards != showing {
        still.cards = showing;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_moved_within_the_hand_takes_the_slot_and_those_between_give_way() {
        let mut world = World::new();
        let [a, b, c, d] = [(); 4].map(|()| world.spawn_empty().id());
        let mut stage = CardStage {
            slots: vec![Some(a), Some(b), None, Some(c), Some(d)],
            ..default()
        };
        stage.move_in_hand(d, b);
        assert_eq!(stage.slots, [Some(a), Some(d), Some(b), None, Some(c)]);
        stage.move_in_hand(a, c);
        assert_eq!(stage.slots, [Some(d), Some(b), None, Some(c), Some(a)]);
    }
}
