import type { RoundPlan } from '#domain/rooms/bytes.ts';
import { createStore } from '#lib/store.ts';
import { endRoom, readRoom, statusOf } from './api.ts';
import { createRoomClock } from './room-clock.ts';
import { createDevice } from './room-device.ts';
import { createFollowing, WAIT_MS } from './room-following.ts';
import { type RoomLink, textOfLink } from './room-link.ts';
import { forgetHostSeat, forgetOwnRoom, type RoomMemory, removeMemory } from './room-memory.ts';
import { firstState, keptOf, nextState, type RoomEvent } from './room-state.ts';

/** The time after which a missing result is requested. */
const OVERDUE_MS = 4000;
const END_TRIES = 5;

/** A room that is open in this page. */
export type RoomClient = ReturnType<typeof followRoom>;

/**
 * Follows a room by a stream, or else by reading, as a guest or as its host, who has the number 1.
 *
 * @param keep keeps each change
 */
export function followRoom(link: RoomLink, kept: RoomMemory, keep: (memory: RoomMemory) => void) {
  const room = link.id;
  const { secret, source } = kept;
  const clock = createRoomClock(() => performance.now());
  const state = createStore(firstState(kept));
  const takesPart = createStore(kept.takesPart);
  let isStopped = false;
  let overdue = 0;
  const parts = { link, clock, state, dispatch, read, isStopped: () => isStopped };
  const device = createDevice({ ...parts, secret, takesPart, isHost: source !== null });
  const following = createFollowing({ ...parts, device });

  function dispatch(event: RoomEvent): void {
    const before = state.get();
    const next = nextState(before, event);
    if (isStopped || next === before) return;
    // Kept before any step that follows from it is sent.
    keep({ ...kept, takesPart: takesPart.get(), ...keptOf(next) });
    state.set(next);
    if (before.seat && !next.seat) following.cut();
    if (next.round !== before.round) awaitResult();
    if (next.failure || next.isEnded) leave();
  }

  async function read(): Promise<void> {
    const askedAt = performance.now();
    const sent = await readRoom(room, state.get().seat?.token);
    clock.adjust(sent.now, askedAt);
    await (await device).takeState(sent);
  }

  function awaitResult(): void {
    clearTimeout(overdue);
    if (state.get().round?.verdict.kind !== 'closed') return;
    overdue = window.setTimeout(async () => {
      await read().catch(() => undefined);
      if (state.get().round?.verdict.kind !== 'closed') return;
      dispatch({ kind: 'known', isOverdue: true });
      awaitResult();
    }, OVERDUE_MS);
  }

  /** Forgets the room; its last state stays in sight. */
  function leave(): void {
    const { failure, isEnded } = state.get();
    forgetOwnRoom(room);
    if (source || isEnded || failure === 'over') forgetHostSeat(room);
    // A guest whose page is loaded again is still told which result never came.
    if (source || !isEnded) removeMemory(room);
    stop();
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(overdue);
    following.cut();
    following.wake();
    document.removeEventListener('visibilitychange', following.onWake);
    removeEventListener('online', following.onWake);
  }

  document.addEventListener('visibilitychange', following.onWake);
  addEventListener('online', following.onWake);
  void following.follow();

  return {
    id: room,
    /** The text of its link. */
    link: textOfLink(link),
    state,
    /** The source that the host draws from; `null` for a guest. */
    source,
    /** True if this device takes part in the next rounds. */
    takesPart,
    /** Draws from these lines, for the host. @returns true if the server has accepted it */
    draw: async (left: readonly number[], plan: RoundPlan | null = null) =>
      (await device).draw({ left, plan }),
    /** Marks these lines as absent, and tells the others, for the host. */
    markAbsent: async (absent: readonly number[]) => (await device).markAbsent(absent),
    /** Ends the room for all, for the host. */
    async end(): Promise<void> {
      const { seat } = state.get();
      leave();
      for (let tries = 0; seat && tries < END_TRIES; tries += 1) {
        const outcome = await endRoom(room, seat.token).catch(statusOf);
        if (outcome === undefined || outcome === 404) return;
        await following.rest(WAIT_MS);
      }
    },
    /** Stops following. The room stays, and can be opened again. */
    stop,
  };
}
