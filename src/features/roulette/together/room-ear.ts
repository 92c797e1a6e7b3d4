import type { RoomRound, RoomState as ToldState } from '#contract/rooms.ts';
import type { Bytes } from '#domain/rooms/bytes.ts';
import { check } from '#domain/rooms/check.ts';
import type { Store } from '#lib/store.ts';
import type { ReadEvent } from './api.ts';
import type { RoomClock } from './room-clock.ts';
import { LIST, linesOf, type RoomCipher, sha256 } from './room-crypto.ts';
import { readList } from './room-list.ts';
import { isOld, type RoomEvent, type RoomState } from './room-state.ts';

/** What all parts of a device share in a room. */
export interface RoomWorld {
  /** The id of the room in base64url, and its bytes. */
  room: string;
  id: Bytes;
  key: Bytes;
  cipher: RoomCipher;
  clock: RoomClock;
  state: Store<RoomState>;
  dispatch: (event: RoomEvent) => void;
  /** The bytes of this device in a round, the same whenever it asks. */
  bytesOf: (round: number) => Promise<Bytes>;
  /** Reads all that the server tells. @throws ApiError */
  read: () => Promise<void>;
}

/** Checks what the server tells, one after the other, and makes events of it for the state. */
export function createEar({ room, id, key, cipher, clock, state, dispatch, bytesOf }: RoomWorld) {
  let hearing = Promise.resolve();

  function inTurn(work: () => Promise<void> | void): Promise<void> {
    const done = hearing.then(work);
    hearing = done.catch(() => undefined);
    return done;
  }

  async function hearState({ payload, round, isEnded, here }: ToldState): Promise<void> {
    if (!state.get().list) {
      const list = await readList(await cipher.open(LIST, payload), key);
      dispatch(list ? { kind: 'list', list } : { kind: 'failed', failure: 'list' });
    }
    if (round) await hearRound(round);
    dispatch({ kind: 'here', ...here, revealed: here.revealed.length });
    if (isEnded) dispatch({ kind: 'ended' });
  }

  async function hearRound(told: RoomRound): Promise<void> {
    const { list, own: number, seen } = state.get();
    const { round, result } = told;
    if (!list || isOld(state.get(), round)) return;
    const remembered = seen?.round === round ? seen : null;
    const verdict = await check(
      { id, key, count: list.items.length },
      { ...told, lines: await cipher.open(linesOf(room, round), told.lines) },
      number === null
        ? null
        : { number, bytes: await bytesOf(round), accepted: remembered?.accepted ?? false },
      remembered?.closing ?? null,
      sha256,
    );
    dispatch({ kind: 'told', round, verdict, startsAt: result && clock.steadyAt(result.spins) });
  }

  return {
    hearState: (told: ToldState) => inTurn(() => hearState(told)),
    hearEvent({ name, data }: ReadEvent): Promise<void> {
      clock.hear(data.now);
      return inTurn(() => {
        if (name === 'state') return hearState(data);
        if (name === 'round') return hearRound(data.round);
        if (name === 'ended') return dispatch({ kind: 'ended' });
        return dispatch({ kind: 'here', ...data, revealed: data.revealed.length });
      });
    },
  };
}
