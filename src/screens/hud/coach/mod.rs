//! The guide of a first match: says what can be done now, until it has been done once.
//!
//! It is played, not read: there is no script. Each lesson waits for the moment in the match that it is about, and is
//! learned by doing; what was learned is remembered by game. Sees the view and what is told, like everybody.

mod cards;
mod dice;
mod stack;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use serde::{Deserialize, Serialize};

use super::HudSystems;
use super::gate::GateWaits;
use super::told::{MatchBegan, Told};
use crate::app::{Overlay, Screen};
use crate::games::{AnyAction, AnyEvent, AnyView};
use crate::rules::ids::PlayerId;
use crate::screens::theme::button::{ButtonLook, frame_button, on_press};
use crate::screens::theme::focus::FocusName;
use crate::screens::theme::scale::FrameScale;
use crate::screens::theme::text::{bold, coloured, one_line};
use crate::screens::theme::tooltip::Tooltip;
use crate::screens::theme::{BRASS, PLATE_SOLID, TEXT_QUIET};
use crate::settings;
use crate::table::setup::CurrentMatch;
use crate::table::view::{MatchView, Players};

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

/// The moment a lesson is judged by.
struct Moment<'a> {
    view: &'a AnyView,
    /// The person who is due.
    person: Option<PlayerId>,
    /// What that person can do.
    legal: &'a [AnyAction],
    /// Whether the table waits for a person to throw.
    throw: bool,
}

/// One thing to learn.
struct Lesson {
    /// What it is about, in two or three words.
    head: &'static str,
    /// What to do and why, one to three short sentences.
    words: &'static str,
    /// Whether now is the moment for it.
    when: fn(&Moment) -> bool,
    /// Whether with this event it has been done.
    done: fn(&AnyEvent) -> bool,
}

/// The lessons of a game, by name; those first that matter more when several have their moment.
fn lessons(game: &str) -> &'static [Lesson] {
    match game {
        "stack" => stack::LESSONS,
        "skip-bo" => cards::CLASSIC,
        "skip-bo-mod" => cards::MOD,
        "skip-bo-dice" => dice::LESSONS,
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
}

/// The plate.
#[derive(Component, Clone, Copy, Debug)]
struct GuidePlate;

/// The guide is sent away.
#[derive(Message, Clone, Copy, Debug)]
struct Dismiss;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Learned::load())
        .init_resource::<Guided>()
        .init_resource::<Guide>()
        .add_message::<Dismiss>()
        .add_systems(
            Update,
            (begin, learn, choose, show)
                .chain()
                .in_set(HudSystems::Show)
                .run_if(in_state(Screen::Match)),
        );
}

fn begin(
    mut began: MessageReader<MatchBegan>,
    current: Option<Res<CurrentMatch>>,
    guided: Res<Guided>,
    mut guide: ResMut<Guide>,
) {
    if began.read().count() == 0 {
        return;
    }
    let game = current.map_or("", |current| current.0.options.name());
    let open = if guided.0 {
        (0..lessons(game).len()).collect()
    } else {
        Vec::new()
    };
    *guide = Guide {
        game,
        open,
        shown: None,
    };
}

/// What was done is learned; by whom does not matter, it was seen.
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
        if let Some(shown) = guide.shown.filter(|shown| (lessons[*shown].done)(event)) {
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

/// The lesson of the moment: the first that applies, while a person is due.
fn choose(view: Option<Res<MatchView>>, players: Res<Players>, waits: Res<GateWaits>, mut guide: ResMut<Guide>) {
    let (Some(view), false) = (view, guide.open.is_empty()) else {
        return;
    };
    let awaited = view.awaited.as_ref().map(|awaited| awaited.seat);
    let person = view.due.iter().chain(awaited).find(|seat| players.is_person(*seat));
    let moment = Moment {
        view: &view.view,
        person,
        legal: person.map_or(&[], |person| &view.legal[person.index()]),
        throw: waits.throw || awaited.is_some_and(|seat| players.is_person(seat)),
    };
    if person.is_none() && !moment.throw {
        return;
    }
    let lessons = lessons(guide.game);
    let next = guide.open.iter().copied().find(|open| (lessons[*open].when)(&moment));
    if guide.shown != next {
        guide.shown = next;
    }
}

fn show(
    guide: Res<Guide>,
    overlay: Res<State<Overlay>>,
    scale: Res<FrameScale>,
    plates: Query<Entity, With<GuidePlate>>,
    mut drawn: Local<Option<(usize, FrameScale)>>,
    mut commands: Commands,
) {
    let wanted = guide
        .shown
        .filter(|_| *overlay.get() == Overlay::None)
        .map(|shown| (shown, *scale));
    if *drawn == wanted && (wanted.is_none() || !plates.is_empty()) {
        return;
    }
    *drawn = wanted;
    for plate in &plates {
        commands.entity(plate).despawn();
    }
    if let Some((shown, scale)) = wanted {
        spawn_plate(&mut commands, guide.game, &lessons(guide.game)[shown], scale);
    }
}

/// Where the plate covers nothing that is played with, and whether it lies flat there, in one row.
fn place(game: &str) -> (Node, bool) {
    let (left, right, bottom, width) = match game {
        "stack" => (auto(), percent(21.0), percent(9.0), percent(38)),
        // On the rim of the tray.
        "skip-bo-dice" => (percent(0.6), auto(), percent(8.4), percent(57)),
        // The draw pile lies further left there, as the die has a tray.
        "skip-bo-mod" => (percent(0.4), auto(), percent(30.0), percent(11.8)),
        _ => (percent(0.6), auto(), percent(41.0), percent(15.6)),
    };
    let node = Node {
        position_type: PositionType::Absolute,
        left,
        right,
        bottom,
        // A plate as wide as its words would be measured before they wrap.
        width,
        ..default()
    };
    (node, game == "skip-bo-dice")
}

fn spawn_plate(commands: &mut Commands, game: &str, lesson: &Lesson, scale: FrameScale) {
    let (place, flat) = place(game);
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
            ..place
        },
        BackgroundColor(PLATE_SOLID.with_alpha(0.94)),
        BorderColor::all(BRASS),
        GlobalZIndex(15),
    ));
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
    use super::*;
    use crate::games::NAMES;

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
}
