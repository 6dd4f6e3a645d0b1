// The keyboard on the screen of a phone or tablet: it opens for an element of the page that takes text, and a canvas is
// none. So while the program waits for text, a touch gives the focus to a field that can't be seen, and what is typed
// there goes on to the program as keys.

/** There is always something to delete, so that the browser tells of it. */
const FILLER = "\u200b\u200b";
const ON = ["Enter", "Escape", "Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

let field;
let canvas;
let isWanted = false;

function press(key) {
  for (const kind of ["keydown", "keyup"]) canvas.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true }));
}

/** Passes on what stands in the field. */
function type() {
  for (const letter of field.value.replaceAll("\u200b", "")) press(letter);
}

function empty() {
  field.value = FILLER;
  field.setSelectionRange(FILLER.length, FILLER.length);
}

/** The program begins to wait for text, or no longer does. */
export function typing(wanted) {
  isWanted = wanted;
  if (!wanted && document.activeElement === field) canvas.focus();
}

/** Offers the keyboard on the screen for this canvas. */
export function offerTyping(of) {
  canvas = of;
  field = document.getElementById("typed");
  empty();
  canvas.addEventListener("pointerup", (event) => {
    if (event.pointerType !== "touch") return;
    // At once where the field has the focus already; otherwise when the program has seen the touch.
    if (isWanted) field.focus({ preventScroll: true });
    else setTimeout(() => isWanted && field.focus({ preventScroll: true }), 150);
  });
  field.addEventListener("input", (event) => {
    // An input method goes on with what it has until it is done.
    if (event.isComposing) return;
    if (event.inputType?.startsWith("delete")) press("Backspace");
    else type();
    empty();
  });
  field.addEventListener("compositionend", () => {
    type();
    empty();
  });
  for (const kind of ["keydown", "keyup"]) {
    field.addEventListener(kind, (event) => {
      if (!ON.includes(event.key)) return;
      event.preventDefault();
      canvas.dispatchEvent(new KeyboardEvent(event.type, event));
    });
  }
}
