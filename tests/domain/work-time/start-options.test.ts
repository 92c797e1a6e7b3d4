import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/time-units.ts';
import { overlappedEntries, startOptions } from '#domain/work-time/start-options.ts';

const NOW = Date.UTC(2026, 10, 20, 14);
const ago = (minutes: number) => NOW - minutes * MINUTE_MS;
const entry = (begin: number, end: number | null) => ({
  beginningMs: ago(begin),
  endingMs: end === null ? null : ago(end),
});

describe('TRK-29 a new entry may begin', () => {
  it.each([
    ['nothing ever ran', [], 'now 5 15 30', null],
    ['something ended', [entry(60, 20), entry(90, 40)], 'now 5 15 30 lastEnd', 20],
    ['something runs for 10 minutes', [entry(10, null)], 'now 5', null],
    ['something runs for exactly 15 minutes', [entry(15, null)], 'now 5', null],
    [
      'two run and something ended in between',
      [entry(40, null), entry(20, null), entry(60, 30)],
      'now 5 15',
      30,
    ],
    [
      'something ended while another runs',
      [entry(40, null), entry(39, 12)],
      'now 5 15 30 lastEnd',
      12,
    ],
    ['something ended when another began', [entry(60, 20), entry(20, null)], 'now 5 15', 20],
    ['something just began by a clock that is ahead', [entry(-0.05, null)], 'now', null],
    ['an end lies in the future', [entry(60, -1)], 'now 5 15 30', null],
  ])('when %s', (_, entries, enabled, lastEnd) => {
    const options = startOptions(entries, NOW);
    const names = options.map(({ choice }) => choice.replace('minutes', ''));
    expect(names.join(' ')).toBe('now 5 15 30 lastEnd');
    expect(names.filter((_, index) => !options[index]?.isDisabled).join(' ')).toBe(enabled);
    expect(options.map(({ beginMs }) => beginMs)).toEqual([
      NOW,
      ...[5, 15, 30].map(ago),
      lastEnd === null ? null : ago(lastEnd),
    ]);
  });

  it('over entries that ended later: these are told, and no others', () => {
    const over = entry(60, 20);
    const entries = [over, entry(90, 30), entry(40, null), entry(5, 1)];
    expect(overlappedEntries(entries, { beginMs: ago(30), endMs: ago(5) })).toEqual([over]);
  });
});
