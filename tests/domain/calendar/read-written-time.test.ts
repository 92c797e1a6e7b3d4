import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseLocalTime } from '#domain/calendar/local-time.ts';
import { localTimeReader, readWrittenTime } from '#domain/calendar/read-written-time.ts';

// HRS-9
it.each([
  '9:60',
  '49:00',
  '9',
  '',
  'tomorrow',
  '2026-04',
  '2026-13-01',
  '32/32/2026',
  '2026-09-07 soon',
  '2026-09-07T25:00Z',
])('%j is neither a date nor a time', (text) => {
  expect(readWrittenTime(text)).toBeNull();
});

// HRS-9
it('local times mean the same moments as read one by one', () => {
  const zones = ['Asia/Tokyo', 'America/New_York', 'Australia/Lord_Howe', 'America/Sao_Paulo'];
  for (const zone of zones) {
    const read = localTimeReader(zone);
    const days = fc.date({
      min: new Date('2015-01-01'),
      max: new Date('2026-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const [day = '', time = ''] = date.toISOString().slice(0, 23).split('T');
        const msOfDay = date.getTime() % 86_400_000;
        expect(read(day, msOfDay)).toEqual(parseLocalTime(`${day}T${time}`, zone));
      }),
      { numRuns: 40 },
    );
    expect(read('2026-02-30', 0)).toEqual({ kind: 'invalid' });
  }
});
