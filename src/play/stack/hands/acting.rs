//! What a person may do now, and how to request it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::play::stack::hands::chosen::{Selection, StackHands};
use games::catalog::{AnyAction, Listed};
use games::stack::action::StackAction;
use games::stack::sizes::owner;
use games::stack::state::{Phase, Place, Stack};
use host::request::ActionRequest;
use messages;
use messages::texts::stack as words;
use rules::die::{DieId, DieSet};
use rules::ids::SeatId;
use rules::options::Enforcement;
use tabletop::throw::ThrowGesture;
use window_kit::input::ready::Ready;
use window_kit::presentation::visual::Nudge;
use window_kit::table::components::die::DiceIndex;
use window_kit::window::intent::{ConfirmAnswer, ConfirmAsk, Notice};
use window_kit::window::steps::InputSystems;

/// The question asked before a last loose die is placed (S-14).
const LAST_DIE: &str = "last-die";
/// The question whether a die keeps its new number after another player rolled it (S-12).
const CHOOSE_FACE: &str = "choose-face";

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PendingPlace>().add_systems(
        Update,
        (follow_the_match, ask_the_owner, hear_answers)
            .chain()
            .in_set(InputSystems::Act)
            .in_set(StackHands),
    );
}

/// The placing of a last loose die that waits for confirmation (S-14): the die, and the die it goes on.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct PendingPlace(Option<(DieId, DieId)>);

/// The person whose decision is due, and the ways to act.
#[derive(SystemParam)]
pub(crate) struct Hands<'w> {
    ready: Ready<'w>,
    pending: ResMut<'w, PendingPlace>,
    /// What the person has chosen.
    pub selection: ResMut<'w, Selection>,
    requests: MessageWriter<'w, ActionRequest>,
    notices: MessageWriter<'w, Notice>,
    nudges: MessageWriter<'w, Nudge>,
    dice: Res<'w, DiceIndex>,
    asks: MessageWriter<'w, ConfirmAsk>,
}

impl Hands<'_> {
    /// The view of the match of Stack.
    pub fn stack(&self) -> Option<&Stack> {
        Stack::of_view(&self.ready.view().view)
    }

    /// The person whose decision is due, while the table is still and no overlay is open.
    pub fn seat(&self) -> Option<SeatId> {
        self.ready.seat()
    }

    /// The legal actions of that person.
    pub fn legal(&self) -> impl Iterator<Item = &StackAction> {
        self.ready.legal(self.seat()).filter_map(Stack::of_action)
    }

    /// The dice that a die can be put on.
    pub fn targets(&self, die: DieId) -> Vec<DieId> {
        self.legal()
            .filter_map(|action| match action {
                StackAction::Place { die: placed, onto } if *placed == die => Some(*onto),
                _ => None,
            })
            .collect()
    }

    /// The loose dice that are worth picking up: those that fit somewhere, or all if none fits.
    pub(crate) fn takeable(&self) -> DieSet {
        let (Some(seat), Some(stack)) = (self.seat(), self.stack()) else {
            return DieSet::EMPTY;
        };
        let loose = stack.loose(seat);
        let fitting: DieSet = loose
            .iter()
            .filter(|die| stack.targets(*die).next().is_some())
            .collect();
        if fitting.is_empty() { loose } else { fitting }
    }

    /// The die that must be played: it was rolled and fits (S-6), or was picked up (S-11).
    pub fn bound(&self) -> Option<DieId> {
        match self.stack()?.phase() {
            Phase::Held { die, .. } | Phase::PlaceRolled { die, .. } => self.seat().map(|_| die),
            _ => None,
        }
    }

    /// The top die of the stack that a die is in; for a loose die, the die itself.
    pub(crate) fn top_of(&self, die: DieId) -> DieId {
        self.stack()
            .and_then(|stack| match stack.place(die) {
                Place::Stacked { stack: id } => stack.stack(id).map(|stack| stack.top()),
                _ => None,
            })
            .unwrap_or(die)
    }

    /// Shows a message at the pointer and in the status line, and shakes `die` if given. A message with a rule and
    /// without a die is a hint; all others are refusals.
    pub fn tell(&mut self, text: messages::Message, rule: Option<&'static str>, die: Option<DieId>) {
        self.notices.write(Notice {
            text,
            rule,
            refused: rule.is_none() || die.is_some(),
        });
        if let Some(entity) = die.and_then(|die| self.dice.get(die)) {
            self.nudges.write(Nudge(entity));
        }
    }

    fn ask_referee(&mut self, action: StackAction, gesture: Option<ThrowGesture>) {
        let Some(seat) = self.seat() else { return };
        let request = self.ready.request(seat, AnyAction::Stack(action), gesture);
        self.requests.write(request);
        *self.selection = Selection::None;
    }

    /// Picks up a die: chooses it, or says why it can't be picked up. By Table rules, requests the picking up of a
    /// loose die instead.
    pub fn take(&mut self, die: DieId) {
        let (Some(seat), Some(stack)) = (self.seat(), self.stack()) else {
            return;
        };
        let (place, whose) = (stack.place(die), owner(die));
        let table_rules = stack.options().enforcement == Enforcement::Table;
        if let Some(bound) = self.bound() {
            *self.selection = Selection::Die(bound);
            self.tell(words::HAND_PLAY_FIRST, Some("S-6"), Some(bound));
        } else if matches!(place, Place::Stacked { .. }) {
            self.tell(words::REFUSED_STACKED, Some("S-4"), Some(die));
        } else if table_rules && place == Place::Loose {
            self.ask_referee(StackAction::PickUp { die }, None);
        } else if whose == seat {
            *self.selection = Selection::Die(die);
            if self.targets(die).is_empty() {
                self.tell(words::HAND_ONLY_ROLL, Some("S-11"), None);
            }
        } else {
            self.tell(words::hand_not_yours(whose), Some("S-12"), Some(die));
        }
    }

    /// Clears the choice, unless the die must be played.
    pub(crate) fn let_go(&mut self) {
        *self.selection = self.bound().map_or(Selection::None, Selection::Die);
    }

    /// Puts a die on another one. Asks first if it is the last loose die and its placing ends the round (S-14).
    pub fn place(&mut self, die: DieId, onto: DieId) {
        let Some(stack) = self.stack() else { return };
        let onto = self.top_of(onto);
        let ends_round = stack.fits(die, onto) && stack.is_last_loose(die);
        if ends_round {
            self.pending.0 = Some((die, onto));
            self.asks.write(ConfirmAsk {
                id: LAST_DIE,
                text: words::ASK_LAST_DIE,
                yes: words::ASK_LAST_DIE_YES,
                no: words::ASK_LAST_DIE_NO,
                loses: false,
            });
        } else {
            self.ask_referee(StackAction::Place { die, onto }, None);
        }
    }

    /// Rolls a die with a gesture, or with the fair throw if there is none.
    pub fn roll(&mut self, die: DieId, gesture: Option<ThrowGesture>) {
        let Some(seat) = self.seat() else { return };
        let action = if owner(die) == seat {
            StackAction::Reroll { die }
        } else {
            StackAction::RollOpponents { die }
        };
        self.ask_referee(action, gesture);
    }

    /// Whether a die may be rolled now.
    pub(crate) fn can_roll(&self, die: DieId) -> bool {
        self.legal().any(|action| match action {
            StackAction::Reroll { die: rolled } | StackAction::RollOpponents { die: rolled } => *rolled == die,
            _ => false,
        })
    }

    /// Starts to aim a throw of the chosen die; without a choice, of the given one. A die that can't be rolled now is
    /// picked up, or the refusal is shown.
    pub fn aim(&mut self, die: Option<DieId>) {
        let Some(die) = self.selection.die().or(die) else {
            if self.seat().is_some() {
                self.tell(words::HAND_CHOOSE_FIRST, Some("S-6"), None);
            }
            return;
        };
        if self.can_roll(die) {
            *self.selection = Selection::Aiming(die);
        } else if self.bound().is_some() {
            self.tell(words::HAND_ROLLED_FITS, Some("S-6"), Some(die));
        } else {
            self.take(die);
        }
    }

    /// Passes, if passing is due (S-16).
    pub fn pass(&mut self) {
        if self.legal().any(|action| *action == StackAction::Pass) {
            self.ask_referee(StackAction::Pass, None);
        }
    }
}

/// Clears the choice when it is no longer possible, and chooses a die that must be played.
fn follow_the_match(mut hands: Hands) {
    let wanted = match (hands.seat(), *hands.selection) {
        (None, _) => Selection::None,
        (Some(_), selection) => match (hands.bound(), selection.die()) {
            (Some(bound), chosen) if chosen != Some(bound) => Selection::Die(bound),
            (None, Some(die)) if !hands.stack().is_some_and(|stack| stack.is_loose(die)) => Selection::None,
            _ => selection,
        },
    };
    hands.selection.set_if_neq(wanted);
}

fn ask_the_owner(mut hands: Hands, mut asked: Local<bool>) {
    let choice = match hands.stack().map(Stack::phase) {
        Some(Phase::ChooseFace { die, old, .. }) if hands.seat() == Some(owner(die)) => Some((die, old)),
        Some(Phase::ChooseFace { .. }) => return,
        _ => {
            *asked = false;
            None
        }
    };
    let (Some((die, old)), false) = (choice, *asked) else {
        return;
    };
    let new = hands.stack().map_or(0, |stack| stack.face(die).0);
    *asked = true;
    hands.asks.write(ConfirmAsk {
        id: CHOOSE_FACE,
        text: words::ask_number(owner(die), old.0, new),
        yes: words::ask_number_keep(new),
        no: words::ask_number_back(old.0),
        loses: false,
    });
}

fn hear_answers(mut answers: MessageReader<ConfirmAnswer>, mut hands: Hands, mut later: Local<Vec<ConfirmAnswer>>) {
    later.extend(answers.read().cloned());
    // The person may act only after the overlay of the question is closed.
    if hands.seat().is_none() {
        return;
    }
    for answer in later.drain(..).collect::<Vec<_>>() {
        if answer.id == LAST_DIE {
            if let (Some((die, onto)), true) = (hands.pending.0.take(), answer.yes) {
                hands.ask_referee(StackAction::Place { die, onto }, None);
            }
        } else if answer.id == CHOOSE_FACE {
            hands.ask_referee(StackAction::ChooseFace { keep_new: answer.yes }, None);
        }
    }
}
