// Calls tables in other homes: by a program of its own, which is loaded with the first call. To the page's program a call
// is another kind of WebSocket.

/** The code with which a WebSocket says that there is no connection. */
const NO_CONNECTION = 1006;

let loading;

/** The program that calls. One that could not be loaded is loaded again by the next call. */
function dialer() {
  loading ??= import("@dialer.js@").then(async (program) => {
    await program.default({ module_or_path: "@dialer.wasm@" });
    return program;
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Calls a table. The numbers and the functions are those of `Call` in crates/page_dialer. */
export function callHome(table, mostBytes, mostWaiting, patienceMs, lastWordsMs, opened, received, closed) {
  let call;
  let isOver = false;
  const begin = ({ Call }) => {
    if (!isOver) call = new Call(table, mostBytes, mostWaiting, patienceMs, lastWordsMs, opened, received, closed);
  };
  dialer().then(begin).catch((error) => {
    console.warn("the table can't be called:", error);
    if (!isOver) closed(NO_CONNECTION);
  });
  return {
    send: (message) => call?.send(message) ?? false,
    close() {
      isOver = true;
      call?.free();
      call = undefined;
    },
  };
}
