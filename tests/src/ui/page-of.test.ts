import { expect, it } from 'vitest';
import { pageOf } from '#ui/page-of.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index + 1);

it.each([
  { length: 0, chosen: null, page: 1, pages: 1, first: undefined, last: undefined },
  { length: 50, chosen: null, page: 1, pages: 1, first: 1, last: 50 },
  { length: 51, chosen: null, page: 2, pages: 2, first: 51, last: 51 },
  { length: 1000, chosen: null, page: 20, pages: 20, first: 951, last: 1000 },
  { length: 1000, chosen: 1, page: 1, pages: 20, first: 1, last: 50 },
  { length: 60, chosen: 5, page: 2, pages: 2, first: 51, last: 60 },
  { length: 60, chosen: 0, page: 1, pages: 2, first: 1, last: 50 },
])('of $length items page $chosen is page $page of $pages', (row) => {
  const { items, page, pages } = pageOf(list(row.length), row.chosen);
  expect({ page, pages }).toEqual({ page: row.page, pages: row.pages });
  expect([items[0], items.at(-1)]).toEqual([row.first, row.last]);
});
