import type { RandomSource } from '#domain/roulette/draw-target.ts';

/** The browser's cryptographic chance, 32 bits at a time. */
export const cryptoRandom: RandomSource = {
  range: 2 ** 32,
  next: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};
