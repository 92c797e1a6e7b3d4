import { loadKeptLists } from './load-kept-lists.ts';
import type { OwnList } from './own-list.ts';
import { pressSave, REST_MS } from './press-lists.ts';

/** Keeps a list where it belongs, in this browser or also in the account, and holds the page meanwhile. */
export async function keepList(
  list: OwnList,
): Promise<{ kind: 'saved' | 'conflict'; list: OwnList }> {
  const release = holdPage();
  try {
    if (list.owner !== undefined) {
      return { kind: 'saved', list: await pressSave(list, { restMs: REST_MS }) };
    }
    return await (await loadKeptLists()).saveBrowserList(list);
  } finally {
    release();
  }
}

/**
 * Makes the browser ask before the page is left: a list that is not kept yet would be lost.
 *
 * @returns releases the page
 */
export function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
