//! Work in the page's helper.
//!
//! The page has two functions for it: `begin_work(id, name, bytes)` gives the helper work and returns whether there is
//! a helper, `leave_off(id)` ends it. The program has `work_done(id, bytes)`, with `undefined` if the helper failed, and
//! `work_told(id, done, all)`.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use system::page::{JsValue, bytes_of, call, offer_values, to_bytes};

use super::work::Work;
use records::progress::Progress;

/// What the helper has said of work under way.
#[derive(Default)]
struct Said {
    state: (usize, usize),
    /// The answer, written; the inner `None` if the helper failed.
    answer: Option<Option<Vec<u8>>>,
}

static SAID: Mutex<BTreeMap<u32, Said>> = Mutex::new(BTreeMap::new());

fn said() -> MutexGuard<'static, BTreeMap<u32, Said>> {
    SAID.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lets the page give the helper's answers. Called once.
pub fn take_answers() {
    let number = |value: JsValue| value.as_f64().unwrap_or_default() as u32;
    offer_values("work_done", move |id, bytes, _| {
        if let Some(said) = said().get_mut(&number(id)) {
            said.answer = Some(bytes_of(&bytes));
        }
    });
    offer_values("work_told", move |id, done, all| {
        if let Some(said) = said().get_mut(&number(id)) {
            said.state = (number(done) as usize, number(all) as usize);
        }
    });
}

/// Work under way. It ends early when this is dropped.
pub struct Background<W: Work> {
    id: u32,
    work: W,
    /// Whether the answer was taken.
    is_over: bool,
}

impl<W: Work> Background<W> {
    /// Begins.
    pub fn begin(work: W) -> Self {
        static LAST: AtomicU32 = AtomicU32::new(0);
        let id = LAST.fetch_add(1, Ordering::Relaxed) + 1;
        said().insert(id, Said::default());
        let has_begun = postcard::to_stdvec(&work).is_ok_and(|bytes| {
            call("begin_work", &[id.into(), W::NAME.into(), to_bytes(&bytes)]).as_bool() == Some(true)
        });
        if !has_begun && let Some(said) = said().get_mut(&id) {
            said.answer = Some(None);
        }
        Self {
            id,
            work,
            is_over: false,
        }
    }

    /// The answer, once. Without a helper the frame waits for it.
    pub fn ready(&mut self) -> Option<W::Answer> {
        let answer = said().get_mut(&self.id)?.answer.take()?;
        said().remove(&self.id);
        self.is_over = true;
        let answer = answer.and_then(|bytes| postcard::from_bytes(&bytes).ok());
        Some(answer.unwrap_or_else(|| self.work.carry_out(&Progress::telling(W::MOST, |_, _| ()))))
    }

    /// Nothing: the helper ends the work after [`Work::MOST`].
    pub const fn hurry(&self) {}

    /// How many steps are done, and how many there are; (0, 0) if that is not known.
    pub fn state(&self) -> (usize, usize) {
        said().get(&self.id).map_or((0, 0), |said| said.state)
    }
}

impl<W: Work> Drop for Background<W> {
    fn drop(&mut self) {
        if !self.is_over {
            said().remove(&self.id);
            call("leave_off", &[self.id.into()]);
        }
    }
}
