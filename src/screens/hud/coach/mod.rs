//! The guide of a first match: says what can be done now, until it has been done once.
//!
//! It is played, not read: there is no script. Each lesson waits for the moment in the match that it is about, and is
//! learned when the person it is shown to does it; meanwhile what it speaks of is lit on the table. What was learned is
//! remembered by game. Sees the view and what is told, like everybody.

pub(crate) mod lesson;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use serde::{Deserialize, Serialize};

use crate::input::spoken::SpokenOf;
use crate::play::skip_bo::hud::places;
use crate::play::skip_bo::lessons::{CLASSIC, MOD};
use crate::play::skip_bo::table::layout::CardLayout;
use crate::presentation::frames::Frames;
use crate::rules::ids::PlayerId;
use crate::screens::hud::coach::lesson::{Lesson, Moment, Speaks};
use crate::screens::hud::frame::FramePart;
use crate::screens::hud::steps::HudSystems;
use crate::screens::hud::told::{MatchBegan, Told};
use crate::screens::hud::waits::GateWaits;
use crate::settings;
use crate::table::match_setup::CurrentMatch;
use crate::table::view::{MatchView, Players};
use crate::ui::button::{ButtonLook, frame_button, on_press};
use crate::ui::focus::FocusName;
use crate::ui::look::{BRASS, PLATE_SOLID, TEXT_QUIET};
use crate::ui::scale::FrameScale;
use crate::ui::text::{bold, coloured, one_line};
use crate::ui::tooltip::Tooltip;
use crate::window::state::{LogOpen, Overlay, Screen};

/// The file of what was learned, in the settings folder.
const FILE: &str = "guide.toml";

/// Whether the matches of this table are guided: set up so by who starts one.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guided(pub bool);

/// The games whose guide has been gone through, or was sent away, by name.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Learned {
    /// By name on the command line.
    games: Vec<String>,
}

impl Learned {
    /// What was learned before.
    pub fn load() -> Self {
        settings::load(FILE)
    }

    /// Whether somebody here knows the game.
    pub fn knows(&self, game: &str) -> bool {
        self.games.iter().any(|known| known == game)
    }

    fn add(&mut self, game: &str) {
        if !self.knows(game) {
            self.games.push(game.to_owned());
            if let Err(error) = settings::save(FILE, self) {
                warn!("what was learned is not remembered: {error}");
            }
        }
    }
}

/// The lessons of a game, by name; those first that matter more when several have their moment.
fn lessons(game: &str) -> &'static [Lesson] {
    match game {
        "stack" => crate::play::stack::lessons::LESSONS,
        "skip-bo" => CLASSIC,
        "skip-bo-mod" => MOD,
        "skip-bo-dice" => crate::play::skip_bo_dice::lessons::LESSONS,
        _ => &[],
    }
}

/// The guide of the match that is on: which lessons are still to be learned.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Guide {
    game: &'static str,
    open: Vec<usize>,
    /// The lesson that is shown.
    shown: Option<usize>,
    /// To whom: the person who was due. Nobody where a throw is everybody's.
    person: Option<PlayerId>,
}

/// The plate.
#[derive(Component, Clone, Copy, Debug)]
struct GuidePlate;

/// The guide is sent away.
#[derive(Message, Clone, Copy, Debug)]
struct Dismiss;

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(Learned::load())
        .init_resource::<Guided>()
        .init_resource::<Guide>()
        .init_resource::<Speaks>()
        .add_message::<Dismiss>()
        .add_systems(
            Update,
            (begin, learn, choose, make_room, show)
                .chain()
                .in_set(HudSystems::Show)
                .run_if(in_state(Screen::Match)),
        );
}

fn begin(
    mut began: MessageReader<MatchBegan>,
    current: Res<CurrentMatch>,
    guided: Res<Guided>,
    mut guide: ResMut<Guide>,
) {
    if began.read().count() == 0 {
        return;
    }
    let game = current.0.options.name();
    let open = if guided.0 {
        (0..lessons(game).len()).collect()
    } else {
        Vec::new()
    };
    *guide = Guide {
        game,
        open,
        ..default()
    };
}

/// What the person did that the lesson is shown to is learned.
fn learn(
    mut told: MessageReader<Told>,
    mut dismissed: MessageReader<Dismiss>,
    mut guide: ResMut<Guide>,
    mut learned: ResMut<Learned>,
) {
    if guide.open.is_empty() {
        told.clear();
        dismissed.clear();
        return;
    }
    let lessons = lessons(guide.game);
    for Told(event) in told.read() {
        // Only what was shown can have been learned.
        let person = guide.person;
        if let Some(shown) = guide.shown.filter(|shown| (lessons[*shown].done)(event, person)) {
            guide.open.retain(|open| *open != shown);
            guide.shown = None;
        }
    }
    if dismissed.read().count() > 0 {
        guide.open.clear();
        guide.shown = None;
    }
    if guide.open.is_empty() {
        learned.add(guide.game);
    }
}

/// The lesson of the moment: the first that applies, while a person is due. It stays while what the person did is carried
/// out, and goes when somebody else is to act.
fn choose(
    view: Res<MatchView>,
    players: Res<Players>,
    waits: Res<GateWaits>,
    mut guide: ResMut<Guide>,
    mut spoken: ResMut<SpokenOf>,
) {
    if guide.open.is_empty() {
        if !spoken.lesson.is_empty() {
            spoken.lesson.clear();
        }
        return;
    }
    let awaited = view.awaited.as_ref().map(|awaited| awaited.seat);
    let person = view.due.iter().chain(awaited).find(|seat| players.is_person(*seat));
    let moment = Moment {
        view: &view.view,
        person,
        legal: person.map_or(&[], |person| &view.legal[person.index()]),
        throw: waits.throw || awaited.is_some_and(|seat| players.is_person(seat)),
    };
    let lessons = lessons(guide.game);
    let next = if person.is_some() || moment.throw {
        guide.open.iter().copied().find(|open| lessons[*open].fits(&moment))
    } else if view.due.is_empty() {
        return;
    } else {
        None
    };
    if (guide.shown, guide.person) != (next, person) {
        (guide.shown, guide.person) = (next, person);
    }
    let acts = next.map(|next| lessons[next].acts(&moment)).unwrap_or_default();
    if !spoken.lesson.iter().eq(acts.iter().copied()) {
        spoken.lesson = acts.into_iter().cloned().collect();
    }
}

/// A large plate stands beside the table, as long as there is something to learn: a table that moved with every lesson
/// would be in the way.
fn make_room(guide: Res<Guide>, mut frames: ResMut<Frames>) {
    let beside = !guide.open.is_empty() && place(guide.game, *frames, None) == Place::Part(FramePart::Guide);
    let wanted = frames.with_guide(beside);
    frames.set_if_neq(wanted);
}

fn show(
    guide: Res<Guide>,
    (overlay, log): (Res<State<Overlay>>, Res<LogOpen>),
    (scale, frames): (Res<FrameScale>, Res<Frames>),
    cards: Option<Res<CardLayout>>,
    mut speaks: ResMut<Speaks>,
    plates: Query<Entity, With<GuidePlate>>,
    mut drawn: Local<Option<(usize, FrameScale, Place)>>,
    mut commands: Commands,
) {
    speaks.set_if_neq(Speaks(!guide.open.is_empty()));
    let place = place(guide.game, *frames, cards.as_deref());
    // Where the drawer opens there is no room for both.
    let hidden = log.0 && place == Place::Part(FramePart::Guide);
    let wanted = guide
        .shown
        .filter(|_| *overlay.get() == Overlay::None && !hidden)
        .map(|shown| (shown, *scale, place));
    if *drawn == wanted && (wanted.is_none() || !plates.is_empty()) {
        return;
    }
    for plate in &plates {
        commands.entity(plate).despawn();
    }
    if let Some((shown, scale, place)) = wanted.clone() {
        spawn_plate(&mut commands, place, &lessons(guide.game)[shown], scale);
    }
    *drawn = wanted;
}

/// Where the plate is.
#[derive(Clone, Debug, PartialEq)]
enum Place {
    /// Over the table, where it covers nothing that is played with.
    Over(Node),
    /// There as well, flat, in one row.
    Flat(Node),
    /// A part of the frames: what is large has no room over the table.
    Part(FramePart),
}

fn place(game: &str, frames: Frames, cards: Option<&CardLayout>) -> Place {
    let strip = frames.strip() * 100.0;
    let over = |left, right, bottom, width| Node {
        position_type: PositionType::Absolute,
        left,
        right,
        bottom: percent(bottom),
        // A plate as wide as its words would be measured before they wrap.
        width: percent(width),
        ..default()
    };
    match (game, cards.map(places::guide)) {
        ("stack", _) if frames.are_large() => Place::Part(FramePart::GuideInRail),
        ("stack", _) => Place::Over(over(auto(), percent(21.0), strip + 1.0, 38.0)),
        ("skip-bo" | "skip-bo-mod", _) if frames.are_large() => Place::Part(FramePart::Guide),
        ("skip-bo" | "skip-bo-mod", Some(hung)) => {
            Place::Over(over(percent(hung.left), auto(), hung.bottom, hung.width))
        }
        // On the rim of the tray.
        _ => Place::Flat(over(percent(0.6), auto(), strip + 0.4, 57.0)),
    }
}

fn spawn_plate(commands: &mut Commands, place: Place, lesson: &Lesson, scale: FrameScale) {
    let flat = matches!(place, Place::Flat(_));
    let (node, part) = match place {
        Place::Over(node) | Place::Flat(node) => (node, None),
        Place::Part(part) => (Node::default(), Some(part)),
    };
    let mut plate = commands.spawn((
        GuidePlate,
        DespawnOnExit(Screen::Match),
        Node {
            padding: UiRect::axes(scale.px(12.0), scale.px(if flat { 4.0 } else { 8.0 })),
            border: px(1).all(),
            border_radius: BorderRadius::all(scale.px(8.0)),
            flex_direction: if flat {
                FlexDirection::Row
            } else {
                FlexDirection::Column
            },
            align_items: if flat { AlignItems::Center } else { AlignItems::Stretch },
            column_gap: scale.px(12.0),
            row_gap: scale.px(4.0),
            ..node
        },
        BackgroundColor(PLATE_SOLID.with_alpha(0.94)),
        BorderColor::all(BRASS),
        GlobalZIndex(15),
    ));
    if let Some(part) = part {
        plate.insert(part);
    }
    if flat {
        plate.with_children(|plate| {
            plate.spawn((bold(lesson.head, scale.text(15.0)), one_line()));
            plate.spawn((
                coloured(lesson.words, scale.text(13.0), TEXT_QUIET),
                Node {
                    flex_basis: px(0),
                    flex_grow: 1.0,
                    ..default()
                },
            ));
            plate.spawn(skip_button(scale));
        });
        return;
    }
    plate.with_children(|plate| {
        plate
            .spawn((
                Node {
                    justify_content: JustifyContent::SpaceBetween,
                    align_items: AlignItems::Center,
                    // On a narrow plate the button has a line of its own.
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: scale.px(10.0),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|head| {
                head.spawn(bold(lesson.head, scale.text(16.0)));
                head.spawn(skip_button(scale));
            });
        plate.spawn(coloured(lesson.words, scale.text(14.0), TEXT_QUIET));
    });
}

/// Sends the guide away.
fn skip_button(scale: FrameScale) -> impl Bundle {
    (
        frame_button("Skip", ButtonLook::Quiet, scale.0 * 0.85),
        FocusName::new("guide.skip"),
        Tooltip("I know how this is played: no guide any more".into()),
        on_press(|_: On<Activate>, mut dismiss: MessageWriter<Dismiss>| {
            dismiss.write(Dismiss);
        }),
    )
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;
    use crate::ai::level::Level;
    use crate::catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions, NAMES};
    use crate::rules::game::Turn;
    use crate::rules::ids::{Actor, MAX_PLAYERS, PlayerSet, Viewer};
    use crate::rules::rng::{Stream, stream};
    use crate::rules::seats::Seats;
    use crate::table::view::{SeatControl, SeatPlayer};

    const ANA: PlayerId = PlayerId(0);

    #[test]
    fn every_game_has_a_guide_in_few_words() {
        for game in NAMES {
            let lessons = lessons(game);
            assert!(lessons.len() >= 5, "{game}");
            for lesson in lessons {
                assert!(lesson.head.len() <= 28, "{}", lesson.head);
                assert!(lesson.words.len() <= 200, "{}", lesson.words);
            }
        }
    }

    /// A table at which Ana is guided and the other seat is a computer player's.
    fn guided(game: &'static str) -> App {
        let seat = |control| SeatPlayer {
            name: "Somebody".into(),
            control,
        };
        let mut app = App::new();
        app.insert_resource(Players(vec![
            seat(SeatControl::Person),
            seat(SeatControl::Agent(Level::Random)),
        ]))
        .insert_resource(Guide {
            game,
            open: (0..lessons(game).len()).collect(),
            ..default()
        })
        .init_resource::<GateWaits>()
        .init_resource::<Learned>()
        .init_resource::<SpokenOf>()
        .add_message::<Told>()
        .add_message::<Dismiss>()
        .add_systems(Update, (learn, choose).chain());
        app
    }

    fn view_of(game: &AnyGame, seats: Seats) -> MatchView {
        let due = match game.turn() {
            Turn::Players(players) => players,
            Turn::Chance | Turn::Over => PlayerSet::EMPTY,
        };
        let mut legal: [Vec<AnyAction>; MAX_PLAYERS] = Default::default();
        for seat in due.iter() {
            legal[seat.index()] = game.legal_actions(seat);
        }
        MatchView {
            view: game.view(Viewer::Player(ANA)),
            seats,
            due,
            decisions: Default::default(),
            legal,
            awaited: None,
            take_back: None,
            scores: game.scores(),
        }
    }

    /// Plays a match in which Ana does what the guide says; the lessons she learned.
    fn play(name: &'static str) -> Vec<usize> {
        let seats = Seats::solo(2).expect("two can be seated");
        let options = AnyOptions::of_game(name).expect("a game");
        let mut game = AnyGame::new(&options, &seats, 7).expect("a match");
        let mut chance = stream(7, Stream::Chance);
        let mut app = guided(name);
        let mut learned = Vec::new();
        for _ in 0..600 {
            app.world_mut().insert_resource(view_of(&game, seats));
            app.update();
            let (who, action, taught) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.sample_chance(&mut chance), None),
                Turn::Players(due) => {
                    let seat = due.iter().next().expect("somebody is due");
                    let legal = game.legal_actions(seat);
                    let spoken = app.world().resource::<SpokenOf>().lesson.clone();
                    assert!(
                        seat == ANA || due.contains(ANA) || spoken.is_empty(),
                        "{name}: it is not Ana's turn"
                    );
                    let any = legal[chance.random_range(0..legal.len())].clone();
                    match spoken.first().filter(|_| seat == ANA) {
                        Some(act) => (Actor::Player(seat), act.clone(), app.world().resource::<Guide>().shown),
                        None => (Actor::Player(seat), any, None),
                    }
                }
            };
            let before = app.world().resource::<Guide>().open.clone();
            let mut events = Vec::<AnyEvent>::new();
            game.apply(who, &action, &mut events).expect("it is legal");
            for event in events {
                app.world_mut().write_message(Told(event));
            }
            app.update();
            let open = &app.world().resource::<Guide>().open;
            match (who, taught) {
                (Actor::Player(ANA), Some(lesson)) if !open.contains(&lesson) => learned.push(lesson),
                // A throw that she began may bring what a lesson is about.
                (Actor::Player(ANA) | Actor::Chance, _) => {}
                (Actor::Player(_), _) => assert_eq!(*open, before, "{name}: {action:?} was not Ana's"),
            }
        }
        learned
    }

    #[test]
    fn a_lesson_is_learned_by_doing_what_it_lights_and_never_by_somebody_else() {
        for game in NAMES {
            let learned = play(game);
            assert!(learned.len() >= 2, "{game}: {learned:?}");
        }
    }
}
