// Plays by a pointer: presses, at a person's pace, what lies on the table. Where it lies is in the program's description
// of the screen, which the page gets like any other file (`?describe=`).

import { pause, until } from "./reader.mjs";

export const DESCRIPTION = "/description";

/** Hears the description of a page that is opened with it later. */
export const watch = (page) =>
  page.evaluateOnNewDocument((name) => {
    let functions;
    Object.defineProperty(globalThis, "tumbletop", {
      get: () => functions,
      set(given) {
        const { keep } = given;
        given.keep = (file, bytes, ...others) => {
          if (file === name && bytes) globalThis.description = JSON.parse(new TextDecoder().decode(bytes));
          if (!file.startsWith(name)) keep(file, bytes, ...others);
        };
        functions = given;
      },
    });
  }, DESCRIPTION);

export const described = (page) => page.evaluate(() => globalThis.description);

export async function byMouse(page, at) {
  await page.mouse.move(at.x, at.y);
  await pause(0.3);
  await page.mouse.down();
  await pause(0.12);
  await page.mouse.up();
}

export async function byFinger(page, at) {
  await page.touchscreen.touchStart(at.x, at.y);
  await pause(0.12);
  await page.touchscreen.touchEnd();
}

/** Waits until something is on the screen, and returns it. */
const shown = (page, find, what) =>
  until(async () => {
    const now = await described(page);
    return now && find(now);
  }, what);

/** A control with a label, by the middle of it. */
const control = (label) => (now) => now.nodes.find((node) => node.is_control && !node.is_disabled && label.test(node.label));

/** Presses something until what it does can be seen: not every tap of a person hits. */
export async function press(page, tap, find, what, seen) {
  for (let tries = 0; tries < 3; tries += 1) {
    await tap(page, await shown(page, find, what));
    try {
      await until(async () => seen(await described(page)), `an effect of ${what}`, 20);
      return;
    } catch (error) {
      if (tries === 2) throw error;
    }
  }
}

/** A pile or a card of the person; nothing while the table moves. */
const pile = (kind, number) => (now) => now.still && now.cards?.piles.find((pile) => pile.kind === kind && pile.seat === 0 && pile.number === number);

/** Starts a match by the pointer. */
export async function start(page, tap, title) {
  await press(page, tap, control(title), "the game on the title", (now) => now.screen === "Setup");
  await press(page, tap, control(/^Start/), "the start", (now) => now.screen === "Match");
  await until(async () => (await described(page)).screen === "Match", "the match");
}

/** Starts a match by the pointer, and then throws, or ends a turn of cards alone. */
export async function turn(page, tap, title, isOfCards) {
  await start(page, tap, title);
  const goesOn = async () => {
    const { events } = await described(page);
    return (now) => now.events > events;
  };
  if (!isOfCards) {
    const throws = control(/^Throw|^Roll/);
    const answers = control(/^Write /);
    const either = (now) => throws(now) ?? answers(now);
    // Who begins is drawn, and at Skip-Bo Dice everybody is asked in the turns of others.
    for (let asked = 0; asked < 12; asked += 1) {
      await shown(page, either, "the button that throws, or a question");
      if (throws(await described(page))) return press(page, tap, throws, "the button that throws", await goesOn());
      await press(page, tap, answers, "the answer", await goesOn());
    }
    throw new Error("a turn of one's own does not come");
  }
  await press(page, tap, pile("hand", 0), "a card of the hand", (now) => now.cards.chosen);
  await press(page, tap, pile("discard", 0), "a discard pile", await goesOn());
}
