/** The number of items per page. */
const PAGE_SIZE = 50;

interface Page<Item> {
  items: Item[];
  /** From 1. */
  page: number;
  /** At least 1. */
  pages: number;
}

/**
 * Returns one page of a list.
 *
 * @param chosen from 1; `null` is the last page, with the newest items. A page that does not exist
 * becomes the nearest one that does.
 */
export function pageOf<Item>(all: Item[], chosen: number | null): Page<Item> {
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const page = Math.min(Math.max(chosen ?? pages, 1), pages);
  return { items: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}
