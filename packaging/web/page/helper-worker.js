// The worker of helper.js.

import run from "@tumbletop.js@";

globalThis.tumbletop = {
  is_helper: () => true,
  told: (done, all) => postMessage({ told: [done, all] }),
  done: (bytes) => postMessage({ bytes }),
  // What it writes is kept by the page.
  keep: (...file) => postMessage({ keep: file }),
};

let ready;

addEventListener("message", async ({ data }) => {
  try {
    if (data.module) {
      ready = run({ module_or_path: data.module });
      return await ready;
    }
    await ready;
    tumbletop.work(data.name, data.bytes);
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
