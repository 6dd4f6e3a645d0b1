//! The page `docs/protocol_types.md`: made from the types that travel, and compared with what is there.

mod page;
mod trace;
mod words;

use std::any::type_name;
use std::path::PathBuf;

use bevy::math::Vec2;
use tumbletop::catalog::{AnyGame, AnyOptions, AnyView};
use tumbletop::games::skip_bo::SkipBo;
use tumbletop::games::skip_bo_mod::SkipBoMod;
use tumbletop::host::view::MatchView;
use tumbletop::messages::Message;
use tumbletop::net::protocol::code::RoomCode;
use tumbletop::net::protocol::down::{Down, FullRecord};
use tumbletop::net::protocol::up::Up;
use tumbletop::physics::throw::ThrowGesture;
use tumbletop::rules::ids::Viewer;
use tumbletop::rules::rule_id::RuleId;
use tumbletop::rules::seats::Seats;

use self::trace::Tracer;

/// All types that travel.
fn traced() -> Tracer {
    let mut tracer = Tracer::default();
    let code: RoomCode = "ABCDEF".parse().expect("a code");
    tracer.sample(&code);
    tracer.sample(&RuleId::new("G-1"));
    tracer.sample(&Message::verbatim("Ana"));
    tracer.sample(&ThrowGesture {
        from: Vec2::ZERO,
        direction: Vec2::X,
        power: 1.0,
    });
    let seats = Seats::solo(2).expect("two can play");
    tracer.sample(&seats);
    tracer.zeros("tumbletop::games::skip_bo::piles::Piles");
    for game in tumbletop::catalog::NAMES {
        let options = AnyOptions::of_game(game).expect("a game");
        let game = AnyGame::new(&options, &seats, 1).expect("a match");
        match game.view(Viewer::Public) {
            AnyView::SkipBo(view) => tracer.sample_of::<SkipBo>(&view),
            AnyView::SkipBoMod(view) => tracer.sample_of::<SkipBoMod>(&view),
            AnyView::SkipBoDice(view) => tracer.sample(&view),
            AnyView::Stack(_) => {}
        }
    }
    tracer.trace::<Up>();
    tracer.trace::<Down>();
    tracer.trace::<MatchView>();
    tracer.trace::<FullRecord>();
    tracer
}

#[test]
fn the_page_of_the_types_is_what_travels() {
    let roots = [
        type_name::<Up>(),
        type_name::<Down>(),
        type_name::<MatchView>(),
        type_name::<FullRecord>(),
    ];
    let found = page::page(&traced(), &roots);
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/protocol_types.md");
    if std::env::var_os("TUMBLETOP_BLESS").is_some() {
        std::fs::write(&path, &found).expect("the page can be written");
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    for (number, (found, there)) in found.lines().zip(there.lines()).enumerate() {
        assert_eq!(found, there, "line {}; TUMBLETOP_BLESS=1 writes the page", number + 1);
    }
    assert_eq!(found, there, "TUMBLETOP_BLESS=1 writes the page");
}
