import { expect, it } from 'vitest';
import { orderLayout } from '#draw/outcomes/order/order-layout.ts';

const wide = { width: 474, height: 240, usualText: 16 };
const phone = { width: 326, height: 375, usualText: 16 };

// ROU-70
it.each([
  ['three, beside the list', wide, 3, 2, [1, 3, 40]],
  ['five', wide, 5, 3, [1, 5, 32]],
  ['nine: one a line', wide, 9, 3, [1, 9, 17]],
  ['thirty', wide, 30, 3, [3, 10, 16]],
  ['thirty full names', wide, 30, 5.2, [3, 10, 16]],
  ['thirty long names: two lines each, and they scroll', wide, 30, 13, [3, 5, 16]],
  ['more than fit: they scroll', wide, 200, 3, [4, 11, 16]],
  ['three, on a phone', phone, 3, 2, [1, 3, 40]],
  ['five', phone, 5, 3, [1, 5, 32]],
  ['fifteen: one a line', phone, 15, 3, [1, 15, 16]],
  ['thirty', phone, 30, 3, [2, 15, 16]],
  ['one long name', phone, 3, 30, [1, 3, 16]],
  ['the newest of a card that is low', { ...phone, height: 24 }, 30, 13, [2, 1, 16]],
  ['before anything is laid out', { ...phone, width: 0, height: 0 }, 30, 3, [1, 1, 16]],
] as const)('%s', (_, place, total, usual, [columns, rows, size]) => {
  const layout = orderLayout(place, { total, usual });
  expect({ ...layout, size: Math.floor(layout.size) }).toMatchObject({ columns, rows, size });
  expect(layout.lineHeight * rows).toBeLessThanOrEqual(place.height);
  if (place.height > 0) expect(layout.lineHeight).toBeGreaterThan(place.usualText);
});
