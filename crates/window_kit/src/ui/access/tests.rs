use std::collections::HashSet;

use accesskit::{Action, ActionData, NodeId, Role, TreeId, TreeUpdate};
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui::{ComputedNode, InteractionDisabled};
use bevy::ui_widgets::{Activate, CheckboxPlugin, SliderPlugin, SliderValue, ValueChange};
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::send::update;
use super::*;
use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::choice::{RowRoom, choice_row};
use crate::ui::field::field;
use crate::ui::focus::{FocusName, focusable};
use crate::ui::plate::{heading, overlay_root, screen_root};
use crate::ui::slider::slider;
use crate::ui::stepper::{Stepped, stepper};
use crate::ui::text::text;
use crate::ui::toggle::spawn_toggle;
use crate::ui::tooltip::Tooltip;
use messages::Message;

/// What happened to the elements of a test, in order.
#[derive(Resource, Default, Debug, PartialEq)]
struct Happened(Vec<String>);

fn words(text: &'static str) -> Message {
    Message::verbatim(text)
}

/// A window with the systems of the tree, without a layout.
fn app() -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        plugin,
        crate::ui::localized::plugin,
        crate::ui::stepper::plugin,
    ))
    .init_resource::<InputFocus>()
    .init_resource::<Happened>()
    .add_message::<RequestRedraw>();
    app.add_plugins((CheckboxPlugin, SliderPlugin));
    app.world_mut().spawn((Window::default(), PrimaryWindow));
    app.world().resource::<AccessibilityRequested>().set(true);
    app
}

/// Spawns a screen and lets two frames pass. All elements get a size, as if they were laid out.
fn show(app: &mut App, root: impl Bundle, fill: impl FnOnce(&mut ChildSpawnerCommands)) -> Entity {
    let mut commands = app.world_mut().commands();
    let root = commands.spawn(root).with_children(fill).id();
    app.world_mut().flush();
    lay_out(app);
    app.update();
    root
}

fn lay_out(app: &mut App) {
    app.update();
    let mut nodes = app.world_mut().query::<(&mut ComputedNode, &mut InheritedVisibility)>();
    for (mut node, mut visible) in nodes.iter_mut(app.world_mut()) {
        node.size = Vec2::splat(10.0);
        *visible = InheritedVisibility::VISIBLE;
    }
}

fn tree(app: &App) -> &AccessTree {
    app.world().resource::<AccessTree>()
}

fn node<'a>(app: &'a App, name: &str) -> &'a AccessNode {
    let found = tree(app).nodes().find(|node| node.name == name);
    found.unwrap_or_else(|| panic!("{name} is not in {:#?}", tree(app)))
}

fn ask(app: &mut App, id: NodeId, action: Action, data: Option<ActionData>) {
    app.world_mut().write_message(ActionRequest(accesskit::ActionRequest {
        action,
        target_tree: TreeId::ROOT,
        target_node: id,
        data,
    }));
    app.update();
}

fn happened(app: &App) -> Vec<&str> {
    app.world()
        .resource::<Happened>()
        .0
        .iter()
        .map(String::as_str)
        .collect()
}

/// Fails where the update is not what AccessKit asks for: it would end the program.
fn check(update: &TreeUpdate) {
    let ids: HashSet<NodeId> = update.nodes.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids.len(), update.nodes.len(), "no node is there twice");
    let mut children = HashSet::new();
    for (_, node) in &update.nodes {
        for child in node.children() {
            assert!(ids.contains(child), "a child is a node");
            assert!(children.insert(*child), "a node has one parent");
        }
    }
    let root = update.tree.as_ref().expect("a whole tree").root;
    assert!(ids.contains(&root) && !children.contains(&root));
    assert_eq!(children.len() + 1, ids.len(), "each node is in the tree");
    assert!(ids.contains(&update.focus), "the focus is on a node");
}

#[test]
fn a_button_has_its_words_and_is_pressed_once_however_long_a_request_stays() {
    let mut app = app();
    show(&mut app, screen_root(), |screen| {
        screen.spawn((
            button(words("Play"), ButtonLook::Plain),
            FocusName::new("here.play"),
            on_press(|_: On<Activate>, mut happened: ResMut<Happened>| happened.0.push("played".into())),
        ));
    });
    let play = node(&app, "Play");
    assert_eq!((play.role, play.key.as_str()), (Role::Button, "here.play"));
    assert!(play.actions.contains(&Action::Click) && play.actions.contains(&Action::Focus));
    let id = play.id;
    ask(&mut app, id, Action::Click, None);
    // The engine keeps messages until a fixed step has run, and none has.
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(happened(&app), ["played"]);
    ask(&mut app, id, Action::Focus, None);
    app.update();
    assert_eq!(tree(&app).focused().map(|node| node.name.as_str()), Some("Play"));
    assert_eq!(happened(&app), ["played"]);
}

#[test]
fn what_cannot_be_pressed_or_has_gone_does_nothing() {
    let mut app = app();
    let root = show(&mut app, screen_root(), |screen| {
        screen.spawn((
            button(words("Off"), ButtonLook::Plain),
            InteractionDisabled,
            on_press(|_: On<Activate>, mut happened: ResMut<Happened>| happened.0.push("off".into())),
        ));
        screen.spawn((
            button(words("Gone"), ButtonLook::Plain),
            on_press(|_: On<Activate>, mut happened: ResMut<Happened>| happened.0.push("gone".into())),
        ));
    });
    let (off, gone) = (node(&app, "Off"), node(&app, "Gone"));
    assert!(off.is_disabled && off.actions.is_empty() && !gone.is_disabled);
    let (off, gone) = (off.id, gone.id);
    ask(&mut app, off, Action::Click, None);
    app.world_mut().entity_mut(root).despawn();
    ask(&mut app, gone, Action::Click, None);
    assert_eq!(happened(&app), Vec::<&str>::new());
}

#[test]
fn the_words_of_a_row_name_its_control_and_explain_it() {
    let mut app = app();
    show(&mut app, screen_root(), |screen| {
        let mut row = |name, control: fn(&mut ChildSpawnerCommands)| {
            choice_row(screen, RowRoom::WIDE, (words(name), words("about it")), |row| {
                // As on the settings page, the control has a box of its own.
                row.spawn(Node::default()).with_children(control);
            });
        };
        row("Motion", |side| {
            spawn_toggle(side, true, FocusName::new("motion")).observe(
                |change: On<ValueChange<bool>>, mut happened: ResMut<Happened>| {
                    happened.0.push(format!("motion {}", change.value));
                },
            );
        });
        row("Volume", |side| {
            side.spawn(slider(0.0..=1.0, 0.5, 0.1)).observe(
                |change: On<ValueChange<f32>>, mut happened: ResMut<Happened>, mut commands: Commands| {
                    happened.0.push(format!("volume {:.1}", change.value));
                    commands.entity(change.source).insert(SliderValue(change.value));
                },
            );
        });
        row("Pace", |side| {
            side.spawn(stepper(text(words("slow"), 15.0), 200.0)).observe(
                |step: On<Stepped>, mut happened: ResMut<Happened>| happened.0.push(format!("pace {}", step.by)),
            );
        });
        row("Folder", |side| {
            side.spawn(field("/home", 200.0, 40, |_| true));
        });
    });
    for (name, role, value) in [
        ("Motion", Role::Switch, ""),
        ("Volume", Role::Slider, ""),
        ("Pace", Role::SpinButton, "slow"),
        ("Folder", Role::TextInput, ""),
    ] {
        let control = tree(&app).nodes().find(|node| node.role == role).expect("a control");
        assert_eq!((control.name.as_str(), control.value.as_str()), (name, value));
        assert_eq!(control.about, "about it");
    }
    let by_role = |app: &App, role| tree(app).nodes().find(|node| node.role == role).expect("it").id;
    let (switch, slider) = (by_role(&app, Role::Switch), by_role(&app, Role::Slider));
    let (pace, folder) = (by_role(&app, Role::SpinButton), by_role(&app, Role::TextInput));
    let number = tree(&app).node(slider).and_then(|node| node.number).expect("a number");
    assert_eq!(
        (number.now, number.least, number.most, number.step),
        (0.5, 0.0, 1.0, 0.1)
    );
    ask(&mut app, switch, Action::Click, None);
    ask(&mut app, slider, Action::SetValue, Some(ActionData::NumericValue(0.2)));
    ask(&mut app, slider, Action::Increment, None);
    ask(&mut app, pace, Action::Click, None);
    ask(&mut app, pace, Action::Decrement, None);
    // Its arrows are buttons, for systems without an action for a step.
    let back = tree(&app)
        .nodes()
        .find(|node| node.role == Role::Button)
        .expect("an arrow");
    assert_eq!(back.name, "previous");
    let back = back.id;
    ask(&mut app, back, Action::Click, None);
    assert_eq!(
        happened(&app),
        [
            "motion false",
            "volume 0.2",
            "volume 0.3",
            "pace 1",
            "pace -1",
            "pace -1"
        ]
    );
    let value = ActionData::Value("/elsewhere".into());
    ask(&mut app, folder, Action::SetValue, Some(value));
    let mut fields = app.world_mut().query::<&EditableText>();
    let waits = &fields.single(app.world()).expect("a field").pending_edits;
    let last: Vec<_> = waits.iter().rev().take(2).collect();
    assert!(
        matches!(last[..], [TextEdit::Insert(text), TextEdit::SelectAll] if text == "/elsewhere"),
        "all is selected, and replaced"
    );
}

#[test]
fn what_is_asked_for_after_a_text_waits_until_the_text_is_in_its_field() {
    let mut app = app();
    show(&mut app, screen_root(), |screen| {
        screen.spawn(field("", 100.0, 20, |_| true));
        screen.spawn((
            button(words("Go on"), ButtonLook::Quiet),
            on_press(|_: On<Activate>, mut happened: ResMut<Happened>| happened.0.push("pressed".into())),
        ));
    });
    let id = |app: &App, role| tree(app).nodes().find(|node| node.role == role).expect("it").id;
    let (typed, on) = (id(&app, Role::TextInput), id(&app, Role::Button));
    let request = |target_node, action, data| {
        ActionRequest(accesskit::ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node,
            data,
        })
    };
    let text = |text: &str| Some(ActionData::Value(text.into()));
    app.world_mut().write_message_batch([
        request(typed, Action::SetValue, text("Z")),
        request(typed, Action::SetValue, text("Zoe")),
        request(on, Action::Click, None),
    ]);
    app.update();
    let mut fields = app.world_mut().query::<&EditableText>();
    let last = fields.single(app.world()).expect("a field").pending_edits.last();
    assert!(
        matches!(last, Some(TextEdit::Insert(text)) if text == "Zoe"),
        "both texts are set at once"
    );
    assert_eq!(happened(&app), [""; 0], "the button waits for the text");
    app.update();
    assert_eq!(happened(&app), ["pressed"]);
}

#[test]
fn whoever_quits_is_heard_by_what_is_kept_in_the_last_frame() {
    let mut app = app();
    app.add_systems(
        Last,
        (|exits: MessageReader<AppExit>, mut happened: ResMut<Happened>| {
            if !exits.is_empty() {
                happened.0.push("kept".into());
            }
        })
        .in_set(SavingSystems),
    );
    show(&mut app, screen_root(), |screen| {
        screen.spawn((
            button(words("Quit"), ButtonLook::Quiet),
            on_press(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                exit.write(AppExit::Success);
            }),
        ));
    });
    let quit = node(&app, "Quit").id;
    ask(&mut app, quit, Action::Click, None);
    assert_eq!(happened(&app), ["kept"]);
}

#[test]
fn a_button_with_a_sign_is_named_by_its_tooltip() {
    let mut app = app();
    show(&mut app, screen_root(), |screen| {
        screen.spawn((
            button(words("\u{00d7}"), ButtonLook::Quiet),
            Tooltip(words("Remove this player")),
        ));
        screen.spawn((button(words("Log"), ButtonLook::Quiet), Tooltip(words("Key L"))));
    });
    assert_eq!(node(&app, "Remove this player").about, "");
    assert_eq!(node(&app, "Log").about, "Key L");
}

#[test]
fn behind_a_dialog_nothing_is_in_the_tree_and_the_focus_is_always_on_a_node() {
    let mut app = app();
    let window = |app: &App| tree(app).window().map(|window| window.id);
    let mut under = Entity::PLACEHOLDER;
    show(&mut app, screen_root(), |screen| {
        under = screen.spawn(button(words("Under"), ButtonLook::Plain)).id();
    });
    let focus = |app: &App| tree(app).focus;
    assert_eq!(focus(&app), window(&app), "no element has the keys");
    app.world_mut()
        .resource_mut::<InputFocus>()
        .set(under, FocusCause::Navigated);
    app.update();
    assert_eq!(focus(&app), Some(node(&app, "Under").id));
    let dialog = show(&mut app, overlay_root(), |dialog| {
        dialog.spawn(heading(words("A question")));
        dialog.spawn(button(words("Yes"), ButtonLook::Plain));
    });
    assert!(tree(&app).nodes().all(|node| node.name != "Under"));
    let asked = tree(&app).nodes().next().expect("a dialog");
    assert_eq!((asked.role, asked.name.as_str()), (Role::Dialog, "A question"));
    assert_eq!(focus(&app), Some(asked.id), "what has the focus can't be read");
    check(&update(tree(&app), &[]));
    app.world_mut().entity_mut(dialog).despawn();
    app.update();
    assert_eq!(focus(&app), Some(node(&app, "Under").id));
    app.world_mut().entity_mut(under).despawn();
    app.update();
    assert_eq!(focus(&app), window(&app), "the focus was on what has gone");
    check(&update(tree(&app), &[]));
}

#[test]
fn nodes_are_in_reading_order_and_what_cannot_be_seen_has_none() {
    let mut app = app();
    let mut hidden = Entity::PLACEHOLDER;
    show(&mut app, screen_root(), |screen| {
        screen.spawn(heading(words("Heading")));
        screen.spawn(Node::default()).with_children(|column| {
            column.spawn(text(words("first"), 15.0));
            hidden = column.spawn(text(words("hidden"), 15.0)).id();
            column.spawn(text(words("second"), 15.0));
        });
        screen.spawn((Node::default(), focusable())).with_children(|area| {
            area.spawn(text(words("third"), 15.0));
        });
    });
    app.world_mut().entity_mut(hidden).insert(InheritedVisibility::HIDDEN);
    app.update();
    let names: Vec<&str> = tree(&app)
        .nodes()
        .map(|node| node.name.as_str())
        .filter(|name| !name.is_empty())
        .collect();
    assert_eq!(
        names,
        ["Heading", "first", "second", "Heading", "third"],
        "an area is named by the heading above it"
    );
    let roles: Vec<Role> = tree(&app).nodes().map(|node| node.role).collect();
    assert_eq!(
        roles,
        [Role::Heading, Role::Label, Role::Label, Role::ScrollView, Role::Label]
    );
    check(&update(tree(&app), &[]));
}

#[test]
fn nothing_runs_until_somebody_listens_and_old_lines_are_not_said_then() {
    let mut app = app();
    app.world().resource::<AccessibilityRequested>().set(false);
    show(&mut app, screen_root(), |screen| {
        screen.spawn(button(words("Play"), ButtonLook::Plain));
    });
    assert_eq!(tree(&app).nodes().count(), 0);
    app.world_mut().resource_mut::<Announcer>().say(words("long ago"));
    app.update();
    app.world().resource::<AccessibilityRequested>().set(true);
    app.update();
    assert_eq!(tree(&app).nodes().count(), 1);
    assert!(app.world().resource::<Announcer>().is_empty());
}

#[test]
fn of_many_waiting_lines_the_oldest_are_left_out() {
    let mut announcer = Announcer::default();
    for line in 0..1000 {
        announcer.say(Message::verbatim(line.to_string()));
    }
    let kept: Vec<Message> = announcer.take().collect();
    assert_eq!(kept.len(), 200);
    assert_eq!(kept.last(), Some(&Message::verbatim("999")));
}
