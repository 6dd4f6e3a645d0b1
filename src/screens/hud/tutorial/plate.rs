//! The plate that shows the lesson.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::screens::hud::frame::FramePart;
use crate::screens::hud::tutorial::course::{Course, Dismiss};
use crate::screens::hud::tutorial::lesson::{About, Lesson, Speaks};
use crate::screens::hud::tutorial::place::Place;
use crate::screens::hud::tutorial::shown::TutorialPlate;
use crate::screens::hud::tutorial::{Tutorial, TutorialRoom};
use messages::Message;
use messages::texts::hud as texts;
use window_kit::input::label::Keyboard;
use window_kit::presentation::frames::Frames;
use window_kit::ui::button::{ButtonLook, frame_button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::update_root;
use window_kit::ui::look::{BRASS, PLATE_SOLID, TEXT_QUIET};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::shown::Shown;
use window_kit::ui::text::{bold, coloured, one_line};
use window_kit::ui::tooltip::Tooltip;
use window_kit::window::by_game::ByGame;
use window_kit::window::state::{LogOpen, Overlay, Screen};

/// Reserves room for a large plate beside the table as long as there is something to learn: a table that moves with
/// every lesson would disturb the player.
pub(super) fn make_room(course: Res<Course>, tutorials: Res<ByGame<Tutorial>>, mut frames: ResMut<Frames>) {
    let place = tutorials
        .of(course.game)
        .map(|tutorial| (tutorial.place)(*frames, None));
    let beside = !course.open.is_empty() && place == Some(Place::Part(FramePart::Tutorial));
    let wanted = frames.with_tutorial(beside);
    frames.set_if_neq(wanted);
}

pub(super) fn show(
    course: Res<Course>,
    (overlay, log): (Res<State<Overlay>>, Res<LogOpen>),
    (scale, frames, keyboard): (Res<FrameScale>, Res<Frames>, Res<Keyboard>),
    (tutorials, room): (Res<ByGame<Tutorial>>, Res<TutorialRoom>),
    mut speaks: ResMut<Speaks>,
    plates: Query<Entity, With<TutorialPlate>>,
    mut drawn: Local<Shown<Option<(usize, Message, FrameScale, Place)>>>,
    mut commands: Commands,
) {
    speaks.set_if_neq(Speaks(!course.open.is_empty()));
    let place = tutorials
        .of(course.game)
        .map(|tutorial| (tutorial.place)(*frames, room.0));
    let place = if log.0 {
        place.and_then(|place| place.beside_drawer(frames.drawer()))
    } else {
        place
    };
    let shown = course.read().filter(|_| *overlay.get() == Overlay::None);
    let wanted = shown.zip(place).map(|(shown, place)| {
        let words = course.lessons[shown].words(&keyboard, frames.are_for_fingers());
        (shown, words, *scale, place)
    });
    let there = wanted.is_none() || !plates.is_empty();
    if let Some(wanted) = drawn.change_unless(there, wanted) {
        match wanted.clone() {
            Some((shown, words, scale, place)) => update_root(&mut commands, plates.iter().next(), |commands| {
                spawn_plate(commands, place, &course.lessons[shown], &words, scale)
            }),
            None => plates.iter().for_each(|plate| commands.entity(plate).despawn()),
        }
    }
}

fn spawn_plate(commands: &mut Commands, place: Place, lesson: &Lesson, words: &Message, scale: FrameScale) -> Entity {
    let flat = matches!(place, Place::Flat(_));
    let (node, part) = match place {
        Place::Over(node) | Place::Flat(node) => (node, None),
        Place::Part(part) => (Node::default(), Some(part)),
    };
    let mut plate = commands.spawn((
        TutorialPlate,
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
            plate.spawn((bold(lesson.head.clone(), scale.text(15.0)), one_line()));
            plate.spawn((
                coloured(words.clone(), scale.text(13.0), TEXT_QUIET),
                Node {
                    flex_basis: px(0),
                    flex_grow: 1.0,
                    ..default()
                },
            ));
            spawn_buttons(plate, lesson, scale);
        });
        return plate.id();
    }
    plate.with_children(|plate| {
        plate
            .spawn((
                Node {
                    justify_content: JustifyContent::SpaceBetween,
                    align_items: AlignItems::Center,
                    // On a narrow plate the button wraps to its own line.
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: scale.px(10.0),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|head| {
                head.spawn(bold(lesson.head.clone(), scale.text(16.0)));
                spawn_buttons(head, lesson, scale);
            });
        plate.spawn(coloured(words.clone(), scale.text(14.0), TEXT_QUIET));
    });
    plate.id()
}

/// The button that dismisses the tutorial, and, where nothing has to be done, one that goes on.
fn spawn_buttons(plate: &mut ChildSpawnerCommands, lesson: &Lesson, scale: FrameScale) {
    if matches!(lesson.about, About::Game) {
        plate.spawn((
            frame_button(texts::TUTORIAL_NEXT, ButtonLook::Plain, scale.0 * 0.85),
            FocusName::new("guide.next"),
            on_press(|_: On<Activate>, mut course: ResMut<Course>| course.put_away = course.shown),
        ));
    }
    plate.spawn(skip_button(scale));
}

/// The button that dismisses the tutorial.
fn skip_button(scale: FrameScale) -> impl Bundle {
    (
        frame_button(texts::TUTORIAL_SKIP, ButtonLook::Quiet, scale.0 * 0.85),
        FocusName::new("guide.skip"),
        Tooltip(texts::TUTORIAL_SKIP_TIP),
        on_press(|_: On<Activate>, mut dismiss: MessageWriter<Dismiss>| {
            dismiss.write(Dismiss);
        }),
    )
}
