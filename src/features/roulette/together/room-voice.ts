import { roomPaths } from '#contract/room-paths.ts';
import type { RevealBytes, RoomSeat } from '#contract/rooms.ts';
import { toBase64Url } from '#domain/base64url.ts';
import { linesBytes } from '#domain/rooms/bytes.ts';
import { statusOf, tellRoom } from './api.ts';
import { linesOf, sha256 } from './room-crypto.ts';
import type { RoomWorld } from './room-ear.ts';

const RETRY_MS = 300;
/** So long a press of the host is tried. */
const DRAW_MS = 8000;

interface Word {
  kind: 'reveal' | 'promise';
  url: string;
  data: Partial<RevealBytes> & { round: number };
}

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS));

/**
 * Says what this device has to say. It follows from the state, and not from what was said before: after a
 * reload, and when it is not known whether a word arrived, it is said again, and is the same (ROM-27).
 *
 * @param seatOf `null` while it has none
 * @param onRefused called when the seat is not known any more
 */
export function createVoice(
  { room, cipher, clock, state, dispatch, bytesOf, read }: RoomWorld,
  seatOf: () => RoomSeat | null,
  onRefused: () => void,
) {
  /** The seat and the round for which a promise stands, as far as this page knows. */
  let promised: { token: string; round: number } | null = null;
  /** The round in which a reveal came too late. */
  let late = 0;
  let isSaying = false;
  let isDue = false;

  const nextRound = () => (state.get().round?.round ?? 0) + 1;

  async function tell(url: string, data: object): Promise<void> {
    const askedAt = performance.now();
    clock.hear(await tellRoom(url, seatOf()?.token ?? '', data), askedAt);
  }

  async function nextWord(): Promise<Word | null> {
    const { wrong, round: shown, seen, takesPart, list, isEnded } = state.get();
    const seat = seatOf();
    if (!seat || !list || wrong || isEnded) return null;
    const next = nextRound();
    const follows = takesPart
      ? { promise: toBase64Url(await sha256(await bytesOf(next))) }
      : undefined;
    const isAsked = shown?.verdict.kind === 'closed' && shown.verdict.isIn && late < shown.round;
    if (isAsked && !seen?.accepted) {
      const bytes = toBase64Url(await bytesOf(shown.round));
      const data = { round: shown.round, bytes, ...follows };
      return { kind: 'reveal', url: roomPaths.roomReveals(room), data };
    }
    if (!follows || (promised?.token === seat.token && promised.round >= next)) return null;
    return {
      kind: 'promise',
      url: roomPaths.roomPromises(room),
      data: { round: next, ...follows },
    };
  }

  /** @returns whether there may be more to say */
  async function speak({ kind, url, data }: Word): Promise<boolean> {
    const token = seatOf()?.token ?? '';
    try {
      await tell(url, data);
      if (kind === 'reveal') dispatch({ kind: 'accepted', round: data.round });
      if (data.promise) promised = { token, round: data.round + (kind === 'reveal' ? 1 : 0) };
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (status === 401) onRefused();
      if (kind === 'reveal' && (status === 409 || status === 400)) late = data.round;
      else if (status === 409) await read().catch(() => undefined);
      await rest();
      if (status === 401 || status === 404) return false;
      return kind === 'reveal' || status === null || [409, 429].includes(status) || status >= 500;
    }
  }

  return {
    async say(): Promise<void> {
      isDue = true;
      if (isSaying) return;
      isSaying = true;
      while (isDue) {
        isDue = false;
        const word = await nextWord();
        if (word) isDue = (await speak(word)) || isDue;
      }
      isSaying = false;
    },

    /**
     * @param left the lines that are drawn from
     * @returns whether the server has taken it
     */
    async draw(left: readonly number[]): Promise<boolean> {
      const round = nextRound();
      const count = state.get().list?.items.length ?? 0;
      dispatch({ kind: 'pressed', round });
      const lines = await cipher.seal(linesOf(room, round), linesBytes(left, count));
      for (const until = performance.now() + DRAW_MS; performance.now() < until; await rest()) {
        try {
          await tell(roomPaths.roomDraws(room), { round, lines });
          // The host's page does not depend on its stream.
          void read().catch(() => undefined);
          return true;
        } catch (error) {
          const status = statusOf(error);
          if (status === 409) await read().catch(() => undefined);
          if (status !== null && status !== 429 && status < 500) break;
        }
      }
      dispatch({ kind: 'pressed', round: null });
      return nextRound() > round;
    },
  };
}
