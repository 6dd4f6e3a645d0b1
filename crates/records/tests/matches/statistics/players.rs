//! For which player a match counts.

use crate::saved_matches::{Folder, bytes, computer, log_of, person, played};
use crate::statistics::named;
use records::statistics::StatisticsQuery;
use records::statistics::figures::Who;
use records::store::log_entry::LogEntry;
use rules::ai::level::Level;
use rules::ids::SeatId;

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
    for (seed, players) in [["Player 1", "Player 2"], ["Zoe", "Joueur 2"], [" ", "Zoe"]]
        .iter()
        .enumerate()
    {
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
        player: Some("Spieler 3".to_owned()),
        ..StatisticsQuery::default()
    });
    assert_eq!(asked.players, statistics.players[1..]);
}
