import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/time-units.ts';
import { overlappedEntries, startOptions } from '#domain/work-time/start-options.ts';

const NOW = Date.UTC(2026, 10, 20, 14);
const ago = (minutes: number) => NOW - minutes * MINUTE_MS;
/** `60 20`, in minutes ago; without an end it runs. */
function entry(text: string) {
  const [begin = 0, end] = text.split(' ').map(Number);
  return { beginningMs: ago(begin), endingMs: end === undefined ? null : ago(end) };
}

describe('TRK-29 a new entry may begin', () => {
  it.each([
    ['nothing ever ran', [], 'now 5 15 30', null],
    ['something ended', ['60 20', '90 40'], 'now 5 15 30 lastEnd', 20],
    ['something runs for 10 minutes', ['10'], 'now 5', null],
    ['something runs for exactly 15 minutes', ['15'], 'now 5', null],
    ['two run and something ended in between', ['40', '20', '60 30'], 'now 5 15', 30],
    ['something ended while another runs', ['40', '39 12'], 'now 5 15 30 lastEnd', 12],
    ['something ended when another began', ['60 20', '20'], 'now 5 15', 20],
    ['something just began by a clock that is ahead', ['-0.05'], 'now', null],
    ['an end lies in the future', ['60 -1'], 'now 5 15 30', null],
  ])('when %s', (_, entries, enabled, lastEnd) => {
    const options = startOptions(entries.map(entry), NOW);
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
    const entries = ['60 20', '90 30', '40', '5 1'].map(entry);
    expect(overlappedEntries(entries, { beginMs: ago(30), endMs: ago(5) })).toEqual([entries[0]]);
  });
});
