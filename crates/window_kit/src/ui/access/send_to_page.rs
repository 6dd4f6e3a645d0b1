//! Gives the tree to the page, which shows it to the browser as elements beside the canvas: AccessKit has no browser
//! among its systems.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::a11y::ActionRequest;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::announce::{Announcer, Listening};
use super::page_tree::{json, request};
use super::tree::AccessTree;
use crate::ui::localized::Localizer;
use crate::window::next_frame::WindowWaker;
use system::page::{call, offer};

/// The most requests that wait.
const MOST: usize = 64;

/// The requests that wait.
#[derive(Default)]
pub(super) struct Requests(Option<Arc<Mutex<VecDeque<String>>>>);

/// Hears whether the page wants the tree, and what it asks for.
pub(super) fn notice_listeners(
    mut requests: Local<Requests>,
    waker: Res<WindowWaker>,
    mut listening: ResMut<Listening>,
    mut tree: ResMut<AccessTree>,
    mut announcer: ResMut<Announcer>,
    mut asked: MessageWriter<ActionRequest>,
) {
    let waiting = requests.0.get_or_insert_with(|| {
        let waiting = Arc::<Mutex<VecDeque<String>>>::default();
        let (theirs, waker) = (waiting.clone(), waker.clone());
        offer("ask", move |text| {
            let mut waiting = theirs.lock().unwrap_or_else(PoisonError::into_inner);
            if waiting.len() < MOST {
                waiting.push_back(text);
            }
            drop(waiting);
            waker.wake();
        });
        waiting
    });
    let texts = std::mem::take(&mut *waiting.lock().unwrap_or_else(PoisonError::into_inner));
    asked.write_batch(texts.iter().filter_map(|text| request(text)).map(ActionRequest));
    if !listening.0 && call("listens", &[]).as_bool() == Some(true) {
        listening.0 = true;
        tree.set_changed();
        announcer.begin();
    } else if !listening.0 && !announcer.is_empty() {
        announcer.begin();
    }
}

/// Sends the tree where it has changed, and each new line that is announced.
pub(super) fn send_tree(
    tree: Res<AccessTree>,
    localizer: Res<Localizer>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut announcer: ResMut<Announcer>,
) {
    if tree.is_changed() {
        let scale = windows.single().map_or(1.0, Window::scale_factor);
        call("tree", &[json(&tree, scale).into()]);
    }
    announcer.has_begun();
    for line in announcer.take() {
        call("say", &[localizer.localize(&line).into()]);
    }
}
