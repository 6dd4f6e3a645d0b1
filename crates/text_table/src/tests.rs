//! Plays matches of all games by text, with the rules alone, from what a viewer may know.

use std::sync::Arc;

use games::catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions, NAMES};
use host::feed::{FeedItem, FeedUpdate};
use host::request::{DecisionId, RefusalReason, SeatRequest};
use host::view::{MatchView, SeatControl, SeatPlayer};
use language::{Language, Locale};
use messages::texts::{hud, text as texts};
use messages::{Message, SeatName, ToMessage};
use rules::game::Turn;
use rules::ids::{Actor, MAX_SEATS, SeatId, SeatSet, Viewer};
use rules::rng::{RulesRng, Stream, below, stream};
use rules::seats::Seats;

use crate::game;
use crate::vocabulary::tests::words_of;
use crate::{Answer, Term, TextSeat, Vocabulary, Word, spoken};

const PEOPLE: [&str; 4] = ["Ana", "Bo", "Cleo", "Dan"];

/// A match without a host: what a host would put into the feeds.
struct Match {
    game: AnyGame,
    options: AnyOptions,
    seats: Seats,
    rng: RulesRng,
    number: u64,
}

impl Match {
    fn new(name: &str, seats: usize, seed: u64, set: &[(&str, &str)]) -> Self {
        let mut options = AnyOptions::of_game(name).expect("a game");
        for (key, value) in set {
            options.set(key, value).expect("an option");
        }
        let seats = Seats::solo(seats).expect("a seating");
        Self {
            game: AnyGame::new(&options, &seats, seed).expect("a match"),
            options,
            seats,
            rng: stream(seed, Stream::Chance),
            number: 0,
        }
    }

    fn due(&self) -> SeatSet {
        match self.game.turn() {
            Turn::Players(due) => due,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    fn view(&self, game: &AnyGame, viewer: Viewer) -> Arc<MatchView> {
        let mut legal: [Arc<Vec<AnyAction>>; MAX_SEATS] = Default::default();
        if let Viewer::Player(seat) = viewer {
            legal[seat.index()] = Arc::new(game.legal_actions(seat));
        }
        Arc::new(MatchView {
            view: game.view(viewer),
            seats: self.seats,
            due: self.due(),
            decisions: [DecisionId(self.number as u32); MAX_SEATS],
            legal,
            awaited: None,
            undo: None,
            scores: game.scores(),
        })
    }

    fn item(&self, told: FeedUpdate, viewer: Viewer) -> FeedItem {
        FeedItem {
            number: self.number,
            position: self.number as u32,
            told,
            view: self.view(&self.game, viewer),
            seal: None,
        }
    }

    /// The table of a viewer.
    fn seat(&self, viewer: Viewer) -> TextSeat {
        let players = PEOPLE[..self.seats.count()].iter().map(|name| SeatPlayer {
            name: (*name).to_owned(),
            control: SeatControl::Person,
        });
        let whole = FeedUpdate::Whole {
            options: self.options.clone(),
            players: players.collect(),
            dice: Vec::new(),
        };
        TextSeat::new(viewer, &self.item(whole, viewer)).expect("a snapshot")
    }

    /// Does an action, and gives it to these viewers.
    fn apply(&mut self, who: Actor, action: &AnyAction, seats: &mut [TextSeat]) {
        let mut events = Vec::<AnyEvent>::new();
        self.game.apply(who, action, &mut events).expect("a legal action");
        self.number += 1;
        for seat in seats {
            let viewer = seat.viewer();
            let told = FeedUpdate::Happened {
                entry: self.number as u32,
                events: events.iter().filter_map(|event| event.redact(viewer)).collect(),
                throw: None,
                begins: false,
            };
            let item = self.item(told, viewer);
            seat.follow(&item);
        }
    }

    /// Lets chance act until a player is due. Returns who is.
    fn next(&mut self, seats: &mut [TextSeat]) -> Option<SeatId> {
        while self.game.turn() == Turn::Chance {
            let report = self.game.sample_chance(&mut self.rng);
            self.apply(Actor::Chance, &report, seats);
        }
        self.due().lowest()
    }
}

fn say(language: &Language, lines: &[Message]) -> Vec<String> {
    let names = |seat: SeatName| PEOPLE[usize::from(seat.0)].to_owned();
    lines.iter().map(|line| language.localize(line, &names)).collect()
}

/// The numbers of the choices in these lines, without the way back.
fn numbers(lines: &[String]) -> Vec<u16> {
    let numbers = lines
        .iter()
        .filter_map(|line| line.split_once(':')?.0.trim().parse().ok());
    numbers.filter(|number| *number > 0).collect()
}

/// Options with which a match is short.
fn short(game: &str) -> &'static [(&'static str, &'static str)] {
    match game {
        "stack" => &[("target", "10")],
        "skip-bo-dice" => &[],
        _ => &[("stock", "5")],
    }
}

/// Plays a match by the numbers of the choices; `look` sees the lines of each answer.
fn play(
    name: &str,
    seats: usize,
    seed: u64,
    locale: Locale,
    mut look: impl FnMut(&mut TextSeat, &[String], &[AnyAction]),
) {
    let language = Language::carried(locale);
    let words = words_of(locale);
    let mut of = Match::new(name, seats, seed, short(name));
    let mut rng = stream(seed, Stream::Agents);
    let mut tables: Vec<TextSeat> = of.seats.iter().map(|seat| of.seat(Viewer::Player(seat))).collect();
    for step in 0..20_000 {
        let Some(who) = of.next(&mut tables) else {
            assert_eq!(of.game.turn(), Turn::Over);
            for table in &mut tables {
                assert!(table.is_over() && !table.is_due());
                let end = say(&language, &table.end());
                assert!(end.len() > seats, "{end:?}");
            }
            return;
        };
        let legal = of.game.legal_actions(who);
        let table = &mut tables[who.index()];
        assert!(table.is_due());
        let mut lines = say(&language, &table.ask());
        assert!(lines.len() < 60, "{name}: {lines:#?}");
        look(table, &lines, &legal);
        let action = loop {
            let choices = numbers(&lines);
            assert!(!choices.is_empty(), "{name} in step {step}: {lines:?}");
            // Mostly the first one, which plays on.
            let choice = match below(&mut rng, 4) {
                0 => choices[below(&mut rng, choices.len() as u32) as usize],
                _ => choices[0],
            };
            match table.hear(&choice.to_string(), &words) {
                Answer::Ask(SeatRequest::Act(request)) => break request.action,
                Answer::Say(said) => lines = say(&language, &said),
                other => panic!("{name}: {other:?}"),
            }
        };
        assert!(legal.contains(&action), "{name}: {action:?}");
        of.apply(Actor::Player(who), &action, &mut tables);
        tables[who.index()].done();
    }
    panic!("{name} does not end");
}

#[test]
fn a_match_of_each_game_is_played_by_numbers_in_each_language() {
    for (seed, locale) in (1..).zip(Locale::OFFERED) {
        for game in NAMES {
            play(game, 2, seed, locale, |_, _, _| {});
        }
    }
    for game in NAMES {
        play(game, 4, 9, Locale::English, |_, _, _| {});
    }
}

/// A phrase as a person types it.
fn typed(terms: &[Term], words: &Vocabulary) -> String {
    let word = |term: &Term| match *term {
        Term::Word(word) => words.shown(word).to_owned(),
        Term::Number(number) => number.to_string(),
        Term::Letter(letter) => letter.to_string(),
        Term::Seat(seat) => PEOPLE[seat.index()].to_owned(),
    };
    terms.iter().map(word).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_choice_can_be_typed_in_words_in_each_language() {
    for locale in Locale::OFFERED {
        let words = words_of(locale);
        for game in NAMES {
            let mut looks = 0;
            play(game, 3, 5, locale, |table, _, legal| {
                looks += 1;
                if looks > 60 {
                    return;
                }
                let view = table.view().clone();
                let Viewer::Player(seat) = table.viewer() else { return };
                for choice in game::choices(&view.view, seat, legal) {
                    for phrase in &choice.phrases {
                        let line = typed(phrase, &words);
                        if let [Term::Number(_)] = phrase[..] {
                            continue;
                        }
                        match table.clone().hear(&line, &words) {
                            Answer::Ask(SeatRequest::Act(request)) => {
                                assert!(legal.contains(&request.action), "{line}")
                            }
                            // A question first, or a list of what is meant.
                            Answer::Say(said) => {
                                let said = say(&Language::carried(locale), &said);
                                assert!(!numbers(&said).is_empty(), "{game} {locale:?} {line}: {said:?}");
                            }
                            other => panic!("{line}: {other:?}"),
                        }
                    }
                }
            });
        }
    }
}

#[test]
fn the_examples_of_the_help_are_understood_in_each_language() {
    let names = PEOPLE.map(str::to_owned);
    for locale in Locale::OFFERED {
        let (language, words) = (Language::carried(locale), words_of(locale));
        for game in NAMES {
            let of = Match::new(game, 2, 1, &[]);
            let examples = game::examples(&of.game.view(Viewer::Public), "Bo");
            assert!(!examples.is_empty());
            for example in say(&language, &examples) {
                let terms = words.terms(&example, &names);
                assert!(
                    terms.as_ref().is_ok_and(|terms| terms.len() > 1),
                    "{locale:?} {example}: {terms:?}"
                );
            }
        }
    }
}

#[test]
fn wrong_lines_get_a_plain_sentence_and_lose_nothing() {
    let language = Language::english();
    let words = words_of(Locale::English);
    for game in NAMES {
        play(game, 2, 3, Locale::English, |table, lines, _| {
            let before = numbers(lines);
            for line in [
                "99",
                "0",
                "play",
                "play 99 on 99",
                "what is this",
                "\u{1b}[31m\u{0}",
                &"x ".repeat(2000),
                "\u{5e9}\u{5e8}\u{5d4}",
                "-1",
                "1.5",
                "yes",
                "back",
            ] {
                let mut heard = table.clone();
                match heard.hear(line, &words) {
                    Answer::Say(said) => {
                        let said = say(&language, &said);
                        assert!(
                            !said.is_empty() && said.iter().all(|line| !line.contains('\u{1b}')),
                            "{line}: {said:?}"
                        );
                    }
                    // The host says why not.
                    Answer::Ask(_) => {}
                    Answer::Quit => panic!("{line} ends the match"),
                }
                let Answer::Say(again) = heard.hear("table", &words) else {
                    panic!("no table")
                };
                assert!(!again.is_empty());
                assert!(
                    matches!(
                        heard.hear(&before[0].to_string(), &words),
                        Answer::Ask(_) | Answer::Say(_)
                    ),
                    "the choices are still there"
                );
            }
            assert_eq!(table.hear("", &words), Answer::Say(Vec::new()));
        });
    }
}

/// What stands before the advice of a hint.
fn before_advice(language: &Language) -> String {
    let hint = say(language, &[hud::hint(Message::verbatim("#"))]);
    let (before, _) = hint[0].split_once('#').expect("the advice");
    before.to_owned()
}

#[test]
fn each_word_of_the_help_has_an_answer_in_each_language() {
    for locale in Locale::OFFERED {
        let (language, words) = (Language::carried(locale), words_of(locale));
        let told = |line: Message| say(&language, &[line]);
        for game in NAMES {
            let mut of = Match::new(game, 2, 4, &[]);
            let mut tables = [of.seat(Viewer::Player(SeatId(0))), of.seat(Viewer::Player(SeatId(1)))];
            let who = of.next(&mut tables).expect("a player is due");
            let table = &mut tables[who.index()];
            let asked = say(&language, &table.ask());
            let addressed = say(&language, &[texts::turn(who), texts::asked(who)]);
            assert!(addressed.contains(&asked[0]), "{asked:?}");
            let mut hear = |line: &str| match table.hear(line, &words) {
                Answer::Say(said) => say(&language, &said),
                other => panic!("{game} {locale:?} {line}: {other:?}"),
            };
            let mut answer = |word| hear(words.shown(word));
            assert_eq!(answer(Word::Again), asked);
            assert_eq!(answer(Word::Score).len(), 2);
            let hint = answer(Word::Hint);
            assert!(hint[0].starts_with(&before_advice(&language)), "{hint:?}");
            assert!(answer(Word::Table).len() > 2);
            assert!(!answer(Word::Log).is_empty());
            let help = answer(Word::Help);
            for word in [
                Word::Again,
                Word::Table,
                Word::Log,
                Word::Score,
                Word::Hint,
                Word::Undo,
                Word::Rules,
                Word::Quit,
            ] {
                let has = |line: &String| line.starts_with(words.shown(word));
                assert!(help.iter().any(has), "{locale:?} {word:?}: {help:?}");
            }
            let nothing = texts::refused(RefusalReason::NothingToUndo.message());
            assert_eq!(answer(Word::Undo), told(nothing));
            let chapters = answer(Word::Rules);
            assert!(chapters.len() > 3, "{chapters:?}");
            let rules = words.shown(Word::Rules);
            assert!(hear(&format!("{rules} 2")).len() > 1);
            let none = texts::no_such_chapter(chapters.len());
            assert_eq!(hear(&format!("{rules} 99")), told(none));
            assert_eq!(table.hear(words.shown(Word::Quit), &words), Answer::Quit);
        }
    }
}

#[test]
fn no_line_depends_on_what_the_viewer_may_not_know_g_7() {
    let language = Language::english();
    let words = words_of(Locale::English);
    for game in ["skip-bo", "skip-bo-mod", "skip-bo-dice"] {
        let mut of = Match::new(game, 3, 6, short(game));
        let mut rng = stream(6, Stream::Agents);
        let me = Viewer::Player(SeatId(0));
        let mut tables: Vec<TextSeat> = of.seats.iter().map(|seat| of.seat(Viewer::Player(seat))).collect();
        for _ in 0..150 {
            let Some(who) = of.next(&mut tables) else { break };
            // Another match that looks the same to the first player: hands and draw pile are others.
            let other = of.game.view(me).determinize(&mut rng);
            let item = FeedItem {
                view: of.view(&other, me),
                ..of.item(
                    FeedUpdate::Happened {
                        entry: 0,
                        events: Vec::new(),
                        throw: None,
                        begins: false,
                    },
                    me,
                )
            };
            let mut elsewhere = tables[0].clone();
            elsewhere.follow(&item);
            let mut here = tables[0].clone();
            assert_eq!(elsewhere.ask(), here.ask(), "{game}");
            for line in ["table", "log", "score", "help", "again"] {
                assert_eq!(elsewhere.hear(line, &words), here.hear(line, &words), "{game}: {line}");
            }
            let legal = of.game.legal_actions(who);
            let action = legal[below(&mut rng, legal.len() as u32) as usize].clone();
            of.apply(Actor::Player(who), &action, &mut tables);
        }
        // A spectator hears of no hand.
        let mut spectator = of.seat(Viewer::Public);
        let Answer::Say(table) = spectator.hear("table", &words) else {
            panic!("no table")
        };
        assert!(say(&language, &table).iter().all(|line| !line.contains("Your")));
    }
}

#[test]
fn plays_of_the_stock_are_told_first_and_all_others_in_one_line() {
    use games::skip_bo::action::Source;
    use games::skip_bo::event::CardEvent;
    use rules::card::Card;

    let bo = SeatId(1);
    let play = |from, card: u8| CardEvent::Played {
        player: bo,
        from,
        card: Card(card),
        onto: 0,
        value: card,
    };
    let discard = CardEvent::Discarded {
        player: bo,
        card: Card(9),
        pile: 0,
        extra: false,
    };
    let started = CardEvent::TurnStarted { player: bo };
    let events = [
        started,
        play(Source::Hand(Card(3)), 3),
        play(Source::Hand(Card(4)), 4),
        play(Source::Stock(bo), 5),
        discard,
    ];
    let events: Vec<AnyEvent> = events.into_iter().map(AnyEvent::SkipBo).collect();
    let view = Match::new("skip-bo", 2, 1, &[]).game.view(Viewer::Public);
    let lines = say(&Language::english(), &game::summary(&view, &events));
    assert_eq!(
        lines[..2],
        ["Bo plays a 5 from the stock onto pile 1.", "Bo also plays a 3 and a 4."]
    );
    assert_eq!(lines.len(), 3);
}

#[test]
fn quitting_is_a_word_and_no_player_is_called_like_it() {
    let words = words_of(Locale::German);
    assert!(words.is("Aufh\u{f6}ren", Word::Quit) && words.is("quit", Word::Quit));
    assert!(!words.is("quit now", Word::Quit) && !words.is("", Word::Quit));
}

#[test]
fn a_window_says_every_choice_once_and_only_to_the_seat_that_has_it() {
    let english = Language::english();
    for game in NAMES {
        let mut table = Match::new(game, 2, 5, short(game));
        let mut rng = stream(5, Stream::Agents);
        let mut steps = 0;
        while let Some(due) = table.next(&mut []) {
            let view = table.view(&table.game, Viewer::Player(due));
            let choices = spoken::choices(&view, due);
            let words: Vec<Message> = choices.iter().map(|choice| choice.what.clone()).collect();
            let mut words = say(&english, &words);
            words.sort();
            assert!(!words.is_empty(), "{game}: nothing can be chosen");
            let all = words.len();
            words.dedup();
            assert_eq!(words.len(), all, "{game}: two choices sound the same: {words:?}");
            assert!(!spoken::facts(&view, Viewer::Player(due)).is_empty());
            for other in table.seats.iter().filter(|seat| *seat != due) {
                assert_eq!(spoken::choices(&view, other), [], "{game}: another seat's choices");
            }
            // Mostly the first one, which plays on.
            let chosen = match below(&mut rng, 4) {
                0 => &choices[below(&mut rng, choices.len() as u32) as usize],
                _ => &choices[0],
            };
            let SeatRequest::Act(act) = &chosen.request else {
                panic!("{game}: {chosen:?} is no action");
            };
            assert_eq!((act.seat, act.decision), (due, view.decisions[due.index()]));
            let action = act.action.clone();
            table.apply(Actor::Player(due), &action, &mut []);
            steps += 1;
            assert!(steps < 5_000, "{game} does not end");
        }
    }
}
