// A network between the page and its server, which can be cut, and can swallow what is sent.

import { connect, createServer } from "node:net";

export class Relay {
  /** Leads to a port of this machine. */
  constructor(port) {
    this.port = port;
    /** `through`; `cut`: connections are closed and refused; `silent`: nothing comes through, and nobody is told. */
    this.state = "through";
    this.pairs = new Set();
    /** How many WebSockets were asked for. */
    this.sockets = 0;
    this.server = createServer((near) => this.join(near));
  }

  /** Returns the address that leads to the server. */
  async open() {
    await new Promise((done) => this.server.listen(0, "127.0.0.1", done));
    return `127.0.0.1:${this.server.address().port}`;
  }

  join(near) {
    if (this.state === "cut") return near.destroy();
    const far = connect(this.port, "127.0.0.1");
    const pair = [near, far];
    this.pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed()]) {
      from.on("data", (bytes) => {
        if (from === near && /^upgrade: websocket/im.test(bytes.toString("latin1"))) this.sockets += 1;
        if (this.state === "through") to.write(bytes);
      });
      from.on("error", () => {});
      from.on("close", () => {
        to.destroy();
        this.pairs.delete(pair);
      });
    }
  }

  /** Changes the state, for what there is and for what comes. */
  becomes(state) {
    this.state = state;
    if (state === "cut") for (const pair of this.pairs) pair[0].destroy();
  }

  close() {
    this.becomes("cut");
    this.server.close();
  }
}
