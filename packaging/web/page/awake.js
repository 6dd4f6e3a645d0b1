// Keeps the screen on, as long as the program asks for it and the browser can.

let lock;
let wanted = false;

/** Keeps the screen on from now on, or no longer. */
export async function awake(now) {
  wanted = now;
  if (!now) {
    lock?.release();
    lock = undefined;
    return;
  }
  // A page that is hidden gets none.
  const got = await navigator.wakeLock?.request("screen").catch(() => undefined);
  if (wanted && (!lock || lock.released)) lock = got;
  else got?.release();
}

// The browser lets it go while the page is hidden.
addEventListener("visibilitychange", () => {
  if (wanted && document.visibilityState === "visible") awake(true);
}, true);
