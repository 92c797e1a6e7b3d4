import { holdPage } from '../kept/hold-page.ts';
import { loadKeptDraws } from '../kept/load-kept-draws.ts';
import type { OwnList } from '../kept/own-list.ts';
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
    return await (await loadKeptDraws()).saveList(list);
  } finally {
    release();
  }
}
