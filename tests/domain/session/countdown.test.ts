import { describe, expect, it } from 'vitest';
import {
  countdownInDays,
  countdownInMinutes,
  countdownInSeconds,
  remainingSeconds,
} from '#domain/session/countdown.ts';

const NOW = 1_795_222_800;

const text = { days: (days: number, clock: string) => `${days}日${clock}` };

// SES-16
describe('a countdown', () => {
  it.each([
    { left: 93_784, seconds: '93784', minutes: '1563:04', days: '1日02:03:04' },
    { left: 8_639_939, seconds: '8639939', minutes: '143998:59', days: '99日23:58:59' },
    { left: 86_400, seconds: '86400', minutes: '1440:00', days: '1日00:00:00' },
    { left: 86_399, seconds: '86399', minutes: '1439:59', days: '0日23:59:59' },
    { left: 3600, seconds: '3600', minutes: '60:00', days: '0日01:00:00' },
    { left: 61, seconds: '61', minutes: '01:01', days: '0日00:01:01' },
    { left: 9, seconds: '9', minutes: '00:09', days: '0日00:00:09' },
    { left: 0, seconds: '0', minutes: '00:00', days: '0日00:00:00' },
    { left: -1, seconds: '-', minutes: '-', days: '-' },
    { left: -93_784, seconds: '-', minutes: '-', days: '-' },
  ])('of $left s is written $seconds, $minutes and $days', ({ left, seconds, minutes, days }) => {
    expect(countdownInSeconds(NOW + left, NOW * 1000)).toBe(seconds);
    expect(countdownInMinutes(NOW + left, NOW * 1000)).toBe(minutes);
    expect(countdownInDays(NOW + left, NOW * 1000, text.days)).toBe(days);
  });

  const { NaN: nan, POSITIVE_INFINITY: infinite } = Number;
  const date = new Date((NOW + 60) * 1000);

  it.each([nan, infinite, -infinite, String(NOW + 60), '', null, undefined, [[NOW + 60]], date])(
    'to %o is -',
    (exp) => {
      expect(remainingSeconds(exp, NOW * 1000)).toBe('-');
      expect(countdownInSeconds(exp, NOW * 1000)).toBe('-');
      expect(countdownInMinutes(exp, NOW * 1000)).toBe('-');
      expect(countdownInDays(exp, NOW * 1000, text.days)).toBe('-');
    },
  );

  it.each([
    { at: NOW * 1000 + 1, left: 59 },
    { at: NOW * 1000 + 999, left: 59 },
    { at: (NOW + 60) * 1000, left: 0 },
    { at: (NOW + 60) * 1000 + 1, left: '-' },
  ])('counts whole seconds: $left at $at ms', ({ at, left }) => {
    expect(remainingSeconds(NOW + 60, at)).toBe(left);
  });
});
