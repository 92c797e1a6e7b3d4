import { expect, it } from 'vitest';
import { canContinue, expiryWarning, isOver } from '#domain/session/expiry.ts';

// SES-17
it.each([
  { left: 8_640_000, continuable: false },
  { left: 8_639_941, continuable: false },
  { left: 8_639_940, continuable: false },
  { left: 8_639_939, continuable: true },
  { left: 1, continuable: true },
  { left: 0, continuable: true },
  { left: '-', continuable: false },
] as const)(
  'with $left s of the refresh token left, continuing is offered: $continuable',
  ({ left, continuable }) => {
    expect(canContinue(left)).toBe(continuable);
  },
);

// SES-18
it.each([
  { left: 8_640_000, over: false },
  { left: 1, over: false },
  { left: 0, over: true },
  { left: -1, over: true },
  { left: '-', over: true },
] as const)(
  'with $left s of the refresh token left, the session is over: $over',
  ({ left, over }) => {
    expect(isOver(left)).toBe(over);
  },
);

// SES-31
it.each([
  { left: 86_400, warning: null },
  { left: 301, warning: null },
  { left: 300, warning: 'five-minutes' },
  { left: 61, warning: 'five-minutes' },
  { left: 60, warning: 'one-minute' },
  { left: 0, warning: 'one-minute' },
  { left: '-', warning: null },
] as const)(
  'with $left s of the access token left, the warning is $warning',
  ({ left, warning }) => {
    expect(expiryWarning(left, { iat: 0, exp: 86_400 })).toBe(warning);
  },
);

// SES-31
it.each([
  { minutes: 5, warning: null },
  { minutes: 10, warning: null },
  { minutes: 11, warning: 'five-minutes' },
])('a session of $minutes minutes is warned about early: $warning', ({ minutes, warning }) => {
  const token = { iat: 1_000_000, exp: 1_000_000 + minutes * 60 };
  expect(expiryWarning(300, token)).toBe(warning);
  expect(expiryWarning(60, token)).toBe('one-minute');
});
