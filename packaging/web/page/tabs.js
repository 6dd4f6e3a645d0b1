// Other tabs with this page. They have the same files: each tells the others what it has written, and which files it
// holds alone, as two programs in one folder do by the system's locks. Only a page by https, or of the machine itself,
// has locks; without them, tabs tell each other nothing, as two could write one file.

const NAME = "tumbletop";
const channel = navigator.locks ? new BroadcastChannel(NAME) : undefined;
/** The files that other tabs hold. */
const elsewhere = new Set();
/** What lets go of each file that this tab holds. */
const held = new Map();
/** By name, what other tabs have written before the program could take it over; `undefined` once it can. */
let early = new Map();
/** Whether the program has ended. */
let hasLeft = false;
/** Reads a file from the store again. */
let readAgain = async () => {};

const lockOf = (name) => `${NAME}:${name}`;

/** Asks for a lock for as long as a function takes; without one where the browser keeps nothing. */
const locked = (name, use) =>
  navigator.locks.request(lockOf(name), use).catch((error) => console.warn(`${name} can't be locked:`, error));

/** Another tab holds a file, until it lets go of it or is closed. */
function heldElsewhere(name) {
  elsewhere.add(name);
  locked(name, async () => {
    await readAgain(name.replace(/\.lock$/, ""));
    elsewhere.delete(name);
  });
}

if (channel) {
  channel.onmessage = ({ data }) => {
    if (data.held) heldElsewhere(data.held);
    else if (early) early.set(data.file[0], data.file);
    else tumbletop.take_over(...data.file);
  };
}

/** Learns which files other tabs hold. To be called before the kept files are read. */
export async function meetTabs() {
  const known = await navigator.locks?.query().catch(() => undefined);
  for (const { name } of known?.held ?? []) {
    if (name.startsWith(lockOf(""))) heldElsewhere(name.slice(lockOf("").length));
  }
}

/** Says how a file is read from the store again. */
export const readsAgain = (read) => (readAgain = read);

/** The program can take over files now. */
export function takeOver() {
  for (const file of early.values()) tumbletop.take_over(...file);
  early = undefined;
}

/** Tells the other tabs of a file that was written, or removed if there are no bytes. */
export const tellTabs = (...file) => channel?.postMessage({ file });

/** Holds a file alone; false if another tab holds it. */
export function hold(name) {
  if (elsewhere.has(name)) return false;
  if (!channel || hasLeft) return true;
  const over = new Promise((letGo) => held.set(name, letGo));
  locked(name, () => {
    channel.postMessage({ held: name });
    return over;
  });
  return true;
}

/** Lets go of a file once what was written before is on the disk. */
export function letGo(name, settled) {
  const release = held.get(name);
  held.delete(name);
  settled.then(release);
}

/** The program has ended: lets go of all files, and hears nothing more. What is still being written is told. */
export function leaveTabs() {
  hasLeft = true;
  if (channel) channel.onmessage = null;
  early?.clear();
  for (const release of held.values()) release();
  held.clear();
}
