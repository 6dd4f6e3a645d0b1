// A newer version of the page is announced, and taken at the next start.

import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { browse, open, shown, work } from "./browser.mjs";
import { pause, until } from "./reader.mjs";

/** What only the newer page has. */
const MARK = "newer version of the test";

/** Copies a page, as a newer version of it. */
function renew(folder) {
  const to = join(work, "newer-page");
  cpSync(folder, to, { recursive: true });
  const change = (name, from, into) => {
    const text = readFileSync(join(to, name), "utf8");
    if (!from.test(text)) throw new Error(`${name} has no ${from}`);
    writeFileSync(join(to, name), text.replace(from, into));
    for (const form of [".br", ".gz"]) rmSync(join(to, name + form), { force: true });
  };
  change("index.html", /<meta name="description" content="/, `$&${MARK} `);
  change("worker.js", /const VERSION = "tumbletop-/, "$&newer-");
  return to;
}

const isNewer = (page) => page.evaluate((mark) => document.querySelector("meta[name=description]").content.includes(mark), MARK);

/** Shows both versions to one browser. `serve` gives out a page at an address, or at one of its choice. */
export async function versions(folder, serve) {
  const newer = renew(folder);
  const servers = [serve(folder)];
  try {
    await watch(servers, newer, serve);
  } finally {
    for (const { child } of servers) child.kill();
    await Promise.all(servers.map(({ ended }) => ended));
  }
}

async function watch(servers, newer, serve) {
  const [first] = servers;
  const address = await first.found;
  await browse("versions", async (page, browser) => {
    await open(page, `http://${address}/?lang=en`);
    await page.waitForFunction("navigator.serviceWorker.controller?.state === 'activated'", { timeout: 60_000 });
    first.child.kill();
    await first.ended;
    const second = serve(newer, address);
    servers.push(second);
    await second.found;

    // This start is still the older one, which hears of the newer.
    await page.reload();
    await shown(page);
    if (await isNewer(page)) throw new Error("a page was replaced while it ran");
    const isTold = () => page.evaluate(() => document.getElementById("note").checkVisibility() && document.getElementById("note").textContent);
    const note = await until(isTold, "word of the newer version");
    if (!note.includes("newer version")) throw new Error(`the note says: ${note}`);

    // The next one is the newer, with a network and without.
    const next = await browser.newPage();
    await page.close();
    // No tab may have the older one for the newer to take over: a reload alone would keep it.
    const starts = async () => {
      await next.goto("about:blank");
      await pause(1);
      await next.goto(`http://${address}/?lang=en`);
      return isNewer(next);
    };
    await until(starts, "the newer version", 30);
    await shown(next);
    second.child.kill();
    await second.ended;
    for (const name of ["", "index.html"]) {
      await next.goto(`http://${address}/${name}?lang=en`);
      await shown(next);
      if (!(await isNewer(next))) throw new Error(`the older version came back at /${name}`);
    }
  }, { isCutOff: true });
}
