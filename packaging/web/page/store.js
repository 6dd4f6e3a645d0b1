// What the program writes to its files, kept in the browser's store (IndexedDB).
//
// All of it is loaded before the program starts, which then has its files in memory. Each change is written in order;
// changes of the same file that come while one is being written are written as one.

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

/** The files that were kept, and where changes go. Without a store (a private window may have none) nothing is kept. */
export async function openStore() {
  let base;
  try {
    base = await open();
  } catch (error) {
    console.warn("nothing is kept in this browser:", error);
    return { kept: [], keep() {}, async settled() {} };
  }
  const store = base.transaction(FILES).objectStore(FILES);
  const [names, contents] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  const kept = names.map((name, at) => [name, contents[at]]);
  const changes = new Map();
  let writing;
  async function write() {
    while (changes.size > 0) {
      const now = [...changes];
      changes.clear();
      // Told as done only when it is on the disk.
      const transaction = base.transaction(FILES, "readwrite", { durability: "strict" });
      const files = transaction.objectStore(FILES);
      for (const [name, bytes] of now) {
        if (bytes === undefined) files.delete(name);
        else files.put(bytes, name);
      }
      try {
        await new Promise((resolve, reject) => {
          transaction.oncomplete = resolve;
          transaction.onabort = transaction.onerror = () => reject(transaction.error);
        });
      } catch (error) {
        console.warn("a change could not be kept:", error);
      }
    }
    writing = undefined;
  }
  return {
    kept,
    keep(name, bytes) {
      changes.set(name, bytes);
      writing ??= write();
    },
    /** Waits until all changes are kept. */
    settled: async () => writing,
  };
}
