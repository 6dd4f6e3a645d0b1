// A browser of the test, and what each part does first in the page.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";

import { pause, until } from "./reader.mjs";

/** The folder of this run. */
export const work = mkdtempSync(join(tmpdir(), "tumbletop-browser-"));

/** The buttons of the games on the title. */
export const TITLES = { stack: /^Stack/, "skip-bo": /^Skip-Bo(?! MOD| Dice)/, "skip-bo-mod": /^Skip-Bo MOD/, "skip-bo-dice": /^Skip-Bo Dice/ };

/** How often parts were played again. */
let round = 0;

/** Forgets what the browsers of the parts have kept, before a part is played again. */
export const forget = () => (round += 1);

/** As small as a phone's: it has a third of the pixels of a desk's, and the software renderer draws each. */
const SIZE = { width: 844, height: 390 };
/** Draws by the browser's software renderer. */
const DRAWS = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/** Runs a function with a new browser, which knows nothing, or with what another has kept. The page must say no error:
 * none but of the network if it is cut off, and none but those of the pattern `mayFail`. `ratio`: pixels of the screen in
 * one of the page. A ratio of the viewport's own would not reach what says how large the picture is. `trustsAll`: also
 * certificates that nobody has signed. */
export async function browse(
  name,
  use,
  { viewport = SIZE, ratio = 1, isCutOff = false, draws = DRAWS, trustsAll = false, mayFail } = {},
) {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM,
    headless: true,
    userDataDir: join(work, `${name}-${round}`),
    defaultViewport: { ...viewport, deviceScaleFactor: 0 },
    args: [
      `--force-device-scale-factor=${ratio}`,
      "--no-sandbox",
      // In containers the shared memory is too small for it.
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...(trustsAll ? ["--ignore-certificate-errors"] : []),
      ...draws,
    ],
  });
  try {
    const page = (await browser.pages())[0];
    const errors = [];
    const note = (error) => mayFail?.test(error) || errors.push(error);
    page.on("pageerror", (error) => note(String(error)));
    page.on("console", (said) => {
      // Without a network the page can't ask whether its host has tables, and the browser says so.
      const isOfNetwork = /ERR_INTERNET_DISCONNECTED/.test(said.text()) || (isCutOff && /WebSocket|ERR_/.test(said.text()));
      if (said.type() === "error" && !isOfNetwork) note(said.text());
    });
    const result = await use(page, browser).catch(async (error) => {
      const kept = process.env.PICTURES;
      if (kept) await page.screenshot({ path: join(kept, `${name}-failed.png`) }).catch(() => {});
      throw errors.length > 0 ? new Error(`the page says: ${errors.join("\n")}`, { cause: error }) : error;
    });
    if (errors.length > 0) throw new Error(`the page says: ${errors.join("\n")}`);
    return result;
  } finally {
    await browser.close().catch(() => {});
  }
}

/** Opens an address, and waits until the table is there. */
export async function open(page, address) {
  await page.goto(address);
  await shown(page);
}

/** Waits until the table is there. */
export const shown = (page) => page.waitForFunction("document.getElementById('word').hidden", { timeout: 120_000 });

/** Writes a name on the first page, and goes to the title. */
export async function greet(reader, page) {
  await until(() => reader.find("Welcome to Tumbletop"), "the welcome");
  await page.keyboard.type("Ana", { delay: 60 });
  await pause(0.5);
  await reader.press("To the title");
  await until(() => reader.find((name) => name.startsWith("Play together"), "button"), "the title");
}

/** Writes a name on the first page, and starts a short match of Skip-Bo from there. */
export async function startShort(reader, page) {
  await until(() => reader.find("Welcome to Tumbletop"), "the welcome");
  await page.keyboard.type("Ana", { delay: 60 });
  await reader.press("Go on");
  await reader.press((name) => name.startsWith("Short game, 5"));
}
