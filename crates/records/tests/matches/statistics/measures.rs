//! What each game counts, compared with the events of the matches.

use std::collections::BTreeMap;

use crate::saved_matches::{Folder, bytes, happened, log_of, person, played};
use crate::statistics::{events, named, of_game, thrown, value};
use games::catalog::{AnyEvent, NAMES};
use games::skip_bo::action::Source;
use games::skip_bo::event::CardEvent;
use games::skip_bo_dice::event::DiceEvent;
use games::stack::event::StackEvent;
use records::record::{Entry, Record};
use records::store::log_entry::{LogEntry, LogHeaderBody};
use rules::ids::{Actor, SeatId};

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
            let fell = |event: &AnyEvent| match event {
                AnyEvent::Stack(StackEvent::Fell { player, .. }) => player.0 == seat,
                _ => false,
            };
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
