// Files of the person: downloads for them, and files that are dropped onto the page or chosen.

/** More than the program reads; it says so of a file that is longer. */
const MOST_BYTES = 2 ** 26 + 1;
/** More at a time are not read. */
const MOST_FILES = 50;

async function bring(files) {
  for (const file of [...files].slice(0, MOST_FILES)) {
    const bytes = await file.slice(0, MOST_BYTES).arrayBuffer();
    tumbletop.brought?.(file.name, new Uint8Array(bytes));
    // One after the other, so that only one is held.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
  }
}

/** Takes files that are dropped. */
export function takeDrops() {
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    bring(event.dataTransfer.files).catch((error) => console.warn("the files can't be read:", error));
  });
}

/** Lets the browser ask for files. */
export function chooseFiles() {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.onchange = () => bring(input.files).catch((error) => console.warn("the files can't be read:", error));
  input.click();
}

/** Lets the browser download a file. */
export function saveFile(name, bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
