//! A call, as the page's JavaScript sees it.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use addresses::table_address::TableAddress;
use js_sys::futures::spawn_local;
use js_sys::{Function, Uint8Array};
use p2p::dialer::Dialer;
use p2p::network::Network;
use tokio::sync::{mpsc, oneshot};
use wasm_bindgen::prelude::*;

use crate::talk::{Limits, NO_CONNECTION, Told, talk};

/// A call of a table. When it is freed, it ends, and calls nothing more.
#[wasm_bindgen]
pub struct Call {
    to_send: mpsc::Sender<Vec<u8>>,
    /// Is dropped with the call: then the other end of it hears that.
    _hangs_up: oneshot::Sender<()>,
    is_over: Rc<Cell<bool>>,
}

#[wasm_bindgen]
impl Call {
    /// Calls the table of an address. `opened` is called without a value, `received` with the bytes of each message, and
    /// `closed` with the code of a WebSocket, after which nothing more comes. `most_bytes`: of a message that comes;
    /// `most_waiting`: messages that wait to be sent; `patience_ms`: how long the table may take nothing;
    /// `last_words_ms`: how long the end may take.
    #[wasm_bindgen(constructor)]
    pub fn new(
        table: &str,
        most_bytes: u32,
        most_waiting: u32,
        patience_ms: u32,
        last_words_ms: u32,
        opened: Function,
        received: Function,
        closed: Function,
    ) -> Self {
        let (to_send, sends) = mpsc::channel(most_waiting.max(1) as usize);
        let (hangs_up, hung_up) = oneshot::channel();
        let is_over = Rc::new(Cell::new(false));
        let limits = Limits {
            most_bytes: most_bytes as usize,
            patience: Duration::from_millis(patience_ms.into()),
            last_words: Duration::from_millis(last_words_ms.into()),
        };
        let (table, ended) = (table.parse(), is_over.clone());
        spawn_local(async move {
            let tell = |told: Told| {
                if !ended.get() {
                    // What the page does with it is up to the page.
                    let _ = match told {
                        Told::Opened => opened.call0(&JsValue::NULL),
                        Told::Received(bytes) => received.call1(&JsValue::NULL, &Uint8Array::from(bytes)),
                    };
                }
            };
            let code = match table {
                Ok(table) => speak(table, &limits, sends, hung_up, tell).await,
                Err(_) => NO_CONNECTION,
            };
            if !ended.replace(true) {
                let _ = closed.call1(&JsValue::NULL, &code.into());
            }
        });
        Self {
            to_send,
            _hangs_up: hangs_up,
            is_over,
        }
    }

    /// Sends a message. Returns whether it was taken: not if too many wait already, or if the call is over.
    pub fn send(&self, message: Vec<u8>) -> bool {
        self.to_send.try_send(message).is_ok()
    }
}

impl Drop for Call {
    fn drop(&mut self) {
        self.is_over.set(true);
    }
}

/// Calls a table and speaks with it; returns the code with which that ended. Each call has a key of its own: the network
/// may be another one by the next call.
async fn speak(
    table: TableAddress,
    limits: &Limits,
    mut sends: mpsc::Receiver<Vec<u8>>,
    mut hung_up: oneshot::Receiver<()>,
    tell: impl FnMut(Told),
) -> u16 {
    // The key is the name of the table; nothing looks this name up.
    let url = format!("ws://{}/", table.key);
    let Ok(dialer) = Dialer::open(table, &Network::default()).await else {
        return NO_CONNECTION;
    };
    let called = tokio::select! {
        called = dialer.call() => called.ok(),
        _ = &mut hung_up => None,
    };
    let code = match called {
        Some(stream) => talk(stream, &url, limits, &mut sends, &mut hung_up, tell).await,
        None => NO_CONNECTION,
    };
    dialer.close().await;
    code
}
