//! The interface at every size, from 80 % to 200 %: scroll areas have room, no button is cut off, and the control for
//! the size stays under the pointer.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use bevy::ui_widgets::{Button, ScrollArea};
use tumbletop::app::plugin::add_game;
use tumbletop::app::scenes::scenes;
use tumbletop::screens::scenes::stage::Stage;
use window_kit::settings::{Quality, Settings};
use window_kit::ui::focus::FocusName;

const WINDOW: UVec2 = UVec2::new(1280, 720);
/// The least height of a scroll area, in pixels of that window.
const LEAST: f32 = 190.0;

const SCREENS: [&str; 18] = [
    "title-news",
    "practice",
    "setup",
    "setup-people",
    "matches",
    "import",
    "people",
    "statistics",
    "daily",
    "puzzles",
    "settings",
    "rules",
    "together",
    "lobby",
    "lobby-guest",
    "together-waiting",
    "pause",
    "results",
];

fn stage() -> Stage {
    let settings = Settings {
        quality: Some(Quality::Lowest),
        // Their row takes room from the table.
        captions: true,
        ..Settings::default()
    };
    Stage::undrawn(WINDOW, settings, add_game)
}

fn set_scale(stage: &mut Stage, scale: f32) {
    stage.world().resource_mut::<Settings>().ui_scale = scale;
}

fn rect(node: &ComputedNode, place: &UiGlobalTransform) -> Rect {
    Rect::from_center_size(place.translation, node.size())
}

/// The elements without enough room now, one line each.
fn cramped(world: &mut World) -> Vec<String> {
    let mut faults = Vec::new();
    let mut areas = world.query_filtered::<(&ComputedNode, &InheritedVisibility), With<ScrollArea>>();
    for (node, visible) in areas.iter(world) {
        if visible.get() && node.content_size().y > node.size().y + 1.0 && node.size().y < LEAST {
            faults.push(format!("what scrolls is only {} px high", node.size().y));
        }
    }
    let window = Rect::from_corners(Vec2::ZERO, WINDOW.as_vec2()).inflate(1.0);
    let mut buttons =
        world.query_filtered::<(Entity, &ComputedNode, &UiGlobalTransform, &InheritedVisibility), With<Button>>();
    let shown: Vec<(Entity, Rect)> = buttons
        .iter(world)
        .filter(|(_, _, _, visible)| visible.get())
        .map(|(entity, node, place, _)| (entity, rect(node, place)))
        .collect();
    for (button, rect) in shown {
        let scrolls = std::iter::successors(Some(button), |at| world.get::<ChildOf>(*at).map(ChildOf::parent))
            .any(|at| world.get::<ScrollArea>(at).is_some());
        let cut_off = rect.min.cmplt(window.min).any() || rect.max.cmpgt(window.max).any();
        if !scrolls && cut_off {
            let name = world.get::<FocusName>(button).map_or("?", |name| &name.0);
            faults.push(format!("the button {name} at {rect:?} is cut off"));
        }
    }
    faults
}

#[test]
fn scroll_areas_have_room_and_no_button_is_cut_off_at_any_interface_size() {
    let mut faults = Vec::new();
    for scene in scenes().filter(|scene| SCREENS.contains(&scene.name)) {
        let mut stage = stage();
        let later_s = (scene.set)(&mut stage).unwrap_or_else(|error| panic!("{}: {error}", scene.name));
        stage.unreadable(later_s);
        for scale in [0.8, 1.6, 2.0] {
            set_scale(&mut stage, scale);
            let unreadable = stage.unreadable(0.1);
            let found = unreadable.into_iter().chain(cramped(stage.world()));
            faults.extend(found.map(|fault| format!("{} at {scale}: {fault}", scene.name)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_control_of_the_interface_size_stays_under_the_pointer() {
    let mut stage = stage();
    let scene = scenes().find(|scene| scene.name == "settings").expect("a scene");
    let later_s = (scene.set)(&mut stage).expect("the settings");
    stage.unreadable(later_s);
    let world = stage.world();
    let mut names = world.query::<(Entity, &FocusName)>();
    let row = names.iter(world).find(|(_, name)| name.0 == "settings.scale");
    let (row, _) = row.expect("the size of the interface can be set");
    world.resource_mut::<InputFocus>().set(row, FocusCause::Navigated);
    stage.unreadable(0.1);
    let place = |stage: &mut Stage| {
        let world = stage.world();
        let at = |entity: Entity| {
            let node = world.get::<ComputedNode>(entity).expect("a node");
            rect(node, world.get::<UiGlobalTransform>(entity).expect("a place"))
        };
        let parents = std::iter::successors(Some(row), |at| world.get::<ChildOf>(*at).map(ChildOf::parent));
        let area = parents.into_iter().find(|at| world.get::<ScrollArea>(*at).is_some());
        (at(row), at(area.expect("it scrolls")))
    };
    let (mut before, _) = place(&mut stage);
    for scale in [1.15, 1.3, 1.6, 2.0, 1.6, 1.3, 1.0] {
        set_scale(&mut stage, scale);
        stage.unreadable(0.1);
        let (row, area) = place(&mut stage);
        let reach = (area.half_size() - row.half_size()).y;
        let there = before
            .center()
            .y
            .clamp(area.center().y - reach, area.center().y + reach);
        assert!(
            (row.center().y - there).abs() < 10.0,
            "at {scale} it is at {row:?} in {area:?}, and was at {before:?}"
        );
        before = row;
        assert!(
            row.min.y >= area.min.y - 1.0 && row.max.y <= area.max.y + 1.0,
            "at {scale}: {row:?} is not inside {area:?}"
        );
    }
}
