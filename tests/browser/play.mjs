// Uses the page in a real browser.
//
//   node play.mjs PROGRAM PAGE [PART...]
//
// PROGRAM is the program without a window, PAGE the folder of the page. Needs the module puppeteer-core, and the
// browser in CHROMIUM (by default `chromium`).

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";

import { play } from "./matches.mjs";
import { DESCRIPTION, byFinger, byMouse, turn, watch } from "./pointer.mjs";
import { Reader, pause, until } from "./reader.mjs";

const [program, folder, ...wanted] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), "tumbletop-browser-"));
const children = [];

/** Starts a program and waits for a line of this pattern; returns the group, and the end of the program. */
function start(args, pattern) {
  const child = spawn(program, ["--lang", "en", ...args]);
  children.push(child);
  let said = "";
  const ended = new Promise((done) => child.on("exit", (code) => done(code)));
  const found = new Promise((done, fail) => {
    const hear = (part) => {
      said += part;
      const match = said.match(pattern);
      if (match) done(match[1]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    ended.then((code) => fail(new Error(`${args[0]} ended with ${code}:\n${said}`)));
  });
  return { child, found, ended, said: () => said };
}

/** The buttons of the games on the title. */
const TITLES = { stack: /^Stack/, "skip-bo": /^Skip-Bo(?! MOD| Dice)/, "skip-bo-mod": /^Skip-Bo MOD/, "skip-bo-dice": /^Skip-Bo Dice/ };

const server = start(["serve", "--listen", "127.0.0.1:0", "--data", join(work, "data"), "--web", folder], /(127\.0\.0\.1:\d+);/);

/** Runs a function with a new browser, which knows nothing, or with what another has kept. */
async function browse(name, use, { viewport = { width: 1280, height: 720 } } = {}) {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    userDataDir: join(work, name),
    defaultViewport: viewport,
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  });
  try {
    const page = (await browser.pages())[0];
    const errors = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (said) => {
      // Without a network the page can't ask whether its host has tables, and the browser says so.
      if (said.type() === "error" && !said.text().includes("ERR_INTERNET_DISCONNECTED")) errors.push(said.text());
    });
    const result = await use(page, browser);
    if (errors.length > 0) throw new Error(`the page says: ${errors.join("\n")}`);
    return result;
  } finally {
    await browser.close();
  }
}

/** Opens an address, and waits until the table is there. */
async function open(page, address) {
  await page.goto(address);
  await shown(page);
}

const shown = (page) => page.waitForFunction("document.getElementById('word').hidden", { timeout: 120_000 });

/** Writes a name on the first page, and goes to the title. */
async function greet(reader, page) {
  await until(() => reader.find("Welcome to Tumbletop"), "the welcome");
  await page.keyboard.type("Ana", { delay: 60 });
  await pause(0.5);
  await reader.press("To the title");
  await until(() => reader.find((name) => name.startsWith("Play together"), "button"), "the title");
}

const parts = {
  /** The page loads, and what a person set is there after a reload and without a network. */
  async starts(address) {
    await browse("starts", async (page) => {
      const began = Date.now();
      await open(page, `http://${address}/?lang=en`);
      console.log(`shown after ${((Date.now() - began) / 1000).toFixed(1)} s`);
      const reader = new Reader(page);
      await reader.begin();
      await greet(reader, page);
      await pause(1);
      await page.reload();
      await shown(page);
      await reader.begin();
      await until(() => reader.find((name) => name.startsWith("Play together"), "button"), "the title after a reload");
      if (await reader.find("Welcome to Tumbletop")) throw new Error("the name was not kept");
      await page.waitForFunction("navigator.serviceWorker.controller?.state === 'activated'", { timeout: 60_000 });
      await page.setOfflineMode(true);
      await page.reload();
      await shown(page);
    });
  },

  /** A match of one's own goes on after a reload. */
  async continues(address) {
    await browse("continues", async (page) => {
      await open(page, `http://${address}/?lang=en`);
      const reader = new Reader(page);
      await reader.begin();
      await until(() => reader.find("Welcome to Tumbletop"), "the welcome");
      await page.keyboard.type("Ana", { delay: 60 });
      await reader.press("Go on");
      await reader.press((name) => name.startsWith("Short game, 5"));
      await play(reader, "skip-bo", 4);
      await pause(1);
      await page.reload();
      await shown(page);
      await reader.begin();
      await reader.press((name) => name.startsWith("Continue"));
      await play(reader, "skip-bo", 2);
    });
  },

  /** A turn of each game by mouse, and by a finger on a phone. */
  async points(address) {
    for (const [name, tap, viewport] of [
      ["mouse", byMouse, { width: 1280, height: 720 }],
      ["finger", byFinger, { width: 844, height: 390, isMobile: true, hasTouch: true }],
    ]) {
      for (const game of ["stack", "skip-bo", "skip-bo-mod", "skip-bo-dice"]) {
        await browse(`${name}-${game}`, async (page) => {
          await open(page, `http://${address}/?lang=en&describe=${DESCRIPTION}`);
          await watch(page);
          await page.keyboard.type("Ana", { delay: 60 });
          await page.keyboard.press("Escape", { delay: 100 });
          await turn(page, tap, TITLES[game], game === "skip-bo");
          console.log(`${game} by ${name}`);
        }, { viewport });
      }
    }
  },

  /** A link opens the page at the table, and a match of Skip-Bo is played to its end. */
  async joins(address) {
    const options = ["--game", "skip-bo", "--seats", "2", "--open", "1", "--set", "stock=5"];
    const host = start(["bot", address, "new", ...options, "--level", "random", "--pace", "0.1", "--json"], /^([A-Z]{6})$/m);
    const code = await host.found;
    await browse("joins", async (page) => {
      await open(page, `http://${address}/${code}?lang=en&name=Ana`);
      const reader = new Reader(page);
      await reader.begin();
      await reader.press("I'm ready");
      const clicked = await play(reader, "skip-bo");
      console.log(`${clicked} choices`);
      if ((await host.ended) !== 0) throw new Error(`the other player failed:\n${host.said()}`);
    });
  },
};

let failed = false;
try {
  const address = await server.found;
  for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
    const began = Date.now();
    await parts[name](address);
    console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
  }
} catch (error) {
  console.error(error);
  failed = true;
} finally {
  for (const child of children) child.kill();
  await pause(0.5);
  rmSync(work, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
