import { expect, it } from 'vitest';
import { formatDate, formatDateTime, formatMinute, formatTime } from '#domain/calendar/time.ts';

// SES-10, UI-5
it.each([
  { at: '2026-11-21T01:00:00.999Z', zone: 'Asia/Tokyo', text: '2026/11/21 10:00:00' },
  { at: '2026-11-21T01:00:00.999Z', zone: 'America/Los_Angeles', text: '2026/11/20 17:00:00' },
  { at: '2026-01-01T18:04:05Z', zone: 'Asia/Tokyo', text: '2026/01/02 03:04:05' },
  { at: '2026-11-20T15:00:00Z', zone: 'Asia/Tokyo', text: '2026/11/21 00:00:00' },
  { at: '1999-12-31T23:59:59.999Z', zone: 'UTC', text: '1999/12/31 23:59:59' },
  // The hour that a change of the clock repeats.
  { at: '2026-11-01T09:30:00Z', zone: 'America/Los_Angeles', text: '2026/11/01 01:30:00' },
])('writes $at in $zone as $text', ({ at, zone, text }) => {
  const [date, time] = text.split(' ');
  const moment = Date.parse(at);
  expect(formatDateTime(moment, zone)).toBe(text);
  expect(formatMinute(moment, zone)).toBe(text.slice(0, 16));
  expect(formatDate(moment, zone)).toBe(date);
  expect(formatTime(moment, zone)).toBe(time);
});

it.each([Number.NaN, 8.64e15 + 1])('writes what is no moment without an error: %d', (moment) => {
  expect(formatDateTime(moment, 'Asia/Tokyo')).toBe('----/--/-- --:--:--');
});
