// The page on phones and tablets: sharp, and with everything in reach of a finger.

import { join } from "node:path";

import { browse, greet, open } from "./browser.mjs";
import { Reader, pause, until } from "./reader.mjs";

const SCREENS = [
  { width: 844, height: 390, ratio: 3 },
  { width: 1024, height: 768, ratio: 2 },
  { width: 1366, height: 1024, ratio: 2 },
];
const TOUCHED = { isMobile: true, hasTouch: true };
/** The least height and width of what a finger presses, in pixels of the page (WCAG 2.5.5). */
const LEAST_TARGET = 44;

/** Checks the picture's resolution, and where the buttons are. */
async function check(page, screen, where) {
  const { canvas, buttons } = await page.evaluate(() => {
    const { width, height } = document.getElementById("table");
    const buttons = [...document.querySelectorAll("#tree button, #tree [role=slider]")].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name: element.ariaLabel, left, top, right, bottom };
    });
    return { canvas: { width, height }, buttons };
  });
  const { ratio } = screen;
  if (canvas.width !== screen.width * ratio || canvas.height !== screen.height * ratio) {
    throw new Error(`${where}: the picture has ${canvas.width}x${canvas.height} pixels`);
  }
  // What has to be scrolled to is not drawn yet.
  const there = buttons.filter(({ left, top, right, bottom }) => right > left && bottom > top && left < screen.width && top < screen.height && right > 0 && bottom > 0);
  if (there.length === 0) throw new Error(`${where}: no buttons`);
  const isSmall = ({ left, top, right, bottom }) => Math.min(right - left, bottom - top) < LEAST_TARGET - 0.5;
  const small = there.filter(isSmall);
  if (small.length > 0) throw new Error(`${where}: too small for a finger: ${JSON.stringify(small)}`);
  return there;
}

const picture = async (page, name) => {
  if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, `${name}.png`) });
};

export async function sizes(address) {
  for (const screen of SCREENS) {
    const name = `${screen.width}x${screen.height}`;
    await browse(`size-${name}`, async (page) => {
      await open(page, `http://${address}/?lang=en`);
      const reader = new Reader(page);
      await reader.begin();
      await greet(reader, page);
      await pause(1);
      await picture(page, `${name}-title`);
      await check(page, screen, `${name}, title`);
      await reader.press((name) => name.startsWith("Skip-Bo, "));
      await until(() => reader.find("Start", "button"), "the set-up");
      await pause(1);
      await picture(page, `${name}-setup`);
      await check(page, screen, `${name}, set-up`);
      await reader.press("Start");
      await until(async () => [...((await reader.tree())?.all() ?? [])].some((node) => node.name.includes(" in hand")), "a hand of cards", 300);
      await pause(3);
      await picture(page, `${name}-match`);
      await check(page, screen, `${name}, match`);
      console.log(name);
    }, { viewport: { width: screen.width, height: screen.height, ...TOUCHED }, ratio: screen.ratio });
  }
  await turns(address);
}

/** A phone that is held upright asks to be turned, and the table is there once it is. */
async function turns(address) {
  const upright = { width: 390, height: 844, ...TOUCHED };
  const ratio = 3;
  await browse("size-upright", async (page) => {
    await open(page, `http://${address}/?lang=en`);
    const asks = () => page.evaluate(() => document.getElementById("turn").checkVisibility() && document.getElementById("turn").textContent);
    if (!(await asks())?.startsWith("Turn the phone")) throw new Error("the page does not ask to turn the phone");
    await picture(page, "390x844");
    const turned = { ...upright, width: upright.height, height: upright.width };
    await page.setViewport({ ...turned, deviceScaleFactor: 0 });
    await until(async () => !(await asks()), "the table of the turned phone");
    const size = () => page.evaluate(() => document.getElementById("table").width);
    await until(async () => (await size()) === turned.width * ratio, "a sharp picture of the turned phone", 20);
  }, { viewport: upright, ratio });
}
