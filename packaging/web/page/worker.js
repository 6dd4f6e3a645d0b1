// Keeps the page's files, so that it starts without a network. A newer version is loaded beside the one that runs, and
// is used once no tab runs the older one.

const VERSION = "tumbletop-@VERSION@";
const FILES = @FILES@;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(["./", ...FILES])));
});

addEventListener("activate", (event) => {
  const remove = async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith("tumbletop-") && name !== VERSION);
    await Promise.all(others.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(remove());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const answer = async () => {
    const cache = await caches.open(VERSION);
    const kept = await cache.match(request);
    if (kept) return kept;
    // A link to a table, which has no ending, opens the same page, and some hosts name its file.
    const last = new URL(request.url).pathname.split("/").at(-1);
    const isPage = request.mode === "navigate" && (last === "index.html" || !/[.-]/.test(last));
    return (isPage && (await cache.match("./"))) || fetch(request);
  };
  event.respondWith(answer());
});
