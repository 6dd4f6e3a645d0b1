// Browsers let a page sound only after the first click, tap or key. Until then, the program plays nothing.

const contexts = new Set();
let woken = false;

/** Watches the sound of the program: to be called before the program is loaded. */
export function watchSound() {
  const Own = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (!Own) return;
  globalThis.AudioContext = class extends Own {
    constructor(...given) {
      super(...given);
      contexts.add(this);
      if (woken) this.resume();
    }
  };
  const wake = () => {
    woken = true;
    for (const context of contexts) if (context.state === "suspended") context.resume();
  };
  for (const event of ["pointerdown", "touchend", "keydown"]) addEventListener(event, wake, true);
}

/** Whether sound is heard now. */
export function sounds() {
  return [...contexts].some((context) => context.state === "running");
}
