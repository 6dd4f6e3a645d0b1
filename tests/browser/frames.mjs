// Watches a match among experts, and how long its frames take.

import { pause, until } from "./reader.mjs";

/** Sets all seats of a new match to the strongest computer players. */
async function seatExperts(reader) {
  const seats = async () => [...(await reader.tree()).all()].filter((node) => node.role === "group" && node.name.startsWith("Seat"));
  for (const { name } of await seats()) {
    const level = async () => {
      const seat = (await seats()).find((seat) => seat.name === name);
      return seat && [...seat.all()].find((node) => node.role === "spinbutton");
    };
    const says = async (node) => node && [...node.all()].some((inner) => inner.name === "Computer: expert");
    for (let presses = 0; !(await says(await level())); presses += 1) {
      if (presses > 12) throw new Error(`${name} has no expert`);
      const next = [...(await until(level, name)).all()].find((node) => node.role === "button" && node.name === "next");
      await next.click();
      await pause(0.5);
    }
  }
}

/** Starts a match among experts and watches it. Returns the tasks of the page's thread that took more than 50 ms, in
 * milliseconds and the longest first, and how much work the helper has done and failed to do. */
export async function watchExperts(reader, page, title, seconds) {
  await reader.press((name) => title.test(name));
  await until(() => reader.find("Back", "button"), "the set-up");
  await seatExperts(reader);
  await reader.press("Start");
  await until(async () => (await reader.tree())?.children.length && !(await reader.find("Start", "button")), "the match");
  // The table is set, and its shaders are made.
  await pause(10);
  await page.evaluate(() => {
    const seen = (globalThis.seen = { tasks: [], answers: 0, failures: 0 });
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((task) => task.duration))).observe({ type: "longtask" });
    const { work_done } = globalThis.tumbletop;
    globalThis.tumbletop.work_done = (id, bytes) => {
      if (bytes) seen.answers += 1;
      else seen.failures += 1;
      work_done(id, bytes);
    };
  });
  await pause(seconds);
  const seen = await page.evaluate(() => globalThis.seen);
  return { ...seen, tasks: seen.tasks.sort((a, b) => b - a) };
}
