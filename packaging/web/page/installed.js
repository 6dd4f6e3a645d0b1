// The way from the page of a table to the same table in the installed program.

/** The link that the installed program opens (docs/protocol.md); `undefined` if the address leads to no table. */
export function installedLink(address) {
  const { protocol, hostname, port, pathname } = new URL(address);
  const code = pathname.split("/").at(-1);
  if (!/^[a-z]{6}$/i.test(code)) return undefined;
  const [scheme, usual] = protocol === "https:" ? ["wss", 443] : ["ws", 80];
  return `tumbletop://join/${code.toUpperCase()}?server=${scheme}://${hostname}:${port || usual}`;
}
