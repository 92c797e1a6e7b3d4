/** The whole history: draws of one line, orders and groups. */
import {
  countArrangements,
  deleteArrangements,
  type KeptArrangement,
  readArrangements,
} from './arrangements.ts';
import { deleteDraws, type KeptDraw, readDraws, readRecentDraws } from './draws.ts';
import { hasDraws } from './has-draws.ts';

export type KeptOutcome = KeptDraw | KeptArrangement;

/** Reads all of it, the newest first. */
export async function readHistory(owner?: string): Promise<KeptOutcome[]> {
  const has = await hasDraws();
  const [draws, arrangements] = await Promise.all([
    readDraws(owner),
    has.arrangements ? readArrangements(owner) : [],
  ]);
  if (arrangements.length === 0) return draws;
  return [...draws, ...arrangements].sort((one, other) => other.at - one.at);
}

/** Counts all of it, finds the last draws of a source, and the last number of all. */
export async function readLast(key: string) {
  const has = await hasDraws();
  const [last, { count, ordinal }] = await Promise.all([
    has.draws ? readRecentDraws(key) : { count: 0, recent: [], ordinal: 0 },
    has.arrangements ? countArrangements() : { count: 0, ordinal: 0 },
  ]);
  return { ...last, count: last.count + count, ordinal: Math.max(last.ordinal, ordinal) };
}

/** Deletes it; the number of the next draw stays. */
export async function deleteHistory(): Promise<void> {
  const has = await hasDraws();
  await Promise.all([deleteDraws(), has.arrangements && deleteArrangements()]);
}
