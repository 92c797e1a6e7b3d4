import { roomPaths } from '#contract/room-paths.ts';
import type { RevealBytes, RoomHere, RoomRound, RoomState as SentState } from '#contract/rooms.ts';
import { fromBase64Url, toBase64Url } from '#domain/base64url.ts';
import { isPlainText } from '#domain/plain-text.ts';
import * as bytes from '#domain/rooms/bytes.ts';
import { check } from '#domain/rooms/check.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';
import type { Store } from '#lib/store.ts';
import { postStep, type ReadEvent, statusOf } from './api.ts';
import type { RoomClock } from './room-clock.ts';
import { createCipher, hmac, LIST, linesOf, sha256 } from './room-crypto.ts';
import type { RoomLink } from './room-link.ts';
import { isOld, type RoomEvent, type RoomState } from './room-state.ts';

const RETRY_MS = 300;
/** The time for which a press of the host is tried. */
const DRAW_MS = 8000;

interface DeviceWorld {
  link: RoomLink;
  /** The secret behind the bytes of this device, in base64url. */
  secret: string;
  clock: RoomClock;
  state: Store<RoomState>;
  dispatch: (event: RoomEvent) => void;
  takesPart: Store<boolean>;
  /** Reads the whole state. @throws ApiError */
  read: () => Promise<void>;
  isStopped: () => boolean;
}

/** A device in a room: checks what the server sends, and sends the steps that follow from the state. */
export async function createDevice(world: DeviceWorld) {
  const { link, clock, state, dispatch, takesPart, read, isStopped } = world;
  const room = link.id;
  const key = fromBase64Url(link.key);
  const id = fromBase64Url(room);
  const secret = fromBase64Url(world.secret);
  const cipher = await createCipher(bytes.secretOf(key));
  let lastTask = Promise.resolve();
  /** The round for which a promise of this seat stands, as far as this page knows. */
  let promised = { token: '', round: 0 };
  /** The round in which a reveal came too late. */
  let late = 0;
  let isSending = false;
  let isDue = false;

  const bytesOf = (round: number) => hmac(secret, bytes.roundBytes(id, round));
  const nextRound = () => (state.get().round?.round ?? 0) + 1;
  const rest = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS));

  /** Handles messages one after the other, in the server's order. */
  function inTurn(work: () => Promise<void> | void): Promise<void> {
    const done = lastTask.then(work).then(() => void sendSteps());
    lastTask = done.catch(() => undefined);
    return done;
  }

  async function takeState({ payload, round, isEnded, here }: SentState): Promise<void> {
    if (!state.get().list) {
      const list = readList(await cipher.open(LIST, payload));
      const isOfLink =
        list !== null &&
        bytes.isSame(await bytes.keyOf(bytes.secretOf(key), bytes.listBytes(list), sha256), key);
      dispatch(isOfLink ? { kind: 'known', list } : { kind: 'failed', failure: 'list' });
    }
    if (round) await takeRound(round);
    takePresence(here);
    if (isEnded) dispatch({ kind: 'known', isEnded });
  }

  const takePresence = ({ devices, revealed }: RoomHere) =>
    dispatch({ kind: 'known', here: devices, revealed: revealed.length });

  async function takeRound(sent: RoomRound): Promise<void> {
    const { list, seat, seen } = state.get();
    const { round, result } = sent;
    if (!list || isOld(state.get(), round)) return;
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

  /** Derives the next step from the state. A repeated step is the same one (ROM-27). */
  async function nextStep() {
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

  /** @returns true if there may be another step */
  async function sendStep(isReveal: boolean, data: Partial<RevealBytes> & { round: number }) {
    const token = state.get().seat?.token ?? '';
    try {
      await post(isReveal ? roomPaths.roomReveals(room) : roomPaths.roomPromises(room), data);
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

  async function sendSteps(): Promise<void> {
    isDue = true;
    if (isSending) return;
    isSending = true;
    while (isDue) {
      isDue = false;
      const step = await nextStep();
      if (step) isDue = (await sendStep(step.isReveal, step.data)) || isDue;
    }
    isSending = false;
  }

  takesPart.subscribe(() => void sendSteps());
  return {
    takeState: (sent: SentState) => inTurn(() => takeState(sent)),
    takeEvent: ({ name, data }: ReadEvent) =>
      inTurn(() => {
        if (name === 'state') return takeState(data);
        if (name === 'round') return takeRound(data.round);
        if (name === 'ended') return dispatch({ kind: 'known', isEnded: true });
        return takePresence(data);
      }),

    /** @returns whether the server has taken the host's press */
    async draw(left: readonly number[]): Promise<boolean> {
      const round = nextRound();
      const count = state.get().list?.items.length ?? 0;
      dispatch({ kind: 'known', pressed: round });
      const lines = await cipher.seal(linesOf(room, round), bytes.linesBytes(left, count));
      for (const until = performance.now() + DRAW_MS; performance.now() < until; await rest()) {
        try {
          await post(roomPaths.roomDraws(room), { round, lines });
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

function readList(plain: bytes.Bytes | null): bytes.RoomList | null {
  const { title, items } = fieldsOf(plain && JSON.parse(new TextDecoder().decode(plain)));
  return isName(title) && Array.isArray(items) && items.every(isName) ? { title, items } : null;
}

const isName = (value: unknown): value is string => isText(value) && isPlainText(value);
