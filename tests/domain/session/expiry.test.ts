import { expect, it } from 'vitest';
import { canContinue, expiryWarning, isOver } from '#domain/session/expiry.ts';

/** The seconds that the refresh token has left. */
it.each([
  { left: 8_640_000, continuable: false, over: false },
  { left: 8_639_941, continuable: false, over: false },
  { left: 8_639_940, continuable: false, over: false },
  { left: 8_639_939, continuable: true, over: false },
  { left: 1, continuable: true, over: false },
  { left: 0, continuable: true, over: true },
  { left: '-', continuable: false, over: true },
] as const)(
  'SES-17, SES-18 with $left s left a session can continue: $continuable, is over: $over',
  (row) => {
    expect([canContinue(row.left), isOver(row.left)]).toEqual([row.continuable, row.over]);
  },
);

const warnings = [null, 'five-minutes', 'one-minute'] as const;

/** The seconds that an access token of a day, or of that many minutes, has left. */
it.each([
  { minutes: 1440, warned: { 86400: 0, 301: 0, 300: 1, 61: 1, 60: 2, 0: 2, '-': 0 } },
  { minutes: 5, warned: { 300: 0, 60: 2 } },
  { minutes: 10, warned: { 300: 0, 60: 2 } },
  { minutes: 11, warned: { 300: 1, 60: 2 } },
])('SES-31 a session of $minutes minutes is warned about: $warned', ({ minutes, warned }) => {
  const token = { iat: 1_000_000, exp: 1_000_000 + minutes * 60 };
  for (const [left, warning] of Object.entries(warned))
    expect(expiryWarning(left === '-' ? left : Number(left), token), left).toBe(warnings[warning]);
});
