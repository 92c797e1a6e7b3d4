import { describe, expect, test } from 'vitest';
import { breaches, updated } from './budget.ts';
import type { Composition } from './composition.ts';

/** One output with one package, of these kB. */
const page = (brotli: number, axios: number): Composition => ({
  'index.js': { brotli, packages: { axios } },
});

const budget = page(200, 120);

// UI-19
describe('the budget', () => {
  test('holds up to its limits, and slightly below them', () => {
    expect(breaches(budget, page(200, 120))).toEqual([]);
    expect(breaches(budget, page(190, 114))).toEqual([]);
  });

  test('names the output that grew, by how much, and its limit', () => {
    expect(breaches(budget, page(203.4, 120))).toEqual([
      'index.js (brotli): 203.40 kB, 3.40 kB over its budget of 200 kB',
    ]);
  });

  test('names the package that grew', () => {
    expect(breaches(budget, page(200, 131))).toEqual([
      'axios in index.js: 131.00 kB, 11.00 kB over its budget of 120 kB',
    ]);
  });

  test('names a package and an output that are not listed', () => {
    const grown: Composition = {
      'index.js': { brotli: 200, packages: { axios: 120, lodash: 72 } },
      'Chart.js': { brotli: 9, packages: { d3: 30 } },
    };
    expect(breaches(budget, grown)).toEqual([
      'Chart.js (brotli): 9.00 kB, and not in the budget',
      'd3 in Chart.js: 30.00 kB, and not in the budget',
      'lodash in index.js: 72.00 kB, and not in the budget',
    ]);
  });

  test('keeps a saving: a limit far above what is there is lowered', () => {
    expect(breaches(budget, page(200, 80))).toEqual([
      'axios in index.js: only 80.00 kB, which its budget of 120 kB no longer holds there',
    ]);
  });

  test('reports entries that no longer exist', () => {
    expect(breaches(budget, { 'index.js': { brotli: 200, packages: {} } })).toEqual([
      'axios in index.js: no longer there, with a budget of 120 kB',
    ]);
    expect(breaches(budget, {})).toEqual([
      'index.js (brotli): no longer there, with a budget of 200 kB',
    ]);
  });

  test('tolerates small absolute differences', () => {
    expect(breaches(page(0.5, 0.4), page(0.2, 0.1))).toEqual([]);
  });
});

describe('updating it', () => {
  test('sets a limit 2 % above what grew and keeps the other lines', () => {
    expect(updated(budget, page(196, 131))).toEqual(page(200, 133.7));
  });

  test('adds what is new, lowers what was saved, drops what is gone', () => {
    const changed: Composition = { 'index.js': { brotli: 100, packages: { lodash: 1 } } };
    expect(updated(budget, changed)).toEqual({
      'index.js': { brotli: 102, packages: { lodash: 1.1 } },
    });
  });

  test('leaves no breach', () => {
    const grown = page(251.23, 0.04);
    expect(breaches(updated(budget, grown), grown)).toEqual([]);
  });
});
