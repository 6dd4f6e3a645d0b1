// Makes the folder of the page from its parts.
//
//   node pack.mjs PARTS OUT VERSION [--quick]
//
// PARTS is a folder with the two programs and their glue: tumbletop.wasm and tumbletop.js, and dialer.wasm and dialer.js,
// which calls tables in other homes and is loaded when one is to be reached.
//
// Stops if more would be sent for the first start than may be; not with --quick, which is for tests.
//
// Each file has a hash of its content in its name, so that it can be kept for ever; only index.html and worker.js have
// the same name in all versions. Beside each file lie its compressed forms (.br, .gz), for servers that give them out.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [parts, out, version, kind] = process.argv.slice(2);
const quick = kind === "--quick";
if (!version || (kind && !quick)) {
  console.error("usage: node pack.mjs PARTS OUT VERSION [--quick]");
  process.exit(2);
}
const here = dirname(fileURLToPath(import.meta.url));
const icons = join(here, "../../assets/icon");

/** What the page may load and reach. Tables are on servers that people name, so that any may be reached. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self' ws: wss:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The names with hashes, by the names without. */
const names = new Map();
/** What is loaded after the start. */
const LATER = /^(sounds|helper-worker|icon|dialer)|\.webmanifest$|^worker\.js$/;
/** How many bytes are sent for the first start, and how many may be. */
let sent = 0;
const MOST_SENT = 9_000_000;

/** The text of a file of the page, with the names and the values of this version. */
function text(name, values = {}) {
  const original = readFileSync(join(here, "page", name), "utf8");
  return original.replace(/@([\w.-]+)@/g, (whole, key) => {
    const value = values[key] ?? (names.has(key) ? names.get(key) : undefined);
    if (value === undefined) throw new Error(`${name}: nothing is called ${whole}`);
    return value;
  });
}

/** Writes a file with its compressed forms. */
function write(name, content) {
  const bytes = Buffer.from(content);
  const of = join(out, name);
  writeFileSync(of, bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: process.env.TUMBLETOP_BROTLI ? Number(process.env.TUMBLETOP_BROTLI) : 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const brotli = brotliCompressSync(bytes, { params });
  // What does not become smaller, such as a picture, is sent as it is.
  if (brotli.length < bytes.length) {
    writeFileSync(`${of}.br`, brotli);
    writeFileSync(`${of}.gz`, gzipSync(bytes, { level: 9 }));
  }
  const size = Math.min(brotli.length, bytes.length);
  if (!LATER.test(name)) sent += size;
  console.log(`${name}: ${bytes.length} bytes, ${size} sent`);
}

/** All files of a folder with this ending, as `postcard` writes a map of names and bytes. */
function bundle(folder, ending) {
  const number = (value) => (value < 128 ? [value] : [(value % 128) + 128, ...number(Math.floor(value / 128))]);
  const names = readdirSync(folder).filter((name) => name.endsWith(ending)).sort();
  const parts = names.flatMap((name) => {
    const [stem, bytes] = [Buffer.from(name.slice(0, -ending.length)), readFileSync(join(folder, name))];
    return [Buffer.from(number(stem.length)), stem, Buffer.from(number(bytes.length)), bytes];
  });
  return Buffer.concat([Buffer.from(number(names.length)), ...parts]);
}

/** Writes a file under a name with the hash of its content. */
function hashed(name, content) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const [stem, ending] = [name.slice(0, name.lastIndexOf(".")), name.slice(name.lastIndexOf("."))];
  const own = `${stem}-${hash}${ending}`;
  // Modules are imported by a relative address.
  names.set(name, name.endsWith(".js") ? `./${own}` : own);
  write(own, content);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const wasm = readFileSync(join(parts, "tumbletop.wasm"));
hashed("tumbletop.wasm", wasm);
for (const name of ["tumbletop.js", "dialer.wasm", "dialer.js"]) hashed(name, readFileSync(join(parts, name)));
for (const name of ["style.css", "access.js", "awake.js", "exchange.js", "helper-worker.js", "helper.js", "homes.js", "installed.js", "keyboard.js", "tabs.js", "store.js", "sound.js", "typing.js", "words.js"]) hashed(name, text(name));
hashed("sounds.bin", bundle(join(here, "../../assets/audio"), ".wav"));
for (const size of [256, 512]) hashed(`icon-${size}.png`, readFileSync(join(icons, `tumbletop-${size}.png`)));
hashed("manifest.webmanifest", text("manifest.webmanifest"));
hashed("page.js", text("page.js", { SIZE: wasm.length }));
const index = text("index.html", { POLICY });
write("index.html", index);
// A change of any file is another version for those who have the page already.
const files = JSON.stringify([...names.values()]);
const hash = createHash("sha256").update(index).update(files).digest("hex").slice(0, 12);
write("worker.js", text("worker.js", { VERSION: `${version}-${hash}`, FILES: files }));
console.log(`${sent} bytes are sent for the first start`);
// The quick form is for tests, and compressed in a hurry.
if (!quick && sent > MOST_SENT) {
  console.error(`the first start may take ${MOST_SENT} bytes`);
  process.exit(1);
}
