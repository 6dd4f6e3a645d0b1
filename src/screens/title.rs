//! The title screen: the name of the game and the buttons to everything else. The table is behind it.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;

use crate::screens::matches::ContinuePlace;
use crate::screens::overlay_page::{opening_button, opens};
use crate::screens::setup::plugin::ChooseGame;
use crate::screens::together::invitations::Invitations;
use crate::screens::together::remembered::Remembered;
use crate::screens::together::slow_tables::SlowTables;
use games::catalog::{AnyOptions, NAMES};
use messages::Message;
use messages::texts::{title as words, together};
use window_kit::table::current_match::clear_the_table;
use window_kit::ui::button::{ButtonLook, button, explained_button, on_press};
use window_kit::ui::focus::{FocusName, FocusOnPages};
use window_kit::ui::in_place::{FilledElsewhere, InPlace};
use window_kit::ui::look::{AMBER, EDGE, PLATE, PLATE_SOLID, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::page_area;
use window_kit::ui::text::{bold, coloured, text};
use window_kit::window::state::{Overlay, Screen};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<News>()
        .add_systems(OnEnter(Screen::Title), (clear_the_table, spawn_title))
        .add_systems(
            Update,
            (
                make_way,
                tell_turns.run_if(resource_changed::<SlowTables>.or_else(resource_changed::<Invitations>)),
            )
                .run_if(in_state(Screen::Title)),
        );
    for beside in [Screen::Setup, Screen::Practice] {
        let (away, back) = (transition(Screen::Title, beside), transition(beside, Screen::Title));
        app.add_systems(away, |mut focus: FocusOnPages| focus.leave_screen())
            .add_systems(back, |mut focus: FocusOnPages| focus.come_back_to_screen());
    }
}

fn transition(exited: Screen, entered: Screen) -> OnTransition<Screen> {
    OnTransition { exited, entered }
}

/// Sentences that the title shows.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct News(pub Vec<Message>);

/// The plate of the title, and what stands beside it. An overlay takes their place.
#[derive(Component, Clone, Copy, Debug)]
struct Plate;

/// Hides the plate under an overlay, so that no edge of it sticks out, and no words end under an edge.
fn make_way(overlay: Res<State<Overlay>>, mut plates: Query<&mut Visibility, With<Plate>>) {
    for mut plate in &mut plates {
        plate.set_if_neq(match overlay.get() {
            Overlay::None | Overlay::Confirm => Visibility::Inherited,
            _ => Visibility::Hidden,
        });
    }
}

/// The place of the button for playing together.
#[derive(Component, Clone, Copy, Debug)]
struct TogetherPlace;

/// Spawns that button. It says where somebody waits for the person: at a table that takes its time, or at one to which
/// they lost the connection.
fn spawn_together(
    place: &mut ChildSpawnerCommands,
    (remembered, tables, invitations): (&Remembered, &SlowTables, &Invitations),
) {
    let (about, look) = match (tables.your_turns(), invitations.0.last()) {
        (_, Some(last)) => (together::invites_you(&last.name), ButtonLook::Primary),
        (0, _) if remembered.ways_back.is_awaited() => (together::BACK_ABOUT, ButtonLook::Primary),
        (0, _) => (together::TITLE_ABOUT, ButtonLook::Plain),
        (turns, _) => (together::title_turns(turns), ButtonLook::Primary),
    };
    place.spawn((
        explained_button(together::TITLE, about, look),
        FocusName::new("title.together"),
        on_press(opens(Overlay::Together)),
    ));
}

/// Says of news from tables that take their time.
fn tell_turns(
    (remembered, tables, invitations): (Res<Remembered>, Res<SlowTables>, Res<Invitations>),
    places: Query<Entity, With<TogetherPlace>>,
    mut commands: Commands,
) {
    for place in &places {
        commands
            .entity(place)
            .update_children(|place| spawn_together(place, (&remembered, &tables, &invitations)));
    }
}

fn spawn_title(
    news: Res<News>,
    (remembered, tables, invitations): (Res<Remembered>, Res<SlowTables>, Res<Invitations>),
    mut commands: Commands,
) {
    commands
        .spawn((plate::side_root(), DespawnOnExit(Screen::Title)))
        .with_children(|screen| {
            spawn_corner(screen, &news);
            screen
                .spawn((
                    Plate,
                    Node {
                        width: px(430),
                        max_width: percent(94),
                        max_height: percent(100),
                        flex_shrink: 0.0,
                        padding: UiRect::axes(px(34), px(28)),
                        border: px(1).all(),
                        border_radius: BorderRadius::all(px(14)),
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Stretch,
                        row_gap: px(9),
                        ..default()
                    },
                    BackgroundColor(PLATE.with_alpha(0.80)),
                    BorderColor::all(EDGE),
                ))
                .with_children(|plate| {
                    plate
                        .spawn((
                            Node {
                                flex_direction: FlexDirection::Column,
                                align_items: AlignItems::Center,
                                margin: UiRect::bottom(px(14)),
                                ..default()
                            },
                            Pickable::IGNORE,
                        ))
                        .with_children(|head| {
                            head.spawn(bold(Message::verbatim("Tumbletop"), size::TITLE));
                            head.spawn((
                                coloured(words::SUBTITLE, size::GROUP, TEXT_QUIET),
                                TextLayout::justify(Justify::Center),
                            ));
                        });
                    // With large letters there may not be room for all of it.
                    page_area(plate, 9.0, |plate| {
                        plate.spawn((ContinuePlace, plate::column(9.0)));
                        plate.spawn(pairs()).with_children(|games| {
                            for (at, game) in NAMES.iter().copied().enumerate() {
                                let mut entry = games.spawn(game_button(game));
                                if at == 0 {
                                    entry.insert(AutoFocus);
                                }
                            }
                        });
                        plate
                            .spawn((TogetherPlace, FilledElsewhere, plate::column(0.0)))
                            .update_children(|place| spawn_together(place, (&remembered, &tables, &invitations)));
                        plate.spawn(pairs()).with_children(|others| {
                            for (name, label, overlay) in [
                                ("title.daily", words::DAILY, Overlay::Daily),
                                ("title.players", words::PEOPLE, Overlay::People),
                                ("title.dice", words::DICE, Overlay::Dice),
                                ("title.Rules", words::RULES, Overlay::Rules),
                                ("title.Settings", words::SETTINGS, Overlay::Settings),
                                ("title.Credits", words::CREDITS, Overlay::Credits),
                            ] {
                                others.spawn(opening_button(label, name, overlay));
                            }
                            others.spawn((
                                button(words::PRACTICE, ButtonLook::Plain),
                                FocusName::new("title.practice"),
                                on_press(
                                    |_: On<bevy::ui_widgets::Activate>, mut next: ResMut<NextState<Screen>>| {
                                        next.set(Screen::Practice);
                                    },
                                ),
                            ));
                            others.spawn((
                                button(words::QUIT, ButtonLook::Plain),
                                FocusName::new("title.quit"),
                                on_press(|_: On<bevy::ui_widgets::Activate>, mut exit: MessageWriter<AppExit>| {
                                    exit.write(AppExit::Success);
                                }),
                            ));
                        });
                    });
                });
        });
}

/// Spawns the news and the version, in the corner beside the plate.
fn spawn_corner(screen: &mut ChildSpawnerCommands, news: &News) {
    screen
        .spawn((
            Plate,
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                align_self: AlignSelf::FlexEnd,
                padding: UiRect::right(px(14)).with_bottom(px(10)),
                flex_direction: FlexDirection::Column,
                row_gap: px(6),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|corner| {
            for news in &news.0 {
                // The dice on the title lie behind it.
                corner.spawn((
                    Node {
                        padding: UiRect::axes(px(9), px(5)),
                        border_radius: BorderRadius::all(px(6)),
                        ..default()
                    },
                    BackgroundColor(PLATE_SOLID),
                    Pickable::IGNORE,
                    children![coloured(news.clone(), size::SMALL, AMBER)],
                ));
            }
            corner.spawn(text(words::version(env!("CARGO_PKG_VERSION")), size::SMALL));
        });
}

/// A box with two entries to a row.
fn pairs() -> impl Bundle {
    (
        Node {
            display: Display::Grid,
            grid_template_columns: RepeatedGridTrack::flex(2, 1.0),
            column_gap: px(9),
            row_gap: px(9),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// The button to the setup of a game.
fn game_button(game: &'static str) -> impl Bundle {
    let (title, (least, most)) =
        AnyOptions::of_game(game).map_or(("", (0, 0)), |options| (options.title(), options.players()));
    (
        explained_button(
            Message::verbatim(title),
            words::players(least, most),
            ButtonLook::Primary,
        ),
        FocusName::new(format!("title.{game}")),
        on_press(
            move |_: On<bevy::ui_widgets::Activate>,
                  mut choose: MessageWriter<ChooseGame>,
                  mut next: ResMut<NextState<Screen>>| {
                choose.write(ChooseGame(game));
                next.set(Screen::Setup);
            },
        ),
    )
}
