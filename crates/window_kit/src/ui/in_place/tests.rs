use bevy::app::Inherited;
use bevy::ecs::system::RunSystemOnce;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{AutoFocus, FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{Checked, ComputedUiTargetCamera, InteractionDisabled};
use bevy::ui_widgets::{Activate, Scrollbar};

use super::tree::{children_of, everything_in};
use super::update::focused;
use super::{FilledElsewhere, InPlace, Key, MadeFrom, update_root};
use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::field::field;
use crate::ui::focus::{FocusName, LastFocus};
use crate::ui::localized::LocalizedText;
use crate::ui::scroll::scroll_area;
use crate::ui::text::text;
use messages::Message;

/// What the last pressed button knows.
#[derive(Resource, Default, PartialEq, Debug)]
struct Told(Vec<u8>);

fn world() -> (App, Entity) {
    let mut app = App::new();
    app.init_resource::<InputFocus>()
        .init_resource::<Told>()
        .add_observer(crate::ui::focus::pass_by)
        .add_observer(crate::ui::focus::stop_again);
    let list = app.world_mut().spawn(Node::default()).id();
    (app, list)
}

fn update(app: &mut App, list: Entity, fill: impl FnOnce(&mut ChildSpawnerCommands)) -> Vec<Entity> {
    app.world_mut().commands().entity(list).update_children(fill);
    app.world_mut().flush();
    children_of(app.world(), list)
}

fn line(words: &str) -> impl Bundle + use<> {
    text(Message::verbatim(words), 16.0)
}

fn tell(told: u8) -> impl Bundle {
    on_press(move |_: On<Activate>, mut all: ResMut<Told>| all.0.push(told))
}

fn named(name: &str, told: u8) -> impl Bundle + use<> {
    (
        button(Message::verbatim("press"), ButtonLook::Plain),
        FocusName::new(name),
        tell(told),
    )
}

/// A row with a button in it.
fn row(list: &mut ChildSpawnerCommands, name: &str, words: &str) {
    list.spawn(Node::default()).with_children(|row| {
        row.spawn(line(words));
        row.spawn(named(name, 0));
    });
}

fn words(app: &App, entity: Entity) -> Message {
    app.world().get::<LocalizedText>(entity).expect("a text").0.clone()
}

fn focus(app: &mut App, entity: Entity) {
    let mut focus = app.world_mut().resource_mut::<InputFocus>();
    focus.set(entity, FocusCause::Navigated);
}

fn focused_now(app: &App) -> Option<Entity> {
    focused(app.world())
}

/// Whether a component was written after this tick.
fn written<C: Component>(app: &App, entity: Entity, since: bevy::ecs::change_detection::Tick) -> bool {
    let world = app.world();
    let ticks = world
        .entity(entity)
        .get_change_ticks::<C>()
        .expect("it has the component");
    ticks.is_changed(since, world.read_change_tick())
}

#[test]
fn rows_stay_where_their_names_are_and_come_and_go_alone() {
    let (mut app, list) = world();
    let first = update(&mut app, list, |list| {
        for name in ["a", "b", "c"] {
            row(list, name, name);
        }
    });
    let second = update(&mut app, list, |list| {
        for name in ["c", "new", "a"] {
            row(list, name, "other");
        }
    });
    assert_eq!([second[0], second[2]], [first[2], first[0]]);
    assert!(!first.contains(&second[1]));
    assert!(app.world().get_entity(first[1]).is_err(), "b is gone");
    let inside = children_of(app.world(), second[0]);
    assert_eq!(words(&app, inside[0]), Message::verbatim("other"));
}

#[test]
fn keys_count_before_names_and_texts() {
    let (mut app, list) = world();
    let keyed = |key: &str, words: &str| (Key::new(key), line(words));
    let first = update(&mut app, list, |list| {
        list.spawn(keyed("1", "x"));
        list.spawn(keyed("2", "y"));
    });
    let second = update(&mut app, list, |list| {
        list.spawn(keyed("2", "x"));
        list.spawn(keyed("1", "y"));
    });
    assert_eq!(second, [first[1], first[0]]);
    assert_eq!(words(&app, first[1]), Message::verbatim("x"));
}

#[test]
fn lines_without_names_stay_with_their_words() {
    let (mut app, list) = world();
    let first = update(&mut app, list, |list| {
        list.spawn(line("one"));
        list.spawn(line("two"));
    });
    let second = update(&mut app, list, |list| {
        list.spawn(line("zero"));
        list.spawn(line("one"));
        list.spawn(line("two"));
    });
    assert_eq!(second[1..], first[..]);
}

#[test]
fn what_is_equal_is_not_written() {
    let (mut app, list) = world();
    let fill = |second: &'static str| {
        move |list: &mut ChildSpawnerCommands| {
            row(list, "a", "same");
            row(list, "b", second);
        }
    };
    let rows = update(&mut app, list, fill("before"));
    let text_of = |app: &App, row| children_of(app.world(), row)[0];
    let tick = app.world_mut().change_tick();
    app.world_mut().increment_change_tick();
    update(&mut app, list, fill("after"));
    let (same, other) = (text_of(&app, rows[0]), text_of(&app, rows[1]));
    assert!(!written::<LocalizedText>(&app, same, tick) && !written::<Node>(&app, same, tick));
    assert!(!written::<Children>(&app, list, tick) && !written::<Children>(&app, rows[1], tick));
    assert!(written::<LocalizedText>(&app, other, tick) && !written::<Node>(&app, other, tick));
}

#[test]
fn what_is_made_from_the_same_content_is_not_touched_at_all() {
    let (mut app, list) = world();
    let fill = |content: u8, words: &'static str| {
        move |list: &mut ChildSpawnerCommands| {
            list.spawn((MadeFrom::new(content), line(words)));
        }
    };
    let first = update(&mut app, list, fill(1, "kept"));
    assert_eq!(update(&mut app, list, fill(1, "not looked at")), first);
    assert_eq!(words(&app, first[0]), Message::verbatim("kept"));
    assert_eq!(update(&mut app, list, fill(2, "new")), first);
    assert_eq!(words(&app, first[0]), Message::verbatim("new"));
}

#[test]
fn a_button_that_stays_does_the_new_thing_and_only_once() {
    let (mut app, list) = world();
    for told in 1..=3 {
        update(&mut app, list, |list| {
            list.spawn(named("a", told));
        });
    }
    let button = children_of(app.world(), list)[0];
    app.world_mut().trigger(Activate { entity: button });
    assert_eq!(app.world().resource::<Told>().0, [3]);
    update(&mut app, list, |_| {});
    let mut observers = app.world_mut().query::<&bevy::ecs::observer::Observer>();
    let of_buttons = observers
        .iter(app.world())
        .filter(|observer| !observer.descriptor().entities().is_empty());
    assert_eq!(of_buttons.count(), 0, "no observer is left behind");
}

#[test]
fn focus_scroll_position_and_what_is_pressed_stay() {
    let (mut app, list) = world();
    let fill = |words: &'static str| {
        move |list: &mut ChildSpawnerCommands| {
            scroll_area(list, Node::default(), 4.0, |area| row(area, "a", words));
        }
    };
    update(&mut app, list, fill("before"));
    let all = everything_in(app.world(), list);
    let find = |app: &App, is: fn(&World, Entity) -> bool| {
        let found = all.iter().copied().find(|entity| is(app.world(), *entity));
        found.expect("it is there")
    };
    let area = find(&app, |world, entity| {
        world.get::<bevy::ui_widgets::ScrollArea>(entity).is_some()
    });
    let bar = find(&app, |world, entity| world.get::<Scrollbar>(entity).is_some());
    let button = find(&app, |world, entity| world.get::<FocusName>(entity).is_some());
    app.world_mut()
        .entity_mut(area)
        .insert(ScrollPosition(Vec2::new(0.0, 70.0)));
    app.world_mut().entity_mut(button).insert(bevy::ui::Pressed);
    focus(&mut app, button);
    update(&mut app, list, fill("after"));
    assert_eq!(everything_in(app.world(), list), all);
    assert_eq!(focused_now(&app), Some(button));
    let world = app.world();
    assert_eq!(world.get::<ScrollPosition>(area).map(|at| at.y), Some(70.0));
    assert!(world.get::<bevy::ui::Pressed>(button).is_some());
    assert_eq!(world.get::<Scrollbar>(bar).map(|bar| bar.target), Some(area));
}

#[test]
fn a_replaced_element_gives_the_focus_to_the_one_with_its_name() {
    let (mut app, list) = world();
    app.add_observer(crate::ui::focus::remember_what_goes)
        .init_resource::<LastFocus>();
    let first = update(&mut app, list, |list| {
        list.spawn(named("a", 0));
    });
    focus(&mut app, first[0]);
    let second = update(&mut app, list, |list| {
        list.spawn((field("x", 90.0, 9, |_| true), FocusName::new("a")));
    });
    assert_ne!(first, second, "a button does not become a field");
    assert_eq!(focused_now(&app), Some(second[0]));
}

#[test]
fn an_element_that_stays_does_not_take_the_focus_again_and_a_new_one_does() {
    let (mut app, list) = world();
    let fill = |names: &'static [&'static str]| {
        move |list: &mut ChildSpawnerCommands| {
            list.spawn(named("first", 0));
            for name in names {
                list.spawn((named(name, 0), AutoFocus));
            }
        }
    };
    let there = update(&mut app, list, fill(&["a"]));
    assert_eq!(focused_now(&app), Some(there[1]));
    focus(&mut app, there[0]);
    update(&mut app, list, fill(&["a"]));
    assert_eq!(focused_now(&app), Some(there[0]));
    let now = update(&mut app, list, fill(&["b"]));
    assert_eq!(focused_now(&app), Some(now[1]));
}

#[test]
fn a_text_that_is_being_typed_stays_until_the_program_has_another_one() {
    let (mut app, list) = world();
    let fill = |text: &'static str| {
        move |list: &mut ChildSpawnerCommands| {
            list.spawn((field(text, 90.0, 9, |_| true), FocusName::new("a")));
        }
    };
    let there = update(&mut app, list, fill("Ana"))[0];
    let typed = |app: &App| {
        app.world()
            .get::<EditableText>(there)
            .expect("a field")
            .value()
            .to_string()
    };
    let type_in = |app: &mut App| {
        let mut typed = EditableText::new("Anab");
        typed.max_characters = Some(9);
        app.world_mut().entity_mut(there).insert(typed);
    };
    type_in(&mut app);
    focus(&mut app, there);
    let is_styled = |app: &App| {
        app.world()
            .entity(there)
            .get_ref::<TextFont>()
            .is_some_and(|font| font.is_changed())
    };
    app.world_mut().clear_trackers();
    update(&mut app, list, fill("Ana"));
    assert_eq!(typed(&app), "Anab", "it is being typed");
    assert!(!is_styled(&app), "its letters are drawn");
    app.world_mut().clear_trackers();
    update(&mut app, list, fill("Bo"));
    assert_eq!(typed(&app), "Bo", "the program says another one");
    assert!(is_styled(&app), "otherwise the new letters would not be drawn");
    type_in(&mut app);
    app.world_mut().resource_mut::<InputFocus>().clear();
    update(&mut app, list, fill("Bo"));
    assert_eq!(typed(&app), "Bo", "nobody types");
}

#[test]
fn states_follow_the_description() {
    let (mut app, list) = world();
    let fill = |off: bool| {
        move |list: &mut ChildSpawnerCommands| {
            let mut button = list.spawn(named("a", 0));
            if off {
                button.insert((InteractionDisabled, Checked));
            }
        }
    };
    let there = update(&mut app, list, fill(false))[0];
    let stops = |app: &App| {
        let world = app.world();
        (
            world.get::<TabIndex>(there).is_some(),
            world.get::<InteractionDisabled>(there).is_some(),
            world.get::<Checked>(there).is_some(),
        )
    };
    assert_eq!(stops(&app), (true, false, false));
    for _ in 0..2 {
        update(&mut app, list, fill(true));
        assert_eq!(stops(&app), (false, true, true));
        update(&mut app, list, fill(false));
        assert_eq!(stops(&app), (true, false, false));
    }
    app.world_mut().entity_mut(there).insert((InteractionDisabled, Checked));
    app.world_mut().flush();
    update(&mut app, list, fill(false));
    assert_eq!(stops(&app), (true, false, false), "set by another system");
}

#[test]
fn parts_of_other_systems_and_their_marks_stay() {
    #[derive(Component)]
    struct Mark;

    let (mut app, list) = world();
    let fill = |list: &mut ChildSpawnerCommands| {
        list.spawn((Node::default(), FilledElsewhere));
        list.spawn((line("hidden"), Visibility::Hidden));
    };
    let there = update(&mut app, list, fill);
    let filled = update(&mut app, there[0], |place| {
        place.spawn(line("mine"));
    });
    app.world_mut().entity_mut(there[1]).insert(Mark);
    assert_eq!(update(&mut app, list, fill), there);
    assert_eq!(children_of(app.world(), there[0]), filled);
    assert!(app.world().get::<Mark>(there[1]).is_some());
    update(&mut app, list, |list| {
        list.spawn((Node::default(), FilledElsewhere));
        list.spawn(line("hidden"));
    });
    assert_eq!(app.world().get::<Visibility>(there[1]), Some(&Visibility::Inherited));
}

#[test]
fn an_element_that_was_there_before_the_first_update_keeps_its_camera() {
    let (mut app, list) = world();
    app.world_mut().entity_mut(list).with_children(|list| {
        list.spawn(named("one", 0));
    });
    let there = children_of(app.world(), list);
    // As the engine gives it to whatever lies under a root.
    let camera = Inherited(ComputedUiTargetCamera::default());
    app.world_mut().entity_mut(there[0]).insert(camera);
    let now = update(&mut app, list, |list| {
        list.spawn(named("one", 1));
    });
    assert_eq!(now, there);
    assert!(app.world().get::<Inherited<ComputedUiTargetCamera>>(there[0]).is_some());
}

#[test]
fn what_is_no_child_of_anything_is_updated_as_well() {
    let (mut app, root) = world();
    let spawn = |words: &'static str| {
        move |commands: &mut Commands| {
            let mut root = commands.spawn(Node::default());
            root.with_children(|root| row(root, "a", words));
            root.id()
        }
    };
    update_root(&mut app.world_mut().commands(), Some(root), spawn("one"));
    app.world_mut().flush();
    let all = everything_in(app.world(), root);
    update_root(&mut app.world_mut().commands(), Some(root), spawn("two"));
    app.world_mut().flush();
    assert_eq!(everything_in(app.world(), root), all);
    assert_eq!(words(&app, all[2]), Message::verbatim("two"));
}

#[test]
fn what_the_engine_adds_to_the_elements_of_a_root_makes_them_no_others() {
    #[derive(Component)]
    struct ByTheEngine;
    let (mut app, _) = world();
    let spawn = |words: &'static str| {
        move |commands: &mut Commands| {
            let mut root = commands.spawn(Node::default());
            root.with_children(|root| {
                root.spawn(line(words));
            });
            root.id()
        }
    };
    update_root(&mut app.world_mut().commands(), None, spawn("one"));
    app.world_mut().flush();
    let mut lines = app.world_mut().query::<(Entity, &ChildOf)>();
    let (line, ChildOf(root)) = lines.single(app.world()).expect("one line");
    let root = *root;
    app.world_mut().entity_mut(line).insert(ByTheEngine);
    update_root(&mut app.world_mut().commands(), Some(root), spawn("two"));
    app.world_mut().flush();
    assert_eq!(children_of(app.world(), root), [line]);
    assert_eq!(words(&app, line), Message::verbatim("two"));
}

#[test]
fn an_update_of_something_that_has_gone_leaves_nothing_behind() {
    let (mut app, list) = world();
    app.world_mut().despawn(list);
    let count = |app: &mut App| app.world_mut().query::<&Node>().iter(app.world()).count();
    let before = count(&mut app);
    let fill = move |mut commands: Commands| {
        commands.entity(list).update_children(|list| row(list, "a", "b"));
    };
    // The system sees the element, and another one despawns it first.
    let _ = app.world_mut().run_system_once(fill);
    assert_eq!(count(&mut app), before);
}
