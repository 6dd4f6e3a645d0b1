// The way from the page of a table to the same table in the installed program.

/** The link that the installed program opens (docs/protocol.md); `undefined` if the address leads to no table. */
export function installedLink(address) {
  const { protocol, hostname, port, pathname, searchParams } = new URL(address);
  const code = pathname.split("/").at(-1);
  if (!/^[a-z]{6}$/i.test(code)) return undefined;
  if (searchParams.has("table")) {
    // Whatever else stands in the address is for the page.
    const parts = [...searchParams].filter(([name]) => ["table", "relay", "at"].includes(name));
    return `tumbletop://join/${code.toUpperCase()}?${new URLSearchParams(parts)}`;
  }
  const [scheme, usual] = protocol === "https:" ? ["wss", 443] : ["ws", 80];
  return `tumbletop://join/${code.toUpperCase()}?server=${scheme}://${hostname}:${port || usual}`;
}
