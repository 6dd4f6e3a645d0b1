// A match in the page: what lies on the table is read, and choices are clicked, until the results are shown.

import { pause, until } from "./reader.mjs";

/** A match ends long before it. */
const MOST_CHOICES = 900;
/** Words of choices, the best first. */
const LIKES = {
  stack: ["put", "roll"],
  "skip-bo": ["from the stock", "play"],
  "skip-bo-mod": ["from the stock", "roll", "play"],
  "skip-bo-dice": ["play", "roll"],
};

const inOrder = (nodes, words) => {
  for (const word of words) {
    const liked = nodes.find((node) => node.name.toLowerCase().includes(word));
    if (liked) return liked;
  }
  return nodes[0];
};

/** What can be done now: the buttons of a question, the choices at the table, or nothing more; null while nothing can. */
async function look(reader) {
  const tree = await reader.tree();
  if (!tree) return null;
  const all = [...tree.all()];
  const buttons = (node) => [...node.all()].filter((inner) => inner.role === "button" && !inner.isDisabled);
  const dialog = all.find((node) => node.role === "dialog" || node.role === "alertdialog");
  if (dialog) {
    const choices = buttons(dialog);
    return choices.length > 0 ? { kind: "question", choices } : null;
  }
  if (all.some((node) => node.role === "heading" && node.name.includes(" win"))) return { kind: "results" };
  const table = all.find((node) => node.name === "Table" && node.children.length > 0);
  const choices = table ? buttons(table) : [];
  return choices.length > 0 ? { kind: "table", choices } : null;
}

/** Plays until `most` choices were clicked or the results are shown; returns how many were clicked. */
export async function play(reader, game, most = MOST_CHOICES) {
  let clicked = 0;
  let before = "";
  while (clicked < most) {
    const now = await until(
      async () => {
        const found = await look(reader);
        // The same choices as before may be those that the last click has yet to remove.
        const text = found && found.kind + found.choices?.map((node) => node.name).join("|");
        if (text && text === before) before = "";
        return found && text !== before && found;
      },
      "a choice, a question or the results",
      120,
    );
    if (now.kind === "results") return clicked;
    before = now.kind + now.choices.map((node) => node.name).join("|");
    if (now.kind === "question") {
      const wanted = now.choices.filter((node) => !/^(no|cancel|back)/i.test(node.name));
      await reader.click(wanted.at(-1) ?? now.choices.at(-1));
    } else {
      await reader.click(inOrder(now.choices, LIKES[game]));
      clicked += 1;
    }
    await pause(0.15);
  }
  if (most === MOST_CHOICES) throw new Error(`${game} does not end after ${clicked} choices`);
  return clicked;
}
