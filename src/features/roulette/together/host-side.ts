import type { RoomPresence, SendRoomEvent } from '#contract/rooms.ts';
import { type BytesOf, GRACE_MS, nextHostMessage } from '#domain/rooms/next-message.ts';
import { missingOf, REVEAL_MS, type RoomState } from '#domain/rooms/room-state.ts';
import { readLinesLeft } from '../draw/use-lines-left.ts';
import type { RoomClock } from './room-clock.ts';
import { hostSealer, type RoomCipher, sha256 } from './room-crypto.ts';
import type { HostMemory } from './room-memory.ts';
import type { createSpins } from './room-spins.ts';

/** The result stands so long before the next round opens, at least. */
export const PAUSE_MS = 500;
/** An open round waits so long for luck before it closes. */
export const LEAST_OPEN_MS = 1500;

interface HostWorld {
  clock: RoomClock;
  spins: ReturnType<typeof createSpins>;
  bytesOf: BytesOf;
  /** Brings what there is, and says who is there. */
  ask: () => Promise<RoomPresence | undefined>;
  state: () => RoomState | null;
}

/** What a host wants, and says: all of it but the press follows from the room (ROM-27). */
export function createHostSide(
  { secret, privateKey, source }: HostMemory,
  { clock, spins, bytesOf, ask, state }: HostWorld,
) {
  /** The round that is to be drawn. */
  let pressed: number | null = null;
  let ends = false;

  /** A round that begins anew goes on by itself. */
  function isPressed({ stage, wrong }: RoomState): boolean {
    if (wrong || stage.kind === 'ended') return false;
    return stage.round === pressed || stage.again.length > 0;
  }

  /** The lines that are left out of the next round, as in a draw alone. */
  function gone({ items }: RoomState): readonly number[] {
    return readLinesLeft(
      source,
      items.map((title) => ({ title })),
    ).drawn;
  }

  /** Whether the round is to be closed, or begun anew: then all must be heard before. */
  function asksFor(current: RoomState): 'closed' | 'anew' | null {
    const { stage } = current;
    if (stage.kind === 'open' && isPressed(current)) {
      return clock.now() >= stage.openedAt + LEAST_OPEN_MS ? 'closed' : null;
    }
    if (stage.kind !== 'closing' || missingOf(stage).length === 0) return null;
    return clock.now() > stage.closedAt + REVEAL_MS + GRACE_MS ? 'anew' : null;
  }

  return {
    isPressed,
    left: (current: RoomState) => current.items.length - gone(current).length,
    ends: () => ends,
    /** Draws the round that is open, or opens next. */
    press(): void {
      const { stage } = state() ?? {};
      if (stage && stage.kind !== 'ended') pressed = stage.round;
    },
    end(): void {
      ends = true;
    },

    async next(cipher: RoomCipher): Promise<SendRoomEvent | 'soon' | null> {
      const before = state();
      const wanted = before && !ends ? asksFor(before) : null;
      const asked = wanted ? await ask() : undefined;
      const current = state();
      if (!current) return null;
      const isQuiet = performance.now() >= spins.end() + PAUSE_MS;
      const wish = {
        without: isQuiet ? gone(current) : null,
        present: wanted === 'closed' && asked ? asked.present : null,
        now: asked?.now ?? 0,
        ends,
      };
      const message = await nextHostMessage(current, wish, bytesOf, sha256);
      if (!message) return asked ? 'soon' : null;
      const seal = await hostSealer(cipher, current.room, privateKey);
      return { message: await seal(message), secret };
    },
  };
}
