/** Links to a list or a room, and what they consist of. */
const links = [/^#(list)(?:=|%3D)([\w-]*)/i, /^#(live)(?:=|%3D)([\w-]{22}\.[\w-]{43})/i];

/**
 * Takes out of the address what messengers and mail have added to a link, such as a full stop, a bracket or
 * what counts visits, and puts back what they have escaped (ROU-21, ROM-20).
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
