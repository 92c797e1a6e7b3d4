/** Elements of the page in jsdom, as a user finds them. */
import { screen, within } from '@testing-library/react';

/** A button that is there already. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A button that may still be on its way. */
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/** `11/20|金|…`: a row of the table, or of that with a caption, by the text of its first cell. */
export const lineOf = async (first: string, caption?: string) =>
  (await rowOf(first, caption)).join('|');

/** The texts of a row of the table, or of that with a caption, by the text of its first cell. */
export async function rowOf(first: string, caption?: string): Promise<string[]> {
  const table = await screen.findByRole('table', caption === undefined ? {} : { name: caption });
  const cell = within(table).getByRole('rowheader', { name: first });
  return [...(cell.closest('tr')?.cells ?? [])].map(({ textContent }) => textContent);
}
