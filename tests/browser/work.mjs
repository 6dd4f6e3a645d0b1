// Gives the page's helper work of its own: what a test wants to know of the rules in the browser.

/** A number, and bytes with their length, as `postcard` writes them. */
const number = (value) => (value < 128 ? [value] : [(value % 128) + 128, ...number(Math.floor(value / 128))]);
const sized = (bytes) => [...number(bytes.length), ...bytes];

/** Reads an `Option<u64>` as 16 digits; undefined if it is none. */
function hash([has, ...bytes]) {
  if (!has) return undefined;
  const value = bytes.reduceRight((value, byte) => value * 128n + BigInt(byte % 128), 0n);
  return value.toString(16).padStart(16, "0");
}

/** Does work in the page's helper, and returns its answer. */
async function ask(page, name, bytes) {
  const answer = await page.evaluate(
    (name, bytes) =>
      new Promise((done, fail) => {
        const id = 2 ** 31 + Math.floor(Math.random() * 2 ** 20);
        const { work_done } = globalThis.tumbletop;
        globalThis.tumbletop.work_done = (of, answer) => {
          if (of !== id) return work_done(of, answer);
          globalThis.tumbletop.work_done = work_done;
          if (answer) done([...answer]);
          else fail(new Error(`the helper failed at ${name}`));
        };
        if (!globalThis.tumbletop.begin_work(id, name, new Uint8Array(bytes))) fail(new Error("there is no helper"));
      }),
    name,
    bytes,
  );
  return hash(answer);
}

/** The hash of the final states of matches, as `simulate` prints it. */
export const simulate = (page, game, games) => ask(page, "simulate", [...sized(Buffer.from(game)), ...number(games)]);

/** The hash of the last state of a match file, as `replay --verify` prints it. */
export const verify = (page, file) => ask(page, "verify", sized(file));
