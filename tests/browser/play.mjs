// Uses the page in a real browser.
//
//   node play.mjs PROGRAM PAGE [PART...]
//
// With AGAIN=1 in the environment a part that fails is played once more: a busy machine can be too slow for it.
//
// PROGRAM is the program without a window, PAGE the folder of the page. Needs the module puppeteer-core, the path of the
// browser in CHROMIUM, and in FINAL_HASHES the file tests/golden/final_hashes.txt.

import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

import { TITLES, browse, forget, greet, open, shown, startShort, work } from "./browser.mjs";
import { crashes, losesGraphics, noGraphics, quits } from "./ends.mjs";
import { fingers } from "./fingers.mjs";
import { watchExperts } from "./frames.mjs";
import { encryptedHomes, homes } from "./homes.mjs";
import { found, hear } from "./kept.mjs";
import { play } from "./matches.mjs";
import { DESCRIPTION, byFinger, byMouse, turn, watch } from "./pointer.mjs";
import { SIZE as PACE_SIZE, ofPage, ofProgram } from "./paces.mjs";
import { Reader, pause, until } from "./reader.mjs";
import { Relay } from "./relay.mjs";
import { CLEARLY, QUALITIES, SCENES, difference, draw, drawn, isAlike, save } from "./scenes.mjs";
import { sizes } from "./sizes.mjs";
import { versions } from "./versions.mjs";
import { visits } from "./visits.mjs";
import { simulate, verify } from "./work.mjs";

const [program, folder, ...wanted] = process.argv.slice(2);
const children = [];
/** The program with its window, which lies beside the one without; `undefined` if it is not there. */
const windowed = [join(dirname(program), "tumbletop")].find((file) => existsSync(file));
/** The hashes of the final states of a thousand matches of each game. */
const GOLDEN = readFileSync(process.env.FINAL_HASHES, "utf8");

const run = (args) => execFileSync(program, ["--lang", "en", ...args], { encoding: "utf8" });
const files = (folder, ending) => {
  const found = readdirSync(folder).filter((name) => name.endsWith(ending));
  return found.length > 0 && found;
};

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

/** A task of the page's thread that takes longer holds up the table, also on a busy machine. */
const MOST_TASK_MS = 400;

/** Whether the program with its window can draw here by the processor, as the page does; says what is missing. */
function drawsHere() {
  if (!windowed) console.log("left out: the program with its window does not lie beside the other");
  else if (!process.env.SOFTWARE_VULKAN) console.log("left out: there is no software Vulkan driver");
  return Boolean(windowed && process.env.SOFTWARE_VULKAN);
}

/** The title is there at most so long after the last byte, in the middle of so many starts. On two cores that do nothing
 * else the page that is made small takes 2.0 to 2.8 s; the page for tests, little of which is optimised, took 5.7 to
 * 7.3 s on slower ones. */
const MOST_START_S = 12;
const STARTS = 3;

/** What else runs on the machine spoils this part. */
const ONLY_IF_ASKED = "paces";
/** The page draws at least so many of the program's frames a second. Chromium's software renderer takes three to four
 * times as long for the same picture as the program's: 0.28 to 0.31 were measured. */
const LEAST_RATIO = 0.2;

/** Starts a server that gives out the page, with its rooms in a folder of this name. */
const serve = (name, listen = "127.0.0.1:0", page = folder, more = []) =>
  start(["serve", "--listen", listen, "--data", join(work, name), "--web", page, ...more], /(127\.0\.0\.1:\d+);/);

/** Starts a server of tables at home, which other homes reach over a relay. Each has a folder of its own. */
const atHome = (relay, more = []) => {
  const data = join(work, `home-${children.length}`);
  const args = ["serve", "--listen", "127.0.0.1:0", "--data", data, "--homes", "--relay", relay];
  return start([...args, ...more], /(127\.0\.0\.1:\d+);/);
};

/** Starts a relay at an address. */
const carry = (listen, more = []) => start(["relay", "--listen", listen, ...more], /waiting at https?:\/\/(127\.0\.0\.1:\d+)/);

/** Makes a certificate for this machine; says so if that can't be done here. */
function certificate() {
  const made = { certificate: join(work, "certificate.pem"), key: join(work, "key.pem") };
  const names = ["-addext", "subjectAltName=IP:127.0.0.1", "-addext", "basicConstraints=critical,CA:FALSE"];
  const args = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-noenc", "-days", "2"];
  try {
    const files = ["-keyout", made.key, "-out", made.certificate];
    execFileSync("openssl", [...args, "-subj", "/CN=127.0.0.1", ...names, ...files], { stdio: "pipe" });
    return made;
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    console.log("left out: openssl, which makes a certificate, is not here");
  }
}

/** A player of the command line that opens a table with one more seat, and makes random choices. */
function host(address, stock = 5) {
  const options = ["--game", "skip-bo", "--seats", "2", "--open", "1", "--set", `stock=${stock}`];
  return start(["bot", address, "new", ...options, "--level", "random", "--pace", "0.1", "--json"], /^([A-Z]{6})$/m);
}

const server = serve("data");

/** Opens the page in a browser that does not know it. Returns how long the title takes after the last byte of the program,
 * in seconds. */
async function firstStart(page, address) {
  await page.evaluateOnNewDocument(() => {
    const look = () => {
      if (document.getElementById("word")?.hidden) globalThis.shownAt ??= performance.now();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await open(page, address);
  return page.evaluate(() => {
    const program = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".wasm"));
    return (globalThis.shownAt - program.responseEnd) / 1000;
  });
}

const parts = {
  /** The page loads, and what a person set is there after a reload and without a network. */
  async starts(address) {
    const waits = [];
    for (let start = 0; start < STARTS; start += 1) {
      waits.push(await browse(`starts-${start}`, (page) => firstStart(page, `http://${address}/?lang=en`)));
    }
    waits.sort((a, b) => a - b);
    console.log(`shown after the last byte: ${waits.map((wait) => wait.toFixed(1)).join(", ")} s`);
    const middle = waits[Math.floor(STARTS / 2)];
    if (middle > MOST_START_S) throw new Error(`the title is there ${middle} s after the last byte`);
    await browse("starts", async (page) => {
      await open(page, `http://${address}/?lang=en`);
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
      await startShort(reader, page);
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
          await watch(page);
          await open(page, `http://${address}/?lang=en&describe=${DESCRIPTION}`);
          await page.keyboard.type("Ana", { delay: 60 });
          await page.keyboard.press("Escape", { delay: 100 });
          await turn(page, tap, TITLES[game], game === "skip-bo");
          console.log(`${game} by ${name}`);
        }, { viewport });
      }
    }
  },

  /** Experts think in the helper, and no frame waits for them. */
  async thinks(address) {
    for (const [game, title] of Object.entries(TITLES)) {
      await browse(`thinks-${game}`, async (page) => {
        await open(page, `http://${address}/?lang=en`);
        const reader = new Reader(page);
        await reader.begin();
        await greet(reader, page);
        const { tasks, answers, failures } = await watchExperts(reader, page, title, 30);
        console.log(`${game}: ${answers} thoughts, tasks over 50 ms: ${tasks.map(Math.round).join(", ") || "none"}`);
        if (answers < 5 || failures > 0) throw new Error(`the helper had ${answers} thoughts and failed at ${failures}`);
        // A thought of an expert at Stack takes a second or two here; a frame with a shader that is new takes less.
        if (tasks[0] > MOST_TASK_MS) throw new Error(`a frame of ${game} took ${tasks[0]} ms`);
      });
    }
  },

  /** A match that is played in one tab can't be continued in another, until the first one is closed. */
  async shares(address) {
    await browse("shares", async (page, browser) => {
      await open(page, `http://${address}/?lang=en`);
      const reader = new Reader(page);
      await reader.begin();
      await startShort(reader, page);
      await play(reader, "skip-bo", 2);
      const other = await browser.newPage();
      await other.bringToFront();
      await open(other, `http://${address}/?lang=en`);
      const second = new Reader(other);
      await second.begin();
      await second.press((name) => name.startsWith("Continue"));
      const refusal = (name) => name.includes("another Tumbletop is playing this match");
      await until(() => second.find(refusal), "the reason why the match can't be continued");
      await page.close();
      const isHeld = () => other.evaluate(async () => (await navigator.locks.query()).held.some(({ name }) => name.endsWith(".lock")));
      await until(async () => !(await isHeld()), "the end of the first tab");
      await pause(1);
      await second.press("Back");
      await second.press((name) => name.startsWith("Continue"));
      await play(second, "skip-bo", 2);
    });
  },

  /** A browser that is killed in mid-match has all that it acknowledged, and goes on from there. */
  async survives(address) {
    const kills = Number(process.env.KILLS ?? 3);
    let known = {};
    let changes = 0;
    for (let kill = 0; kill <= kills; kill += 1) {
      known = await browse("survives", async (page, browser) => {
        await open(page, `http://${address}/?lang=en`);
        const there = await found(page);
        for (const [name, length] of Object.entries(known)) {
          if (!(there[name] >= length)) throw new Error(`${name} has ${there[name]} of ${length} bytes after ${kill} kills`);
        }
        const reader = new Reader(page);
        await reader.begin();
        await hear(page);
        if (kill === 0) {
          await until(() => reader.find("Welcome to Tumbletop"), "the welcome");
          await page.keyboard.type("Ana", { delay: 60 });
          await reader.press("To the title");
          await reader.press((name) => TITLES["skip-bo"].test(name));
          await reader.press("Start");
        } else {
          await reader.press((name) => name.startsWith("Continue"));
        }
        // It ends with the browser.
        play(reader, "skip-bo", 40).catch(() => {});
        await until(() => page.evaluate(() => Object.keys(globalThis.acknowledged).length > 0), "an entry on the disk");
        await pause(Math.random() * 3);
        const acknowledged = await page.evaluate(() => globalThis.acknowledged);
        browser.process().kill("SIGKILL");
        changes += Object.entries(acknowledged).filter(([name, length]) => length > (there[name] ?? 0)).length;
        return { ...there, ...acknowledged };
      });
    }
    console.log(`${kills} kills, after ${changes} of them the match had grown: ${JSON.stringify(known)}`);
    if (changes < kills) throw new Error("too little was played between the kills");
  },

  /** A match goes out as a download that the installed program verifies, and the installed program's match comes in. */
  async exchanges(address) {
    const downloads = join(work, "downloads");
    await browse("exchanges", async (page) => {
      const session = await page.createCDPSession();
      await session.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: downloads });
      await open(page, `http://${address}/?lang=en`);
      const reader = new Reader(page);
      await reader.begin();
      await startShort(reader, page);
      await play(reader, "skip-bo", 4);
      await page.reload();
      await shown(page);
      await reader.begin();
      await reader.press("Matches");
      await reader.press("Export");
      const [name] = await until(() => existsSync(downloads) && files(downloads, ".match"), "the download");
      const exported = join(downloads, name);
      const told = JSON.parse(run(["replay", exported, "--verify", "--json"]));
      if (told.finished || told.actions < 4) throw new Error(`the download has another match: ${JSON.stringify(told)}`);

      const played = join(work, "played");
      run(["simulate", "stack", "--games", "1", "--physics", "--record", played, "--json"]);
      const file = join(played, files(played, ".match")[0]);
      const bytes = [...readFileSync(file)];
      const { final_hash: wanted } = JSON.parse(run(["replay", file, "--verify", "--json"]));
      const found = await verify(page, bytes);
      if (found !== wanted) throw new Error(`the match ends in ${found}, not in ${wanted}`);
      await page.evaluate((bytes) => {
        const dropped = new DataTransfer();
        dropped.items.add(new File([new Uint8Array(bytes)], "brought.match"));
        dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, cancelable: true }));
      }, bytes);
      await until(() => reader.find((name) => name.includes("brought.match")), "the match that was dropped");
    });
  },

  /** A thousand matches of each game end as on any other system (G-1). */
  async repeats(address) {
    await browse("repeats", async (page) => {
      await open(page, `http://${address}/?lang=en`);
      for (const line of GOLDEN.trim().split("\n")) {
        const [game, wanted] = line.split(" ");
        const found = await simulate(page, game, 1000);
        if (found !== wanted) throw new Error(`1,000 matches of ${game} end in ${found}, not in ${wanted}`);
      }
    });
  },

  /** The page draws scenes as the installed program does. */
  async draws(address) {
    if (!drawsHere()) return;
    const kept = process.env.PICTURES ?? join(work, "pictures");
    const faults = [];
    await browse("draws", async (page) => {
      let former;
      for (const scene of SCENES) {
        const began = Date.now();
        const files = {};
        for (const quality of QUALITIES) files[quality] = await drawn(windowed, join(kept, "program"), scene, quality);
        for (const quality of QUALITIES) {
          await draw(page, address, scene, quality);
          const differs = await difference(page, files[quality]);
          console.log(JSON.stringify({ scene, quality, ...differs, seconds: (Date.now() - began) / 1000 }));
          if (process.env.PICTURES) await save(page, join(kept, `${scene}-${quality}.png`));
          if (!isAlike(differs)) faults.push(`${scene} at ${quality} quality`);
          // The measure tells scenes and qualities apart.
          if (former && isAlike(await difference(page, former))) faults.push(`${scene}, which is like ${former}`);
          for (const other of QUALITIES.filter((other) => other !== quality)) {
            const { mean } = await difference(page, files[other]);
            if (mean + CLEARLY < differs.mean) faults.push(`${scene}, whose ${quality} quality is like ${other}`);
          }
        }
        former = files[QUALITIES[0]];
      }
    });
    if (faults.length > 0) throw new Error(`these differ from the program's: ${faults.join(", ")}`);
  },

  /** The page draws not much fewer frames a second, beside the installed program, than it did. */
  async paces(address) {
    if (!drawsHere()) return;
    const rounds = Number(process.env.PACE_ROUNDS ?? 2);
    const paces = { program: [], page: [] };
    for (let round = 0; round < rounds; round += 1) {
      paces.program.push(await ofProgram(windowed, join(work, `paces-${round}`)));
      paces.page.push(await browse(`paces-page-${round}`, (page) => ofPage(page, address), { viewport: PACE_SIZE }));
    }
    const sum = (all) => all.reduce((sum, pace) => sum + pace, 0);
    const ratio = sum(paces.page) / sum(paces.program);
    console.log(JSON.stringify({ ...paces, ratio }));
    if (ratio < LEAST_RATIO) throw new Error(`the page draws ${ratio.toFixed(2)} of the program's frames`);
  },

  /** A link opens the page at the table, and a match of Skip-Bo is played to its end. */
  async joins(address) {
    const other = host(address);
    const code = await other.found;
    await browse("joins", async (page) => {
      await open(page, `http://${address}/${code}?lang=en&name=Ana`);
      const reader = new Reader(page);
      await reader.begin();
      await reader.press("I'm ready");
      const clicked = await play(reader, "skip-bo");
      console.log(`${clicked} choices`);
      if ((await other.ended) !== 0) throw new Error(`the other player failed:\n${other.said()}`);
    });
  },

  /** A link leads to a table in another home, over a relay, which also dies and comes back. */
  homes: (address) => homes(address, { host, relay: carry, home: atHome }),

  /** The same over encrypted connections to the page's server and to the relay. */
  async encrypts() {
    const shown = certificate();
    if (!shown) return;
    const { certificate: cert, key } = shown;
    const tls = ["--tls-cert", cert, "--tls-key", key];
    const page = await serve("encrypts", "127.0.0.1:0", folder, tls).found;
    const relay = (listen) => carry(listen, tls);
    const home = (relay) => atHome(relay, ["--relay-trust", cert]);
    await encryptedHomes(page, { host, relay, home });
  },

  /** Two people at one device, a lesson, a hint, a review, statistics. */
  visits: (address) => visits(address, program),

  /** Words in place of the table: no graphics, a crash, lost graphics, the program's end. */
  async ends(address) {
    await noGraphics(address);
    await crashes(address);
    await losesGraphics(address);
    await quits(address);
  },

  /** A newer version is announced, and taken at the next start. */
  async versions() {
    await versions(folder, (page, address) => serve("versions", address, page));
  },

  /** Phones and tablets: a sharp picture, and targets for fingers. */
  sizes,

  /** A flick throws, two fingers move the table, the keyboard of the screen types, and the screen stays on. */
  fingers,

  /** The page comes back to its table by itself: after a lost network, silence, a sleep, and a server that was killed. */
  async returns() {
    const first = serve("returns");
    const behind = await first.found;
    const relay = new Relay(Number(behind.split(":")[1]));
    const address = await relay.open();
    const other = host(behind, 10);
    const code = await other.found;
    try {
      await browse("returns", async (page, browser) => {
        await open(page, `http://${address}/${code}?lang=en&name=Ana`);
        const reader = new Reader(page);
        await reader.begin();
        await reader.press("I'm ready");
        await play(reader, "skip-bo", 2);

        /** Waits for a connection that is newer than so many, and plays on. */
        const goesOn = async (what, before) => {
          const began = Date.now();
          await until(() => relay.sockets > before, `a new connection after ${what}`);
          await play(reader, "skip-bo", 2);
          console.log(`after ${what}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
        };
        let before = relay.sockets;
        relay.becomes("cut");
        await pause(5);
        relay.becomes("through");
        await goesOn("a lost network", before);

        before = relay.sockets;
        relay.becomes("silent");
        await until(() => relay.pairs.size === 0, "the end of the silent connection");
        relay.becomes("through");
        await goesOn("silence", before);

        // Behind another tab, where timers run seldom and nothing is drawn, the connection stays.
        before = relay.sockets;
        const front = await browser.newPage();
        await front.bringToFront();
        await pause(35);
        await page.bringToFront();
        await play(reader, "skip-bo", 2);
        if (relay.sockets !== before) throw new Error("a page in the background lost its connection");

        // A page that sleeps is stopped. The server and the network lose it meanwhile.
        const session = await page.createCDPSession();
        await front.bringToFront();
        await session.send("Page.setWebLifecycleState", { state: "frozen" });
        await pause(5);
        relay.becomes("cut");
        await pause(40);
        relay.becomes("through");
        await session.send("Page.setWebLifecycleState", { state: "active" });
        await page.bringToFront();
        await goesOn("a sleep", before);

        before = relay.sockets;
        first.child.kill("SIGKILL");
        await first.ended;
        await pause(2);
        await serve("returns", behind).found;
        await goesOn("the death of the server", before);

        await play(reader, "skip-bo");
        if ((await other.ended) !== 0) throw new Error(`the other player failed:\n${other.said()}`);
      }, { isCutOff: true });
    } finally {
      relay.close();
    }
  },
};

let failed = false;
try {
  const address = await server.found;
  for (const name of wanted.length > 0 ? wanted : Object.keys(parts).filter((name) => name !== ONLY_IF_ASKED)) {
    const began = Date.now();
    try {
      await parts[name](address);
    } catch (error) {
      if (!process.env.AGAIN) throw error;
      console.error(`${name} failed and is played again:`, error);
      forget();
      await parts[name](address);
    }
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
