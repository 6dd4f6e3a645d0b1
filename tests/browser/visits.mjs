// What people open besides a match against computer players: two at one device, a lesson, a hint, a review, statistics.

import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { TITLES, browse, greet, open, work } from "./browser.mjs";
import { Reader, until } from "./reader.mjs";

/** What was announced last. */
const said = (page) => page.evaluate(() => document.getElementById("log").innerText);

const seat = async (reader, number) => [...(await reader.tree()).all()].find((node) => node.role === "group" && node.name === `Seat ${number}`);

/** The button with this name in a seat of the set-up. */
async function buttonOf(reader, number, name) {
  const button = async () => [...((await seat(reader, number))?.all() ?? [])].find((node) => node.role === "button" && node.name === name);
  return until(button, `${name} of seat ${number}`);
}

/** Who plays for a seat: a person, or a computer player of some level. */
async function player(reader, number) {
  const nodes = [...((await seat(reader, number))?.all() ?? [])];
  const choice = nodes.find((node) => node.role === "spinbutton");
  return choice && [...choice.all()].find((node) => node.role === "paragraph")?.children[0]?.name;
}

/** Two people and nobody else at Skip-Bo. What is pressed shows after a second on a slow machine. */
async function seatTwo(reader) {
  await reader.press((name) => TITLES["skip-bo"].test(name));
  await until(() => reader.find("Start", "button"), "the set-up");
  for (const number of [4, 3]) {
    await (await buttonOf(reader, number, "Remove this seat")).click();
    await until(async () => !(await seat(reader, number)), `the end of seat ${number}`);
  }
  for (let presses = 0; ; presses += 1) {
    const before = await until(() => player(reader, 2), "the player of seat 2");
    if (before === "Person") return;
    if (presses > 12) throw new Error("seat 2 has no person");
    await (await buttonOf(reader, 2, "previous")).click();
    await until(async () => ![undefined, before].includes(await player(reader, 2)), "another player of seat 2");
  }
}

/** Each of two people is asked for, sees a hand, gets a hint and ends the turn. */
async function hotSeat(page, reader) {
  await seatTwo(reader);
  const name = [...(await seat(reader, 1)).all()].find((node) => node.role === "textbox");
  if (name?.value !== "Ana") throw new Error(`the person is called ${name?.value}`);
  await reader.press("Start");
  const names = new Set();
  for (let turn = 0; turn < 2; turn += 1) {
    const arrive = await until(() => reader.find((name) => / show my hand$/.test(name), "button"), "the hand-over", 120);
    if (await reader.find((name) => name.includes(" in hand"))) throw new Error("a hand is shown before its player has come");
    names.add(arrive.name);
    await arrive.click();
    await reader.press("Hint");
    await until(async () => (await said(page)).split("Hint: ").length > turn + 1, "a hint with its reason");
    await reader.press((name) => /^discard .* and end the turn$/.test(name));
  }
  if (names.size !== 2) throw new Error(`not both were asked for: ${[...names]}`);
}

/** A first match shows what can be done, lesson by lesson. */
async function lesson(_, reader) {
  await reader.press((name) => TITLES.stack.test(name));
  await until(() => reader.find("Start", "button"), "the set-up");
  const guide = await until(() => reader.find("Tutorial", "switch"), "the switch of the tutorial");
  if (!guide.read.checked) throw new Error("nobody is shown a first match");
  await reader.press("Start");
  await until(() => reader.find("Who goes first"), "the lesson of the first throw", 120);
  await reader.press("Skip");
  await until(async () => !(await reader.find("Who goes first")), "the end of the lessons");
}

/** Drops a finished match of the installed program onto the page. */
async function bring(page, reader, program, game) {
  const played = join(work, `played-${game}`);
  execFileSync(program, ["simulate", game, "--games", "1", "--seats", "normal,easy", "--physics", "--record", played, "--json"]);
  const [file] = readdirSync(played).filter((name) => name.endsWith(".match"));
  await page.evaluate((bytes, name) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([new Uint8Array(bytes)], name));
    dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, cancelable: true }));
  }, [...readFileSync(join(played, file))], file);
  await until(() => reader.find((name) => name.startsWith(file)), "the match that was dropped");
}

/** A finished match is reviewed by the strongest computer player. */
async function review(page, reader, program) {
  await bring(page, reader, program, "skip-bo");
  await reader.press("Review");
  await until(() => reader.find((name) => name.includes("choices were the best")), "the review", 300);
}

/** The throws of a match are counted. */
async function statistics(page, reader, program) {
  await bring(page, reader, program, "skip-bo-dice");
  await reader.press("Back");
  await reader.press("Players");
  await reader.press("Are the dice fair?");
  await until(() => reader.find((name) => /[0-9]+ throws of six-sided dice on this computer/.test(name)), "the counted throws");
}

/** Opens each of them in a browser of its own. */
export async function visits(address, program) {
  for (const see of [hotSeat, lesson, review, statistics]) {
    await browse(`visits-${see.name}`, async (page) => {
      await open(page, `http://${address}/?lang=en`);
      const reader = new Reader(page);
      await reader.begin();
      await greet(reader, page);
      await see(page, reader, program);
      console.log(see.name);
    });
  }
}
