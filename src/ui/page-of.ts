/** How many items a page holds: more than are read at a glance, few enough to draw at once. */
const PAGE_SIZE = 50;

interface Page<Item> {
  items: Item[];
  /** From 1. */
  page: number;
  /** At least 1. */
  pages: number;
}

/**
 * Cuts one page out of a list.
 *
 * @param chosen from 1; `null` stands for the last page, where the newest items are. A page that is
 * not there (any more) becomes the nearest one that is.
 */
export function pageOf<Item>(all: Item[], chosen: number | null): Page<Item> {
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const page = Math.min(Math.max(chosen ?? pages, 1), pages);
  return { items: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}
