// The page around the program: loads it, keeps what it writes, and shows a word where there is no table.

import { isListening, offerAccess, sayLine, showTree } from "@access.js@";
import { awake } from "@awake.js@";
import { chooseFiles, saveFile, takeDrops } from "@exchange.js@";
import { beginWork, leaveOff, offerHelper } from "@helper.js@";
import { callHome } from "@homes.js@";
import { installedLink } from "@installed.js@";
import { letters } from "@keyboard.js@";
import { openStore } from "@store.js@";
import { sounds, watchSound } from "@sound.js@";
import { hold, leaveTabs, letGo, meetTabs, takeOver } from "@tabs.js@";
import { offerTyping, typing } from "@typing.js@";
import { words } from "@words.js@";

const say = words();
const part = (id) => document.getElementById(id);
let isOver = false;

/** Shows a word in place of the table, for good. */
function end(sentence) {
  if (isOver) return;
  isOver = true;
  leaveTabs();
  awake(false);
  part("said").textContent = sentence;
  part("loaded").hidden = true;
  part("word").hidden = false;
  const again = part("again");
  again.textContent = say.again;
  again.hidden = false;
  again.onclick = () => location.reload();
  again.focus();
}

/** The name of what draws; `undefined` if nothing does. */
function graphics() {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return undefined;
  const told = context.getExtension("WEBGL_debug_renderer_info");
  const name = context.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return String(name);
}

/** The program's bytes as they come; tells the progress bar of each part. */
async function program() {
  const answer = await fetch("@tumbletop.wasm@", { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`the server says ${answer.status}`);
  let bytes = 0;
  const count = new TransformStream({
    transform(part_, out) {
      bytes += part_.byteLength;
      part("loaded").value = Math.min(bytes / @SIZE@, 1);
      out.enqueue(part_);
    },
  });
  return new Response(answer.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
}

/** Brings the sounds to the program. They are a third of all that is loaded, and nobody waits for them. */
async function bringSounds() {
  const answer = await fetch("@sounds.bin@");
  if (answer.ok) tumbletop.sound_files?.(new Uint8Array(await answer.arrayBuffer()));
}

/** Offers the table of this address to the installed program, while the page loads and where it can't draw. */
function offerInstalled() {
  const link = installedLink(location.href);
  if (!link) return;
  part("installed").textContent = say.installed;
  part("installed").href = link;
  part("installed").hidden = false;
}

/** Installs the worker that lets the page start without a network, and says when it has a newer version. */
async function install() {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  const registration = await navigator.serviceWorker.register("worker.js");
  const tell = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    const note = part("note");
    note.textContent = say.newer;
    note.hidden = false;
    setTimeout(() => (note.hidden = true), 8000);
  };
  tell();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
}

/** Shows a notification, if the person has allowed it. Some phones show them only by a service worker. */
function notify(title, body) {
  if (globalThis.Notification?.permission !== "granted") return;
  const shown = { body, tag: "turn", icon: document.querySelector("link[rel~=icon]")?.href };
  try {
    new Notification(title, shown).onclick = () => focus();
  } catch {
    navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(title, shown))
      .catch((error) => console.warn("no notification:", error));
  }
}

async function start() {
  document.documentElement.lang = say.tag;
  part("said").textContent = say.loading;
  part("turn").textContent = say.turn;
  // Only a server with tables has it; other hosts of the page say that there is no such file.
  const asked = fetch("tumbletop-rooms", { method: "HEAD" }).then((answer) => answer.status === 204).catch(() => false);
  asked.then((hasRooms) => hasRooms && offerInstalled());
  if (!globalThis.WebAssembly) return end(say.noWebAssembly);
  // Everything else is done while it comes.
  const coming = Promise.all([import("@tumbletop.js@"), WebAssembly.compileStreaming(program())]);
  coming.catch(() => {});
  const drawn = graphics();
  if (drawn === undefined) return end(say.noGraphics);
  await meetTabs();
  const store = await openStore(say.noStore);
  watchSound();
  const labels = await letters();
  let hasRooms = false;
  globalThis.tumbletop = {
    address: () => location.href,
    // Browsers answer only while a click or a key is fresh.
    ask_to_notify: () => {
      if (globalThis.Notification?.permission === "default") Notification.requestPermission().catch(() => {});
    },
    awake,
    begin_work: beginWork,
    call_home: callHome,
    choose_files: chooseFiles,
    coarse: () => matchMedia("(pointer: coarse)").matches,
    // For tests: `?describe=/FILE` lets the program describe the screen in this file.
    describes: () => new URLSearchParams(location.search).get("describe") ?? undefined,
    // For tests: `?scene=NAME` lets the program draw this scene, as bytes.
    drawn: (bytes) => (globalThis.tumbletop.picture = bytes),
    ended: () => store.settled().then(() => end(say.ended)),
    fell: (sentence) => end(sentence || say.crashed),
    graphics: () => drawn,
    has_rooms: () => hasRooms,
    hold,
    keep: store.keep,
    kept: () => store.kept,
    leave_off: leaveOff,
    let_go: (name) => letGo(name, store.settled()),
    letters: () => labels,
    listens: isListening,
    notify,
    save_file: saveFile,
    secure: () => isSecureContext,
    say: sayLine,
    shown: () => {
      part("word").hidden = true;
      part("table").focus();
      bringSounds().catch((error) => console.warn("there is no sound:", error));
    },
    small: () => Math.min(screen.width, screen.height) < 500,
    sounds,
    tree: showTree,
    typing,
  };
  // As after a sleep of a phone: the engine can't draw with what is given later.
  part("table").addEventListener("webglcontextlost", () => end(say.lostGraphics));
  offerTyping(part("table"));
  offerAccess(part("table"), say.readers);
  addEventListener("error", (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) end(say.crashed);
  });
  try {
    hasRooms = await asked;
    const [{ default: run }, module] = await coming;
    offerHelper(module);
    await run({ module_or_path: module });
    takeOver();
    takeDrops();
  } catch (error) {
    console.error(error);
    return end(error instanceof WebAssembly.RuntimeError ? say.crashed : say.noProgram);
  }
  install().catch((error) => console.warn("it can't start without a network:", error));
}

start().catch((error) => {
  console.error(error);
  end(say.noProgram);
});
