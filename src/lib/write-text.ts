/**
 * Writes a text that changes all the time. A text node that stays is laid out again; one that
 * `textContent` makes is also attached and styled. It does so where a translator has put another in.
 */
export function writeText(element: Element, text: string): void {
  const { firstChild } = element;
  if (firstChild instanceof Text) firstChild.data = text;
  else element.textContent = text;
}
