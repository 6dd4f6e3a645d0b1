// Scenes, drawn in the page and by the installed program: the pictures are alike.

import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/** What is compared: the screens, and tables with the fewest and the most players. Left out are scenes in which dice are
 * thrown: in the browser the same throw falls in another way. Tables of Stack are of matches whose dice fell by chance. */
export const SCENES = process.env.SCENES?.split(",") ?? [
  "title",
  "setup",
  "settings",
  "rules",
  "lobby",
  "matches",
  "puzzle-verdict",
  "dice",
  "cards",
  "stack-2-replay",
  "stack-8-replay",
  "skip-bo-2",
  "skip-bo-6",
  "skip-bo-fan",
  "skip-bo-score",
  "skip-bo-results",
  "skip-bo-mod-2",
  "skip-bo-mod-6",
  "skip-bo-dice-2",
  "skip-bo-dice-4",
  "skip-bo-dice-score",
];

export const QUALITIES = process.env.QUALITIES?.split(",") ?? ["low", "medium"];

const SIZE = process.env.SCENE_SIZE ?? "640x360";

/** A tile of this many pixels on a side is compared by its mean colour. */
const TILE = 8;
/** A pixel that differs by more levels of 255 in a channel is counted. */
const SEEN = 24;

/** Lets a program draw by the processor, on any machine. */
export function drawsBySoftware() {
  const driver = process.env.SOFTWARE_VULKAN;
  return { ...process.env, VK_DRIVER_FILES: driver, VK_ICD_FILENAMES: driver };
}

/** Draws a scene by the installed program. Returns the file of the picture. */
export async function drawn(program, folder, scene, quality) {
  const file = join(folder, `${scene}-${quality}.png`);
  mkdirSync(folder, { recursive: true });
  const args = ["--lang", "en", "shot", scene, "--size", SIZE, "--quality", quality, "--out", file];
  await promisify(execFile)(program, args, { env: drawsBySoftware() });
  return file;
}

/** Lets the page draw a scene, and keeps its picture there. */
export async function draw(page, address, scene, quality) {
  await page.goto(`http://${address}/?lang=en&describe=/scene.json&scene=${scene}&size=${SIZE}&quality=${quality}`);
  const end = "document.getElementById('again').hidden === false";
  await page.waitForFunction(`globalThis.tumbletop?.picture || ${end}`, { timeout: 180_000, polling: 50 });
  const fault = await page.evaluate(() => !globalThis.tumbletop.picture && document.getElementById("said").textContent);
  if (fault) throw new Error(`${scene} can't be drawn: ${fault}`);
}

/** How the page's picture differs from the one in a file: in the mean, in levels of 255; by how much the tile that
 * differs most; and how many pixels in a hundred differ visibly. */
export async function difference(page, file) {
  const other = readFileSync(file).toString("base64");
  return page.evaluate(async (other, size, tile, seen) => {
    const [width, height] = size.split("x").map(Number);
    const blob = new Blob([Uint8Array.from(atob(other), (letter) => letter.charCodeAt(0))], { type: "image/png" });
    const bitmap = await createImageBitmap(blob, { colorSpaceConversion: "none", premultiplyAlpha: "none" });
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    const theirs = canvas.getImageData(0, 0, width, height).data;
    const ours = globalThis.tumbletop.picture;
    if (ours.length !== theirs.length || bitmap.width !== width) throw new Error("the pictures differ in size");
    const across = Math.ceil(width / tile);
    const tiles = new Float64Array(across * Math.ceil(height / tile) * 3);
    let [sum, count] = [0, 0];
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const at = Math.floor(pixel / width / tile) * across + Math.floor((pixel % width) / tile);
      let most = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const differs = Math.abs(ours[pixel * 4 + channel] - theirs[pixel * 4 + channel]);
        sum += differs;
        most = Math.max(most, differs);
        tiles[at * 3 + channel] += differs / tile / tile;
      }
      if (most > seen) count += 1;
    }
    const worst = tiles.reduce((worst, levels, at) => (levels > tiles[worst] ? at : worst), 0);
    const at = Math.floor(worst / 3);
    return {
      mean: sum / width / height / 3,
      tile: tiles[worst],
      at: [(at % across) * tile, Math.floor(at / across) * tile],
      seen: (count / width / height) * 100,
    };
  }, other, SIZE, TILE, SEEN);
}

/** The most by which pictures differ that are alike: another driver rounds edges, shadows and textures in another way,
 * which was seen to come to 1.1, 26 and 1.3. Words that differ are 149 in a tile. */
const MOST = { mean: 1.5, tile: 40, seen: 2 };

/** By so much less in the mean a picture differs from another that it is clearly more like that one: the title at low
 * quality differs by 0.9 from the one at medium quality. */
export const CLEARLY = 0.2;

/** Whether pictures that differ so much are alike. */
export const isAlike = (differs) => Object.entries(MOST).every(([name, most]) => differs[name] <= most);

/** Writes the page's picture to a file. */
export async function save(page, file) {
  const text = await page.evaluate(async (size) => {
    const [width, height] = size.split("x").map(Number);
    const canvas = new OffscreenCanvas(width, height);
    const pixels = Uint8ClampedArray.from(globalThis.tumbletop.picture, (value, at) => (at % 4 === 3 ? 255 : value));
    canvas.getContext("2d").putImageData(new ImageData(pixels, width), 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return bytes.toBase64?.() ?? btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
  }, SIZE);
  writeFileSync(file, Buffer.from(text, "base64"));
}
