//! Choices as numbered lists: few choices in one list, many in lists behind a choice.

use games::catalog::AnyAction;
use messages::Message;
use messages::texts::text as texts;

use crate::vocabulary::{Term, Word};

/// The most choices of a list in which each choice has its own line. If there are more, choices that belong together
/// have one line, and a list behind it.
const FLAT: usize = 9;

/// A choice that a game offers.
#[derive(Clone, Debug)]
pub(crate) struct Choice<A = AnyAction> {
    /// What it does, as a clause.
    pub what: Message,
    /// The same in the list of its group.
    pub inner: Message,
    /// The line for all choices of its group; `None` for a choice that stands alone.
    pub group: Option<Message>,
    /// How it can be typed.
    pub phrases: Vec<Vec<Term>>,
    /// What has to be confirmed first: the question, and the words of yes and no.
    pub confirm: Option<[Message; 3]>,
    /// Whether a list has it. All others can be typed.
    pub listed: bool,
    /// The action.
    pub action: A,
}

impl<A> Choice<A> {
    /// A choice that stands alone.
    pub fn new(action: A, what: Message, phrases: Vec<Vec<Term>>) -> Self {
        Self {
            inner: what.clone(),
            what,
            group: None,
            phrases,
            confirm: None,
            listed: true,
            action,
        }
    }

    /// The same choice as one of a group, with its words there.
    pub fn grouped(self, group: Message, inner: Message) -> Self {
        Self {
            group: Some(group),
            inner,
            ..self
        }
    }

    /// The same choice with an action of another type.
    pub fn map<B>(self, wrap: impl FnOnce(A) -> B) -> Choice<B> {
        Choice {
            what: self.what,
            inner: self.inner,
            group: self.group,
            phrases: self.phrases,
            confirm: self.confirm,
            listed: self.listed,
            action: wrap(self.action),
        }
    }
}

/// A line of a list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Item {
    /// The words.
    pub what: Message,
    /// What it does.
    pub does: Does,
}

/// What a line of a list does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Does {
    /// An action.
    Act(Box<AnyAction>),
    /// The throw that waits for the person.
    Throw,
    /// Opens another list, with a line above it.
    Open(Option<Message>, Vec<Item>),
    /// Goes back to the first list.
    Back,
}

/// What a choice does: its action, or the question before it.
pub(crate) fn does(choice: &Choice) -> Does {
    let act = Does::Act(Box::new(choice.action.clone()));
    let Some([question, yes, no]) = choice.confirm.clone() else {
        return act;
    };
    let no = Item {
        what: no,
        does: Does::Back,
    };
    Does::Open(Some(question), vec![Item { what: yes, does: act }, no])
}

/// The list of these choices.
pub(crate) fn list(choices: &[Choice], groups_say: &dyn Fn(&Message) -> Option<Message>) -> Vec<Item> {
    let item = |choice: &Choice| Item {
        what: choice.what.clone(),
        does: does(choice),
    };
    let choices: Vec<&Choice> = choices.iter().filter(|choice| choice.listed).collect();
    if choices.len() <= FLAT {
        return choices.into_iter().map(item).collect();
    }
    let mut items = Vec::new();
    for (at, &choice) in choices.iter().enumerate() {
        let Some(group) = &choice.group else {
            items.push(item(choice));
            continue;
        };
        let is_in = |other: &&Choice| other.group.as_ref() == Some(group);
        if choices[..at].iter().any(is_in) {
            continue;
        }
        let members: Vec<&Choice> = choices.iter().copied().filter(is_in).collect();
        if let [alone] = members[..] {
            items.push(item(alone));
            continue;
        }
        let inner = members.iter().map(|choice| Item {
            what: choice.inner.clone(),
            does: does(choice),
        });
        items.push(Item {
            what: group.clone(),
            does: Does::Open(groups_say(group), inner.collect()),
        });
    }
    items
}

/// A list as lines. A list behind a choice has a way back.
pub(crate) fn lines(items: &[Item], inner: bool) -> Vec<Message> {
    let numbered = (1_usize..).zip(items);
    let mut lines: Vec<Message> = numbered
        .map(|(number, item)| texts::choice(number, item.what.clone()))
        .collect();
    if inner {
        lines.push(texts::choice(0_u8, texts::BACK));
    }
    lines
}

/// Whether a person means this phrase: all of it, or its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fit {
    /// Its beginning.
    Begun,
    /// All of it.
    Whole,
}

/// How well typed terms fit a phrase. The dice of a throw are named in any order.
pub(crate) fn fit(typed: &[Term], phrase: &[Term]) -> Option<Fit> {
    let rolls = |terms: &[Term]| terms.first() == Some(&Term::Word(Word::Roll));
    if typed == phrase {
        Some(Fit::Whole)
    } else if typed.is_empty() {
        None
    } else if rolls(typed) && rolls(phrase) {
        let sorted = |terms: &[Term]| {
            let mut sorted = terms.to_vec();
            sorted.sort_unstable();
            sorted
        };
        let (mut typed, mut phrase) = (sorted(typed), sorted(phrase));
        if typed == phrase {
            return Some(Fit::Whole);
        }
        typed.reverse();
        while let Some(term) = typed.pop() {
            let at = phrase.iter().position(|other| *other == term)?;
            phrase.remove(at);
        }
        Some(Fit::Begun)
    } else {
        phrase.starts_with(typed).then_some(Fit::Begun)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_of_a_throw_are_named_in_any_order() {
        let roll = Term::Word(Word::Roll);
        let (three, five) = (Term::Number(3), Term::Number(5));
        assert_eq!(fit(&[roll, five, three], &[roll, three, five]), Some(Fit::Whole));
        assert_eq!(fit(&[roll, five], &[roll, three, five]), Some(Fit::Begun));
        assert_eq!(fit(&[roll, five, five], &[roll, three, five]), None);
        let play = Term::Word(Word::Play);
        assert_eq!(fit(&[play, five, three], &[play, three, five]), None);
        assert_eq!(fit(&[play, three], &[play, three, five]), Some(Fit::Begun));
    }
}
