//! A connection of a page: a WebSocket of the browser to a server, or a call of a table in another home, which the
//! program beside this one makes (`packaging/web/page/homes.js`).

use js_sys::{ArrayBuffer, Function, Reflect, Uint8Array};
use net::destination::Destination;
use net::protocol::limits::{IDLE, LAST_WORDS, MOST_DOWN, MOST_OPEN};
use net::table_address::TableAddress;
use net::target::Target;
use system::page::{call, to_bytes};
use wasm_bindgen::prelude::*;
use web_sys::{BinaryType, CloseEvent, MessageEvent, WebSocket};

/// What a connection calls.
pub(super) struct Calls {
    /// It is open.
    pub opened: Box<dyn FnMut()>,
    /// A message came.
    pub received: Box<dyn FnMut(Vec<u8>)>,
    /// It closed, with this code of a WebSocket, or could not be opened.
    pub closed: Box<dyn FnMut(u16)>,
}

/// A connection and what it calls. When it is dropped, it is closed and calls nothing more.
pub(super) enum Socket {
    Server(ToServer),
    Home(ToHome),
}

/// A WebSocket of the browser.
pub(super) struct ToServer {
    socket: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _received: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut(CloseEvent)>,
}

/// A call of a table in another home.
pub(super) struct ToHome {
    line: JsValue,
    _opened: Closure<dyn FnMut()>,
    _received: Closure<dyn FnMut(Uint8Array)>,
    _closed: Closure<dyn FnMut(u16)>,
}

impl Socket {
    /// Opens a connection.
    pub(super) fn open(to: &Destination, calls: Calls) -> Result<Self, JsValue> {
        match to {
            Destination::Server(server) => ToServer::open(server, calls).map(Self::Server),
            Destination::Table(table) => ToHome::open(table, calls).map(Self::Home),
        }
    }

    /// Sends a message. Returns whether it was taken: a table in another home that takes nothing has a limit.
    pub(super) fn send(&self, message: &[u8]) -> bool {
        match self {
            // A socket that closed in the meantime says so in an event.
            Self::Server(to) => to.socket.send_with_u8_array(message).is_ok(),
            Self::Home(to) => to.ask("send", &[to_bytes(message)]).as_bool() == Some(true),
        }
    }
}

impl ToServer {
    fn open(server: &Target, calls: Calls) -> Result<Self, JsValue> {
        // Refused for example where the page is encrypted and the server is not.
        let socket = WebSocket::new(&server.url())?;
        socket.set_binary_type(BinaryType::Arraybuffer);
        let Calls {
            opened,
            mut received,
            mut closed,
        } = calls;
        let opened = Closure::<dyn FnMut()>::wrap(opened);
        let received = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            // A text is no message of ours: the session refuses it as malformed.
            let message = event.data().dyn_into::<ArrayBuffer>();
            received(message.map_or_else(|_| Vec::new(), |message| Uint8Array::new(&message).to_vec()));
        });
        let closed = Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| closed(event.code()));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(received.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Ok(Self {
            socket,
            _opened: opened,
            _received: received,
            _closed: closed,
        })
    }
}

impl Drop for ToServer {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // It fails only for codes that a page may not use.
        let _ = self.socket.close();
    }
}

impl ToHome {
    fn open(table: &TableAddress, calls: Calls) -> Result<Self, JsValue> {
        let Calls {
            opened,
            mut received,
            closed,
        } = calls;
        let opened = Closure::<dyn FnMut()>::wrap(opened);
        let received = Closure::<dyn FnMut(Uint8Array)>::new(move |message: Uint8Array| received(message.to_vec()));
        let closed = Closure::<dyn FnMut(u16)>::wrap(closed);
        let line = call(
            "call_home",
            &[
                table.to_string().into(),
                (MOST_DOWN as f64).into(),
                (MOST_OPEN as f64).into(),
                (IDLE.as_millis() as f64).into(),
                (LAST_WORDS.as_millis() as f64).into(),
                opened.as_ref().clone(),
                received.as_ref().clone(),
                closed.as_ref().clone(),
            ],
        );
        if line.is_undefined() {
            return Err("the page calls no homes".into());
        }
        Ok(Self {
            line,
            _opened: opened,
            _received: received,
            _closed: closed,
        })
    }

    /// Calls a function of the page's end; `undefined` if that fails.
    fn ask(&self, name: &str, arguments: &[JsValue]) -> JsValue {
        let function = Reflect::get(&self.line, &name.into()).unwrap_or_default();
        let Some(function) = function.dyn_ref::<Function>() else {
            return JsValue::UNDEFINED;
        };
        function
            .apply(&self.line, &arguments.iter().collect())
            .unwrap_or_default()
    }
}

impl Drop for ToHome {
    fn drop(&mut self) {
        self.ask("close", &[]);
    }
}
