import type { RoomHere } from '#contract/rooms.ts';
import { linesBytes, readLines } from '#domain/rooms/bytes.ts';
import { isTransient } from '#lib/http/api-error.ts';
import type { Store } from '#lib/store.ts';
import { putAbsent } from './api.ts';
import { absentOf, type createCipher } from './room-crypto.ts';
import type { RoomEvent, RoomState } from './room-state.ts';
import { restBriefly } from './room-steps.ts';

interface SignDeps {
  room: string;
  cipher: Awaited<ReturnType<typeof createCipher>>;
  state: Store<RoomState>;
  dispatch: (event: RoomEvent) => void;
  isHost: boolean;
  isStopped: () => boolean;
}

/**
 * The sign by which a host tells all others which lines are absent (ROM-43). It is no part of a round: the lines of
 * the closing say from which ones is drawn.
 */
export function createAbsentSign(deps: SignDeps) {
  const { room, cipher, state, dispatch, isHost, isStopped } = deps;
  /** The sign that came last, sealed and open. */
  let told: { text: string | null; lines: readonly number[] } = { text: null, lines: [] };
  let telling: Promise<void> | null = null;

  const count = () => state.get().list?.items.length ?? 0;

  /** Tells the last press, until the server has heard it or refuses it. */
  function tellAll(): Promise<void> {
    telling ??= tell().finally(() => {
      telling = null;
    });
    return telling;
  }

  async function tell(): Promise<void> {
    for (;;) {
      const { seat, absent: left } = state.get();
      const plain = linesBytes({ left, plan: null }, count());
      const absent = left.length > 0 ? await cipher.seal(absentOf(room), plain) : null;
      try {
        await putAbsent(room, seat?.token ?? '', { absent });
        if (state.get().absent === left) return;
      } catch (error) {
        if (isStopped() || !isTransient(error)) return;
        await restBriefly();
      }
    }
  }

  return {
    /** Takes the sign from the server. A host knows its own lines, and tells them again where they are others. */
    async take({ absent: text }: RoomHere): Promise<void> {
      if (text !== told.text) {
        const plain = text && (await cipher.open(absentOf(room), text));
        told = { text, lines: (plain && readLines(plain, count())?.left) || [] };
      }
      if (`${told.lines}` === `${state.get().absent}`) return;
      if (isHost) void tellAll();
      else dispatch({ kind: 'known', absent: told.lines });
    },

    /** Marks these lines for the host, and tells the others. */
    mark(absent: readonly number[]): Promise<void> {
      dispatch({ kind: 'known', absent: [...absent].sort((a, b) => a - b) });
      return tellAll();
    },
  };
}
