import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Caller, RoomService } from './service.ts';

/** Twice in the time for which a device is there without it. */
const NOTED_EVERY_MS = 4000;
/** More than the server has seats in use. */
const TOKENS = 20_000;
/** Devices of one room that read in the same moment are noted together. */
const GATHER_MS = 20;

/** Notes that the caller is there, if it has a seat in the room. */
export type NoteReader = (caller: Caller) => Promise<void>;

/** Devices without a stream: they read every second, and that they are there is noted now and then. */
export function createReaders(service: RoomService, clock: () => number): NoteReader {
  const notedAt = new LRUCache<string, number>({ max: TOKENS });
  const gathering = new Map<string, { numbers: Set<number>; noted: Promise<void> }>();

  function gather(room: string) {
    const numbers = new Set<number>();
    async function note(): Promise<void> {
      await delay(GATHER_MS);
      gathering.delete(room);
      await service.notePresence(room, [...numbers]);
    }
    const batch = { numbers, noted: note() };
    gathering.set(room, batch);
    return batch;
  }

  return async (caller) => {
    const { room, token } = caller;
    if (token === undefined || service.keyOf(caller) === undefined) return;
    if (Math.abs(clock() - (notedAt.get(token) ?? 0)) < NOTED_EVERY_MS) return;
    notedAt.set(token, clock());
    const number = await service.numberOf(caller);
    if (number === undefined) return;
    const { numbers, noted } = gathering.get(room) ?? gather(room);
    numbers.add(number);
    await noted;
  };
}
