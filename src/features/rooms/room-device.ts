import { roomPaths } from '#contract/room-paths.ts';
import type { RoomHere, RoomRound, RoomState as SentState } from '#contract/rooms.ts';
import { fromBase64Url } from '#domain/base64url.ts';
import * as bytes from '#domain/rooms/bytes.ts';
import { check } from '#domain/rooms/check.ts';
import type { Store } from '#lib/store.ts';
import { createAbsentSign } from './absent-sign.ts';
import { postStep, type ReadEvent, statusOf } from './api.ts';
import type { RoomClock } from './room-clock.ts';
import { createCipher, hmac, LIST, linesOf, sha256 } from './room-crypto.ts';
import type { RoomLink } from './room-link.ts';
import { readList } from './room-list.ts';
import { PROTOCOL } from './room-memory.ts';
import { isOld, type RoomEvent, type RoomState } from './room-state.ts';
import { createStepSender, restBriefly } from './room-steps.ts';

/** The time for which a press of the host is tried. */
const DRAW_MS = 8000;

interface DeviceDeps {
  link: RoomLink;
  /** The secret behind the bytes of this device, in base64url. */
  secret: string;
  clock: RoomClock;
  state: Store<RoomState>;
  dispatch: (event: RoomEvent) => void;
  takesPart: Store<boolean>;
  isHost: boolean;
  /** Reads the whole state. @throws ApiError */
  read: () => Promise<void>;
  isStopped: () => boolean;
}

export type RoomDevice = Awaited<ReturnType<typeof createDevice>>;

/** A device in a room: checks the server's messages, and sends the steps that follow from the state. */
export async function createDevice(deps: DeviceDeps) {
  const { link, clock, state, dispatch, takesPart, read } = deps;
  const room = link.id;
  const key = fromBase64Url(link.key);
  const id = fromBase64Url(room);
  const secret = fromBase64Url(deps.secret);
  const cipher = await createCipher(bytes.secretOf(key));
  const sign = createAbsentSign({ ...deps, room, cipher });
  let lastTask = Promise.resolve();

  const bytesOf = (round: number) => hmac(secret, bytes.roundBytes(id, round));
  const nextRound = () => (state.get().round?.round ?? 0) + 1;

  /** Handles messages one after the other, in the server's order. */
  function inTurn(work: () => Promise<void> | void): Promise<void> {
    const done = lastTask.then(work).then(() => void sendSteps());
    lastTask = done.catch(() => undefined);
    return done;
  }

  async function takeState({ payload, round, isEnded, here }: SentState): Promise<void> {
    if (!state.get().list) {
      const plain = await cipher.open(LIST, payload);
      const list = plain && readList(plain);
      const failure = plain && !list ? 'unreadable' : 'list';
      const isOfLink =
        list !== null &&
        bytes.isSame(await bytes.keyOf(bytes.secretOf(key), bytes.listBytes(list), sha256), key);
      // Together: a host that is there is never said to be away.
      dispatch(
        isOfLink ? { kind: 'known', list, here: here.devices } : { kind: 'failed', failure },
      );
    }
    await sign.take(here);
    if (round) await takeRound(round);
    takePresence(here);
    if (isEnded) dispatch({ kind: 'known', isEnded });
  }

  const takePresence = ({ devices, revealed, behind }: RoomHere) =>
    dispatch({
      kind: 'known',
      here: devices,
      revealed: revealed.length,
      isBehind: behind.length > 0,
    });

  async function takeRound(sent: RoomRound): Promise<void> {
    const { list, seat, seen } = state.get();
    const { round, result } = sent;
    if (!list || isOld(state.get(), round)) return;
    if (sent.version > PROTOCOL) return dispatch({ kind: 'failed', failure: 'newer' });
    const remembered = seen?.round === round ? seen : null;
    const accepted = remembered?.accepted ?? false;
    const verdict = await check(
      { id, key, count: list.items.length },
      { ...sent, lines: await cipher.open(linesOf(room, round), sent.lines) },
      seat && { number: seat.number, bytes: await bytesOf(round), accepted },
      remembered?.closing ?? null,
      sha256,
    );
    dispatch({ kind: 'round', round, verdict, startsAt: result && clock.steadyAt(result.spins) });
  }

  async function post(url: string, data: object): Promise<void> {
    const askedAt = performance.now();
    clock.adjust(await postStep(url, state.get().seat?.token ?? '', data), askedAt);
  }

  const sendSteps = createStepSender({ ...deps, bytesOf, nextRound, post });
  takesPart.subscribe(() => void sendSteps());
  return {
    takeState: (sent: SentState) => inTurn(() => takeState(sent)),
    takeEvent: ({ name, data }: ReadEvent) =>
      inTurn(async () => {
        if (name === 'state') return takeState(data);
        if (name === 'round') return takeRound(data.round);
        if (name === 'ended') return dispatch({ kind: 'known', isEnded: true });
        await sign.take(data);
        takePresence(data);
      }),

    /** Marks these lines as absent, and tells the others, for the host. */
    markAbsent: sign.mark,

    /** @returns whether the server has taken the host's press */
    async draw(drawn: bytes.RoundLines): Promise<boolean> {
      const round = nextRound();
      const count = state.get().list?.items.length ?? 0;
      dispatch({ kind: 'known', pressed: round });
      const lines = await cipher.seal(linesOf(room, round), bytes.linesBytes(drawn, count));
      const data = { round, lines, ...(drawn.plan && { version: PROTOCOL }) };
      for (
        const until = performance.now() + DRAW_MS;
        performance.now() < until;
        await restBriefly()
      ) {
        try {
          await post(roomPaths.roomDraws(room), data);
          // Reads at once, so that the host's page does not depend on its stream.
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
