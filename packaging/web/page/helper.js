// The program's helper: the same program once more, in a worker, which thinks while this one draws.
//
// The helper is made when there is work for the first time. It does one piece of work after another, the first asked
// first; work that nobody waits for any more is left out, or ended together with the helper.

const MOST_FAILURES = 3;

let module;
let worker;
let failures = 0;
/** The work that the helper has not finished: `{ id, name, bytes }`, the one under way first. */
let queue = [];

/** Gives the helper its program: the compiled module. */
export function offerHelper(compiled) {
  module = compiled;
}

function next() {
  const [first] = queue;
  if (first) worker.postMessage({ name: first.name, bytes: first.bytes });
}

/** The helper has failed at the first work, which the program does itself. After some failures there is no helper. */
function failed(error) {
  console.warn("the helper has failed:", error);
  worker?.terminate();
  worker = undefined;
  failures += 1;
  if (failures >= MOST_FAILURES) module = undefined;
  const [first, ...rest] = queue;
  queue = module ? rest : [];
  for (const work of module ? [first] : [first, ...rest]) if (work) tumbletop.work_done(work.id, undefined);
  if (queue.length > 0) {
    begin();
    next();
  }
}

function begin() {
  const own = (worker = new Worker("@helper-worker.js@", { type: "module" }));
  worker.onerror = (event) => {
    if (own === worker) failed(event.message);
  };
  worker.onmessage = ({ data }) => {
    const [first] = queue;
    // One that was ended may have said something before.
    if (own !== worker || !first) return;
    if (data.keep) {
      // Without the number, which counts the changes of the helper.
      const [name, bytes, modified] = data.keep;
      tumbletop.keep(name, bytes, modified);
      tumbletop.take_over(name, bytes, modified);
    } else if (data.told) {
      tumbletop.work_told(first.id, ...data.told);
    } else if ("failed" in data) {
      failed(data.failed);
    } else {
      queue.shift();
      failures = 0;
      tumbletop.work_done(first.id, data.bytes);
      next();
    }
  };
  worker.postMessage({ module });
}

/** Gives the helper work. Returns whether there is a helper. */
export function beginWork(id, name, bytes) {
  if (!module) return false;
  try {
    if (!worker) begin();
  } catch (error) {
    failed(error);
    return false;
  }
  queue.push({ id, name, bytes });
  if (queue.length === 1) next();
  return true;
}

/** Nobody waits for this work any more. */
export function leaveOff(id) {
  const isUnderWay = queue[0]?.id === id;
  queue = queue.filter((work) => work.id !== id);
  if (!isUnderWay) return;
  // What it is at can't be ended in another way.
  worker.terminate();
  worker = undefined;
  if (queue.length > 0) {
    begin();
    next();
  }
}
