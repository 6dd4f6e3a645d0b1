//! Wakes the program when a screen reader asks for something: its requests come from another thread, and Bevy looks for
//! them only while it draws frames.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};

use system::clock;
use window_kit::window::next_frame::WindowWaker;

/// How often to look for requests while a screen reader listens, and for a screen reader otherwise.
const LISTENING: Duration = Duration::from_millis(20);
const ALONE: Duration = Duration::from_millis(500);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Last, watch.run_if(resource_exists::<WinitActionRequestHandlers>));
}

/// Watches each window on a thread of its own until the window is gone.
fn watch(
    handlers: Res<WinitActionRequestHandlers>,
    requested: Res<AccessibilityRequested>,
    waker: Res<WindowWaker>,
    mut watched: Local<HashSet<Entity>>,
) {
    if !handlers.is_changed() {
        return;
    }
    for (window, requests) in handlers.iter() {
        if !watched.insert(*window) {
            continue;
        }
        let (requests, requested, waker) = (Arc::downgrade(requests), requested.clone(), waker.clone());
        let thread = thread::Builder::new().name("screen reader".into());
        if let Err(error) = thread.spawn(move || wake(&requests, &requested, &waker)) {
            warn!("a screen reader can't wake the window: {error}");
        }
    }
}

fn wake(requests: &Weak<Mutex<WinitActionRequestHandler>>, requested: &AccessibilityRequested, waker: &WindowWaker) {
    let mut is_listening = false;
    while let Some(requests) = requests.upgrade() {
        let waits = !requests.lock().unwrap_or_else(PoisonError::into_inner).is_empty();
        drop(requests);
        is_listening |= requested.get();
        if waits || requested.get() {
            waker.wake();
        }
        clock::pause(if is_listening { LISTENING } else { ALONE });
    }
}
