// Other tabs with this page. They have the same files: each tells the others what it has written, and which files it
// holds alone, as two programs in one folder do by the system's locks.

const NAME = "tumbletop";
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : undefined;
/** The files that other tabs hold. */
const elsewhere = new Set();
/** What lets go of each file that this tab holds. */
const held = new Map();
/** What other tabs have written before the program could take it over; `undefined` once it can. */
let early = [];

const lockOf = (name) => `${NAME}:${name}`;

/** Another tab holds a file, until it lets go of it or is closed. */
function heldElsewhere(name) {
  elsewhere.add(name);
  navigator.locks.request(lockOf(name), () => elsewhere.delete(name));
}

if (channel) {
  channel.onmessage = ({ data }) => {
    if (data.held) heldElsewhere(data.held);
    else if (early) early.push(data.file);
    else tumbletop.take_over(...data.file);
  };
}

/** Learns which files other tabs hold. To be called before the kept files are read. */
export async function meetTabs() {
  // Only a page by https, or of the machine itself, has locks.
  const { held: all } = (await navigator.locks?.query()) ?? { held: [] };
  for (const { name } of all) if (name.startsWith(lockOf(""))) heldElsewhere(name.slice(lockOf("").length));
}

/** The program can take over files now. */
export function takeOver() {
  for (const file of early ?? []) tumbletop.take_over(...file);
  early = undefined;
}

/** Tells the other tabs of a file that was written, or removed if there are no bytes. */
export const tellTabs = (...file) => channel?.postMessage({ file });

/** Holds a file alone; false if another tab holds it. */
export function hold(name) {
  if (elsewhere.has(name)) return false;
  const over = new Promise((letGo) => held.set(name, letGo));
  navigator.locks?.request(lockOf(name), () => {
    channel?.postMessage({ held: name });
    return over;
  });
  return true;
}

/** Lets go of a file. */
export function letGo(name) {
  held.get(name)?.();
  held.delete(name);
}
