// A match in the page: what lies on the table is read, and choices are clicked, until the results are shown.

import { until } from "./reader.mjs";

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
  return choices.length > 0 ? { kind: "table", choices, things: [...table.all()] } : null;
}

/** The choices, and all that lies on the table: with two equal cards in the hand, the choices may stay the same. */
const textOf = (now) => now && now.kind + (now.things ?? now.choices ?? []).map((node) => node.name).join("|");

/** Plays until `most` choices were clicked or the results are shown; returns how many were clicked. */
export async function play(reader, game, most = MOST_CHOICES) {
  let clicked = 0;
  while (clicked < most) {
    const now = await until(() => look(reader), "a choice, a question or the results", 120);
    if (now.kind === "results") return clicked;
    if (now.kind === "question") {
      const wanted = now.choices.filter((node) => !/^(no|cancel|back)/i.test(node.name));
      await (wanted.at(-1) ?? now.choices.at(-1)).click();
    } else {
      await inOrder(now.choices, LIKES[game]).click();
      clicked += 1;
    }
    // What was clicked has an effect: other choices, or none while the table moves.
    const before = textOf(now);
    await until(async () => textOf(await look(reader)) !== before, `an effect of a choice among ${before}`, 30);
  }
  if (most === MOST_CHOICES) throw new Error(`${game} does not end after ${clicked} choices`);
  return clicked;
}
