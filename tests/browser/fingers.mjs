// What only fingers do: a flick throws, two fingers turn and zoom, and text is typed on the screen. The screen stays on
// while one's own dice roll.

import { TITLES, browse, open } from "./browser.mjs";
import { DESCRIPTION, byFinger, described, start, watch } from "./pointer.mjs";
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
}

export async function fingers(address) {
  await browse("fingers", async (page) => {
    await watchScreen(page);
    await open(page, `http://${address}/?lang=en&describe=${DESCRIPTION}`);
    await watch(page);
    await types(page);
    await start(page, byFinger, TITLES["skip-bo-dice"]);

    const table = async () => (await described(page)).dice_game;
    const due = (what) => until(async () => {
      const now = await described(page);
      const answer = now.nodes.find((node) => node.is_control && /^Write /.test(node.label));
      if (answer) await byFinger(page, answer);
      return now.still && now.dice_game?.due === what && now.dice_game;
    }, `the decision ${what}`, 120);

    // Two fingers that part bring the boards nearer, and what lies there apart.
    const before = await due("Throw");
    const apart = ({ next: [one, other] }) => Math.hypot(one.x - other.x, one.y - other.y);
    const middle = { x: PHONE.width / 2, y: PHONE.height / 2 };
    const to = (by) => ({ x: middle.x + by, y: middle.y });
    await move(page, [[to(-40), to(-120)], [to(40), to(120)]]);
    await until(async () => apart(await table()) > 1.2 * apart(before), "a nearer table", 20);
    await move(page, [[to(-120), to(-40)], [to(120), to(40)]]);
    await until(async () => apart(await table()) < 1.1 * apart(before), "the whole table", 20);
    const locks = () => page.evaluate(() => globalThis.screenLocks);
    if ((await locks()).asked > 0) throw new Error("the screen stayed on before the throw");

    // A flick over the tray throws.
    const { tray: [x, y] } = await due("Throw");
    await move(page, [[{ x: x - 40, y: y + 15 }, { x: x + 40, y: y - 15 }]], { steps: 3 });
    await until(async () => (await table()).due !== "Throw", "the throw", 20);
    await due("Turn");
    await until(async () => {
      const { asked, released } = await locks();
      return asked > 0 && released === asked;
    }, "a screen that stayed on during the throw, and no longer", 20);
  }, { viewport: PHONE });
}
