/** The commitment to a draw, made before its first tick (ROU-24). */
import { type Arrangement, valuesOfArrangement } from '#domain/roulette/arrangement.ts';
import { type Committed, commitmentText } from '#domain/roulette/commitment.ts';
import { createStore } from '#lib/store.ts';
import type { DrawList } from '../spin/use-draw.ts';

const NONCE_BYTES = 32;

/** A commitment, and the values behind it, which are shown only when the spin is over. */
export interface Proof {
  /** SHA-256, in hexadecimal digits. */
  commitment: string;
  committed: Committed;
}

/** The proof of the last draw; `null` before the first, and where the browser has no SHA-256. */
export const proofOfDraw = createStore<Proof | null>(null);

/** Browsers have SHA-256 on https and on the own machine, not over plain http. */
export function canCommit(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/**
 * @param arrangement of the lines, which is committed to in place of the target
 * @returns makes the commitment, for which the spin waits; `undefined` if the browser cannot
 */
export function committer(
  list: DrawList,
  arrangement: Arrangement | null = null,
): ((target: number) => Promise<void>) | undefined {
  proofOfDraw.set(null);
  if (!canCommit()) return undefined;
  return (target) =>
    commit(arrangement ? valuesOfArrangement(arrangement) : [`target=${target}`], list);
}

async function commit(values: string[], { items, lines }: DrawList): Promise<void> {
  try {
    const drawnFrom = lines.map((line) => ({ line, item: items[line - 1]?.title ?? '' }));
    const committed = { values, nonce: randomNonce(), lines: drawnFrom };
    const bytes = new TextEncoder().encode(commitmentText(committed));
    const hash = await crypto.subtle.digest('SHA-256', bytes);
    proofOfDraw.set({ commitment: hexOf(new Uint8Array(hash)), committed });
  } catch {
    // A draw goes on without a commitment.
  }
}

function randomNonce(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
