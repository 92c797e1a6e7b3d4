import { roomPaths } from '#contract/room-paths.ts';
import type { RevealBytes } from '#contract/rooms.ts';
import { toBase64Url } from '#domain/base64url.ts';
import type { Bytes } from '#domain/rooms/bytes.ts';
import type { Store } from '#lib/store.ts';
import { statusOf } from './api.ts';
import { sha256 } from './room-crypto.ts';
import type { RoomLink } from './room-link.ts';
import type { RoomEvent, RoomState } from './room-state.ts';

const RETRY_MS = 300;

interface StepDeps {
  link: RoomLink;
  state: Store<RoomState>;
  dispatch: (event: RoomEvent) => void;
  takesPart: Store<boolean>;
  /** The bytes of this device in a round. */
  bytesOf: (round: number) => Promise<Bytes>;
  nextRound: () => number;
  post: (url: string, data: object) => Promise<void>;
  /** Reads the whole state. @throws ApiError */
  read: () => Promise<void>;
  isStopped: () => boolean;
}

/** The pause before a step is sent again. */
export const restBriefly = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS));

/** Returns a function that sends the steps that are due, one at a time: promises and reveals. */
export function createStepSender(deps: StepDeps): () => Promise<void> {
  const { link, state, dispatch, takesPart, bytesOf, nextRound, post, read, isStopped } = deps;
  const room = link.id;
  /** The last round for which this seat has promised, as far as this page knows. */
  let promised = { token: '', round: 0 };
  /** The round in which a reveal came too late. */
  let late = 0;
  let isSending = false;
  let isDue = false;

  /** Derives the next step from the state. A repeated step is the same one (ROM-27). */
  async function nextStep() {
    const { wrong, round: shown, seen, seat, list, isEnded } = state.get();
    if (!seat || !list || wrong || isEnded || isStopped()) return null;
    const next = nextRound();
    const follows = takesPart.get() && {
      promise: toBase64Url(await sha256(await bytesOf(next))),
    };
    // Off it does not reveal either, and is said to be missing.
    if (!follows) return null;
    const isAsked = shown?.verdict.kind === 'closed' && shown.verdict.isIn && late < shown.round;
    if (isAsked && !seen?.accepted) {
      const bytes = toBase64Url(await bytesOf(shown.round));
      return { isReveal: true, data: { round: shown.round, bytes, ...follows } };
    }
    if (promised.token === seat.token && promised.round >= next) return null;
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
      await restBriefly();
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

  return sendSteps;
}
