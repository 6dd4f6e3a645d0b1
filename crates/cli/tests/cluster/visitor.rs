//! Somebody who comes to a server, and what they hear there.

use std::time::{Duration, Instant};

use client::runner::Client;
use client::trust::Trust;
use net::protocol::code::RoomCode;
use net::session::{Event, Goal};
use net::target::Target;

/// What is waited for comes within this time, also on a busy machine.
const COMES_IN: Duration = Duration::from_secs(60);

/// Somebody who comes to a server.
pub struct Visitor {
    pub client: Client,
}

impl Visitor {
    /// Comes to this address.
    pub fn new(address: &str, goal: Goal) -> Self {
        let address: Target = address.parse().expect("an address");
        let client = Client::start(address, Trust::System, goal, "Visitor".to_owned());
        Self {
            client: client.expect("a client"),
        }
    }

    /// Waits for an event for which there is an answer.
    pub fn hears<T>(&self, what: &str, mut is_it: impl FnMut(&Event) -> Option<T>) -> T {
        let until = Instant::now() + COMES_IN;
        let mut heard = Vec::new();
        while Instant::now() < until {
            if let Some(event) = self.client.wait(Duration::from_millis(100)) {
                if let Some(found) = is_it(&event) {
                    return found;
                }
                heard.push(format!("{event:.200?}"));
                assert!(!matches!(event, Event::Over(_)), "{what}: {heard:#?}");
            }
        }
        panic!("{what}: not within {COMES_IN:?}: {heard:#?}");
    }

    /// Waits until the room lets them in; returns its code.
    pub fn enters(&self) -> RoomCode {
        self.hears("enters", |event| match event {
            Event::Entered { code, .. } => Some(*code),
            _ => None,
        })
    }
}
