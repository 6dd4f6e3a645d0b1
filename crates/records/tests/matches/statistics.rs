//! Statistics of saved matches, compared with counts straight from the records.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize};

use crate::saved_matches::{Folder, bytes, computer, happened, log_of, person, played, short};
use games::catalog::{AnyAction, AnyEvent, AnyGame, NAMES};
use games::skip_bo::action::Source;
use games::skip_bo::event::CardEvent;
use games::skip_bo_dice::action::DiceAction;
use games::skip_bo_dice::event::DiceEvent;
use games::stack::event::StackEvent;
use records::record::{Entry, Record};
use records::review::review;
use records::statistics::figures::{Figures, Opponents, Player, Results, Who};
use records::statistics::match_facts::Outcome;
use records::statistics::rolls::Roll;
use records::statistics::{Progress, Statistics, StatisticsQuery};
use records::store::library;
use records::store::log_entry::{LogEntry, LogHeaderBody, LoggedThrow, SeatOccupant};
use rules::ai::level::Level;
use rules::die::{DieId, Face};
use rules::game::Turn;
use rules::ids::{Actor, SeatId, SeatSet, Viewer};
use rules::rng::{Stream, stream};
use rules::seats::Seats;

impl Folder {
    fn read(&self) -> Statistics {
        self.asked(&StatisticsQuery::default())
    }

    fn asked(&self, asked: &StatisticsQuery) -> Statistics {
        Statistics::read(&self.0, asked, &Progress::default()).expect("a folder")
    }
}

/// A throw that left these faces on top.
fn thrown(faces: &[(u8, u8)]) -> LoggedThrow {
    let faces: Vec<(DieId, Face)> = faces.iter().map(|(die, face)| (DieId(*die), Face(*face))).collect();
    // The rest of the data of the throw follows.
    let mut did = postcard::to_stdvec(&faces).expect("it can be written");
    did.extend([7, 7, 7]);
    LoggedThrow {
        track: (vec![1, 2, 3], did),
        lies: Vec::new(),
    }
}

fn named<'a>(statistics: &'a Statistics, name: &str) -> &'a Player {
    let is = |player: &&Player| player.who == Who::Named(name.to_owned());
    statistics.players.iter().find(is).expect("a player of this name")
}

fn of_game<'a>(player: &'a Player, game: &str) -> &'a Figures {
    let found = player.games.iter().find(|(name, _)| *name == game);
    &found.expect("a game that was played").1
}

fn value(figures: &Figures, key: &str) -> f64 {
    let measured = figures.measures.iter().find(|measured| measured.key == key);
    measured.expect("a measure").value().unwrap_or(0.0)
}

/// The events of a record, in one list.
fn events(record: &Record) -> Vec<AnyEvent> {
    let mut all = Vec::new();
    let played = record.replay_into(|_, _, events: Vec<AnyEvent>| all.extend(events));
    played.expect("it replays");
    all
}

const PLAYERS: [fn() -> [SeatOccupant; 2]; 4] = [
    || [person("Zoe"), computer(Level::Hard)],
    || [computer(Level::Easy), person("Zoe")],
    || [person("Zoe"), person("Kim")],
    || [person("Kim"), computer(Level::Expert)],
];

#[test]
fn results_points_and_streaks_are_those_of_the_records() {
    let folder = Folder::new("results");
    let mut own: BTreeMap<&str, Vec<(usize, Record, bool)>> = BTreeMap::new();
    for game in NAMES {
        for seed in 0..12 {
            let players = PLAYERS[seed as usize % PLAYERS.len()]();
            let (head, mut record) = played(game, seed, &players);
            let cut = seed % 5 == 4;
            if cut {
                record.entries.truncate(record.entries.len() / 2);
            }
            folder.keep(&format!("{game}-{seed}"), &bytes(&head, &log_of(&record)));
            if let Some(seat) = players.iter().position(|player| player.name == "Zoe") {
                own.entry(game).or_default().push((seat, record, cut));
            }
        }
    }
    let statistics = folder.read();
    assert_eq!((statistics.matches, statistics.left_out.len()), (NAMES.len() * 12, 0));
    let names: Vec<&Who> = statistics.players.iter().map(|player| &player.who).collect();
    assert_eq!(names, [&Who::Named("Kim".to_owned()), &Who::Named("Zoe".to_owned())]);
    let zoe = named(&statistics, "Zoe");
    let mut all = Results::default();
    for (game, matches) in &own {
        let mut results = Results::default();
        let mut points = Vec::new();
        let mut outcomes = Vec::new();
        for (seat, record, cut) in matches {
            let scores = record.replay(|_, _| {}).expect("it replays").scores();
            if *cut {
                results.unfinished += 1;
                continue;
            }
            results.finished += 1;
            points.push(scores.points[*seat]);
            let won = scores.winners.contains(SeatId(*seat as u8));
            let outcome = match (won, scores.winners.len()) {
                (true, 1) => Outcome::Won,
                (true, _) => Outcome::Tied,
                (false, _) => Outcome::Lost,
            };
            results.won += u64::from(outcome == Outcome::Won);
            results.tied += u64::from(outcome == Outcome::Tied);
            outcomes.push(outcome);
        }
        let figures = of_game(zoe, game);
        assert_eq!(figures.results, results, "{game}");
        let told: Vec<(i32, Outcome)> = figures
            .last
            .iter()
            .map(|played| (played.points, played.outcome))
            .collect();
        assert_eq!(
            told,
            points.iter().copied().zip(outcomes.iter().copied()).collect::<Vec<_>>()
        );
        let own = figures.points.expect("matches are over");
        assert_eq!(
            (Some(own.least), Some(own.most)),
            (points.iter().min().copied(), points.iter().max().copied())
        );
        let mean = f64::from(points.iter().sum::<i32>()) / points.len() as f64;
        assert!((own.mean - mean).abs() < 1e-9);
        let longest = |of: Outcome| outcomes.split(|outcome| *outcome != of).map(<[_]>::len).max();
        assert_eq!(Some(figures.streaks.longest_wins as usize), longest(Outcome::Won));
        assert_eq!(Some(figures.streaks.longest_losses as usize), longest(Outcome::Lost));
        let now = outcomes
            .iter()
            .rev()
            .take_while(|outcome| **outcome == Outcome::Won)
            .count();
        assert_eq!(figures.streaks.current_wins as usize, now);
        let kinds: Vec<Opponents> = figures.against.iter().map(|(opponents, _)| *opponents).collect();
        let wanted = [
            Opponents::People,
            Opponents::Computers(Level::Easy),
            Opponents::Computers(Level::Hard),
        ];
        assert_eq!(kinds, wanted, "{game}");
        let finished: u64 = figures.against.iter().map(|(_, results)| results.finished).sum();
        assert_eq!(finished, results.finished);
        all.finished += results.finished;
        all.unfinished += results.unfinished;
        all.won += results.won;
        all.tied += results.tied;
    }
    assert_eq!(zoe.all.results, all);
    assert_eq!((zoe.all.points, zoe.all.measures.len()), (None, 0));
    assert_eq!(zoe.all.last.len() as u64, all.finished);
    assert!(zoe.all.last.is_sorted_by_key(|played| played.began_s));
    // A request by name and game gives the same figures, and no others.
    let only = folder.asked(&StatisticsQuery {
        player: Some(" zOE ".to_owned()),
        game: Some("stack".to_owned()),
        ..StatisticsQuery::default()
    });
    assert_eq!((only.matches, only.players.len()), (12, 1));
    assert_eq!(only.players[0].games, [("stack", of_game(zoe, "stack").clone())]);
    assert_eq!(only.dice, statistics.dice);
}

/// What Zoe, in seat 0, did in a match: by key, each time something was counted.
fn counted(events: &[AnyEvent], put: &mut impl FnMut(&'static str, u64)) {
    const ZOE: SeatId = SeatId(0);
    // By turn: the events in it, whoever caused them.
    let starts = |event: &AnyEvent| {
        matches!(
            event,
            AnyEvent::Stack(StackEvent::TurnStarted { .. })
                | AnyEvent::SkipBo(CardEvent::TurnStarted { .. })
                | AnyEvent::SkipBoMod(CardEvent::TurnStarted { .. })
                | AnyEvent::SkipBoDice(DiceEvent::TurnStarted { .. })
        )
    };
    let all = |of: &dyn Fn(&AnyEvent) -> bool| events.iter().filter(|event| of(event)).count() as u64;
    put(
        "captured",
        all(&|event| matches!(event, AnyEvent::Stack(StackEvent::Captured { player: ZOE, .. }))),
    );
    put(
        "rolled",
        all(&|event| matches!(event, AnyEvent::Stack(StackEvent::Rolled { player: ZOE, .. }))),
    );
    put(
        "felled",
        all(&|event| matches!(event, AnyEvent::Stack(StackEvent::Fell { player: ZOE, .. }))),
    );
    put(
        "calls-used",
        all(&|event| matches!(event, AnyEvent::SkipBoDice(DiceEvent::Claimed { player: ZOE, .. }))),
    );
    put(
        "stars",
        all(&|event| {
            matches!(
                event,
                AnyEvent::SkipBoDice(DiceEvent::StarCollected { player: ZOE, .. })
            )
        }),
    );
    put(
        "placed",
        all(&|event| matches!(event, AnyEvent::Stack(StackEvent::Placed { player: ZOE, .. }))),
    );
    for round in events.split(|event| matches!(event, AnyEvent::Stack(StackEvent::RoundStarted { .. }))) {
        let captures = |event: &&AnyEvent| matches!(event, AnyEvent::Stack(StackEvent::Captured { player: ZOE, .. }));
        put("captured-in-a-round", round.iter().filter(captures).count() as u64);
        let own = round
            .chunk_by(|_, next| !starts(next))
            .filter(|turn| {
                let first = turn.first();
                matches!(
                    first,
                    Some(AnyEvent::Stack(StackEvent::TurnStarted { player: ZOE, .. }))
                )
            })
            .map(|turn| turn.iter().any(|event| captures(&event)));
        let own: Vec<bool> = own.collect();
        for row in own.split(|captured| !captured) {
            put("captured-in-a-row", row.len() as u64);
        }
    }
    let mut own_turns = 0;
    for turn in events.chunk_by(|_, next| !starts(next)) {
        let of = |of: &dyn Fn(&AnyEvent) -> bool| turn.iter().filter(|event| of(event)).count() as u64;
        let is_own = turn.first().is_some_and(|first| {
            matches!(
                first,
                AnyEvent::SkipBo(CardEvent::TurnStarted { player: ZOE })
                    | AnyEvent::SkipBoMod(CardEvent::TurnStarted { player: ZOE })
                    | AnyEvent::SkipBoDice(DiceEvent::TurnStarted { player: ZOE, .. })
            )
        });
        own_turns += u64::from(is_own);
        let cards = |stock: bool| {
            of(&|event| match event {
                AnyEvent::SkipBo(CardEvent::Played { player: ZOE, from, .. })
                | AnyEvent::SkipBoMod(CardEvent::Played { player: ZOE, from, .. }) => {
                    !stock || matches!(from, Source::Stock(_))
                }
                _ => false,
            })
        };
        put("played-in-a-turn", cards(false));
        put("played", cards(false));
        put("stock-in-a-turn", cards(true));
        put("stock", cards(true));
        let bubbles = of(&|event| matches!(event, AnyEvent::SkipBoDice(DiceEvent::Filled { player: ZOE, .. })));
        put("filled-in-a-turn", bubbles);
        put("filled", bubbles);
    }
    put("turns", own_turns);
}

#[test]
fn the_measures_of_games_match_a_count_of_the_events() {
    for game in NAMES {
        let folder = Folder::new(&format!("counted-{game}"));
        let mut sums: BTreeMap<&str, u64> = BTreeMap::new();
        let mut most: BTreeMap<&str, u64> = BTreeMap::new();
        for seed in 0..20 {
            let (head, record) = played(game, seed, &[person("Zoe"), person("Kim")]);
            folder.keep(&format!("{seed}"), &bytes(&head, &log_of(&record)));
            counted(&events(&record), &mut |key, amount| {
                *sums.entry(key).or_default() += amount;
                let most = most.entry(key).or_default();
                *most = amount.max(*most);
            });
        }
        let statistics = folder.read();
        let figures = of_game(named(&statistics, "Zoe"), game);
        let mut nothing = Vec::new();
        for measured in &figures.measures {
            let key = measured.key;
            let wanted = match key {
                _ if key.contains("-in-a-") => most[key] as f64,
                "played-a-turn" => sums["played"] as f64 / sums["turns"] as f64,
                "filled-a-turn" => sums["filled"] as f64 / sums["turns"] as f64,
                "completed" | "die-used" | "bonus-used" | "rerolls" => {
                    assert!(value(figures, key) > 0.0, "{game}: {key} never happens");
                    continue;
                }
                // There were no throws on a table.
                _ if key.starts_with("felled-") => 0.0,
                key => sums[key] as f64,
            };
            assert!(
                (value(figures, key) - wanted).abs() < 1e-9,
                "{game}: {key}: {}",
                value(figures, key)
            );
            if wanted == 0.0 && !key.starts_with("felled-") {
                nothing.push(key);
            }
        }
        assert!(nothing.is_empty(), "{game}: {nothing:?} never happen");
    }
}

#[test]
fn stacks_fall_by_the_throw_that_felled_them() {
    let folder = Folder::new("felled");
    // Each gesture of the action behind a throw, and the measure in which its stacks are counted.
    let powers = [
        (None, "felled-standard"),
        (Some(0.3), "felled-softly"),
        (Some(0.6), "felled-middle"),
        (Some(1.0), "felled-hard"),
    ];
    let matches =
        |at: usize| (0..3).map(move |round| played("stack", (4 * round + at) as u64, &[person("Zoe"), person("Kim")]));
    for (at, (power, _)) in powers.iter().enumerate() {
        for (head, record) in matches(at) {
            let log = record.entries.iter().map(|entry| LogEntry::Happened {
                entry: entry.clone(),
                throw: (entry.who == Actor::Chance).then(|| thrown(&[(0, 3)])),
                gesture: match entry.who {
                    Actor::Player(_) => power.map(|power| ([0.0; 2], [0.0, 1.0], power)),
                    Actor::Chance => None,
                },
            });
            folder.keep(&format!("{}", head.seed), &bytes(&head, &log.collect::<Vec<_>>()));
        }
    }
    let statistics = folder.read();
    for (at, (_, key)) in powers.iter().enumerate() {
        let felled = |seat| {
            let fell = |event: &AnyEvent| matches!(event, AnyEvent::Stack(StackEvent::Fell { player, .. }) if player.0 == seat);
            let of = |(_, record): (LogHeaderBody, Record)| events(&record).into_iter().filter(fell).count();
            matches(at).map(of).sum::<usize>() as f64
        };
        for (seat, name) in [(0, "Zoe"), (1, "Kim")] {
            let figures = of_game(named(&statistics, name), "stack");
            assert_eq!(value(figures, key), felled(seat), "{key}: {name}");
        }
    }
    let all: f64 = powers
        .iter()
        .map(|(_, key)| value(of_game(named(&statistics, "Zoe"), "stack"), key))
        .sum();
    assert_eq!(all, value(of_game(named(&statistics, "Zoe"), "stack"), "felled"));
    assert!(all > 0.0, "something fell");
}

#[test]
fn every_throw_counts_for_the_dice_also_one_that_was_undone() {
    let folder = Folder::new("dice");
    let (head, record) = played("skip-bo-dice", 3, &[person("Zoe"), computer(Level::Easy)]);
    let mut log = log_of(&record);
    let throw = |log: &mut [LogEntry], at: usize, faces: &[(u8, u8)]| {
        if let LogEntry::Happened { throw, .. } = &mut log[at] {
            *throw = Some(thrown(faces));
        }
    };
    throw(&mut log, 1, &[(0, 6), (1, 6), (2, 6), (3, 2), (4, 1), (5, 10)]);
    throw(&mut log, 2, &[(5, 10)]);
    // A throw with an impossible face or an unknown die has no known faces.
    throw(&mut log, 3, &[(0, 7)]);
    throw(&mut log, 4, &[(6, 1)]);
    throw(&mut log, 5, &[(5, 3)]);
    let undone = log[6].clone();
    log.insert(7, LogEntry::Undone);
    log.insert(8, undone);
    throw(&mut log, 6, &[(0, 2)]);
    folder.keep("dice", &bytes(&head, &log));
    let statistics = folder.read();
    let [d6, d10] = &statistics.dice.kept[..] else {
        panic!("two kinds of dice")
    };
    assert_eq!((d6.die, &d6.counts[..], d6.throws), ("d6", &[1, 2, 0, 0, 0, 3][..], 6));
    assert_eq!(
        (d10.die, &d10.counts[..], d10.throws),
        ("d10", &[0, 0, 1, 0, 0, 0, 0, 0, 0, 2][..], 3)
    );
    assert_eq!(statistics.dice.faceless, 2);
    let run = d6.run.expect("something was thrown");
    assert_eq!((run.face, run.length), (6, 3));
    assert_eq!(d10.run.map(|run| (run.face, run.length)), Some((10, 2)));
    let even = d6.even.expect("something was thrown");
    assert!((even.chi_square - 8.0).abs() < 1e-9 && even.degrees == 5, "{even:?}");
    // The match is as if nothing had been undone.
    let plain = Folder::new("dice-plain");
    plain.keep("dice", &bytes(&head, &log_of(&record)));
    assert_eq!(statistics.players, plain.read().players);
}

#[test]
fn what_was_undone_is_not_counted() {
    let folder = Folder::new("undone");
    let (head, record) = played("skip-bo", 5, &[person("Zoe"), person("Kim")]);
    let plays = |entry: &Entry| matches!(entry.who, Actor::Player(_));
    let mut log = Vec::new();
    for entry in &record.entries {
        log.push(happened(entry));
        if plays(entry) {
            log.extend([LogEntry::Undone, happened(entry)]);
        }
    }
    folder.keep("undone", &bytes(&head, &log));
    let undone = folder.read();
    folder.keep("undone", &bytes(&head, &log_of(&record)));
    assert_eq!(undone, folder.read());
    assert!(value(of_game(named(&undone, "Zoe"), "skip-bo"), "stock") > 0.0);
}

#[test]
fn a_match_counts_for_the_player_at_the_end_in_any_spelling_of_the_name() {
    let folder = Folder::new("changed");
    let (head, record) = played("stack", 1, &[person("Zoe"), computer(Level::Normal)]);
    let mut log = log_of(&record);
    let sits = |seat, who| LogEntry::Sits {
        seat: SeatId(seat),
        who,
    };
    log.insert(5, sits(0, computer(Level::Easy)));
    log.insert(9, sits(0, person("  kim ")));
    log.push(LogEntry::Named("Rainy Sunday".to_owned()));
    folder.keep("a", &bytes(&head, &log));
    let (head, record) = played("stack", 2, &[person("KIM"), computer(Level::Normal)]);
    folder.keep("b", &bytes(&head, &log_of(&record)));
    let statistics = folder.read();
    // One person, with the spelling of the last match.
    assert_eq!(statistics.players.len(), 1);
    assert_eq!(named(&statistics, "KIM").all.results.finished, 2);
    // If the computer has the seat at the end, the match counts for no person.
    let mut log = log_of(&record);
    log.push(sits(0, computer(Level::Hard)));
    folder.keep("b", &bytes(&head, &log));
    assert_eq!(named(&folder.read(), "kim").all.results.finished, 1);
}

#[test]
fn matches_under_a_former_name_count_for_its_player() {
    let folder = Folder::new("former");
    for (seed, name) in ["Bo B", "Bob", "Max"].iter().enumerate() {
        let (head, record) = played("stack", seed as u64, &[person(name), computer(Level::Normal)]);
        folder.keep(&format!("{seed}"), &bytes(&head, &log_of(&record)));
    }
    let also_known = vec![("bo b".to_owned(), "Bob".to_owned())];
    let everybody = folder.asked(&StatisticsQuery {
        also_known: also_known.clone(),
        ..StatisticsQuery::default()
    });
    let who: Vec<&Who> = everybody.players.iter().map(|player| &player.who).collect();
    assert_eq!(who, [&Who::Named("Bob".to_owned()), &Who::Named("Max".to_owned())]);
    assert_eq!(everybody.players[0].all.results.finished, 2);
    for name in ["BOB", "Bo B"] {
        let asked = folder.asked(&StatisticsQuery {
            player: Some(name.to_owned()),
            also_known: also_known.clone(),
            ..StatisticsQuery::default()
        });
        assert_eq!(asked.players, everybody.players[..1], "{name}");
    }
}

#[test]
fn a_former_name_that_another_player_has_now_is_not_followed() {
    let folder = Folder::new("former-now");
    for (seed, name) in ["Maxi", "Max"].iter().enumerate() {
        let (head, record) = played("stack", seed as u64, &[person(name), computer(Level::Normal)]);
        folder.keep(&format!("{seed}"), &bytes(&head, &log_of(&record)));
    }
    let pair = |former: &str, now: &str| (former.to_owned(), now.to_owned());
    let statistics = folder.asked(&StatisticsQuery {
        also_known: vec![pair("Max", "Maxi"), pair("Moritz", "max")],
        ..StatisticsQuery::default()
    });
    assert_eq!(named(&statistics, "Max").all.results.finished, 1);
    assert_eq!(named(&statistics, "Maxi").all.results.finished, 1);
}

#[test]
fn people_without_a_name_are_one_player_and_each_seat_counts() {
    let folder = Folder::new("unnamed");
    for (seed, players) in [["Ana", "Bo"], ["Zoe", "Hilda"], [" ", "Zoe"]].iter().enumerate() {
        let (head, record) = played("stack", seed as u64, &players.map(person));
        folder.keep(&format!("{seed}"), &bytes(&head, &log_of(&record)));
    }
    let statistics = folder.read();
    let who: Vec<&Who> = statistics.players.iter().map(|player| &player.who).collect();
    assert_eq!(who, [&Who::Named("Zoe".to_owned()), &Who::Unnamed]);
    assert_eq!(statistics.players[0].all.results.finished, 2);
    assert_eq!(statistics.players[1].all.results.finished, 4);
    assert_eq!(statistics.matches, 3);
    let asked = folder.asked(&StatisticsQuery {
        player: Some("Cleo".to_owned()),
        ..StatisticsQuery::default()
    });
    assert_eq!(asked.players, statistics.players[1..]);
}

#[test]
fn partners_win_together_and_are_no_opponents() {
    let folder = Folder::new("partners");
    let options = short("stack");
    let seats = Seats::teams(&[0, 1, 0, 1]).expect("four seats");
    let (mut head, _) = played("stack", 1, &[person("Zoe"), person("Kim")]);
    let mut game = AnyGame::new(&options, &seats, 1).expect("a match");
    let mut record = Record::new(options.clone(), seats, 1);
    let mut chance = stream(1, Stream::Chance);
    while game.turn() != Turn::Over {
        let (who, action) = match game.turn() {
            Turn::Players(due) => {
                let seat = due.lowest().expect("somebody is due");
                let legal = game.legal_actions(seat);
                let view = game.view(Viewer::Player(seat));
                let choice = view.choose(Level::Greedy, seat, &legal, &mut chance);
                (Actor::Player(seat), legal[choice].clone())
            }
            _ => (Actor::Chance, game.sample_chance(&mut chance)),
        };
        game.apply(who, &action, &mut ()).expect("it is legal");
        record.push(who, action, game.state_hash());
    }
    head.options = options;
    head.seats = seats;
    head.players = vec![
        person("Zoe"),
        person("Kim"),
        computer(Level::Expert),
        computer(Level::Easy),
    ];
    folder.keep("teams", &bytes(&head, &log_of(&record)));
    let statistics = folder.read();
    let winners = game.scores().winners;
    for (name, seat, against) in [("Zoe", 0, Level::Easy), ("Kim", 1, Level::Expert)] {
        let all = &named(&statistics, name).all;
        assert_eq!(all.last[0].against, Opponents::Computers(against));
        let won = winners.contains(SeatId(seat));
        let both = winners.len() == 4;
        assert_eq!((all.results.won == 1, all.results.tied == 1), (won && !both, both));
    }
}

/// A folder with some matches of all games.
fn some(name: &str) -> (Folder, Vec<(LogHeaderBody, Record)>) {
    let folder = Folder::new(name);
    let mut matches = Vec::new();
    for (at, game) in NAMES.iter().enumerate() {
        let (head, record) = played(game, at as u64, &[person("Zoe"), person("Kim")]);
        folder.keep(game, &bytes(&head, &log_of(&record)));
        matches.push((head, record));
    }
    (folder, matches)
}

fn cached(folder: &Folder) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder.0.join("statistics"))
        .into_iter()
        .flatten()
        .flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.sort();
    files
}

#[test]
fn the_cache_matches_the_logs_and_a_log_that_grew_is_read_again() {
    let (folder, matches) = some("cache");
    let fresh = folder.read();
    let files = cached(&folder);
    assert_eq!(files.len(), NAMES.len());
    let written: Vec<_> = files.iter().map(|file| fs::read(file).expect("a file")).collect();
    assert_eq!(folder.read(), fresh);
    // The cache is really used: a file of another match in its place does not fit the bytes, and is ignored.
    fs::write(&files[0], &written[1]).expect("it can be written");
    assert_eq!(folder.read(), fresh);
    assert_eq!(fs::read(&files[0]).expect("a file"), written[0]);
    // The log grows.
    let (head, record) = &matches[0];
    let half = &log_of(record)[..record.entries.len() / 2];
    folder.keep(NAMES[0], &bytes(head, half));
    let before = folder.read();
    assert_eq!((before.matches, before.finished), (NAMES.len(), NAMES.len() - 1));
    folder.keep(NAMES[0], &bytes(head, &log_of(record)));
    assert_eq!(folder.read(), fresh);
    // A deleted cache is made again, and a match that is gone leaves no file.
    let rebuild = StatisticsQuery {
        rebuild: true,
        ..StatisticsQuery::default()
    };
    assert_eq!(folder.asked(&rebuild), fresh);
    assert_eq!(cached(&folder).len(), NAMES.len());
    fs::remove_file(folder.0.join(format!("{}.match", NAMES[0]))).expect("it is there");
    assert_eq!(folder.read().matches, NAMES.len() - 1);
    assert_eq!(cached(&folder).len(), NAMES.len() - 1);
}

#[test]
fn a_cache_that_is_cut_or_changed_anywhere_is_ignored() {
    let folder = Folder::new("damaged-cache");
    let (head, record) = played("stack", 1, &[person("Zoe"), person("Kim")]);
    let half = &log_of(&record)[..6];
    folder.keep("one", &bytes(&head, half));
    let fresh = folder.read();
    let [file] = &cached(&folder)[..] else {
        panic!("one file")
    };
    let whole = fs::read(file).expect("a file");
    for length in 0..whole.len() {
        fs::write(file, &whole[..length]).expect("it can be written");
        assert_eq!(folder.read(), fresh, "{length}");
        assert_eq!(fs::read(file).expect("a file"), whole, "{length}: it is written again");
    }
    for at in 0..whole.len() {
        let mut changed = whole.clone();
        changed[at] ^= 1 << (at % 8);
        fs::write(file, &changed).expect("it can be written");
        assert_eq!(folder.read(), fresh, "{at}");
        assert_eq!(fs::read(file).expect("a file"), whole, "{at}: it is written again");
    }
    let mut longer = whole.clone();
    longer.push(0);
    fs::write(file, &longer).expect("it can be written");
    assert_eq!(folder.read(), fresh);
}

#[test]
fn a_folder_that_cant_be_written_just_has_no_cache() {
    let (folder, _) = some("no-cache");
    // A file is in place of the folder of the cache.
    fs::write(folder.0.join("statistics"), "in the way").expect("it can be written");
    let first = folder.read();
    assert_eq!(first.matches, NAMES.len());
    assert_eq!(folder.read(), first);
    assert_eq!(
        fs::read_to_string(folder.0.join("statistics")).expect("a file"),
        "in the way"
    );
}

#[test]
fn a_file_that_cant_be_read_is_named_and_hides_no_other() {
    let (folder, matches) = some("broken");
    let fresh = folder.read();
    let (head, record) = &matches[0];
    let good = bytes(head, &log_of(record));
    let mut newer = good.clone();
    newer[8] = 9;
    let mut unruly = record.clone();
    unruly.entries[2].state ^= 1;
    let broken = [
        ("a-foreign", b"Dear Ana".to_vec()),
        ("b-damaged", good[..30].to_vec()),
        ("c-empty", Vec::new()),
        ("d-newer", newer),
        ("e-unruly", bytes(head, &log_of(&unruly))),
    ];
    for (name, bytes) in &broken {
        folder.keep(name, bytes);
    }
    fs::write(folder.0.join("letter.txt"), "no match").expect("it can be written");
    let statistics = folder.read();
    assert_eq!(statistics.players, fresh.players);
    let left_out: Vec<&Path> = statistics
        .left_out
        .iter()
        .map(|left_out| left_out.file.as_path())
        .collect();
    let wanted: Vec<PathBuf> = broken
        .iter()
        .map(|(name, _)| folder.0.join(format!("{name}.match")))
        .collect();
    assert_eq!(left_out, wanted);
    for (name, bytes) in &broken {
        let file = folder.0.join(format!("{name}.match"));
        assert_eq!(&fs::read(file).expect("it stays where it is"), bytes);
    }
    // A match counts up to its torn end.
    folder.keep("f-torn", &good[..good.len() - 3]);
    let torn = folder.read();
    assert_eq!((torn.matches, torn.left_out.len()), (NAMES.len() + 1, broken.len()));
}

#[test]
fn a_match_that_is_being_played_counts_and_a_folder_that_is_not_there_is_empty() {
    let folder = Folder::new("locked");
    let (head, _) = played("stack", 1, &[person("Zoe"), person("Kim")]);
    let (log, file) = library::begin(&folder.0, head).expect("a log");
    let before = fs::read(&file).expect("a file");
    let statistics = folder.read();
    assert_eq!((statistics.matches, statistics.finished), (1, 0));
    assert_eq!(named(&statistics, "Zoe").all.results.unfinished, 1);
    assert_eq!(fs::read(&file).expect("a file"), before);
    drop(log);
    let nowhere = Statistics::read(
        &folder.0.join("nowhere"),
        &StatisticsQuery::default(),
        &Progress::default(),
    );
    assert_eq!(nowhere.expect("nothing is wrong").matches, 0);
    assert!(!folder.0.join("nowhere").exists());
    assert!(Statistics::read(&file, &StatisticsQuery::default(), &Progress::default()).is_err());
}

#[test]
fn the_order_of_the_files_makes_no_difference() {
    let (one, other) = (Folder::new("order-one"), Folder::new("order-other"));
    let mut logs = Vec::new();
    for seed in 0..8_u64 {
        let game = NAMES[seed as usize % NAMES.len()];
        let (head, record) = played(game, seed, &[person("Zoe"), person("Kim")]);
        let mut log = log_of(&record);
        if let LogEntry::Happened { throw, .. } = &mut log[1] {
            *throw = (game == "stack").then(|| thrown(&[(3, seed as u8 % 6 + 1)]));
        }
        logs.push(bytes(&head, &log));
    }
    for (at, log) in logs.iter().enumerate() {
        one.keep(&format!("{at}"), log);
        other.keep(&format!("{}", logs.len() - at), log);
    }
    assert_eq!(one.read(), other.read());
}

#[test]
fn an_unfinished_match_reveals_no_secret_d_8() {
    let (seats, options) = (Seats::solo(4).expect("four seats"), short("skip-bo-dice"));
    let players = ["Zoe", "Kim", "Lou", "Max"].map(person);
    let (head, record) = played("skip-bo-dice", 2, &players);
    let mut game = AnyGame::new(&options, &seats, 2).expect("a match");
    let folder = Folder::new("secret");
    let mut compared = 0;
    for (at, entry) in record.entries.iter().enumerate() {
        // One seat chooses, and others have not chosen yet.
        if let (Turn::Players(due), Actor::Player(seat)) = (game.turn(), entry.who)
            && due.len() > 1
            && matches!(
                entry.action,
                AnyAction::SkipBoDice(DiceAction::Claim { .. } | DiceAction::Pass)
            )
        {
            let with = |action: &AnyAction| {
                let mut after = game.clone();
                after.apply(entry.who, action, &mut ()).expect("it is legal");
                let mut prefix = record.clone();
                prefix.entries.truncate(at);
                prefix.push(entry.who, action.clone(), after.state_hash());
                folder.keep("secret", &bytes(&head, &log_of(&prefix)));
                folder.read()
            };
            let legal = game.legal_actions(seat);
            let first = with(&legal[0]);
            assert!(legal.len() > 1 && legal[1..].iter().all(|action| with(action) == first));
            compared += 1;
        }
        game.apply(entry.who, &entry.action, &mut ()).expect("it is legal");
    }
    assert!(compared > 3, "{compared}");
}

#[test]
fn a_review_is_made_on_request_and_then_saved() {
    let folder = Folder::new("look-back");
    let (head, record) = played("skip-bo-dice", 4, &[person("Zoe"), computer(Level::Easy)]);
    folder.keep("one", &bytes(&head, &log_of(&record)));
    let half = &log_of(&record)[..record.entries.len() / 2];
    folder.keep("half", &bytes(&head, half));
    assert_eq!(named(&folder.read(), "Zoe").all.look_back, None);
    let look_back = StatisticsQuery {
        look_back: true,
        ..StatisticsQuery::default()
    };
    let of_somebody_else = StatisticsQuery {
        player: Some("Kim".to_owned()),
        ..look_back.clone()
    };
    assert_eq!(folder.asked(&of_somebody_else).looked_back, 0);
    let looked = folder.asked(&look_back);
    assert_eq!((looked.matches, looked.looked_back), (2, 1));
    library::rename(&folder.0.join("one.match"), "Sunday").expect("it can be written");
    assert_eq!(folder.read(), looked, "a new name discards nothing");
    let (stop, done) = (AtomicBool::new(false), AtomicUsize::new(0));
    let wanted = review(&record, SeatSet::only(SeatId(0)), &stop, &done).expect("it replays");
    let look = of_game(named(&looked, "Zoe"), "skip-bo-dice")
        .look_back
        .clone()
        .expect("it was reviewed");
    assert_eq!(
        (look.matches, look.choices, look.best),
        (1, wanted.choices as u64, wanted.best as u64)
    );
    assert_eq!(wanted.of_seat[0].choices, look.choices);
    let costliest = wanted
        .mistakes
        .iter()
        .map(|mistake| f64::from(mistake.loss))
        .fold(0.0, f64::max);
    let mean = look.mean_loss.as_ref().expect("one game").worth;
    assert!(mean * look.choices as f64 >= costliest && (look.best < look.choices) == (mean > 0.0));
    let own = wanted.luck.iter().filter(|luck| luck.who == SeatId(0));
    let luckiest = own.map(|luck| f64::from(luck.gain)).fold(0.0, f64::max);
    assert!(look.luckiest.expect("one game").worth >= luckiest);
    let over_all = named(&looked, "Zoe").all.look_back.clone().expect("it was reviewed");
    assert_eq!((over_all.mean_loss, over_all.luckiest), (None, None));
    // The review is there without a new request, as long as the match is the same.
    assert_eq!(folder.read(), looked);
    let (head, record) = played("skip-bo-dice", 6, &[person("Zoe"), computer(Level::Easy)]);
    folder.keep("one", &bytes(&head, &log_of(&record)));
    assert_eq!(folder.read().looked_back, 0);
}

#[test]
fn a_stopped_run_returns_what_is_done() {
    let (folder, _) = some("stopped");
    let progress = Progress::default();
    progress.stop();
    let stopped = Statistics::read(&folder.0, &StatisticsQuery::default(), &progress).expect("a folder");
    assert!(stopped.stopped && stopped.matches == 0);
    let progress = Progress::default();
    assert_eq!(progress.state(), (0, 0));
    let whole = Statistics::read(&folder.0, &StatisticsQuery::default(), &progress).expect("a folder");
    assert!(!whole.stopped);
    assert_eq!(progress.state(), (NAMES.len(), NAMES.len()));
}

#[test]
fn saved_series_of_throws_are_counted_separately() {
    let (folder, _) = some("rolls");
    let roll = |die, manner, seed, counts: &[u64]| Roll::new(die, manner, seed, counts.to_vec());
    for (die, manner, seed, counts) in [
        ("d6", "any", 1, &[10, 11, 9, 10, 12, 8][..]),
        // A part of the series before it.
        ("d6", "any", 1, &[1, 2, 1, 1, 1, 1]),
        ("d6", "any", 2, &[1, 0, 0, 0, 0, 0]),
        ("d10", "standard", 1, &[5; 10]),
    ] {
        let kept = roll(die, manner, seed, counts).and_then(|roll| roll.keep(&folder.0));
        assert!(kept.expect("it can be written").exists());
    }
    for (die, counts) in [("d7", &[1; 7][..]), ("d6", &[1; 5]), ("d6", &[0; 6])] {
        assert!(roll(die, "any", 1, counts).is_err());
    }
    assert!(roll("d6", "../any", 1, &[1; 6]).is_err());
    let rolls = folder.0.join("rolls");
    let whole = fs::read_to_string(rolls.join("d6-any-1-60.json")).expect("it was saved");
    fs::write(rolls.join("cut.json"), &whole[..whole.len() - 4]).expect("it can be written");
    fs::write(rolls.join("forged.json"), whole.replace("60", "61")).expect("it can be written");
    fs::write(rolls.join("long.json"), vec![b' '; 100_000]).expect("it can be written");
    fs::write(rolls.join("other.txt"), "no series").expect("it can be written");
    let statistics = folder.read();
    let rolled: Vec<(&str, &[u64])> = statistics
        .dice
        .rolled
        .iter()
        .map(|figures| (figures.die, &figures.counts[..]))
        .collect();
    assert_eq!(rolled, [("d6", &[11, 11, 9, 10, 12, 8][..]), ("d10", &[5; 10][..])]);
    assert_eq!(statistics.dice.rolls.len(), 4);
    let names: Vec<_> = statistics
        .left_out
        .iter()
        .filter_map(|left_out| left_out.file.file_name())
        .collect();
    assert_eq!(names, ["cut.json", "forged.json", "long.json"]);
    assert!(statistics.dice.rolled.iter().all(|figures| figures.run.is_none()));
    assert!(statistics.dice.kept.iter().all(|figures| figures.throws == 0));
}
