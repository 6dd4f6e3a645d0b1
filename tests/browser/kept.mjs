// What the browser has on the disk of the matches in the page.

/** The length of each match file that the page found at its start. */
export const found = (page) =>
  page.evaluate(() => {
    const matches = globalThis.tumbletop.kept().filter(([name]) => name.endsWith(".match"));
    return Object.fromEntries(matches.map(([name, bytes]) => [name, bytes.length]));
  });

/** Hears from now on how much of each match file is on the disk: `acknowledged` of the page, by name. */
export const hear = (page) =>
  page.evaluate(() => {
    const { keep, change_settled } = globalThis.tumbletop;
    const underWay = new Map();
    globalThis.acknowledged = {};
    globalThis.tumbletop.keep = (name, bytes, modified, number) => {
      if (name.endsWith(".match") && bytes) underWay.set(number, bytes.length);
      keep(name, bytes, modified, number);
    };
    globalThis.tumbletop.change_settled = (number, name, why) => {
      if (!why && underWay.has(number)) globalThis.acknowledged[name] = underWay.get(number);
      change_settled(number, name, why);
    };
  });
