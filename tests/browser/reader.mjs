// A screen reader of the test: it knows of the page only what the browser's accessibility tree says.

/** Waits for something; stops with a sentence if it does not come. */
export async function until(get, what, seconds = 90) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await get();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what} did not come within ${seconds} s`);
    await pause(0.1);
  }
}

export const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/** A node of the tree, with those in it. */
class Node {
  constructor(read) {
    this.read = read;
    this.role = read.role;
    this.name = read.name ?? "";
    this.isDisabled = read.disabled === true;
    this.value = read.value;
    this.children = (read.children ?? []).map((child) => new Node(child));
  }

  /** All nodes in it, in reading order. */
  *all() {
    for (const child of this.children) {
      yield child;
      yield* child.all();
    }
  }

  /** Calls the action that a screen reader calls. */
  async click() {
    const element = await this.read.elementHandle();
    if (!element) return false;
    await element.evaluate((element) => element.click());
    return true;
  }
}

export class Reader {
  constructor(page) {
    this.page = page;
  }

  /** Asks the page for its elements: the button for it is the first thing that a screen reader reads. */
  async begin() {
    const button = await until(() => this.find("Show the table to a screen reader", "button"), "the button for readers");
    await button.click();
    await until(() => this.tree(), "the table for a screen reader");
  }

  /** The whole page. */
  async whole() {
    const read = await this.page.accessibility.snapshot({ interestingOnly: false }).catch(() => null);
    return read && new Node(read);
  }

  /** What the program shows; nothing before it is asked for. */
  async tree() {
    const whole = await this.whole();
    return whole && [...whole.all()].find((node) => node.role === "application");
  }

  async find(name, role) {
    const whole = await this.whole();
    const isIt = (node) => (typeof name === "function" ? name(node.name) : node.name === name);
    return whole && [...whole.all()].find((node) => isIt(node) && (!role || node.role === role) && !node.isDisabled);
  }

  async press(name, seconds) {
    const button = await until(() => this.find(name, "button"), `the button ${name}`, seconds);
    await button.click();
  }
}
