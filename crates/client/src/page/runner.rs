//! The sockets and the clock of a browser, around a [`Driver`].

use std::cell::{Cell, RefCell};
use std::io;
use std::rc::{Rc, Weak};
use std::time::Duration;

use send_wrapper::SendWrapper;
use wasm_bindgen::prelude::*;

use super::driver::{Driver, Todo};
use super::socket::{Calls, Socket};
use crate::chance::{chance, secret};
use crate::reach::{calls, is_page_encrypted};
use crate::trust::Trust;
use net::destination::Destination;
use net::identity::Identity;
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::MemberId;
use net::session::{Event, Goal, Session};
use net::standing::Circle;
use net::table_address::TableKey;
use system::clock::{self, Instant};

pub use crate::state::State;

/// The code with which a WebSocket says that there is no connection (RFC 6455, section 7.4.1).
const NO_CONNECTION: u16 = 1006;

/// A running client. When it is dropped, it disconnects without leaving the room: its seats wait for it.
#[derive(Debug)]
pub struct Client(SendWrapper<Rc<Runner>>);

struct Runner {
    driver: RefCell<Driver>,
    socket: RefCell<Option<Socket>>,
    began: Instant,
    wake: Box<dyn Fn()>,
    timer: Cell<Option<i32>>,
    /// What the browser calls when the timer runs out.
    again: RefCell<Option<Closure<dyn FnMut()>>>,
    /// What it calls after the events in [`LOOKS_AFTER`].
    back: RefCell<Option<Closure<dyn FnMut()>>>,
}

impl std::fmt::Debug for Runner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Runner")
            .field("to", self.driver.borrow().to())
            .finish_non_exhaustive()
    }
}

/// The events of the page after which the connection may be gone, or may be had again. Timers of a page that is hidden
/// run seldom, and those of a machine that sleeps not at all.
const LOOKS_AFTER: [&str; 5] = ["online", "pageshow", "focus", "resume", "visibilitychange"];

impl Client {
    /// Connects, and runs until the session is over or the client is dropped. The browser decides which certificates
    /// it trusts.
    ///
    /// # Errors
    /// That the table is in another home, and names no relay that the page can use.
    pub fn start_and_wake(
        to: impl Into<Destination>,
        trust: Trust,
        goal: Goal,
        name: String,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        Self::start_as(to, trust, goal, name, None, wake)
    }

    /// Like [`start_and_wake`](Self::start_and_wake), for a person who shows their key in the room.
    ///
    /// # Errors
    /// As there.
    pub fn start_as(
        to: impl Into<Destination>,
        _: Trust,
        goal: Goal,
        name: String,
        identity: Option<Identity>,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let to = to.into();
        if matches!(&to, Destination::Table(table) if !calls(table)) {
            return Err(io::ErrorKind::Unsupported.into());
        }
        let mut session = Session::new(goal, name, secret());
        if let Some(identity) = identity {
            session = session.with_identity(identity);
        }
        let runner = Rc::new(Runner {
            driver: RefCell::new(Driver::new(session, to, is_page_encrypted())),
            socket: RefCell::default(),
            began: clock::now(),
            wake: Box::new(wake),
            timer: Cell::default(),
            again: RefCell::default(),
            back: RefCell::default(),
        });
        let weak = Rc::downgrade(&runner);
        let again = Closure::<dyn FnMut()>::new(move || with(&weak, |runner| runner.go_on()));
        runner.again.replace(Some(again));
        let weak = Rc::downgrade(&runner);
        let back = Closure::<dyn FnMut()>::new(move || with(&weak, |runner| runner.look_again()));
        if let Some(window) = web_sys::window() {
            for event in LOOKS_AFTER {
                // It fails only for a listener that is no function.
                let _ = window.add_event_listener_with_callback(event, back.as_ref().unchecked_ref());
            }
        }
        runner.back.replace(Some(back));
        runner.go_on();
        Ok(Self(SendWrapper::new(runner)))
    }

    /// Sends a request. The result comes as [`Event::Answered`], in the order of the requests unless one came too fast
    /// and is sent again later.
    pub fn ask(&self, request: RoomRequest) {
        self.0.driver.borrow_mut().ask(request);
        self.0.go_on();
    }

    /// Hides what a member says, or shows it again.
    pub fn mute(&self, who: MemberId, mute: bool) {
        self.0.driver.borrow_mut().mute(who, mute);
    }

    /// Sets whom the person knows: whose words come, and of whom nothing comes.
    pub fn knows(&self, circle: Circle) {
        self.0.driver.borrow_mut().knows(circle);
    }

    /// Does nothing: a page holds no table that other homes could know.
    pub const fn is_own(&self, _: Option<TableKey>) {}

    /// The next event, if there is one.
    pub fn poll(&self) -> Option<Event> {
        let mut driver = self.0.driver.borrow_mut();
        let event = driver.poll();
        let is_last = event.is_some() && !driver.has_events();
        drop(driver);
        if is_last {
            // There may be room for a connection again.
            self.0.go_on();
        }
        event
    }

    /// Leaves the room. The connection stays for at most this long, also when the client is dropped.
    pub fn leave(&self, longest: Duration) {
        self.ask(RoomRequest::Leave);
        let runner = self.0.clone();
        let end = Closure::once_into_js(move || drop(runner));
        let wait = i32::try_from(longest.as_millis()).unwrap_or(i32::MAX);
        if let Some(window) = web_sys::window() {
            // Without a timer the connection ends when the client is dropped.
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(end.unchecked_ref(), wait);
        }
    }

    /// The current state.
    pub fn state(&self) -> State {
        self.0.driver.borrow().state().clone()
    }
}

/// Calls a function with the runner, if there still is one.
fn with(runner: &Weak<Runner>, call: impl FnOnce(&Rc<Runner>)) {
    if let Some(runner) = runner.upgrade() {
        call(&runner);
    }
}

impl Runner {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// The page may have been away.
    fn look_again(self: &Rc<Self>) {
        let document = web_sys::window().and_then(|window| window.document());
        if !document.is_some_and(|document| document.hidden()) {
            self.driver.borrow_mut().woke(self.now());
        }
        self.go_on();
    }

    /// Does what is to be done now, and sets the timer.
    fn go_on(self: &Rc<Self>) {
        let steps = self.driver.borrow_mut().step(self.now(), chance());
        for todo in steps {
            self.carry_out(todo);
        }
        let driver = self.driver.borrow();
        let (next, has_events) = (driver.next(), driver.has_events());
        drop(driver);
        self.set_timer(next);
        if has_events {
            (self.wake)();
        }
    }

    fn carry_out(self: &Rc<Self>, todo: Todo) {
        match todo {
            Todo::Connect => {
                let to = self.driver.borrow().to().clone();
                match Socket::open(&to, self.calls()) {
                    Ok(socket) => drop(self.socket.replace(Some(socket))),
                    Err(error) => {
                        tracing::debug!("no connection: {error:?}");
                        self.driver.borrow_mut().closed(NO_CONNECTION, self.now(), chance());
                    }
                }
            }
            Todo::Send(message) => {
                let taken = self.socket.borrow().as_ref().is_none_or(|socket| socket.send(&message));
                if !taken {
                    drop(self.socket.take());
                    self.driver.borrow_mut().closed(NO_CONNECTION, self.now(), chance());
                }
            }
            Todo::Close => drop(self.socket.take()),
        }
    }

    fn set_timer(&self, next: Option<Duration>) {
        let Some(window) = web_sys::window() else { return };
        if let Some(timer) = self.timer.take() {
            window.clear_timeout_with_handle(timer);
        }
        let again = self.again.borrow();
        let (Some(next), Some(again)) = (next, again.as_ref()) else {
            return;
        };
        let wait = next.saturating_sub(self.now()).as_millis() + 1;
        let wait = i32::try_from(wait).unwrap_or(i32::MAX);
        let again = again.as_ref().unchecked_ref();
        self.timer.set(
            window
                .set_timeout_with_callback_and_timeout_and_arguments_0(again, wait)
                .ok(),
        );
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        self.set_timer(None);
        if let (Some(window), Some(back)) = (web_sys::window(), self.back.take()) {
            for event in LOOKS_AFTER {
                let _ = window.remove_event_listener_with_callback(event, back.as_ref().unchecked_ref());
            }
        }
    }
}

impl Runner {
    /// What a connection calls.
    fn calls(self: &Rc<Self>) -> Calls {
        let (opens, receives, closes) = (Rc::downgrade(self), Rc::downgrade(self), Rc::downgrade(self));
        Calls {
            opened: Box::new(move || {
                with(&opens, |runner| {
                    runner.driver.borrow_mut().opened(runner.now());
                    runner.go_on();
                });
            }),
            received: Box::new(move |message| with(&receives, |runner| runner.receive(&message))),
            closed: Box::new(move |code| with(&closes, |runner| runner.close(code))),
        }
    }

    fn receive(self: &Rc<Self>, message: &[u8]) {
        let todo = self.driver.borrow_mut().received(message, self.now(), chance());
        if let Some(todo) = todo {
            self.carry_out(todo);
        }
        self.go_on();
    }

    fn close(self: &Rc<Self>, code: u16) {
        self.driver.borrow_mut().closed(code, self.now(), chance());
        self.go_on();
    }
}
