//! The answers at a call and at the write. All people who are asked answer in any order, each with their own keys.
//!
//! A player's choice is not shown before all have chosen. This module sends the choice to the referee and does not
//! store it.

use bevy::prelude::*;

use crate::play::skip_bo_dice::hands::chosen::DiceGameHands;
use crate::play::skip_bo_dice::intents::{ANSWERS, ANSWERS_EACH};
use games::catalog::{AnyAction, Listed};
use games::skip_bo_dice::action::DiceAction;
use games::skip_bo_dice::sizes::MOST_PLAYERS;
use games::skip_bo_dice::state::{Phase, SkipBoDice};
use games::skip_bo_dice::value::{StockpileId, Value};
use host::request::{ActionRequest, DecisionId};
use host::view::{MatchView, Players};
use rules::ai::level::Level;
use rules::ids::SeatId;
use rules::rng::{Stream, stream};
use window_kit::input::hint::HintFor;
use window_kit::input::ready::Ready;
use window_kit::intents::general::{ANSWER, CONFIRM};
use window_kit::intents::{Intent, Intents};
use window_kit::settings::Settings;
use window_kit::table::current_match::CurrentMatch;
use window_kit::window::intent::ui_has_focus;
use window_kit::window::next_frame::NextFrame;
use window_kit::window::steps::InputSystems;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// The number of answers of each person.
pub(crate) const KEYS_EACH: usize = ANSWERS_EACH as usize;
/// The index of the key for passing, always the same.
const PASS_KEY: usize = 4;
/// At the write, the index of the key for going back to the choice of the stockpile.
const BACK_KEY: usize = KEYS_EACH - 1;

/// The answer of a person who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The entry of [`options`] with this index.
    Option(usize),
    /// At the write: the suggestion.
    Suggested,
    /// At the write: this stockpile; the person chooses the value next.
    Into(StockpileId),
    /// At the write: this value, in the chosen stockpile.
    Value(Value),
    /// At the write: back to the choice of the stockpile.
    Back,
    /// At the write: value and stockpile at once.
    Write(Value, StockpileId),
}

/// The answer of a person who is asked.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answered {
    /// The seat of the person.
    pub seat: SeatId,
    /// The answer.
    pub answer: Answer,
}

/// The draft of each seat at the write. While several people choose, only the suggestion is shown: their choices are
/// secret until all have chosen (D-13).
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drafts([Option<Draft>; MOST_PLAYERS]);

/// The draft of a seat at the write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    decision: DecisionId,
    /// The suggestion.
    pub(crate) suggested: (Value, StockpileId),
    /// The stockpile, once it is chosen; the person then chooses the value.
    pub into: Option<StockpileId>,
}

impl Drafts {
    /// The draft of a seat at the write.
    pub fn of(&self, seat: SeatId) -> Option<Draft> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// Applies an answer at the write. Returns the action once value and stockpile are chosen.
    fn change(&mut self, seat: SeatId, answer: Answer) -> Option<DiceAction> {
        let draft = self.0.get_mut(seat.index())?.as_mut()?;
        let (value, stockpile) = match answer {
            Answer::Suggested => draft.suggested,
            Answer::Value(value) => (value, draft.into?),
            Answer::Write(value, stockpile) => (value, stockpile),
            Answer::Into(stockpile) => {
                draft.into = Some(stockpile);
                return None;
            }
            Answer::Back => {
                draft.into = None;
                return None;
            }
            Answer::Option(_) => return None,
        };
        Some(DiceAction::Write { value, stockpile })
    }
}

/// How a player answers calls; applies to all calls of the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum CallAnswer {
    /// The player is asked each time.
    #[default]
    Ask,
    /// Takes the value if it fits only one bubble; the player is asked if it fits several.
    TakeIfOne,
    /// Passes.
    Pass,
}

impl CallAnswer {
    /// The next setting; after the last comes the first.
    pub const fn next(self) -> Self {
        match self {
            Self::Ask => Self::TakeIfOne,
            Self::TakeIfOne => Self::Pass,
            Self::Pass => Self::Ask,
        }
    }
}

/// What the people at the table agreed on. It is reset for each match, as other people may have the seats then.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Agreed {
    /// How each seat answers calls.
    pub calls: [CallAnswer; MOST_PLAYERS],
    /// The time limit for answers, in seconds; 0 is no limit. It starts with the value of the settings.
    pub(crate) within_s: u8,
}

/// The time that is left to answer, in seconds; `None` without a limit, or while nobody is asked.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct TimeLeft(pub Option<f32>);

/// The people who are asked now, in the order of their seats.
pub fn asked<'a>(view: &'a MatchView, players: &'a Players) -> impl Iterator<Item = SeatId> + 'a {
    let asked = SkipBoDice::of_view(&view.view).is_some_and(are_asked);
    view.due.iter().filter(move |seat| asked && players.is_person(*seat))
}

/// Whether players are asked: at a call and at the write.
pub(crate) fn are_asked(game: &SkipBoDice) -> bool {
    matches!(game.phase(), Phase::Call { .. } | Phase::Write { .. })
}

/// The intents for the answers of the person at a seat.
pub(crate) fn answers_of(players: &Players, seat: SeatId) -> Option<Intent> {
    let before = (0..seat.0)
        .map(SeatId)
        .filter(|other| players.is_person(*other))
        .count();
    ANSWERS.get(before).copied()
}

/// The hint for all answers of the person at a seat.
pub(crate) fn all_answers_of(players: &Players, seat: SeatId) -> HintFor {
    answers_of(players, seat).map_or(HintFor::Own, |answers| HintFor::Family(answers, ANSWERS_EACH))
}

/// The possible answers of a seat at a call: a claim for each pile whose next bubble the value fits, and passing as
/// the last one.
pub fn options(view: &MatchView, seat: SeatId) -> Vec<DiceAction> {
    let legal = view.legal.get(seat.index()).into_iter().flat_map(|legal| legal.iter());
    let mut options: Vec<DiceAction> = legal
        .filter_map(SkipBoDice::of_action)
        .filter(|action| matches!(action, DiceAction::Claim { .. } | DiceAction::Pass))
        .copied()
        .collect();
    options.sort_by_key(|action| *action == DiceAction::Pass);
    options
}

/// All values and stockpiles that a seat can write; empty if it is not asked to write.
pub(crate) fn writes(view: &MatchView, seat: SeatId) -> Vec<(Value, StockpileId)> {
    let legal = view.legal.get(seat.index()).into_iter().flat_map(|legal| legal.iter());
    legal
        .filter_map(SkipBoDice::of_action)
        .filter_map(|action| match action {
            DiceAction::Write { value, stockpile } => Some((*value, *stockpile)),
            _ => None,
        })
        .collect()
}

/// The items, sorted and without duplicates.
fn each<T: Ord>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut each: Vec<T> = all.collect();
    each.sort();
    each.dedup();
    each
}

/// The possible answers of a seat now, each with the index of its key among those of the person. A stockpile always has
/// the same key, and so have passing and going back.
pub fn offers(view: &MatchView, drafts: &Drafts, seat: SeatId) -> Vec<(usize, Answer)> {
    let writes = writes(view, seat);
    if writes.is_empty() {
        let options = options(view, seat);
        let key = |at: usize| {
            if options[at] == DiceAction::Pass { PASS_KEY } else { at }
        };
        return (0..options.len()).map(|at| (key(at), Answer::Option(at))).collect();
    }
    let Some(draft) = drafts.of(seat) else {
        return Vec::new();
    };
    if draft.into.is_none() {
        let stockpiles = each(writes.iter().map(|(_, stockpile)| *stockpile)).into_iter();
        let into = stockpiles.map(|stockpile| (1 + stockpile.index(), Answer::Into(stockpile)));
        return std::iter::once((0, Answer::Suggested)).chain(into).collect();
    }
    let values = each(writes.iter().map(|(value, _)| *value)).into_iter();
    let mut offers: Vec<(usize, Answer)> = values.map(Answer::Value).enumerate().collect();
    // With six different values no key is left for going back.
    if offers.len() < KEYS_EACH {
        offers.push((BACK_KEY, Answer::Back));
    }
    offers
}

/// The answer that counts if a person gives none: the suggestion, or passing.
pub(super) fn silence(view: &MatchView, seat: SeatId) -> Answer {
    if writes(view, seat).is_empty() {
        Answer::Option(options(view, seat).len().saturating_sub(1))
    } else {
        Answer::Suggested
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Drafts>()
        .init_resource::<NextFrame>()
        .init_resource::<TimeLeft>()
        .init_resource::<Agreed>()
        .add_message::<Answered>()
        .add_systems(
            Update,
            (
                begin_anew,
                suggest,
                answer_by_keys.run_if(not(ui_has_focus)),
                answer_by_pads,
                answer_of_itself,
                run_out,
                take_answers,
            )
                .chain()
                .in_set(InputSystems::Act)
                .in_set(DiceGameHands),
        );
}

fn begin_anew(current: Res<CurrentMatch>, settings: Res<Settings>, mut agreed: ResMut<Agreed>) {
    if current.is_changed() {
        agreed.set_if_neq(Agreed {
            within_s: settings.answer_within_s,
            ..Agreed::default()
        });
    }
}

/// Makes a suggestion for the write for each person who is newly asked.
fn suggest(ready: Ready, mut drafts: ResMut<Drafts>) {
    let view = ready.view();
    for seat in asked(view, ready.players()) {
        let decision = view.decisions[seat.index()];
        if drafts.of(seat).is_some_and(|draft| draft.decision == decision) {
            continue;
        }
        let legal = &view.legal[seat.index()];
        let mut rng = stream(0, Stream::Agents);
        let choice = legal.get(view.view.choose(Level::Normal, seat, legal, &mut rng));
        let draft = match choice.and_then(SkipBoDice::of_action) {
            Some(DiceAction::Write { value, stockpile }) => Some(Draft {
                decision,
                suggested: (*value, *stockpile),
                into: None,
            }),
            _ => None,
        };
        if let Some(slot) = drafts.0.get_mut(seat.index())
            && *slot != draft
        {
            *slot = draft;
        }
    }
}

fn answer_by_keys(intents: Intents, ready: Ready, drafts: Res<Drafts>, mut answers: MessageWriter<Answered>) {
    if !ready.is_free() {
        return;
    }
    let (view, players) = (ready.view(), ready.players());
    let all: Vec<SeatId> = asked(view, players).collect();
    for seat in &all {
        let pressed = answers_of(players, *seat).and_then(|answers| intents.just_nth(answers));
        let Some(pressed) = pressed else { continue };
        let offers = offers(view, &drafts, *seat);
        if let Some((_, answer)) = offers.iter().find(|(key, _)| *key + 1 == usize::from(pressed)) {
            let (seat, answer) = (*seat, *answer);
            answers.write(Answered { seat, answer });
        }
    }
    // A person who is asked alone can also confirm.
    if let [only] = all.as_slice()
        && intents.just(CONFIRM)
        && !writes(view, *only).is_empty()
    {
        answers.write(Answered {
            seat: *only,
            answer: Answer::Suggested,
        });
    }
}

/// Each gamepad that a person has alone answers for the seat of that person, whatever has the focus.
fn answer_by_pads(intents: Intents, ready: Ready, drafts: Res<Drafts>, mut answers: MessageWriter<Answered>) {
    if !ready.is_free() {
        return;
    }
    let (view, players) = (ready.view(), ready.players());
    let mut answered: Vec<SeatId> = Vec::new();
    for meant in intents.each_just(ANSWER) {
        let seat = meant
            .seat
            .filter(|seat| !answered.contains(seat) && asked(view, players).any(|other| other == *seat));
        let Some(seat) = seat else { continue };
        let offers = offers(view, &drafts, seat);
        if let Some((_, answer)) = offers
            .iter()
            .find(|(key, _)| *key + 1 == usize::from(meant.intent.number()))
        {
            answered.push(seat);
            let answer = *answer;
            answers.write(Answered { seat, answer });
        }
    }
}

/// Answers for players who set their answer beforehand: passes, or takes the value if it fits only one bubble.
fn answer_of_itself(
    ready: Ready,
    agreed: Res<Agreed>,
    mut done: Local<[Option<DecisionId>; MOST_PLAYERS]>,
    mut answers: MessageWriter<Answered>,
) {
    if !ready.is_free() {
        return;
    }
    let view = ready.view();
    for seat in asked(view, ready.players()) {
        let options = options(view, seat);
        let answer = match agreed.calls.get(seat.index()).copied().unwrap_or_default() {
            _ if options.is_empty() => None,
            CallAnswer::Ask => None,
            CallAnswer::TakeIfOne => (options.len() == 2).then_some(0),
            CallAnswer::Pass => Some(options.len() - 1),
        };
        let decision = Some(view.decisions[seat.index()]);
        if let (Some(option), Some(done)) = (answer, done.get_mut(seat.index()))
            && *done != decision
        {
            *done = decision;
            answers.write(Answered {
                seat,
                answer: Answer::Option(option),
            });
        }
    }
}

/// Applies the time limit, if one is set: a person who has not answered in time passes, or writes the suggestion.
fn run_out(
    mut clock: UiClock,
    ready: Ready,
    agreed: Res<Agreed>,
    mut left: ResMut<TimeLeft>,
    (mut of, mut since): (Local<Option<DecisionId>>, Local<StartTime>),
    mut answers: MessageWriter<Answered>,
) {
    let view = ready.view();
    let all: Vec<SeatId> = asked(view, ready.players()).collect();
    let newest = all.iter().map(|seat| view.decisions[seat.index()]).max();
    if agreed.within_s == 0 || all.is_empty() {
        left.set_if_neq(TimeLeft(None));
        *of = None;
        return;
    }
    if *of != newest {
        *of = newest;
        left.0 = Some(f32::from(agreed.within_s));
        *since = StartTime::default();
    }
    let Some(seconds) = left.0.filter(|_| ready.is_free()) else {
        *since = StartTime::default();
        return;
    };
    let now = seconds - clock.step_s(&mut since);
    left.0 = Some(now.max(0.0));
    // Wakes in time to show the next whole second.
    clock.wake_within(now.fract().max(0.05));
    if now <= 0.0 && seconds > 0.0 {
        for seat in all {
            let answer = silence(view, seat);
            answers.write(Answered { seat, answer });
        }
    }
}

/// Sends the answers to the referee.
pub(super) fn take_answers(
    mut answers: MessageReader<Answered>,
    ready: Ready,
    mut drafts: ResMut<Drafts>,
    mut requests: MessageWriter<ActionRequest>,
) {
    let view = ready.view();
    for Answered { seat, answer } in answers.read() {
        if !ready.is_free() || !view.due.contains(*seat) {
            continue;
        }
        let action = match answer {
            Answer::Option(option) => options(view, *seat).get(*option).copied(),
            _ => drafts.change(*seat, *answer),
        };
        if let Some(action) = action {
            requests.write(ready.request(*seat, AnyAction::SkipBoDice(action), None));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::skip_bo_dice::hands::testing::{arranged, people, seen};
    use window_kit::table::phase::TableGate;
    use window_kit::window::state::Overlay;

    /// The automatic answer of Bo with the setting `said`, at a call of 7 that fits `fits` piles.
    fn of_itself(said: CallAnswer, fits: u8) -> Option<Answer> {
        use bevy::ecs::system::RunSystemOnce;
        use games::skip_bo_dice::value::PileId;

        let mut arrange = arranged([1, 3, 5, 2, 4, 7]);
        for pile in 0..fits {
            arrange = arrange.fill(1, PileId(pile), 6);
        }
        let game = arrange.call().build().expect("a valid position");
        let mut world = World::new();
        world.init_resource::<Messages<Answered>>();
        let mut agreed = Agreed::default();
        agreed.calls[1] = said;
        world.insert_resource(agreed);
        world.init_resource::<TableGate>();
        world.insert_resource(State::new(Overlay::None));
        world.insert_resource(people());
        world.insert_resource(seen(game));
        world.run_system_once(answer_of_itself).expect("the system runs");
        let answers = world.resource::<Messages<Answered>>();
        answers.iter_current_update_messages().map(|said| said.answer).next()
    }

    #[test]
    fn who_said_so_beforehand_takes_what_fits_one_bubble_passes_or_is_asked_d_8() {
        assert_eq!(of_itself(CallAnswer::Ask, 1), None);
        assert_eq!(of_itself(CallAnswer::TakeIfOne, 1), Some(Answer::Option(0)));
        assert_eq!(
            of_itself(CallAnswer::TakeIfOne, 2),
            None,
            "it fits several, so the player is asked"
        );
        assert_eq!(of_itself(CallAnswer::Pass, 2), Some(Answer::Option(2)));
    }

    /// The write of a match whose dice show these values; everybody is asked.
    fn write_of(shown: [u8; 6]) -> MatchView {
        use rules::game::Game;
        use rules::ids::Actor;

        let mut game = arranged(shown).build().expect("a valid position");
        game.apply(Actor::Player(SeatId(0)), &DiceAction::EndTurn, &mut ())
            .expect("a turn can end");
        seen(game)
    }

    fn drafts() -> Drafts {
        let draft = Draft {
            decision: DecisionId(3),
            suggested: (Value(7), StockpileId(1)),
            into: None,
        };
        Drafts([Some(draft), Some(draft), None, None])
    }

    #[test]
    fn stockpiles_then_values_have_keys_and_one_press_takes_the_suggestion_d_13() {
        let view = write_of([1, 1, 3, 4, 11, 7]);
        let (ana, bo) = (SeatId(0), SeatId(1));
        let mut drafts = drafts();
        let before = offers(&view, &drafts, bo);
        let keys: Vec<usize> = before.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys, [0, 1, 2, 3, 4]);
        assert_eq!(before[0].1, Answer::Suggested);
        assert_eq!(drafts.change(ana, Answer::Into(StockpileId(2))), None);
        let values = [1, 3, 4, 7, 11].map(Value).map(Answer::Value);
        let mut expected: Vec<(usize, Answer)> = values.into_iter().enumerate().collect();
        expected.push((BACK_KEY, Answer::Back));
        assert_eq!(offers(&view, &drafts, ana), expected);
        assert_eq!(
            offers(&view, &drafts, bo),
            before,
            "the choice does not change the others' offers"
        );
        let written = DiceAction::Write {
            value: Value(4),
            stockpile: StockpileId(2),
        };
        assert_eq!(drafts.change(ana, Answer::Value(Value(4))), Some(written));
        let suggested = DiceAction::Write {
            value: Value(7),
            stockpile: StockpileId(1),
        };
        assert_eq!(drafts.change(bo, Answer::Suggested), Some(suggested));
    }

    #[test]
    fn six_different_values_have_all_keys_d_13() {
        let view = write_of([1, 3, 5, 2, 4, 7]);
        let mut drafts = drafts();
        drafts.change(SeatId(0), Answer::Into(StockpileId(0)));
        let keys: Vec<usize> = offers(&view, &drafts, SeatId(0)).iter().map(|(key, _)| *key).collect();
        assert_eq!(keys, [0, 1, 2, 3, 4, 5]);
    }
}
