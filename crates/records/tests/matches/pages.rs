//! The rules pages: which rules are on which page, and which of them are marked as house rules.

use games::catalog::AnyOptions;

use crate::games::Sampled;

/// The mark on a page before a rule that the game leaves open and that is decided here.
const MARK: &str = "*House rule:*";

/// Which part of a rule is a house rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// No part: it comes from the game's own rules.
    Nothing,
    /// The part after the mark, to the end of the rule.
    Part,
    /// The whole rule.
    All,
    /// It is in another rule, and is marked there.
    ToldElsewhere,
}

use Own::{All, Nothing, Part, ToldElsewhere};

/// A rule on a page.
struct Rule<'a> {
    id: &'a str,
    words: String,
}

impl Rule<'_> {
    fn own(&self) -> Own {
        match self.words.find(MARK) {
            None => Nothing,
            Some(0) => All,
            Some(_) => Part,
        }
    }
}

fn page(game: &str) -> &'static str {
    AnyOptions::of_game(game)
        .expect("a game that is listed")
        .rules_text("en")
}

/// The rules of a page, in order. One line of a list may be several rules: "**K-3, K-4**".
fn rules(page: &str) -> Vec<Rule<'_>> {
    let mut lines = page.lines().peekable();
    let mut rules = Vec::new();
    while let Some(line) = lines.next() {
        let Some((ids, first)) = line.strip_prefix("- **").and_then(|line| line.split_once("**")) else {
            continue;
        };
        let mut words = first.trim().to_owned();
        while let Some(more) = lines.next_if(|line| line.starts_with("  ")) {
            words.push(' ');
            words.push_str(more.trim());
        }
        rules.extend(ids.split(", ").map(|id| Rule {
            id,
            words: words.clone(),
        }));
    }
    rules
}

/// The rules of a letter from one number to another, and which part of each is a house rule: `own` lists those with
/// such a part.
pub fn numbered(letter: char, numbers: std::ops::RangeInclusive<u8>, own: &[(u8, Own)]) -> Vec<(String, Own)> {
    let of = |number| {
        own.iter()
            .find(|(of, _)| *of == number)
            .map_or(Nothing, |(_, own)| *own)
    };
    numbers
        .map(|number| (format!("{letter}-{number}"), of(number)))
        .collect()
}

pub fn every_rule_of_the_game_is_on_its_page_once_and_no_other<G: Sampled>() {
    let mut found: Vec<String> = rules(G::RULES_TEXT.english())
        .iter()
        .map(|rule| rule.id.to_owned())
        .collect();
    let mut wanted: Vec<String> = G::rules().into_iter().map(|(id, _)| id).collect();
    found.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(found, wanted);
}

pub fn house_rules_are_marked_and_no_others<G: Sampled>() {
    let rules = rules(G::RULES_TEXT.english());
    for (id, own) in G::rules() {
        let rule = rules.iter().find(|rule| rule.id == id).expect("it is on the page");
        if own != ToldElsewhere {
            assert_eq!(rule.own(), own, "{id}: {}", rule.words);
            assert!(rule.words.matches(MARK).count() <= 1, "{id} is marked twice");
        }
    }
}

#[test]
fn house_parts_follow_the_mark_g_5_k_13_k_16_m_1_m_12_m_13_m_14_s_3_s_11_s_13_s_19() {
    for (game, id, before, after) in [
        (
            "stack",
            "S-3",
            "thrown at once and mixed",
            "land on another is not a stack",
        ),
        ("stack", "S-11", "has to be played", "has to be rolled"),
        ("stack", "S-13", "you lose your next turn", "the act is undone"),
        ("stack", "S-13", "you lose your next turn", "lost in the next round"),
        ("stack", "S-15", "are out of the round", "instead of S-14"),
        ("stack", "S-19", "Partners never sit next", "four, six or eight"),
        (
            "stack",
            "S-19",
            "Partners never sit next",
            "any one player reaches the target",
        ),
        (
            "skip-bo",
            "K-13",
            "never from your partner's hand",
            "four or six players",
        ),
        ("skip-bo", "K-16", "keeps quiet", "hints are"),
        (
            "skip-bo",
            "M-12",
            "into your own stock",
            "the one turned up stays on top",
        ),
        ("skip-bo", "M-14", "take two cards", "to the bottom of the stock"),
        (
            "skip-bo-mod",
            "G-5",
            "the player after the dealer",
            "the deal and the first turn move on",
        ),
        ("skip-bo-mod", "M-1", "a stock of 15 cards", "two to six can play"),
        ("skip-bo-mod", "M-1", "a stock of 15 cards", "162 cards"),
        (
            "skip-bo-mod",
            "M-6",
            "a 2 or a Skip-Bo follows",
            "starts the next pile in the same place",
        ),
        (
            "skip-bo-mod",
            "M-10",
            "A partner is not an opponent",
            "a finished stock gets no card",
        ),
        (
            "skip-bo-mod",
            "M-12",
            "into your own stock",
            "the one turned up stays on top",
        ),
        ("skip-bo-mod", "M-13", "without drawing", "the die is rolled"),
        ("skip-bo-mod", "M-14", "take two cards", "to the bottom of the stock"),
        (
            "skip-bo-dice",
            "D-2",
            "five numbers and a Skip-Bo",
            "three of them have 1, 3, 5, 7, 9",
        ),
        ("skip-bo-dice", "D-3", "three free re-rolls", "bubbles 4, 7 and 10 of A"),
        ("skip-bo-dice", "D-21", "Skip-Bos and re-rolls win", "the win is shared"),
    ] {
        let rules = rules(page(game));
        let rule = rules.iter().find(|rule| rule.id == id).expect("it is on the page");
        let (text, own) = rule.words.split_once(MARK).expect("it is marked in part");
        assert!(text.contains(before), "{game}, {id}: {text}");
        assert!(own.contains(after), "{game}, {id}: {own}");
    }
}

#[test]
fn both_card_games_say_who_may_speak_and_who_pays_for_it_m_14_m_15_k_16() {
    for game in ["skip-bo", "skip-bo-mod"] {
        let rules = rules(page(game));
        let talk = rules.iter().find(|rule| rule.id == "M-14").expect("it is on the page");
        for said in [
            "on your own turn you may ask your partner for a play, and that is free",
            "On your partner's turn you keep quiet",
            "as many as are left",
            "a finished stock is back in play",
            "A hint that you ask for on your own turn does not count as talking",
        ] {
            assert!(talk.words.contains(said), "{game}: {said}");
        }
    }
}
