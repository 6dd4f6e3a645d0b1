//! The viewer of the table, and the screen that hides the hands while one person hands the table over to another.
//!
//! With one person, that person is always the viewer. With several people, in a game with hidden hands, only the
//! public view is shown from the moment when another person must act until that person confirms that they are there.
//! If nothing is hidden, the person who must act is the viewer; with `HandOver::Always` the table is handed over there
//! too. In a replay the viewer is the chosen one.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::screens::overlay_page::spawn_overlay_page;
use games::catalog::AnyView;
use host::view::{MatchView, Players, SeatColours};
use messages::texts::hand_over as words;
use rules::ids::{SeatId, Viewer};
use window_kit::input::gamepad::PadSeats;
use window_kit::input::gamepad::asked::people_due;
use window_kit::settings::{HandOver, Settings};
use window_kit::table::current_match::CurrentMatch;
use window_kit::table::phase::{InMatch, MatchSystems, TableGate};
use window_kit::table::replay::state::Replay;
use window_kit::table::viewer::TableViewer;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::chip::chip;
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{TEXT, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::coloured;
use window_kit::window::by_game::ByGame;
use window_kit::window::state::{Overlay, Screen};

/// The person who confirmed that they are at the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct AtTable(Option<SeatId>);

/// A person confirms that they are at the table.
#[derive(Message, Clone, Copy, Debug)]
struct Arrived(SeatId);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AtTable>()
        .init_resource::<ByGame<RightfulSeat>>()
        .add_message::<Arrived>()
        .add_systems(
            Update,
            (arrive, look)
                .chain()
                .before(MatchSystems::CollectRequests)
                .run_if(in_state(InMatch).and_then(in_state(Screen::Match))),
        )
        .add_systems(OnEnter(Overlay::HandOver), spawn_screen.run_if(in_state(InMatch)))
        .add_systems(OnExit(Screen::Match), |mut viewer: ResMut<TableViewer>| {
            viewer.set_if_neq(TableViewer::default());
        });
}

/// The person at the table after seats have changed hands: `None` if a computer player now has that person's seat;
/// with only one person, that person.
fn still_there(view: &MatchView, players: &Players, at_table: Option<SeatId>) -> Option<SeatId> {
    let mut people = view.seats.iter().filter(|seat| players.is_person(*seat));
    match (people.next(), people.next()) {
        (Some(only), None) => Some(only),
        _ => at_table.filter(|seat| players.is_person(*seat)),
    }
}

/// Whether this person must act next, perhaps with others.
fn is_due(view: &MatchView, person: SeatId) -> bool {
    view.due.contains(person) || view.awaited.as_ref().is_some_and(|awaited| awaited.seat == person)
}

/// The viewer now, and the person to whom the table must be handed over first. The setting matters only where no hand
/// is hidden.
fn looks(view: &MatchView, players: &Players, at_table: Option<SeatId>, set: HandOver) -> (Viewer, Option<SeatId>) {
    let mut people = view.seats.iter().filter(|seat| players.is_person(*seat));
    let (Some(first), several) = (people.next(), people.next().is_some()) else {
        return (Viewer::Public, None);
    };
    if !several {
        return (Viewer::Player(first), None);
    }
    let due = people_due(view, players).next();
    if !view.view.hides_hands() {
        // If several people must act at once, the person at the table stays.
        let there = at_table.filter(|person| is_due(view, *person));
        return match (due, there, set) {
            (Some(_), Some(there), HandOver::Always) => (Viewer::Player(there), None),
            (Some(due), None, HandOver::Always) => (Viewer::Public, Some(due)),
            _ => (due.map_or(Viewer::Public, Viewer::Player), None),
        };
    }
    match (due, at_table) {
        (Some(due), at_table) if at_table != Some(due) => (Viewer::Public, Some(due)),
        // While computer players act, the last person stays the viewer.
        (_, Some(person)) => (Viewer::Player(person), None),
        (_, None) => (Viewer::Public, None),
    }
}

/// The player whose turn it really is, if this seat plays out of turn; otherwise `None`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RightfulSeat(pub fn(&AnyView, SeatId) -> Option<SeatId>);

fn arrive(
    mut arrived: MessageReader<Arrived>,
    current: Res<CurrentMatch>,
    mut at_table: ResMut<AtTable>,
    mut next: ResMut<NextState<Overlay>>,
) {
    if current.is_changed() {
        at_table.0 = None;
    }
    for Arrived(person) in arrived.read() {
        at_table.0 = Some(*person);
        next.set(Overlay::None);
    }
}

fn look(
    view: Res<MatchView>,
    players: Res<Players>,
    settings: Res<Settings>,
    gate: Res<TableGate>,
    replay: Replay,
    overlay: Res<State<Overlay>>,
    mut at_table: ResMut<AtTable>,
    mut viewer: ResMut<TableViewer>,
    mut next: ResMut<NextState<Overlay>>,
) {
    if let Some(replaying) = replay.on() {
        viewer.set_if_neq(TableViewer(replaying.eyes()));
        return;
    }
    at_table.set_if_neq(AtTable(still_there(&view, &players, at_table.0)));
    let (looks, hand_to) = looks(&view, &players, at_table.0, settings.hand_over);
    viewer.set_if_neq(TableViewer(looks));
    if hand_to.is_some() {
        at_table.0 = None;
    }
    // The screen opens only after the last action has been shown, so both people see that action.
    if hand_to.is_some() && !gate.showing && *overlay.get() == Overlay::None {
        next.set(Overlay::HandOver);
    }
}

fn spawn_screen(
    view: Res<MatchView>,
    players: Res<Players>,
    settings: Res<Settings>,
    colours: Res<SeatColours>,
    at_table: Res<AtTable>,
    (rightful, pads): (Res<ByGame<RightfulSeat>>, Option<Res<PadSeats>>),
    mut next: ResMut<NextState<Overlay>>,
    mut commands: Commands,
) {
    // A computer player may have taken the seat, or the setting may have changed, while a menu covered this screen.
    let Some(seat) = looks(&view, &players, at_table.0, settings.hand_over).1 else {
        next.set(Overlay::None);
        return;
    };
    let rightful = rightful.of(view.view.game()).and_then(|of| of.0(&view.view, seat));
    let (heading, aside) = match rightful {
        None => (words::next(seat), None),
        Some(rightful) => (words::reaches_in(seat), Some(words::out_of_turn(seat, rightful))),
    };
    let (now, arrive) = if view.view.hides_hands() {
        (words::HIDDEN, words::arrive(seat))
    } else {
        (words::OPEN, words::arrive_open(seat))
    };
    let has_pad = pads.is_some_and(|pads| pads.own_pad(seat).is_some());
    spawn_overlay_page(&mut commands, Overlay::HandOver, plate::solid_plate(460.0), |sheet| {
        sheet.spawn(plate::row()).with_children(|row| {
            row.spawn(chip(colours.of(seat), 34.0));
            row.spawn(plate::heading(heading));
        });
        if let Some(aside) = aside {
            sheet.spawn(coloured(aside, size::GROUP, TEXT));
        }
        sheet.spawn(coloured(now, size::GROUP, TEXT_QUIET));
        if has_pad {
            sheet.spawn(coloured(words::pad(seat), size::GROUP, TEXT_QUIET));
        }
        sheet.spawn((
            button(arrive, ButtonLook::Primary),
            AutoFocus,
            FocusName::new("hand-over.arrive"),
            on_press(move |_: On<Activate>, mut arrived: MessageWriter<Arrived>| {
                arrived.write(Arrived(seat));
            }),
        ));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use host::view::{SeatControl, SeatPlayer};
    use rules::ai::level::Level;
    use rules::ids::SeatSet;

    const ANA: SeatId = SeatId(0);
    const BO: SeatId = SeatId(1);

    fn players(people: &[bool]) -> Players {
        let of = |person: &bool| SeatPlayer {
            name: "Somebody".into(),
            control: if *person {
                SeatControl::Person
            } else {
                SeatControl::Agent(Level::Random)
            },
        };
        Players(people.iter().map(of).collect())
    }

    /// A match of a game in which this seat is due.
    fn due(game: &str, seats: usize, who: SeatId) -> MatchView {
        MatchView {
            due: SeatSet::only(who),
            ..MatchView::new(game, seats)
        }
    }

    #[test]
    fn a_single_person_looks_all_the_time_and_is_handed_nothing() {
        let players = players(&[false, true, false]);
        for who in [ANA, BO] {
            let view = due("skip-bo", 3, who);
            assert_eq!(
                looks(&view, &players, None, HandOver::HiddenHands),
                (Viewer::Player(BO), None)
            );
        }
    }

    #[test]
    fn hands_are_hidden_until_the_next_person_says_so_g_7() {
        let players = players(&[true, true]);
        let view = due("skip-bo", 2, BO);
        assert_eq!(
            looks(&view, &players, Some(ANA), HandOver::HiddenHands),
            (Viewer::Public, Some(BO))
        );
        assert_eq!(
            looks(&view, &players, Some(BO), HandOver::HiddenHands),
            (Viewer::Player(BO), None)
        );
        assert_eq!(
            looks(&view, &players, None, HandOver::HiddenHands),
            (Viewer::Public, Some(BO))
        );
    }

    #[test]
    fn while_computer_players_are_at_it_the_last_person_goes_on_looking() {
        let players = players(&[true, false, true]);
        let view = due("skip-bo-mod", 3, BO);
        assert_eq!(
            looks(&view, &players, Some(ANA), HandOver::HiddenHands),
            (Viewer::Player(ANA), None)
        );
    }

    #[test]
    fn a_left_seat_hides_its_hand_and_a_person_who_returns_is_asked_first_g_7() {
        let view = due("skip-bo", 3, ANA);
        // Ana was the viewer and left; neither of the two others has come to the table yet.
        let left = players(&[false, true, true]);
        assert_eq!(still_there(&view, &left, Some(ANA)), None);
        assert_eq!(looks(&view, &left, None, HandOver::HiddenHands), (Viewer::Public, None));
        // With Bo as the only person nothing is handed over. When Ana takes her seat back, Bo stays the viewer until
        // her turn.
        let alone = players(&[false, true, false]);
        assert_eq!(still_there(&view, &alone, Some(ANA)), Some(BO));
        assert_eq!(
            looks(&view, &alone, Some(BO), HandOver::HiddenHands),
            (Viewer::Player(BO), None)
        );
        let both = players(&[true, true, false]);
        let last = SeatId(2);
        assert_eq!(still_there(&view, &both, Some(BO)), Some(BO));
        let by_last = due("skip-bo", 3, last);
        assert_eq!(
            looks(&by_last, &both, Some(BO), HandOver::HiddenHands),
            (Viewer::Player(BO), None)
        );
        assert_eq!(
            looks(&view, &both, Some(BO), HandOver::HiddenHands),
            (Viewer::Public, Some(ANA))
        );
        // If only computer players play, nobody's hand is shown.
        let nobody = players(&[false; 3]);
        assert_eq!(still_there(&view, &nobody, Some(ANA)), None);
        assert_eq!(
            looks(&view, &nobody, None, HandOver::HiddenHands),
            (Viewer::Public, None)
        );
    }

    #[test]
    fn where_nothing_is_hidden_nothing_is_handed_over() {
        let players = players(&[true, true]);
        for game in ["stack", "skip-bo-dice"] {
            assert_eq!(
                looks(&due(game, 2, BO), &players, Some(ANA), HandOver::HiddenHands),
                (Viewer::Player(BO), None)
            );
        }
    }

    #[test]
    fn who_set_so_hands_the_table_over_where_nothing_is_hidden_too() {
        let players = players(&[true, true]);
        for game in ["stack", "skip-bo-dice"] {
            let view = due(game, 2, BO);
            let always = |at_table| looks(&view, &players, at_table, HandOver::Always);
            assert_eq!(always(Some(ANA)), (Viewer::Public, Some(BO)));
            assert_eq!(always(None), (Viewer::Public, Some(BO)));
            assert_eq!(always(Some(BO)), (Viewer::Player(BO), None));
            let both = MatchView {
                due: [ANA, BO].into_iter().collect(),
                ..MatchView::new(game, 2)
            };
            assert_eq!(
                looks(&both, &players, Some(BO), HandOver::Always),
                (Viewer::Player(BO), None),
                "a person who is asked with others stays"
            );
        }
    }

    #[test]
    fn no_setting_shows_a_hand_to_another_person_g_7() {
        let players = players(&[true, true]);
        let view = due("skip-bo", 2, BO);
        for set in HandOver::ALL {
            assert_eq!(looks(&view, &players, Some(ANA), set), (Viewer::Public, Some(BO)));
            assert_eq!(looks(&view, &players, None, set), (Viewer::Public, Some(BO)));
        }
    }
}
