/** Links to a list or a room, and their parts. */
const links = [/^#(list)(?:=|%3D)([\w-]*)/i, /^#(live)(?:=|%3D)([\w-]{22}\.[\w-]{43})/i];

/**
 * Removes additions of messengers and mail from a link in the address, such as a full stop, a bracket or a
 * parameter that counts visits, and undoes their escapes (ROU-21, ROM-20).
 */
export function tidyLink(): void {
  for (const link of links) {
    const [, name, value] = link.exec(location.hash) ?? [];
    const tidy = `#${name?.toLowerCase()}=${value}`;
    if (name !== undefined && location.hash !== tidy) {
      history.replaceState(history.state, '', tidy);
    }
  }
}
