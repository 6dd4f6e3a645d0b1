//! The helper of a page: the program once more, in a worker of the browser, with its own memory. It has no window, and
//! does the work that would hold up a frame.
//!
//! The worker has `is_helper()`. The program has `work(name, bytes)`, which calls the worker's `told(done, all)` while
//! it works and then `done(bytes)`.

use system::page::{bytes_of, call, offer_values, to_bytes};

use super::checks::{Simulate, Verify};
use crate::screens::hud::hint::HintWork;
use crate::screens::review::ReviewWork;
use crate::screens::statistics::counting::CountWork;
use window_kit::machine::background::{Work, carry_out_written};
use window_kit::table::thinking::Thought;

/// A kind of work: its name, and what does it.
type Kind = (&'static str, fn(&[u8], fn(usize, usize)) -> Option<Vec<u8>>);

const fn kind<W: Work>() -> Kind {
    (W::NAME, carry_out_written::<W>)
}

const KINDS: [Kind; 6] = [
    kind::<Thought>(),
    kind::<HintWork>(),
    kind::<ReviewWork>(),
    kind::<CountWork>(),
    kind::<Simulate>(),
    kind::<Verify>(),
];

/// Waits for work.
pub(super) fn run() {
    offer_values("work", |name, bytes, _| {
        let name = name.as_string().unwrap_or_default();
        let (bytes, kind) = (bytes_of(&bytes), KINDS.iter().find(|(known, _)| *known == name));
        let answer = kind.zip(bytes).and_then(|((_, work), bytes)| work(&bytes, told));
        let answer = answer.map(|answer| to_bytes(&answer));
        call("done", &[answer.unwrap_or_default()]);
    });
}

fn told(done: usize, all: usize) {
    call("told", &[done.into(), all.into()]);
}
