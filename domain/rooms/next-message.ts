/**
 * What a device has to say next. It follows from the state of the room alone, and not from what the
 * device has done: after a reload, after sleep, and when it is not known whether a message arrived, the
 * same question gives the right message (ROM-27).
 */
import { commitmentOf, linesHashOf, type Sha256, targetOfBytes } from './hashes.ts';
import type { HostMessage, ViewerMessage } from './messages.ts';
import { missingOf, REVEAL_MS, type RoomState, seenOf } from './room-state.ts';

/**
 * The 32 bytes of a device for an attempt, in base64url: nobody else can guess them, and the device gives
 * the same ones each time.
 */
export type BytesOf = (round: number, attempt: number) => Promise<string>;

/** How much later than the others the host looks who revealed in time: then it has heard all who did. */
export const GRACE_MS = 500;

export interface HostWish {
  /** The lines to leave out of the next round; `null`: no round is to begin now. */
  without: readonly number[] | null;
  /** The devices heard from lately, when the host has pressed 抽選; otherwise `null`. */
  present: readonly string[] | null;
  /** The server's time; all that was sent before it has been heard. */
  now: number;
  ends: boolean;
}

export async function nextHostMessage(
  state: RoomState,
  { without, present, now, ends }: HostWish,
  bytesOf: BytesOf,
  sha256: Sha256,
): Promise<HostMessage | null> {
  const { stage, items } = state;
  if (state.wrong || stage.kind === 'ended') return null;
  const seen = seenOf(state);
  if (ends) return { kind: 'end', seen };
  const { round, attempt } = stage;
  const bytes = await bytesOf(round, attempt);
  if (stage.kind === 'closing') {
    const missing = missingOf(stage);
    if (missing.length > 0) {
      const isOver = now > stage.closedAt + REVEAL_MS + GRACE_MS;
      return isOver ? { kind: 'again', round, attempt, without: missing, seen } : null;
    }
    const all = [bytes, ...stage.counted.flatMap((one) => one.bytes ?? [])];
    const target = await targetOfBytes(items.length - stage.without.length, all, sha256);
    return { kind: 'draw', round, attempt, bytes, target, seen };
  }
  if (stage.kind === 'open' && (!without || areSame(stage.without, without))) {
    if (!present) return null;
    const counts = stage.adds
      .filter(({ device }) => present.includes(device))
      .map(({ device, sequence }) => ({ device, sequence }));
    return { kind: 'close', round, attempt, counts, seen };
  }
  if (!without || without.length >= items.length) return null;
  const next = stage.kind === 'open' ? attempt + 1 : attempt;
  return {
    kind: 'open',
    round,
    attempt: next,
    commitment: await commitmentOf(await bytesOf(round, next), sha256),
    without,
    linesHash: await linesHashOf(items, without, sha256),
    seen,
  };
}

export interface ViewerWish {
  device: string;
  /** Whether the device adds its luck to each round. */
  adding: boolean;
  /** The server's time. */
  now: number;
}

export async function nextViewerMessage(
  state: RoomState,
  { device, adding, now }: ViewerWish,
  bytesOf: BytesOf,
  sha256: Sha256,
): Promise<ViewerMessage | null> {
  const { stage } = state;
  if (state.wrong || (stage.kind !== 'open' && stage.kind !== 'closing')) return null;
  const { round, attempt } = stage;
  const bytes = await bytesOf(round, attempt);
  const commitment = await commitmentOf(bytes, sha256);
  if (stage.kind === 'open') {
    const isTaken = stage.adds.some((one) => one.device === device);
    if (!adding || isTaken || stage.excluded.includes(device)) return null;
    return { kind: 'add', round, attempt, device, commitment };
  }
  const own = stage.counted.find((one) => one.commitment === commitment && one.device === device);
  if (!own || own.bytes !== null || now > stage.closedAt + REVEAL_MS) return null;
  return { kind: 'reveal', round, attempt, device, bytes };
}

/**
 * Whether the contribution of a device that has been here all the time is left out of a round that is
 * closed: then the host could know the result alone (ROM-24).
 */
export function isLeftOut({ stage }: RoomState, own: string): boolean {
  if (stage.kind !== 'closing') return false;
  const isIn = (one: { commitment: string }) => one.commitment === own;
  return stage.adds.some(isIn) && !stage.counted.some(isIn);
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((line) => other.includes(line));
}
