//! The page `docs/protocol_types.md`: generated from the types of the protocol, and compared with the file.

mod markdown;
mod trace;
mod words;

use std::any::type_name;
use std::path::PathBuf;

use games::catalog::{AnyGame, AnyOptions, AnyView};
use games::skip_bo::SkipBo;
use games::skip_bo_mod::SkipBoMod;
use glam::Vec2;
use host::view::MatchView;
use messages::Message;
use net::fingerprint::Fingerprint;
use net::protocol::client_message::ClientMessage;
use net::protocol::code::RoomCode;
use net::protocol::limits::VERSION;
use net::protocol::person::HostName;
use net::protocol::server_message::{FullRecord, ServerMessage};
use net::table_address::TableAddress;
use net::target::Target;
use records::record::Record;
use rules::ids::Viewer;
use rules::rule_id::RuleId;
use rules::seats::Seats;
use tabletop::throw::ThrowGesture;

use self::trace::Tracer;

/// All types of the protocol.
fn traced() -> Tracer {
    let mut tracer = Tracer::default();
    let code: RoomCode = "ABCDEF".parse().expect("a code");
    tracer.sample(&code);
    let table = format!("table://{}?relay=relay.example.org", "7f".repeat(32));
    tracer.sample::<TableAddress>(&table.parse().expect("an address"));
    tracer.sample::<Target>(&"play.example.org:9".parse().expect("an address"));
    tracer.sample::<HostName>(&"play.example.org".parse().expect("a name"));
    tracer.sample(&Fingerprint::of(b"a certificate"));
    tracer.sample(&RuleId::new("G-1"));
    tracer.sample(&Message::verbatim("Ana"));
    tracer.sample(&ThrowGesture {
        from: Vec2::ZERO,
        direction: Vec2::X,
        power: 1.0,
    });
    let seats = Seats::solo(2).expect("two can play");
    tracer.sample(&seats);
    tracer.zeros("games::skip_bo::piles::Piles");
    for game in games::catalog::NAMES {
        let options = AnyOptions::of_game(game).expect("a game");
        let game = AnyGame::new(&options, &seats, 1).expect("a match");
        match game.view(Viewer::Public) {
            AnyView::SkipBo(view) => tracer.sample_of::<SkipBo>(&view),
            AnyView::SkipBoMod(view) => tracer.sample_of::<SkipBoMod>(&view),
            AnyView::SkipBoDice(view) => tracer.sample(&view),
            AnyView::Stack(_) => {}
        }
    }
    tracer.trace::<ClientMessage>();
    tracer.trace::<ServerMessage>();
    tracer.trace::<MatchView>();
    tracer.trace::<FullRecord>();
    tracer.trace::<Record>();
    tracer
}

/// The types at the top; all others are inside them.
fn roots() -> [&'static str; 5] {
    [
        type_name::<ClientMessage>(),
        type_name::<ServerMessage>(),
        type_name::<MatchView>(),
        type_name::<FullRecord>(),
        type_name::<Record>(),
    ]
}

/// Where a text can stand in a message, and what keeps a stranger from misusing it. Names go through the one cleaning
/// of `names`. A text in a message for people is made plain when the message is localized.
const TEXTS: [(&str, &str); 26] = [
    ("Arg.Text", "made plain in words"),
    (
        "BoardText.name",
        "a name, cleaned when read; refused by the server where it was not clean",
    ),
    (
        "BoardText.text",
        "read as a board; what is wrong with it is made plain in words",
    ),
    ("DiceOptions.board_file", "made plain in words"),
    ("Fingerprint", "read as a hash, or refused; compared and never shown"),
    (
        "HostName",
        "read as a name of a server, or refused; compared and never shown",
    ),
    (
        "Invited.name",
        "a name, cleaned when read; shown only of people who are known",
    ),
    ("KeyName", "made plain in words"),
    ("Member.name", "a name, cleaned when read"),
    ("Message.id", "one of the program's own"),
    ("LobbySeat.name", "a name, cleaned when read"),
    ("NewsSeat.name", "a name, cleaned when read"),
    ("Newcomer.name", "a name, cleaned by the room"),
    (
        "NoticeAddress.Mail",
        "shown to the person who set it, if it has plain signs only; an address of mail, or refused; gets no notices before \
         its owner confirms it",
    ),
    (
        "NoticeAddress.Push",
        "shown to the person who set it, if it has plain signs only; where the operator allows it, a URL",
    ),
    ("RoomRefusal.NamesFile", "made plain in words"),
    ("RoomRequest.Sit.name", "a name, cleaned by the room"),
    ("RuleId", "has the form of one, or is refused"),
    ("SeatPlayer.name", "a name, cleaned when read"),
    (
        "RoomSettings.game",
        "one of the program's own, or refused; shown by its title",
    ),
    (
        "RoomSettings.options",
        "one of the program's own, or refused; shown as a name where it is none",
    ),
    ("SkipBoBoard.file", "made plain in words"),
    ("TableNews.game", "one of the program's own; shown by its title"),
    ("TableAddress", "read as an address, or refused; shown as one"),
    ("NetTarget", "read as an address, or refused; not shown"),
    (
        "Words",
        "cleaned as names when read; shown only of people who are known",
    ),
];

#[test]
fn every_text_of_the_protocol_has_a_protection() {
    let found = markdown::texts(&traced(), &roots());
    let decided = TEXTS.iter().map(|(place, _)| (*place).to_owned()).collect();
    assert_eq!(
        found, decided,
        "a new text needs an entry here, and the protection that the entry names"
    );
}

#[test]
fn the_page_of_the_types_matches_the_types() {
    let found = markdown::page(&traced(), &roots());
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join("docs/protocol_types.md");
    if std::env::var_os("TUMBLETOP_BLESS").is_some() {
        std::fs::write(&path, &found).expect("the page can be written");
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    for (number, (found, there)) in found.lines().zip(there.lines()).enumerate() {
        assert_eq!(found, there, "line {}; TUMBLETOP_BLESS=1 writes the page", number + 1);
    }
    assert_eq!(found, there, "TUMBLETOP_BLESS=1 writes the page");
}

#[test]
fn the_page_of_the_protocol_names_the_current_version() {
    let page = include_str!("../../../../../docs/protocol.md");
    // The first number of the page is the version.
    let number = page
        .split(|sign: char| !sign.is_ascii_digit())
        .find_map(|digits| digits.parse().ok());
    assert_eq!(number, Some(VERSION));
}
