import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shortfalls, table } from './report.ts';
import { keepResults } from './results.ts';
import { isMet, median, type Result, type Row } from './row.ts';

const row: Row = {
  figure: 'script bytes',
  measured: '206.8 kB',
  against: '168.1 kB, the smallest page',
  value: 206.8 / 168.1,
  unit: '×',
  limit: { atMost: 1.2 },
};

const measuredOn = { date: '2026-11-22', machine: 'a phone' };

test.each([
  [1.2, { atMost: 1.2 }, true],
  [1.21, { atMost: 1.2 }, false],
  [0.8, { atLeast: 0.8 }, true],
  [0.79, { atLeast: 0.8 }, false],
  [Number.NaN, { atMost: 1 }, false],
])('%f against %o is met: %s', (value, limit, expected) => {
  expect(isMet({ ...row, value, limit })).toBe(expected);
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %f', (values, expected) => {
  expect(median(values)).toBe(expected);
});

describe('the table', () => {
  test('shows what was measured, the floor, the ratio and the verdict', () => {
    const result: Result = { ...measuredOn, bench: 'bundle', rows: [row] };
    expect(table([result, { ...result, steal: 0.123 }]).split('\n')).toEqual([
      '| figure | measured | against | result | must reach |  | steal time |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| script bytes | 206.8 kB | 168.1 kB, the smallest page | 1.23 × | ≤ 1.2 × | **short** |  |',
      '| script bytes | 206.8 kB | 168.1 kB, the smallest page | 1.23 × | ≤ 1.2 × | **short** | 12 % |',
    ]);
  });

  test('names what falls short, with its reason where there is one', () => {
    const met: Row = { ...row, figure: 'met', value: 1 };
    const other: Row = { ...row, figure: 'other' };
    const result: Result = { ...measuredOn, bench: 'bundle', rows: [row, met, other] };
    expect(shortfalls([result], { 'script bytes': 'React grew', met: 'never' })).toEqual([
      { figure: 'script bytes', reason: 'React grew' },
      { figure: 'other', reason: undefined },
    ]);
  });
});

test('a result takes the place of the one before, and others stay', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const result = (bench: string, figure: string, date: string): Result => ({
    ...measuredOn,
    bench,
    date,
    rows: [{ ...row, figure }],
  });
  const order = ['bundle', 'paint'];
  const first = [result('paint', 'old paint', '2026-11-21'), result('gone', 'gone', '2026-11-21')];
  keepResults([...first, result('bundle', 'bytes', '2026-11-21')], order, {}, folder);
  keepResults([result('paint', 'new paint', '2026-11-22')], order, {}, folder);
  const page = readFileSync(join(folder, 'results.md'), 'utf8');
  expect(page.match(/^(## .*|\| (?!---|figure)[a-z ]+)/gm)).toEqual([
    '## 2026-11-21, on a phone',
    '| bytes ',
    '## 2026-11-22, on a phone',
    '| new paint ',
    '## What falls short',
  ]);
});
