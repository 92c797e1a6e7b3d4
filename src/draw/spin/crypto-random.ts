import type { RandomSource } from '#domain/roulette/draw-target.ts';

/** True if the browser has a generator for fair draws. */
export const hasRandomness = () => typeof globalThis.crypto?.getRandomValues === 'function';

/** Random 32-bit numbers from the browser's cryptographic generator (ROU-4). */
export const cryptoRandom: RandomSource = {
  range: 2 ** 32,
  next: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};
