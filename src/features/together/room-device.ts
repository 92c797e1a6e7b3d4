import { roomPaths } from '#contract/room-paths.ts';
import type { RevealBytes, RoomHere, RoomRound, RoomState as ToldState } from '#contract/rooms.ts';
import { fromBase64Url, toBase64Url } from '#domain/base64url.ts';
import { isPlainText } from '#domain/plain-text.ts';
import * as bytes from '#domain/rooms/bytes.ts';
import { check } from '#domain/rooms/check.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';
import type { Store } from '#lib/store.ts';
import { type ReadEvent, statusOf, tellRoom } from './api.ts';
import type { RoomClock } from './room-clock.ts';
import { createCipher, hmac, LIST, linesOf, sha256 } from './room-crypto.ts';
import type { RoomLink } from './room-link.ts';
import { isOld, type RoomEvent, type RoomState } from './room-state.ts';

const RETRY_MS = 300;
/** So long a press of the host is tried. */
const DRAW_MS = 8000;

interface DeviceWorld {
  link: RoomLink;
  /** What the bytes of this device are made from, in base64url. */
  secret: string;
  clock: RoomClock;
  state: Store<RoomState>;
  dispatch: (event: RoomEvent) => void;
  takesPart: Store<boolean>;
  /** Reads all that the server tells. @throws ApiError */
  read: () => Promise<void>;
  isStopped: () => boolean;
}

/** What a device does in a room: it checks what the server tells, and says what follows from the state. */
export async function createDevice(world: DeviceWorld) {
  const { link, clock, state, dispatch, takesPart, read, isStopped } = world;
  const room = link.id;
  const key = fromBase64Url(link.key);
  const id = fromBase64Url(room);
  const secret = fromBase64Url(world.secret);
  const cipher = await createCipher(bytes.secretOf(key));
  let hearing = Promise.resolve();
  /** The round for which a promise of this seat stands, as far as this page knows. */
  let promised = { token: '', round: 0 };
  /** The round in which a reveal came too late. */
  let late = 0;
  let isSaying = false;
  let isDue = false;

  const bytesOf = (round: number) => hmac(secret, bytes.roundBytes(id, round));
  const nextRound = () => (state.get().round?.round ?? 0) + 1;
  const rest = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS));

  /** One after the other, as the server has told it. */
  function inTurn(work: () => Promise<void> | void): Promise<void> {
    const done = hearing.then(work).then(() => void say());
    hearing = done.catch(() => undefined);
    return done;
  }

  async function hearState({ payload, round, isEnded, here }: ToldState): Promise<void> {
    if (!state.get().list) {
      const list = readList(await cipher.open(LIST, payload));
      const isOfLink =
        list !== null &&
        bytes.isSame(await bytes.keyOf(bytes.secretOf(key), bytes.listBytes(list), sha256), key);
      dispatch(isOfLink ? { kind: 'known', list } : { kind: 'failed', failure: 'list' });
    }
    if (round) await hearRound(round);
    hearHere(here);
    if (isEnded) dispatch({ kind: 'known', isEnded });
  }

  const hearHere = ({ devices, revealed }: RoomHere) =>
    dispatch({ kind: 'known', here: devices, revealed: revealed.length });

  async function hearRound(told: RoomRound): Promise<void> {
    const { list, seat, seen } = state.get();
    const { round, result } = told;
    if (!list || isOld(state.get(), round)) return;
    const remembered = seen?.round === round ? seen : null;
    const accepted = remembered?.accepted ?? false;
    const verdict = await check(
      { id, key, count: list.items.length },
      { ...told, lines: await cipher.open(linesOf(room, round), told.lines) },
      seat && { number: seat.number, bytes: await bytesOf(round), accepted },
      remembered?.closing ?? null,
      sha256,
    );
    dispatch({ kind: 'told', round, verdict, startsAt: result && clock.steadyAt(result.spins) });
  }

  async function tell(url: string, data: object): Promise<void> {
    const askedAt = performance.now();
    clock.hear(await tellRoom(url, state.get().seat?.token ?? '', data), askedAt);
  }

  /** What follows from the state may be said twice, and is the same (ROM-27). */
  async function nextWord() {
    const { wrong, round: shown, seen, seat, list, isEnded } = state.get();
    if (!seat || !list || wrong || isEnded || isStopped()) return null;
    const next = nextRound();
    const follows = takesPart.get() && {
      promise: toBase64Url(await sha256(await bytesOf(next))),
    };
    const isAsked = shown?.verdict.kind === 'closed' && shown.verdict.isIn && late < shown.round;
    if (isAsked && !seen?.accepted) {
      const bytes = toBase64Url(await bytesOf(shown.round));
      return { isReveal: true, data: { round: shown.round, bytes, ...follows } };
    }
    if (!follows || (promised.token === seat.token && promised.round >= next)) return null;
    return { isReveal: false, data: { round: next, ...follows } };
  }

  /** @returns whether there may be more to say */
  async function speak(isReveal: boolean, data: Partial<RevealBytes> & { round: number }) {
    const token = state.get().seat?.token ?? '';
    try {
      await tell(isReveal ? roomPaths.roomReveals(room) : roomPaths.roomPromises(room), data);
      if (isReveal) dispatch({ kind: 'accepted', round: data.round });
      if (data.promise) promised = { token, round: isReveal ? data.round + 1 : data.round };
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (status === 401) dispatch({ kind: 'seat', seat: null });
      if (isReveal && (status === 409 || status === 400)) late = data.round;
      else if (status === 409) await read().catch(() => undefined);
      await rest();
      if (status === 401 || status === 404) return false;
      return isReveal || status === null || [409, 429].includes(status) || status >= 500;
    }
  }

  async function say(): Promise<void> {
    isDue = true;
    if (isSaying) return;
    isSaying = true;
    while (isDue) {
      isDue = false;
      const word = await nextWord();
      if (word) isDue = (await speak(word.isReveal, word.data)) || isDue;
    }
    isSaying = false;
  }

  takesPart.subscribe(() => void say());
  return {
    hearState: (told: ToldState) => inTurn(() => hearState(told)),
    hearEvent: ({ name, data }: ReadEvent) =>
      inTurn(() => {
        if (name === 'state') return hearState(data);
        if (name === 'round') return hearRound(data.round);
        if (name === 'ended') return dispatch({ kind: 'known', isEnded: true });
        return hearHere(data);
      }),

    /** @returns whether the server has taken the host's press */
    async draw(left: readonly number[]): Promise<boolean> {
      const round = nextRound();
      const count = state.get().list?.items.length ?? 0;
      dispatch({ kind: 'known', pressed: round });
      const lines = await cipher.seal(linesOf(room, round), bytes.linesBytes(left, count));
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
      dispatch({ kind: 'known', pressed: null });
      return nextRound() > round;
    },
  };
}

function readList(plain: bytes.Bytes | null): bytes.RoomList | null {
  const { title, items } = fieldsOf(plain && JSON.parse(new TextDecoder().decode(plain)));
  return isName(title) && Array.isArray(items) && items.every(isName) ? { title, items } : null;
}

const isName = (value: unknown): value is string => isText(value) && isPlainText(value);
