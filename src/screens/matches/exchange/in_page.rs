//! Match files that the browser downloads, and files that are dropped onto the page or chosen in the browser's own
//! window. The page has `save_file(name, bytes)` and `choose_files()`, the program `brought(name, bytes)`.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow};

use super::super::library::name_of;
use messages::texts::matches as words;
use messages::{Message, ToMessage};
use records::store::library;
use system::clock;
use system::disk::page::keep;
use system::page::{bytes_of, call, offer_values, to_bytes};
use window_kit::window::next_frame::WindowWaker;

/// The folder for files that were brought, until they are imported. The browser does not keep it.
const FOLDER: &str = "/brought";

/// The files that were brought since the last frame.
static BROUGHT: Mutex<Vec<(PathBuf, Vec<u8>)>> = Mutex::new(Vec::new());

fn take() -> Vec<(PathBuf, Vec<u8>)> {
    std::mem::take(&mut *BROUGHT.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Treats a file that is brought as one that is dropped onto a window.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, listen)
        .add_systems(PreUpdate, drop_brought);
}

fn listen(waker: Res<WindowWaker>) {
    let waker = waker.clone();
    let mut count = 0;
    offer_values("brought", move |name, bytes, _| {
        let name = name_of(Path::new(&name.as_string().unwrap_or_default()));
        // Several may have the same name.
        count += 1;
        let path = Path::new(FOLDER).join(count.to_string()).join(name);
        let file = (path, bytes_of(&bytes).unwrap_or_default());
        BROUGHT.lock().unwrap_or_else(PoisonError::into_inner).push(file);
        waker.wake();
    });
}

fn drop_brought(
    window: Single<Entity, With<PrimaryWindow>>,
    mut before: Local<Vec<PathBuf>>,
    mut dropped: MessageWriter<FileDragAndDrop>,
) {
    // What was dropped in the last frame has been read.
    for path in before.drain(..) {
        keep::put(&path, None, clock::time());
    }
    for (path, bytes) in take() {
        keep::put(&path, Some(bytes), clock::time());
        dropped.write(FileDragAndDrop::DroppedFile {
            window: *window,
            path_buf: path.clone(),
        });
        before.push(path);
    }
}

/// Lets the browser ask for files. Returns whether somebody asks.
pub(crate) fn choose_files() -> bool {
    call("choose_files", &[]);
    true
}

/// Downloads a match. Returns what to say about it.
pub(crate) fn export(file: &Path) -> Message {
    match library::read(file) {
        Ok(bytes) => {
            let name = name_of(file);
            call("save_file", &[name.as_str().into(), to_bytes(&bytes)]);
            words::downloaded(name)
        }
        Err(error) => words::not_exported(error.message()),
    }
}
