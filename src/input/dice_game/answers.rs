//! Answers at a call and at the write: of all people who are asked, in any order, each with keys of their own.
//!
//! What somebody chose is told by nobody before all have; here it is sent to the referee and forgotten.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::DiceGameHands;
use crate::ai::level::Level;
use crate::games::skip_bo_dice::action::DiceAction;
use crate::games::skip_bo_dice::state::Phase;
use crate::games::skip_bo_dice::value::{StockpileId, Value};
use crate::games::skip_bo_dice::{MOST_PLAYERS, SkipBoDice};
use crate::games::{AnyAction, Listed};
use crate::input::{InputSystems, Ready};
use crate::presentation::boards::Spot;
use crate::rules::ids::PlayerId;
use crate::rules::rng::{Stream, stream};
use crate::screens::hud::PrimaryPressed;
use crate::screens::theme::focus::ui_has_focus;
use crate::settings::{CallAnswer, Settings};
use crate::table::request::{ActionRequest, DecisionId};
use crate::table::view::{MatchView, Players};

/// The keys of the people at the machine, first to last, with what is written on them.
pub const KEYS: [[(KeyCode, &str); 5]; MOST_PLAYERS] = [
    [
        (KeyCode::Digit1, "1"),
        (KeyCode::Digit2, "2"),
        (KeyCode::Digit3, "3"),
        (KeyCode::Digit4, "4"),
        (KeyCode::Digit5, "5"),
    ],
    [
        (KeyCode::KeyQ, "Q"),
        (KeyCode::KeyW, "W"),
        (KeyCode::KeyE, "E"),
        (KeyCode::KeyR, "R"),
        (KeyCode::KeyF, "F"),
    ],
    [
        (KeyCode::KeyU, "U"),
        (KeyCode::KeyI, "I"),
        (KeyCode::KeyO, "O"),
        (KeyCode::KeyP, "P"),
        (KeyCode::BracketLeft, "["),
    ],
    [
        (KeyCode::Numpad1, "N1"),
        (KeyCode::Numpad2, "N2"),
        (KeyCode::Numpad3, "N3"),
        (KeyCode::Numpad4, "N4"),
        (KeyCode::Numpad5, "N5"),
    ],
];

/// What a person who is asked presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// What stands at this place of [`options`].
    Option(usize),
    /// At the write: the next value, or the next stockpile, instead of what is suggested.
    NextValue,
    /// At the write: the next stockpile instead.
    NextStockpile,
    /// At the write: as it stands.
    Accept,
}

/// Somebody who is asked answers.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// Who.
    pub seat: PlayerId,
    /// What.
    pub answer: Answer,
}

/// What each seat is about to write, as it was suggested or changed since.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drafts([Option<Draft>; MOST_PLAYERS]);

/// What a seat is about to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    decision: DecisionId,
    /// The value.
    pub value: Value,
    /// The stockpile.
    pub stockpile: StockpileId,
}

impl Drafts {
    /// What a seat is about to write.
    pub fn of(&self, seat: PlayerId) -> Option<Draft> {
        self.0.get(seat.index()).copied().flatten()
    }
}

/// How long those who are asked have left, in seconds; `None` without a limit, and while nobody is asked.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct TimeLeft(pub Option<f32>);

/// The people who are asked now, in the order of their seats.
pub fn asked<'a>(view: &'a MatchView, players: &'a Players) -> impl Iterator<Item = PlayerId> + 'a {
    let asked = SkipBoDice::of_view(&view.view)
        .is_some_and(|game| matches!(game.phase(), Phase::Call { .. } | Phase::Write { .. }));
    view.due.iter().filter(move |seat| asked && players.is_person(*seat))
}

/// The keys of a person.
pub fn keys_of(players: &Players, seat: PlayerId) -> Option<&'static [(KeyCode, &'static str); 5]> {
    let before = (0..seat.0)
        .map(PlayerId)
        .filter(|other| players.is_person(*other))
        .count();
    KEYS.get(before)
}

/// What a seat can answer at a call: a pile for each bubble that the value fits, then to pass.
pub fn options(view: &MatchView, seat: PlayerId) -> Vec<DiceAction> {
    let legal = view.legal.get(seat.index()).into_iter().flatten();
    let mut options: Vec<DiceAction> = legal
        .filter_map(SkipBoDice::of_action)
        .filter(|action| matches!(action, DiceAction::Claim { .. } | DiceAction::Pass))
        .copied()
        .collect();
    options.sort_by_key(|action| *action == DiceAction::Pass);
    options
}

/// The call that is on, for who looks at the boards.
#[derive(SystemParam)]
pub struct Calls<'w> {
    ready: Ready<'w>,
    players: Option<Res<'w, Players>>,
    answers: MessageWriter<'w, Answered>,
}

impl Calls<'_> {
    /// The bubbles that the people who are asked can fill with the called value, with the place among their options.
    pub fn claims(&self) -> Vec<(PlayerId, Spot, usize)> {
        let (Some(view), Some(players)) = (self.ready.view(), &self.players) else {
            return Vec::new();
        };
        let Some(game) = SkipBoDice::of_view(&view.view).filter(|_| self.ready.is_free()) else {
            return Vec::new();
        };
        let of_seat = |seat: PlayerId| {
            let options = options(view, seat).into_iter().enumerate();
            options.filter_map(move |(at, action)| match action {
                DiceAction::Claim { pile } => {
                    let next = game.sheet(seat).pile(pile).filled() + 1;
                    Some((seat, Spot::Bubble(pile, next), at))
                }
                _ => None,
            })
        };
        asked(view, players).flat_map(of_seat).collect()
    }

    /// Answers with the bubble that was pointed at, anywhere on its pile; whether it was such a one.
    pub fn claim(&mut self, seat: PlayerId, spot: Spot) -> bool {
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
}

/// All that a seat can write.
fn writes(view: &MatchView, seat: PlayerId) -> Vec<(Value, StockpileId)> {
    let legal = view.legal.get(seat.index()).into_iter().flatten();
    legal
        .filter_map(SkipBoDice::of_action)
        .filter_map(|action| match action {
            DiceAction::Write { value, stockpile } => Some((*value, *stockpile)),
            _ => None,
        })
        .collect()
}

/// The one after this in a list, each only once; the first after the last.
fn next_in<T: PartialEq + Copy>(all: impl Iterator<Item = T>, now: T) -> T {
    let mut each: Vec<T> = Vec::new();
    for one in all {
        if !each.contains(&one) {
            each.push(one);
        }
    }
    let at = each.iter().position(|one| *one == now).map_or(0, |at| at + 1);
    each.get(at % each.len().max(1)).copied().unwrap_or(now)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drafts>()
        .init_resource::<TimeLeft>()
        .add_message::<Answered>()
        .add_systems(
            Update,
            (
                suggest,
                answer_by_keys.run_if(not(ui_has_focus)),
                answer_by_button,
                answer_of_itself,
                run_out,
                take_answers,
            )
                .chain()
                .in_set(InputSystems::Act)
                .in_set(DiceGameHands),
        );
}

/// Suggests what to write to whoever is newly asked.
fn suggest(ready: Ready, players: Option<Res<Players>>, mut drafts: ResMut<Drafts>) {
    let (Some(view), Some(players)) = (ready.view(), players) else {
        return;
    };
    for seat in asked(view, &players) {
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
                value: *value,
                stockpile: *stockpile,
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

fn answer_by_keys(
    keys: Res<ButtonInput<KeyCode>>,
    ready: Ready,
    players: Option<Res<Players>>,
    mut answers: MessageWriter<Answered>,
) {
    let (Some(view), Some(players)) = (ready.view(), players) else {
        return;
    };
    if !ready.is_free() {
        return;
    }
    let all: Vec<PlayerId> = asked(view, &players).collect();
    for seat in &all {
        let Some(own) = keys_of(&players, *seat) else { continue };
        let Some(pressed) = own.iter().position(|(key, _)| keys.just_pressed(*key)) else {
            continue;
        };
        if let Some(answer) = answer_at(view, *seat, pressed) {
            answers.write(Answered { seat: *seat, answer });
        }
    }
    // Who is asked alone needs no keys to be learnt.
    if let [only] = all.as_slice()
        && keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter])
        && !writes(view, *only).is_empty()
    {
        answers.write(Answered {
            seat: *only,
            answer: Answer::Accept,
        });
    }
}

/// What the key at this place means to a seat.
fn answer_at(view: &MatchView, seat: PlayerId, pressed: usize) -> Option<Answer> {
    if writes(view, seat).is_empty() {
        return (pressed < options(view, seat).len()).then_some(Answer::Option(pressed));
    }
    [Answer::Accept, Answer::NextValue, Answer::NextStockpile]
        .get(pressed)
        .copied()
}

/// The large button: writes what is suggested, or passes, for the first who is asked.
fn answer_by_button(
    mut presses: MessageReader<PrimaryPressed>,
    ready: Ready,
    players: Option<Res<Players>>,
    mut answers: MessageWriter<Answered>,
) {
    let pressed = presses.read().count() > 0;
    let (Some(view), Some(players), true) = (ready.view(), players, pressed && ready.is_free()) else {
        return;
    };
    if let Some(seat) = asked(view, &players).next() {
        let answer = if writes(view, seat).is_empty() {
            Answer::Option(options(view, seat).len().saturating_sub(1))
        } else {
            Answer::Accept
        };
        answers.write(Answered { seat, answer });
    }
}

/// Who said so beforehand passes, or takes the value where it fits one bubble only.
fn answer_of_itself(
    ready: Ready,
    players: Option<Res<Players>>,
    settings: Res<Settings>,
    mut done: Local<[Option<DecisionId>; MOST_PLAYERS]>,
    mut answers: MessageWriter<Answered>,
) {
    let (Some(view), Some(players), true) = (ready.view(), players, ready.is_free()) else {
        return;
    };
    for seat in asked(view, &players) {
        let options = options(view, seat);
        let answer = match settings.calls.get(seat.index()).copied().unwrap_or_default() {
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

/// The time runs, where one was set: who has not answered then passes, or writes what is suggested.
fn run_out(
    time: Res<Time<Real>>,
    ready: Ready,
    players: Option<Res<Players>>,
    settings: Res<Settings>,
    mut left: ResMut<TimeLeft>,
    mut of: Local<Option<DecisionId>>,
    mut answers: MessageWriter<Answered>,
) {
    let (Some(view), Some(players)) = (ready.view(), players) else {
        return;
    };
    let all: Vec<PlayerId> = asked(view, &players).collect();
    let newest = all.iter().map(|seat| view.decisions[seat.index()]).max();
    if settings.answer_within_s == 0 || all.is_empty() {
        left.set_if_neq(TimeLeft(None));
        *of = None;
        return;
    }
    if *of != newest {
        *of = newest;
        left.0 = Some(f32::from(settings.answer_within_s));
    }
    let Some(seconds) = left.0.filter(|_| ready.is_free()) else {
        return;
    };
    let now = seconds - time.delta_secs();
    left.0 = Some(now.max(0.0));
    if now <= 0.0 && seconds > 0.0 {
        for seat in all {
            let answer = if writes(view, seat).is_empty() {
                Answer::Option(options(view, seat).len().saturating_sub(1))
            } else {
                Answer::Accept
            };
            answers.write(Answered { seat, answer });
        }
    }
}

/// Carries the answers to the referee.
fn take_answers(
    mut answers: MessageReader<Answered>,
    ready: Ready,
    mut drafts: ResMut<Drafts>,
    mut requests: MessageWriter<ActionRequest>,
) {
    let Some(view) = ready.view() else {
        answers.clear();
        return;
    };
    for Answered { seat, answer } in answers.read() {
        if !ready.is_free() || !view.due.contains(*seat) {
            continue;
        }
        let draft = drafts.of(*seat);
        let action = match (answer, draft) {
            (Answer::Option(option), _) => options(view, *seat).get(*option).copied(),
            (Answer::Accept, Some(draft)) => Some(DiceAction::Write {
                value: draft.value,
                stockpile: draft.stockpile,
            }),
            (Answer::NextValue, Some(mut draft)) => {
                draft.value = next_in(writes(view, *seat).into_iter().map(|(value, _)| value), draft.value);
                drafts.0[seat.index()] = Some(draft);
                None
            }
            (Answer::NextStockpile, Some(mut draft)) => {
                let all = writes(view, *seat).into_iter().map(|(_, stockpile)| stockpile);
                draft.stockpile = next_in(all, draft.stockpile);
                drafts.0[seat.index()] = Some(draft);
                None
            }
            (_, None) => None,
        };
        if let Some(action) = action {
            requests.write_batch(ready.request(*seat, AnyAction::SkipBoDice(action), None));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_on_comes_round_and_takes_each_once() {
        let all = || [3, 3, 5, 3, 7].into_iter();
        assert_eq!(next_in(all(), 3), 5);
        assert_eq!(next_in(all(), 5), 7);
        assert_eq!(next_in(all(), 7), 3);
        assert_eq!(next_in(std::iter::empty(), 4), 4);
    }

    /// What Bo, who said so beforehand, answers of itself at a call of 7 that fits as many piles.
    fn of_itself(said: CallAnswer, fits: u8) -> Option<Answer> {
        use crate::games::skip_bo_dice::arrange::Arrange;
        use crate::games::skip_bo_dice::options::DiceOptions;
        use crate::games::skip_bo_dice::value::PileId;
        use crate::games::{AnyGame, AnyView};
        use crate::rules::game::Game;
        use crate::rules::ids::{MAX_PLAYERS, Seats};
        use crate::table::view::{SeatControl, SeatPlayer};
        use bevy::ecs::system::RunSystemOnce;

        let seats = Seats::solo(2).expect("two can be seated");
        let mut arrange = Arrange::new(&DiceOptions::default(), &seats)
            .expect("a position")
            .show([1, 3, 5, 2, 4, 7].map(Value));
        for pile in 0..fits {
            arrange = arrange.fill(1, PileId(pile), 6);
        }
        let game = arrange.call().build().expect("a sound position");
        let bo = PlayerId(1);
        let mut world = World::new();
        world.init_resource::<Messages<Answered>>();
        let mut settings = Settings::default();
        settings.calls[1] = said;
        world.insert_resource(settings);
        let seat = |name: &str| SeatPlayer {
            name: name.into(),
            control: SeatControl::Person,
        };
        world.insert_resource(Players(["Ana", "Bo"].map(seat).into()));
        let mut legal: [Vec<AnyAction>; MAX_PLAYERS] = Default::default();
        legal[1] = AnyGame::SkipBoDice(game).legal_actions(bo);
        world.insert_resource(MatchView {
            view: AnyView::SkipBoDice(game),
            seats,
            due: crate::rules::ids::PlayerSet::only(bo),
            decisions: [DecisionId(3); MAX_PLAYERS],
            legal,
            awaited: None,
            take_back: None,
            scores: game.scores(),
        });
        world.run_system_once(answer_of_itself).expect("the system runs");
        let answers = world.resource::<Messages<Answered>>();
        answers.iter_current_update_messages().map(|said| said.answer).next()
    }

    #[test]
    fn who_said_so_beforehand_takes_what_fits_one_bubble_passes_or_is_asked_d_8() {
        assert_eq!(of_itself(CallAnswer::Ask, 1), None);
        assert_eq!(of_itself(CallAnswer::TakeIfOne, 1), Some(Answer::Option(0)));
        assert_eq!(of_itself(CallAnswer::TakeIfOne, 2), None, "it fits several: asked");
        assert_eq!(of_itself(CallAnswer::Pass, 2), Some(Answer::Option(2)));
    }

    #[test]
    fn no_two_people_share_a_key() {
        let all: Vec<KeyCode> = KEYS.iter().flatten().map(|(key, _)| *key).collect();
        for (index, key) in all.iter().enumerate() {
            assert!(!all[..index].contains(key), "{key:?}");
        }
    }
}
