import { holdPage } from './hold-page.ts';
import { listOwner } from './list-owner.ts';
import { loadKeptDraws } from './load-kept-draws.ts';
import type { OwnList } from './own-list.ts';

/** Keeps a list as `saveList` does, and holds the page meanwhile. */
export async function keepList(list: OwnList) {
  const release = holdPage();
  try {
    const { saveList } = await loadKeptDraws();
    return await saveList(list, listOwner.get());
  } finally {
    release();
  }
}
