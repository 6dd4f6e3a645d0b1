//! Tells by the desktop that it is the person's turn at a table that takes its time, while they look at something else.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::room::Room;
use super::slow_tables::SlowTables;
use games::catalog::AnyOptions;
use messages::Message;
use messages::texts::absences as words;
use net::protocol::code::RoomCode;
use window_kit::machine::notification;
use window_kit::settings::Settings;
use window_kit::ui::localized::Localizer;

/// Whether it is the person's turn at each table, as far as it was known last.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct KnownTurns(BTreeMap<RoomCode, bool>);

/// What is told: of which game, and with whom.
#[derive(bevy::prelude::Message, Clone, Debug, PartialEq)]
struct TurnCame {
    game: String,
    with: Vec<String>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KnownTurns>().add_message::<TurnCame>().add_systems(
        Update,
        (
            find.run_if(resource_changed::<SlowTables>.or_else(resource_exists_and_changed::<Room>)),
            tell,
            ask_browser.run_if(resource_exists_and_changed::<Settings>),
        )
            .chain(),
    );
}

/// Finds the tables at which the person's turn has come.
fn find(
    (tables, room): (Res<SlowTables>, Option<Res<Room>>),
    mut known: ResMut<KnownTurns>,
    mut came: MessageWriter<TurnCame>,
) {
    let mut look = |code: RoomCode, is_due: bool, game: &str, with: Vec<String>| {
        let before = known.0.insert(code, is_due);
        if is_due && before != Some(true) {
            came.write(TurnCame {
                game: game.to_owned(),
                with,
            });
        }
    };
    for news in tables.news() {
        let others = news.seats.iter().filter(|seat| !seat.yours);
        let with = others.map(|seat| seat.name.clone()).collect();
        look(news.code, news.is_your_turn(), &news.game, with);
    }
    let Some(lobby) = room.as_ref().and_then(|room| room.lobby.as_ref()) else {
        return;
    };
    if let Some(room) = room.as_ref().filter(|room| room.waits_for_days()) {
        let is_own = |seat| room.own_seats().any(|own| own.index() == seat);
        let is_due = room
            .own_seats()
            .any(|seat| room.clock_of(seat, std::time::Duration::ZERO).is_some());
        let others = lobby.seats.iter().enumerate().filter(|(at, _)| !is_own(*at));
        let with = others.map(|(_, seat)| seat.name.clone()).collect();
        look(lobby.code, is_due, &lobby.settings.game, with);
    }
}

/// Tells it, if the person wants that and does not see the window.
fn tell(
    mut came: MessageReader<TurnCame>,
    (settings, localizer): (Res<Settings>, Res<Localizer>),
    windows: Query<&Window>,
) {
    let sees = windows.is_empty() || windows.iter().any(|window| window.focused);
    for TurnCame { game, with } in came.read() {
        if sees || !settings.turn_notices {
            continue;
        }
        let title = AnyOptions::of_game(game).map_or("?", |options| options.title());
        let with = with.iter().map(Message::verbatim);
        let text = words::turn_at(title, with);
        notification::show(localizer.localize(&words::TURN), localizer.localize(&text));
    }
}

/// The browser asks the person once, when they switch it on.
fn ask_browser(settings: Res<Settings>, mut was_on: Local<bool>) {
    if settings.turn_notices && !std::mem::replace(&mut *was_on, settings.turn_notices) {
        notification::ask();
    }
    *was_on = settings.turn_notices;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::together::slow_tables::testing;
    use net::protocol::server_message::SeatTimes;
    use net::protocol::settings::TurnClock;
    use net::session::Event;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Settings>()
            .init_resource::<SlowTables>()
            .init_resource::<Localizer>()
            .add_plugins(plugin);
        app
    }

    fn came(app: &mut App) -> Vec<TurnCame> {
        app.update();
        let mut came = app.world_mut().resource_mut::<Messages<TurnCame>>();
        came.drain().collect()
    }

    #[test]
    fn a_turn_is_told_when_it_comes_and_once() {
        let mut app = app();
        let ours = TurnCame {
            game: "stack".to_owned(),
            with: vec!["Bo".to_owned()],
        };
        for (is_due, told) in [
            (false, false),
            (true, true),
            (true, false),
            (false, false),
            (true, true),
        ] {
            app.insert_resource(testing::with_news(is_due));
            assert_eq!(
                came(&mut app),
                if told { vec![ours.clone()] } else { vec![] },
                "{is_due}"
            );
        }
    }

    #[test]
    fn the_table_that_one_sits_at_is_looked_at_too_and_leaving_it_tells_nothing() {
        let mut app = app();
        let mut room = Room::playing(|lobby| lobby.settings.clock = TurnClock::Days(3));
        app.insert_resource(room.clone());
        assert_eq!(came(&mut app), []);
        let mut times = SeatTimes {
            runs: 1,
            ..SeatTimes::default()
        };
        times.left_ms[0] = Some(3_600_000);
        room.take(Event::Clock(Box::new(times)), std::time::Duration::ZERO);
        app.insert_resource(room);
        assert_eq!(came(&mut app).len(), 1);
        app.world_mut().remove_resource::<Room>();
        assert_eq!(came(&mut app), []);
        // The news come a minute later.
        app.insert_resource(testing::with_news(true));
        assert_eq!(came(&mut app), [], "it is the same turn");
    }
}
