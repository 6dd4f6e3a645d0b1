// What the program writes to its files, kept in the browser's store (IndexedDB).
//
// All of it is loaded before the program starts, which then has its files in memory. Each change is a transaction of its
// own, which the browser carries out in order.

import { readsAgain, tellTabs } from "@tabs.js@";

const NAME = "tumbletop";
const FILES = "files";

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(FILES);
  return done(request);
}

/** What is kept: an array of `[name, bytes, modified]` with the time in milliseconds since 1970. */
async function read(base) {
  const store = base.transaction(FILES).objectStore(FILES);
  const [names, files] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  return names.map((name, at) => [name, files[at].bytes, files[at].modified]);
}

/** Writes a file, or removes it if `bytes` is undefined. Resolves when that is on the disk. */
function write(base, name, bytes, modified) {
  return new Promise((resolve, reject) => {
    const transaction = base.transaction(FILES, "readwrite", { durability: "strict" });
    transaction.oncomplete = resolve;
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
    const files = transaction.objectStore(FILES);
    if (bytes === undefined) files.delete(name);
    else files.put({ bytes, modified }, name);
  });
}

/** The files that were kept, and where changes go. The program hears of each change with a
 * number when it is on the disk. Without a
 * store (a private window may have none) nothing is kept, for the reason `noStore`. */
export async function openStore(noStore) {
  let base;
  let kept;
  try {
    base = await open();
    kept = await read(base);
  } catch (error) {
    console.warn("nothing is kept in this browser:", error);
    return {
      kept: [],
      keep(name, bytes, modified, number) {
        if (number) tumbletop.change_settled?.(number, name, noStore);
      },
      async settled() {},
    };
  }
  // What another tab has written last may not have been told.
  readsAgain(async (name) => {
    const file = await done(base.transaction(FILES).objectStore(FILES).get(name));
    if (file) tumbletop.take_over?.(name, file.bytes, file.modified);
  });
  let last = Promise.resolve();
  let asks = true;
  return {
    kept,
    keep(name, bytes, modified, number) {
      // The browser may remove what is kept unless a person wants it to stay. Some ask for that in a window of their
      // own, so they do when there is something to lose: a match.
      if (asks && bytes !== undefined && name.endsWith(".match")) {
        asks = false;
        navigator.storage?.persist?.();
      }
      const kept = () => {
        if (number) tumbletop.change_settled?.(number, name);
        tellTabs(name, bytes, modified);
      };
      const failed = (error) => {
        console.warn(`a change of ${name} could not be kept:`, error);
        if (number) tumbletop.change_settled?.(number, name, String(error));
      };
      last = write(base, name, bytes, modified).then(kept, failed);
    },
    /** Resolves when all changes are kept, or could not be. */
    settled: () => last,
  };
}
