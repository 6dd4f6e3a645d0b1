//! Work in a thread.

use std::sync::Arc;

use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use super::work::Work;
use records::progress::Progress;

/// Work under way. It ends early when this is dropped.
pub struct Background<W: Work> {
    task: Task<W::Answer>,
    progress: Arc<Progress>,
}

impl<W: Work> Background<W> {
    /// Begins.
    pub fn begin(work: W) -> Self {
        let progress = Arc::new(Progress::default());
        let told = progress.clone();
        Self {
            task: AsyncComputeTaskPool::get().spawn(async move { work.carry_out(&told) }),
            progress,
        }
    }

    /// The answer, once.
    pub fn ready(&mut self) -> Option<W::Answer> {
        check_ready(&mut self.task)
    }

    /// Ends the work early: the answer is what was found so far.
    pub fn hurry(&self) {
        self.progress.stop();
    }

    /// How many steps are done, and how many there are; (0, 0) if that is not known.
    pub fn state(&self) -> (usize, usize) {
        self.progress.state()
    }
}

impl<W: Work> Drop for Background<W> {
    fn drop(&mut self) {
        self.progress.stop();
    }
}
