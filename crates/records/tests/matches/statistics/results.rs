//! The results of players: wins, points and streaks, partners, and matches that are not over.

use std::collections::BTreeMap;

use crate::saved_matches::{Folder, bytes, computer, log_of, person, played, short};
use crate::statistics::{named, of_game};
use games::catalog::{AnyAction, AnyGame, NAMES};
use games::skip_bo_dice::action::DiceAction;
use records::record::Record;
use records::statistics::StatisticsQuery;
use records::statistics::figures::{Opponents, Results, Who};
use records::statistics::match_facts::Outcome;
use records::store::log_entry::SeatOccupant;
use rules::ai::level::Level;
use rules::game::Turn;
use rules::ids::{Actor, SeatId, Viewer};
use rules::rng::{Seed, Stream, stream};
use rules::seats::Seats;

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

#[test]
fn partners_win_together_and_are_no_opponents() {
    let folder = Folder::new("partners");
    let options = short("stack");
    let seats = Seats::teams(&[0, 1, 0, 1]).expect("four seats");
    let (mut head, _) = played("stack", 1, &[person("Zoe"), person("Kim")]);
    let mut game = AnyGame::new(&options, &seats, 1).expect("a match");
    let mut record = Record::new(options.clone(), seats, Seed::Number(1));
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
