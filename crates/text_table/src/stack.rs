//! Stack as text. Dice of one player with the same number are one choice: nobody can tell them apart in words.

use games::stack::Stack;
use games::stack::action::StackAction;
use games::stack::event::StackEvent;
use games::stack::narrate::line;
use games::stack::sizes::{CAPTURE_HEIGHT, owner};
use games::stack::state::{Phase, Place};
use messages::Message;
use messages::texts::stack as words;
use messages::texts::text::{choose_where, choose_which};
use messages::texts::text_stack as texts;
use rules::die::{DieId, Face};
use rules::game::Narrate;
use rules::ids::SeatId;
use rules::seats::Seats;

use crate::game::{Fact, Occasion, TextGame, others};
use crate::menu::Choice;
use crate::vocabulary::{Term, Word};

const PLAY: Term = Term::Word(Word::Play);
const ROLL: Term = Term::Word(Word::Roll);
const PICK: Term = Term::Word(Word::Pick);

impl TextGame for Stack {
    fn facts(view: &Self, seats: &Seats, viewer: Option<SeatId>) -> Vec<Fact> {
        let mut facts = Vec::new();
        if view.round() == 0 {
            return facts;
        }
        let mut say = |about, said, line| facts.push(Fact::new(about, said, line));
        let list = |seat| {
            let mut faces: Vec<u8> = view.loose(seat).iter().map(|die| view.face(die).0).collect();
            faces.sort_unstable();
            let faces = faces.into_iter().map(|face| Message::verbatim(face.to_string()));
            faces.collect::<Vec<_>>()
        };
        let stacks = |seat: SeatId| {
            let own = view.stacks().iter().filter(|stack| owner(stack.top()) == seat);
            let mut own: Vec<_> = own
                .map(|stack| (view.face(stack.top()).0, stack.height(), stack.captured_by.is_some()))
                .collect();
            own.sort_unstable();
            let words = own.into_iter().map(|(face, height, captured)| {
                if captured {
                    texts::captured(face)
                } else {
                    texts::high(face, height)
                }
            });
            words.collect::<Vec<_>>()
        };
        if let Some(me) = viewer {
            let loose = list(me);
            let line = match loose.is_empty() {
                true => texts::NO_LOOSE,
                false => texts::loose(loose),
            };
            say(0, Occasion::EachTurn, line);
            let own = stacks(me);
            if !own.is_empty() {
                say(1, Occasion::Changed, texts::stacks(own, view.round_points(me)));
            }
        }
        if let Some(left) = view.last_turns().filter(|left| !left.is_empty()) {
            say(2, Occasion::Changed, texts::last_turns(left.iter()));
        }
        for seat in others(seats, viewer) {
            let about = 10 + 10 * u16::from(seat.0);
            let own = stacks(seat);
            if !own.is_empty() {
                say(
                    about,
                    Occasion::Changed,
                    texts::stacks_of(seat, own, view.round_points(seat)),
                );
            }
            let loose = list(seat);
            let line = match loose.is_empty() {
                true => texts::no_loose_of(seat),
                false => texts::loose_of(seat, loose),
            };
            say(about + 1, Occasion::Changed, line);
        }
        facts
    }

    fn current(view: &Self) -> Option<SeatId> {
        Stack::current(view)
    }

    fn choices(view: &Self, seat: SeatId, legal: &[StackAction]) -> Vec<Choice<StackAction>> {
        let mut choices: Vec<Choice<StackAction>> = Vec::new();
        for action in legal {
            let choice = choice(view, seat, action);
            if !choices.iter().any(|other| other.what == choice.what) {
                choices.push(choice);
            }
        }
        choices.sort_by_key(|choice| order(view, &choice.action));
        choices
    }

    fn attempts(view: &Self, seat: SeatId) -> Vec<StackAction> {
        let mine: Vec<DieId> = view
            .dice()
            .filter(|die| owner(*die) == seat && view.is_loose(*die))
            .collect();
        let on_table = |die: &DieId| !matches!(view.place(*die), Place::InHand | Place::Captured { .. });
        let theirs: Vec<DieId> = view.dice().filter(on_table).filter(|die| owner(*die) != seat).collect();
        let places = mine.iter().flat_map(|&die| {
            let onto = theirs.iter().map(move |&onto| StackAction::Place { die, onto });
            onto.collect::<Vec<_>>()
        });
        let rolls = mine.iter().map(|&die| StackAction::Reroll { die });
        places.chain(rolls).chain([StackAction::Pass]).collect()
    }

    fn summary(events: &[&StackEvent]) -> Vec<Message> {
        let told = events.iter().enumerate().filter(|(at, event)| {
            let next = events.get(at + 1);
            match event {
                // The next line says where it was placed.
                StackEvent::MustPlace { .. } => next.is_none(),
                // The next line says that the stack is captured.
                StackEvent::Placed { .. } => !matches!(next, Some(StackEvent::Captured { .. })),
                _ => true,
            }
        });
        told.filter_map(|(_, event)| line(event)).collect()
    }

    fn throw(view: &Self) -> Message {
        match view.phase() {
            Phase::FirstRoll { .. } => texts::THROW_FIRST,
            _ => texts::THROW,
        }
    }

    fn examples(other: &str) -> Vec<Message> {
        vec![texts::example_put(other), texts::EXAMPLE_ROLL]
    }
}

/// The order of the choices: placing before rolling, by number, and on high stacks first.
fn order(view: &Stack, action: &StackAction) -> (u8, u8, usize) {
    match action {
        StackAction::Place { die, onto } => (0, view.face(*die).0, CAPTURE_HEIGHT - height(view, *onto)),
        StackAction::Reroll { die } => (1, view.face(*die).0, 0),
        StackAction::PickUp { die } | StackAction::RollOpponents { die } => (2, view.face(*die).0, 0),
        _ => (3, 0, 0),
    }
}

/// How high the stack is that a die is on; 1 for a loose die.
fn height(view: &Stack, die: DieId) -> usize {
    match view.place(die) {
        Place::Stacked { stack } | Place::Captured { stack } => view.stack(stack).map_or(1, |stack| stack.height()),
        Place::Loose | Place::InHand => 1,
    }
}

fn number(face: Face) -> Term {
    Term::Number(face.0.into())
}

fn choice(view: &Stack, seat: SeatId, action: &StackAction) -> Choice<StackAction> {
    let advice = || <Stack as Narrate>::advice(view, action);
    let new = |what, phrases| Choice::new(action.clone(), what, phrases);
    match *action {
        StackAction::Place { die, onto } => {
            let (face, below, high) = (view.face(die), owner(onto), height(view, onto));
            let mut phrases = vec![
                vec![PLAY, number(face), Term::Seat(below), Term::Number(high as u16)],
                vec![number(face), Term::Seat(below), Term::Number(high as u16)],
            ];
            if high == 1 {
                // On a loose die it is enough to name the player.
                phrases.extend([
                    vec![PLAY, number(face), Term::Seat(below), Term::Word(Word::Free)],
                    vec![PLAY, number(face), Term::Seat(below)],
                ]);
            }
            if high + 1 == CAPTURE_HEIGHT {
                phrases.push(vec![PLAY, number(face), Term::Seat(below), Term::Word(Word::Pick)]);
            }
            let what = advice();
            let confirm = view.is_last_loose(die).then_some([
                words::ASK_LAST_DIE,
                words::ASK_LAST_DIE_YES,
                words::ASK_LAST_DIE_NO,
            ]);
            Choice {
                confirm,
                ..new(what.clone(), phrases).grouped(choose_where(texts::put(face.0)), what)
            }
        }
        StackAction::Reroll { die } => {
            let face = view.face(die);
            let what = texts::roll(face.0);
            new(what.clone(), vec![vec![ROLL, number(face)]]).grouped(choose_which(texts::ROLL_ANY), what)
        }
        StackAction::RollOpponents { die } => {
            let (face, of) = (view.face(die), owner(die));
            let what = texts::roll_of(face.0, of);
            let phrases = vec![
                vec![ROLL, number(face), Term::Seat(of)],
                vec![ROLL, Term::Seat(of), number(face)],
            ];
            new(what.clone(), phrases).grouped(choose_which(texts::ROLL_ANY_OF), what)
        }
        StackAction::PickUp { die } => {
            let (face, of) = (view.face(die), owner(die));
            let (what, phrases) = if of == seat {
                (texts::take_up(face.0), vec![vec![PICK, number(face)]])
            } else {
                let phrase = vec![PICK, number(face), Term::Seat(of)];
                (texts::take_up_of(face.0, of), vec![phrase])
            };
            new(what.clone(), phrases).grouped(choose_which(texts::TAKE_UP_ANY), what)
        }
        StackAction::Pass => new(
            advice(),
            vec![vec![Term::Word(Word::Pass)], vec![Term::Word(Word::End)]],
        ),
        StackAction::ChooseFace { keep_new: true } => new(advice(), vec![vec![Term::Word(Word::Keep)]]),
        StackAction::ChooseFace { keep_new: false } => new(
            advice(),
            vec![vec![Term::Word(Word::Old)], vec![Term::Word(Word::Back)]],
        ),
        StackAction::ActOutOfTurn => new(texts::JUMP, vec![vec![Term::Word(Word::Jump)]]),
        StackAction::FirstRoll(_) | StackAction::OpeningThrow(_) | StackAction::Rolled(_) => new(advice(), Vec::new()),
    }
}
