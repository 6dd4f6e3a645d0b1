// What the page says where it can't draw, where the program or its graphics fail, and after the program's end.

import { browse, greet, open, shown, startShort } from "./browser.mjs";
import { play } from "./matches.mjs";
import { Reader, pause, until } from "./reader.mjs";

/** A browser without a graphics adapter and without a renderer in its place. */
const NOTHING_DRAWS = ["--disable-gpu", "--disable-software-rasterizer", "--disable-3d-apis"];

/** Words of the sentences, by language. */
const NO_GRAPHICS = { en: "can't draw the table", de: "nicht zeichnen", fr: "ne peut pas dessiner", es: "no puede dibujar" };

/** Waits for a sentence in place of the table, with the button that starts again. */
async function told(page, words) {
  const text = () => page.evaluate(() => {
    const seen = (id) => document.getElementById(id).checkVisibility();
    return seen("said") && seen("again") && !seen("loaded") ? document.getElementById("said").textContent : "";
  });
  await until(async () => (await text()).includes(words), `the words "${words}"`);
}

async function startAgain(page) {
  await Promise.all([page.waitForNavigation(), page.click("#again")]);
}

/** Without WebGL 2 the page says so in each language, and offers the table to the installed program. */
export async function noGraphics(address) {
  for (const [language, words] of Object.entries(NO_GRAPHICS)) {
    await browse(`no-graphics-${language}`, async (page) => {
      await page.goto(`http://${address}/ABCDEF?lang=${language}`);
      await told(page, words);
      const { tag, link, label } = await page.evaluate(() => {
        const installed = document.getElementById("installed");
        return { tag: document.documentElement.lang, link: installed.checkVisibility() && installed.href, label: installed.textContent };
      });
      if (tag !== language) throw new Error(`the page says that it is in ${tag}`);
      if (link !== `tumbletop://join/ABCDEF?server=ws://${address}` || !label) throw new Error(`the link is ${link}`);
    }, { draws: NOTHING_DRAWS });
  }
}

/** Breaks the page in a match: it says these words, and the match goes on after the new start. */
async function goesOnAfter(name, address, breaks, words, mayFail) {
  await browse(name, async (page) => {
    await open(page, `http://${address}/?lang=en`);
    const reader = new Reader(page);
    await reader.begin();
    await startShort(reader, page);
    await play(reader, "skip-bo", 3);
    await pause(1);
    await page.evaluate(breaks);
    await told(page, words);
    await startAgain(page);
    await shown(page);
    await reader.begin();
    await reader.press((name) => name.startsWith("Continue"));
    await play(reader, "skip-bo", 2);
  }, { mayFail });
}

/** The program crashes: nothing in its memory is what it was. */
export async function crashes(address) {
  const overwrite = async () => {
    const glue = performance.getEntriesByType("resource").map(({ name }) => name).find((name) => /\/tumbletop-[^/]*\.js$/.test(name));
    const { memory } = await (await import(glue)).default();
    new Uint8Array(memory.buffer).fill(0xa5, 2 ** 20);
  };
  await goesOnAfter("crashes", address, overwrite, "has crashed", /RuntimeError|unreachable|out of bounds|panicked|indirect call/);
}

/** The browser takes the graphics away, as after a sleep of a phone. */
export async function losesGraphics(address) {
  const lose = () => document.getElementById("table").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
  await goesOnAfter("loses-graphics", address, lose, "took the graphics away", /context|WebGL|RuntimeError|unreachable|panicked/i);
}

/** After Quit the page says good-bye, and starts again by its button. */
export async function quits(address) {
  await browse("quits", async (page) => {
    await open(page, `http://${address}/?lang=en`);
    const reader = new Reader(page);
    await reader.begin();
    await greet(reader, page);
    await reader.press("Quit");
    await told(page, "Good-bye");
    await startAgain(page);
    await shown(page);
  });
}
