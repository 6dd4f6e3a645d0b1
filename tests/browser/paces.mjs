// Frames a second: the page, drawn by Chromium's SwiftShader, beside the installed program, drawn by llvmpipe.
//
// Both watch the same match of computer players at the same size and quality, in turns. Both count their frames by
// themselves, beside the description of the screen.

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { drawsBySoftware } from "./scenes.mjs";
import { pause, until } from "./reader.mjs";

const GAME = process.env.PACE_GAME ?? "stack";
const QUALITY = process.env.PACE_QUALITY ?? "low";
/** The shaders are made and the first dice are on the table after this time of the match, in seconds. */
const WARM_S = Number(process.env.PACE_WARM ?? 10);
const COUNTED_S = Number(process.env.PACE_SECONDS ?? 20);
export const SIZE = { width: 1280, height: 720 };

/** Frames a second, by what `frames` returns. */
async function count(frames) {
  await pause(WARM_S);
  const began = performance.now();
  const before = await frames();
  await pause(COUNTED_S);
  const drawn = (await frames()) - before;
  return drawn / ((performance.now() - began) / 1000);
}

/** Opens a screen for a window. Returns its name and what closes it. */
async function openScreen() {
  const args = ["-displayfd", "3", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"];
  const server = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise((done, fail) => {
    server.stdio[3].on("data", (text) => done(String(text).trim()));
    server.on("error", fail);
    server.on("exit", (code) => fail(new Error(`the screen ended with ${code}`)));
  });
  return { name: `:${number}`, close: () => server.kill() };
}

/** Frames a second of the installed program. */
export async function ofProgram(program, folder) {
  const screen = await openScreen();
  mkdirSync(folder, { recursive: true });
  const described = join(folder, "screen.json");
  const env = { ...drawsBySoftware(), DISPLAY: screen.name, TUMBLETOP_DESCRIBE: described, TUMBLETOP_CONFIG_DIR: folder };
  for (const kind of ["CONFIG", "DATA", "STATE", "CACHE"]) env[`XDG_${kind}_HOME`] = folder;
  delete env.WAYLAND_DISPLAY;
  const seats = Array(4).fill("greedy").join(",");
  const window = ["--windowed", `${SIZE.width}x${SIZE.height}`, "--mute", "--quality", QUALITY];
  const child = spawn(program, ["--lang", "en", "play", GAME, "--seats", seats, "--seed", "1", ...window], { env, stdio: "ignore" });
  try {
    await until(() => existsSync(described) && JSON.parse(readFileSync(described, "utf8")).screen === "Match", "the match");
    // Without a window manager nobody gives the window the focus, and frames of others are drawn seldom.
    const hasFocus = () => {
      try {
        execFileSync("xdotool", ["search", "--name", "^Tumbletop", "windowfocus"], { env, stdio: "ignore" });
        return true;
      } catch {
        return false;
      }
    };
    await until(hasFocus, "the focus of the window");
    return await count(() => Number(readFileSync(described.replace(/json$/, "frames"), "utf8")));
  } finally {
    child.kill();
    screen.close();
  }
}

/** Frames a second of a page. */
export async function ofPage(page, address) {
  await page.evaluateOnNewDocument(() => {
    // What the program writes beside the description is heard before the browser keeps it.
    let held;
    Object.defineProperty(globalThis, "tumbletop", {
      configurable: true,
      get: () => held,
      set: (given) => {
        const { keep } = given;
        given.keep = (file, bytes, ...others) => {
          const text = () => new TextDecoder().decode(bytes);
          if (file === "/screen.frames" && bytes) globalThis.frames_drawn = Number(text());
          else if (file === "/screen.json" && bytes) globalThis.screen_now = JSON.parse(text()).screen;
          if (!file.startsWith("/screen.")) keep(file, bytes, ...others);
        };
        held = given;
      },
    });
  });
  await page.goto(`http://${address}/?lang=en&watch=${GAME}&quality=${QUALITY}&describe=/screen.json`);
  await until(() => page.evaluate(() => globalThis.screen_now === "Match"), "the match");
  return count(() => page.evaluate(() => globalThis.frames_drawn));
}
