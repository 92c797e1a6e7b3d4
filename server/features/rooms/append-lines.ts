import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many events of a room are added at once. */
const MOST_AT_ONCE = 100;

interface Waiting<Event, Place> {
  event: Event;
  resolve: (place: Place) => void;
  reject: (error: unknown) => void;
}

/**
 * Returns a function that adds an event to a room. While some are being added, others wait and are then
 * added together: 200 viewers who contribute at once would otherwise hold all connections to the
 * database, each waiting for the lock of the same room.
 */
export function createAppendLines<Event, Place>(
  append: (room: string, events: readonly Event[]) => Promise<readonly Place[]>,
): (room: string, event: Event) => Promise<Place> {
  const lines = new Map<string, Waiting<Event, Place>[]>();

  async function work(room: string, line: Waiting<Event, Place>[]): Promise<void> {
    while (line.length > 0) {
      // What came at the same time is added with it.
      await nextTurn();
      const batch = line.splice(0, MOST_AT_ONCE);
      try {
        const places = await append(
          room,
          batch.map(({ event }) => event),
        );
        for (const [index, place] of places.entries()) batch[index]?.resolve(place);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    lines.delete(room);
  }

  return (room, event) => {
    const { promise, resolve, reject } = Promise.withResolvers<Place>();
    const line = lines.get(room) ?? [];
    line.push({ event, resolve, reject });
    if (!lines.has(room)) {
      lines.set(room, line);
      void work(room, line);
    }
    return promise;
  };
}
