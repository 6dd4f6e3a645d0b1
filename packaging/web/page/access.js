// What lies on the table and can be done, as elements for screen readers: the canvas beside them says nothing.
//
// The elements lie over what they are about and can't be seen. They are made once a person asks for them, by the first
// button of the page; a browser does not tell whether a screen reader runs.

/** How long a field keeps what was typed into it, in milliseconds, if the program has something else. */
const TYPED_MS = 1000;

const known = new Map();
let listens = false;
let tree;
let log;
let canvas;
/** The node that the program gave the focus to last. */
let focus;
/** Whether a finger or a button of the mouse is down on the table. */
let isPressed = false;

/** The elements of roles that are more than a group. */
const ELEMENTS = {
  Button: ["button"],
  Switch: ["button", "switch"],
  Slider: ["div", "slider"],
  SpinButton: ["div", "spinbutton"],
  TextInput: ["input"],
  MultilineTextInput: ["textarea"],
  Label: ["p"],
  Heading: ["h2"],
  Dialog: ["div", "dialog"],
  AlertDialog: ["div", "alertdialog"],
  List: ["div", "list"],
  ListItem: ["div", "listitem"],
  Log: ["div", "log"],
  Image: ["div", "img"],
  Status: ["div", "status"],
  ProgressIndicator: ["div", "progressbar"],
  Window: ["div", "application"],
};

function make(node) {
  const [tag, role] = ELEMENTS[node.role] ?? ["div", "group"];
  const element = document.createElement(tag);
  if (role) element.setAttribute("role", role);
  if (tag === "input") {
    element.autocomplete = "off";
    element.spellcheck = false;
  }
  element.dataset.node = node.id;
  return element;
}

function set(element, name, value) {
  if (value === undefined || value === null || value === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

function show(element, node) {
  const [left, top, width, height] = node.at;
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const isText = node.role === "Label" || node.role === "Heading";
  if (isText) {
    if (element.firstChild?.data !== node.name) element.textContent = node.name;
  } else {
    set(element, "aria-label", node.name);
  }
  set(element, "aria-description", node.about);
  set(element, "aria-disabled", node.disabled || undefined);
  set(element, "aria-checked", node.on);
  if (node.number) {
    set(element, "aria-valuenow", node.number[0]);
    set(element, "aria-valuemin", node.number[1]);
    set(element, "aria-valuemax", node.number[2]);
  }
  if (!isText) set(element, "aria-valuetext", node.value);
  if (node.role === "Dialog" || node.role === "AlertDialog") set(element, "aria-modal", true);
  // What was just typed is on its way to the program.
  const isTyped = performance.now() - Number(element.dataset.typed ?? -TYPED_MS) < TYPED_MS;
  if (node.text !== null && "value" in element && element.value !== node.text && !isTyped) element.value = node.text;
  if (node.stops) element.tabIndex = 0;
  else set(element, "tabindex", undefined);
}

/** Puts the children of an element in order; those that stay are not moved, so that the place of reading survives. */
function order(parent, children) {
  let at = parent.firstChild;
  for (const child of children) {
    if (child === at) at = at.nextSibling;
    else parent.insertBefore(child, at);
  }
}

/** Shows the tree of the program. */
export function showTree(text) {
  const now = JSON.parse(text);
  const elements = new Map();
  for (const node of now.nodes) {
    const before = known.get(node.id);
    const element = before?.role === node.role ? before.element : make(node);
    elements.set(node.id, { element, role: node.role });
    show(element, node);
  }
  for (const [id, { element }] of known) if (elements.get(id)?.element !== element) element.remove();
  for (const node of now.nodes) {
    const children = node.children.map((id) => elements.get(id)?.element).filter(Boolean);
    if (children.length > 0) order(elements.get(node.id).element, children);
  }
  known.clear();
  for (const [id, element] of elements) known.set(id, element);
  const first = now.nodes[0] && elements.get(now.nodes[0].id).element;
  if (first && first.parentNode !== tree) tree.prepend(first);
  focus = now.focus;
  follow();
}

/** Gives the focus to the element of the node that has it. Not while a finger is down: the program would lose it. */
function follow() {
  const wanted = known.get(focus)?.element;
  if (isPressed || !wanted || wanted.tabIndex < 0 || document.activeElement === wanted) return;
  wanted.focus({ preventScroll: true });
}

/** Says a line by itself. */
export function sayLine(line) {
  const element = document.createElement("p");
  element.textContent = line;
  log.append(element);
  while (log.childElementCount > 12) log.firstElementChild.remove();
}

/** Whether a screen reader wants the elements. */
export const isListening = () => listens;

const nodeOf = (event) => event.target.closest?.("[data-node]")?.dataset.node;

/** The program's function for requests, as it is now. */
function request(id, action, value) {
  globalThis.tumbletop?.ask?.(JSON.stringify({ id, action, value }));
}

/** Keys belong to the program, whichever element has the focus; letters in a field belong to the field. */
function forward(event) {
  const types = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (types && !["Enter", "Escape", "Tab", "ArrowUp", "ArrowDown"].includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  canvas.dispatchEvent(new KeyboardEvent(event.type, event));
}

/** Offers the elements beside this canvas. */
export function offerAccess(of, label) {
  canvas = of;
  tree = document.getElementById("tree");
  log = document.getElementById("log");
  const button = document.getElementById("for-readers");
  button.textContent = label;
  button.onclick = () => {
    listens = true;
    button.remove();
    // Wakes the program, which asks whether anybody listens.
    request("0", "Focus");
  };
  canvas.addEventListener("pointerdown", () => (isPressed = true));
  for (const kind of ["pointerup", "pointercancel"]) {
    addEventListener(kind, () => {
      isPressed = false;
      setTimeout(follow, 200);
    });
  }
  tree.addEventListener("click", (event) => {
    const node = nodeOf(event);
    if (node) request(node, "Click");
  });
  tree.addEventListener("focusin", (event) => {
    const node = nodeOf(event);
    if (node && node !== focus) request(node, "Focus");
  });
  tree.addEventListener("input", (event) => {
    const node = nodeOf(event);
    if (!node) return;
    event.target.dataset.typed = performance.now();
    request(node, "SetValue", event.target.value);
  });
  for (const kind of ["keydown", "keyup"]) tree.addEventListener(kind, forward);
}
