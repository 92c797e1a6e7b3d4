import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { dayBar, draggedPart } from '#domain/work-time/day-bar.ts';

/** The bar of a day with entries such as `09:00 to 10:00`, of the day or as full dates; one without an end runs. */
function bar(
  entries: readonly string[],
  now: string,
  { day = '2026-11-20', zone = 'Asia/Tokyo', offset = '+09:00' } = {},
) {
  const at = (time: string) =>
    Date.parse(`${time.includes('T') ? time : `${day}T${time}:00`}${offset}`);
  const of = (ms: number) =>
    new Date(ms).toLocaleTimeString('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
    });
  const rows = entries.map((entry) => {
    const [begin = '', end] = entry.split(' to ');
    return { beginningMs: at(begin), endingMs: end === undefined ? null : at(end) };
  });
  const { bounds, slots, hours } = dayBar(rows, day, zone, at(now));
  return {
    hours: (bounds.endMs - bounds.beginMs) / HOUR_MS,
    from: of(bounds.beginMs),
    to: of(bounds.endMs),
    slots: slots.map((slot) => {
      const what = slot.entry === null ? 'gap' : `lane ${slot.lane} of ${slot.lanes}`;
      return `${what} ${of(slot.beginMs)} ${of(slot.endMs)}`;
    }),
    marks: hours.map(({ hour, atMs }) => `${hour} ${of(atMs)}`),
  };
}

// TRK-47
describe('the bar of a day', () => {
  it('reaches from 6:00 to 22:00, with the gaps between what was done', () => {
    expect(bar(['09:00 to 12:00', '13:00 to 17:00'], '18:00')).toEqual({
      hours: 16,
      from: '06:00',
      to: '22:00',
      slots: [
        'gap 06:00 09:00',
        'lane 0 of 1 09:00 12:00',
        'gap 12:00 13:00',
        'lane 0 of 1 13:00 17:00',
        'gap 17:00 18:00',
      ],
      marks: ['9 09:00', '12 12:00', '15 15:00', '18 18:00'],
    });
  });

  it('is wider where entries lie outside, to the full hour', () => {
    const wide = { from: '05:00', to: '23:00' };
    expect(bar(['05:20 to 05:50', '22:10 to 22:40'], '23:00')).toMatchObject(wide);
  });

  it('has the part of an entry across midnight, and grows with what runs', () => {
    expect(bar(['2026-11-19T22:00:00 to 01:30', '09:00'], '10:30')).toMatchObject({
      from: '00:00',
      slots: ['lane 0 of 1 00:00 01:30', 'gap 01:30 09:00', 'lane 0 of 1 09:00 10:30'],
    });
  });

  it('puts what overlaps side by side, and leaves the others their height', () => {
    const entries = ['09:00 to 12:00', '10:00 to 11:00', '11:00 to 13:00', '14:00 to 15:00'];
    const { slots } = bar(entries, '15:00');
    expect(slots.filter((slot) => !slot.startsWith('gap'))).toEqual([
      'lane 0 of 2 09:00 12:00',
      'lane 1 of 2 10:00 11:00',
      'lane 1 of 2 11:00 13:00',
      'lane 0 of 1 14:00 15:00',
    ]);
  });

  it.each([
    ['from left to right', 10 * 60 + 12, 11 * 60 + 58, [610, 720]],
    ['from right to left', 11 * 60 + 58, 10 * 60 + 12, [610, 720]],
    ['beyond the gap', 10 * 60 + 12, 20 * 60, [610, 13 * 60 + 3]],
    ['over less than a step', 10 * 60 + 12, 10 * 60 + 12.4, null],
  ])(
    'gives the part of a gap that was dragged %s, in steps of five minutes',
    (_, from, to, part) => {
      const [fromMs, toMs] = [from * MINUTE_MS, to * MINUTE_MS];
      const gap = { beginMs: 9 * HOUR_MS, endMs: 13 * HOUR_MS + 3 * MINUTE_MS };
      const dragged = draggedPart(gap, fromMs, toMs);
      expect(dragged && [dragged.beginMs / MINUTE_MS, dragged.endMs / MINUTE_MS]).toEqual(part);
    },
  );

  it('has no gap in what is still to come, nor where a switch left some seconds', () => {
    expect(bar([], '05:00').slots).toEqual([]);
    const { slots } = bar(['06:00 to 07:00', '2026-11-20T07:00:40'], '08:00');
    expect(slots).toEqual(['lane 0 of 1 06:00 07:00', 'lane 0 of 1 07:00 08:00']);
  });

  it.each([
    { day: '2026-03-08', hours: 23, offset: '-07:00' },
    { day: '2026-11-01', hours: 25, offset: '-08:00' },
  ])('knows a day of $hours hours', ({ day, hours, offset }) => {
    const place = { day, zone: 'America/Los_Angeles', offset };
    const whole = bar([`2026-01-01T00:00:00 to ${day}T23:59:00`], `${day}T23:59:30`, place);
    expect(whole).toMatchObject({ hours: expect.closeTo(hours, 5), from: '00:00', to: '00:00' });
    expect(bar([], '21:00', place)).toMatchObject({ hours: 16, from: '06:00' });
    expect(whole.marks.slice(0, 2)).toEqual(['3 03:00', '6 06:00']);
  });
});
