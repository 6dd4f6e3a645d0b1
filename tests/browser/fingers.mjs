// What only fingers do: a flick throws, two fingers turn and zoom, and text is typed on the screen. The screen stays on
// while one's own dice roll.

import { TITLES, browse, open } from "./browser.mjs";
import { DESCRIPTION, byFinger, described, press, start, watch } from "./pointer.mjs";
import { pause, until } from "./reader.mjs";

const PHONE = { width: 844, height: 390, isMobile: true, hasTouch: true };

/** Moves a finger, or several at the same time, in steps from places to others, and lifts them. */
async function move(page, paths, { steps = 6, step_s = 0.03 } = {}) {
  const touches = [];
  for (const [from] of paths) touches.push(await page.touchscreen.touchStart(from.x, from.y));
  for (let step = 1; step <= steps; step += 1) {
    for (const [at, [from, to]] of paths.entries()) {
      const part = (axis) => from[axis] + ((to[axis] - from[axis]) * step) / steps;
      await touches[at].move(part("x"), part("y"));
    }
    await pause(step_s);
  }
  for (const touch of touches) await touch.end();
}

/** Counts from now on how often the page asks for a screen that stays on, and how often it lets it go. */
const watchScreen = (page) =>
  page.evaluateOnNewDocument(() => {
    globalThis.screenLocks = { asked: 0, released: 0 };
    const request = navigator.wakeLock?.request;
    if (!request) return;
    WakeLock.prototype.request = async function (kind) {
      globalThis.screenLocks.asked += 1;
      const lock = await request.call(navigator.wakeLock, kind);
      lock.addEventListener("release", () => (globalThis.screenLocks.released += 1));
      return lock;
    };
  });

/** The name on the first page, typed by the keyboard of the screen. */
async function types(page) {
  const field = await until(async () => (await described(page))?.nodes.find((node) => node.name === "welcome.name"), "the field");
  await byFinger(page, field);
  await page.waitForFunction("document.activeElement.id === 'typed'", { timeout: 20_000 });
  const has = (name) => until(async () => (await described(page)).nodes.some((node) => node.value === name), `the name ${name}`, 20);
  // Such a keyboard sends texts, not keys.
  for (const text of ["Z", "oé", "e"]) {
    await page.keyboard.sendCharacter(text);
    await pause(0.3);
  }
  await has("Zoée");
  await page.keyboard.press("Backspace", { delay: 80 });
  await has("Zoé");
  await page.keyboard.press("Escape", { delay: 100 });
  await until(async () => (await described(page)).overlay === "None", "the title", 20);
}

export async function fingers(address) {
  await browse("fingers", async (page) => {
    await watchScreen(page);
    await watch(page);
    await open(page, `http://${address}/?lang=en&describe=${DESCRIPTION}`);
    await types(page);
    await start(page, byFinger, TITLES["skip-bo-mod"]);
    const skip = ({ nodes }) => nodes.find((node) => node.name === "guide.skip");
    await press(page, byFinger, skip, "the button that ends the lessons", (now) => !skip(now));

    const now = () => described(page);
    const isDue = ({ still, nodes }) => still && nodes.some((node) => node.is_control && !node.is_disabled && /^Roll/.test(node.label));
    await until(async () => isDue(await now()), "the roll", 240);

    // Two fingers that part bring the piles nearer, and apart.
    const apart = ({ cards }) => {
      const [one, other] = [0, 3].map((number) => cards.piles.find((pile) => pile.kind === "discard" && pile.seat === 0 && pile.number === number));
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    const whole = apart(await now());
    const middle = { x: PHONE.width / 2, y: PHONE.height / 2 };
    const to = (by) => ({ x: middle.x + by, y: middle.y });
    await move(page, [[to(-40), to(-120)], [to(40), to(120)]]);
    await until(async () => apart(await now()) > 1.2 * whole, "a nearer table", 20);
    await pause(1);
    const near = apart(await now());
    await move(page, [[to(-220), to(-30)], [to(220), to(30)]]);
    await until(async () => apart(await now()) < near / 1.2, `the whole table: ${whole}, ${near}`, 20);
    await pause(1);
    const locks = () => page.evaluate(() => globalThis.screenLocks);
    const { asked, released } = await locks();
    if (asked - released !== 1) throw new Error("the screen may go dark before the throw");

    // A flick over the tray throws.
    const { cards, events } = await now();
    const [x, y] = cards.tray;
    await move(page, [[{ x, y }, { x: x + 30, y: y - 150 }]], { steps: 3 });
    await until(async () => (await now()).events > events, "the throw", 20);
    await until(async () => {
      const after = await locks();
      return after.released === after.asked;
    }, "a screen that may go dark after the throw", 60);
  }, { viewport: PHONE });
}
