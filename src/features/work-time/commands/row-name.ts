import type { RowName } from '#contract/ids.ts';

/** How a row is named in a body: what has no uuid here is named by its id, a number there. */
export function rowName(id: string): RowName {
  return /^\d+$/.test(id) ? Number(id) : id;
}
