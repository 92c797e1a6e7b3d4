/** Elements of the page in jsdom, as a user finds them. */
import { type ByRoleMatcher, type ByRoleOptions, screen, within } from '@testing-library/react';

/** A button that is there already. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A button that may still be on its way. */
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/** The texts of the elements of a role in a place, such as the rows of a list. */
export const textsIn = (place: HTMLElement, role: ByRoleMatcher, options?: ByRoleOptions) =>
  within(place)
    .getAllByRole(role, options)
    .map(({ textContent }) => textContent);

/** `11/20|金|…`: a row of the table, or of that with a caption, by the text of its first cell. */
export const lineOf = async (first: string, caption?: string) =>
  (await rowOf(first, caption)).join('|');

/** The texts of a row of the table, or of that with a caption, by the text of its first cell. */
export async function rowOf(first: string, caption?: string): Promise<string[]> {
  const table = await screen.findByRole('table', caption === undefined ? {} : { name: caption });
  const cell = within(table).getByRole('rowheader', { name: first });
  return [...(cell.closest('tr')?.cells ?? [])].map(({ textContent }) => textContent);
}
