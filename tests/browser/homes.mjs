// A page at a table in another home, over a relay of the test's own.

import { browse, open, shown } from "./browser.mjs";
import { play } from "./matches.mjs";
import { Reader, pause, until } from "./reader.mjs";

/** How long the relay is gone: less than it takes until a connection is given up, and more. */
const GONE_S = [5, 45];

/** Follows a link to a table in another home. The way there is a relay. */
async function follow(page, link) {
  await open(page, link);
  const reader = new Reader(page);
  await reader.begin();
  await until(() => reader.find((name) => name.includes("over a relay")), "the way to the table");
  await reader.press("I'm ready");
  await play(reader, "skip-bo", 2);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  if (!loaded.some((name) => name.includes("/dialer-"))) throw new Error("nothing was loaded to call the table");
  return reader;
}

/** The key of a table's server, by which other homes find it. */
const keyOf = (table) => until(() => table.said().match(/table:\/\/([0-9a-f]{64})\?relay=/)?.[1], "the key of the table");

async function toTheEnd(reader, other) {
  await play(reader, "skip-bo");
  if ((await other.ended) !== 0) throw new Error(`the other player failed:\n${other.said()}`);
}

/** Follows a link to a table in another home, and plays a match of Skip-Bo there to its end. `page`: the address of the
 * server that gives out the page, which knows nothing of the table. `home`: starts the table's server behind a relay;
 * `relay`: starts a relay at an address; `host`: a player of the command line that opens a table. */
export async function homes(page, { home, host, relay }) {
  let carries = relay("127.0.0.1:0");
  const at = await carries.found;
  const table = home(`http://${at}`);
  const there = await table.found;
  const key = await keyOf(table);
  const other = host(there, 10);
  const code = await other.found;
  const link = `http://${page}/${code}?table=${key}&relay=http://${at}&lang=en&name=Ana`;
  await browse("homes", async (page) => {
    const reader = await follow(page, link);

    await page.reload();
    await shown(page);
    await reader.begin();
    await play(reader, "skip-bo", 2);

    for (const gone of GONE_S) {
      carries.child.kill("SIGKILL");
      await carries.ended;
      await pause(gone);
      carries = relay(at);
      await carries.found;
      const began = Date.now();
      await play(reader, "skip-bo", 2);
      console.log(`the relay was gone for ${gone} s, played on after ${((Date.now() - began) / 1000).toFixed(0)} s`);
    }

    await toTheEnd(reader, other);
  }, { isCutOff: true });
}

/** The same with a certificate for the page and the relay, as people have it: a page that came encrypted speaks to no
 * relay without one. `page`: where the page is given out with it. */
export async function encryptedHomes(page, { home, host, relay }) {
  const at = await relay("127.0.0.1:0").found;
  const table = home(`https://${at}`);
  const there = await table.found;
  const key = await keyOf(table);
  const other = host(there);
  const code = await other.found;
  const link = (relay) => `https://${page}/${code}?table=${key}&relay=${relay}&lang=en&name=Ana`;
  await browse("encrypted-homes", async (page) => {
    await open(page, link(`http://${at}`));
    const reader = new Reader(page);
    await reader.begin();
    await until(() => reader.find((name) => name.includes("names no relay")), "that this relay can't be used");
    await toTheEnd(await follow(page, link(at)), other);
  }, { isCutOff: true, trustsAll: true });
}
