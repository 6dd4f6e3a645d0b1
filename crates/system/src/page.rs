//! What the program and the page around it ask of each other: functions in the page's object `tumbletop`.

pub use js_sys::futures::spawn_local;
use js_sys::{Array, Function, Promise, Reflect, Uint8Array, global};
use wasm_bindgen::JsCast;
pub use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// Bytes for the page.
pub fn to_bytes(bytes: &[u8]) -> JsValue {
    Uint8Array::from(bytes).into()
}

/// Bytes of the page; `None` if the value is `undefined`.
pub fn bytes_of(value: &JsValue) -> Option<Vec<u8>> {
    (!value.is_undefined()).then(|| Uint8Array::new(value).to_vec())
}

/// Calls a function of the page. `undefined` if the page has no such function, or if it fails: then the browser's
/// console says why.
pub fn call(name: &str, arguments: &[JsValue]) -> JsValue {
    let object = Reflect::get(&global(), &"tumbletop".into()).unwrap_or_default();
    let function = Reflect::get(&object, &name.into()).unwrap_or_default();
    let Some(function) = function.dyn_ref::<Function>() else {
        return JsValue::UNDEFINED;
    };
    let arguments: Array = arguments.iter().collect();
    function.apply(&object, &arguments).unwrap_or_else(|error| {
        tracing::warn!("the page can't {name}: {error:?}");
        JsValue::UNDEFINED
    })
}

/// Lets the browser do what waits, and returns afterwards.
pub(crate) async fn rest() {
    let waits = Promise::new(&mut |go_on, _| {
        let later = Reflect::get(&global(), &"setTimeout".into()).unwrap_or_default();
        // Every browser has it.
        if let Some(later) = later.dyn_ref::<Function>() {
            let _ = later.call1(&global(), &go_on);
        }
    });
    let _ = waits.await;
}

/// Whether this program is the helper of a page, in a worker with its own memory.
pub fn is_helper() -> bool {
    call("is_helper", &[]).as_bool() == Some(true)
}

/// Gives the page a function that it can call with a text, for as long as the program runs.
pub fn offer(name: &str, mut take: impl FnMut(String) + 'static) {
    offer_values(name, move |text, _, _| take(text.as_string().unwrap_or_default()));
}

/// Gives the page a function that it can call with up to three values, for as long as the program runs.
pub fn offer_values(name: &str, take: impl FnMut(JsValue, JsValue, JsValue) + 'static) {
    let object = Reflect::get(&global(), &"tumbletop".into()).unwrap_or_default();
    let function = Closure::<dyn FnMut(JsValue, JsValue, JsValue)>::new(take);
    // Only an object that is frozen takes none.
    if Reflect::set(&object, &name.into(), function.as_ref()).is_ok() {
        function.forget();
    }
}
