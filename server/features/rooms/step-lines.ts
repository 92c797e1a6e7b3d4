import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Others need connections to the database, too. */
const ROOMS_AT_ONCE = 3;
const STEPS_AT_ONCE = 100;
const GATHER_MS = 10;

interface Waiting<Room> {
  /** Returns what tells the one who waits. */
  take: (room: Room) => () => void;
  reject: (error: unknown) => void;
}

/**
 * Returns a function that lets a step be taken with a room. Steps that come while the room is locked wait,
 * and are taken together: those of 500 devices would otherwise be as many transactions, one after the other. A
 * step that throws has changed nothing.
 */
export function createStepLines<Room>(
  withLock: (id: string, work: (room: Room) => void) => Promise<void>,
): <Answer>(id: string, step: (room: Room) => Answer) => Promise<Answer> {
  const lines = new Map<string, Waiting<Room>[]>();
  const turns = new PQueue({ concurrency: ROOMS_AT_ONCE });

  async function takeTurn(id: string, line: Waiting<Room>[]): Promise<void> {
    const steps = line.splice(0, STEPS_AT_ONCE);
    let outcomes: (() => void)[] = [];
    try {
      await withLock(id, (room) => {
        outcomes = steps.map(({ take }) => take(room));
      });
    } catch (error) {
      outcomes = steps.map(
        ({ reject }) =>
          () =>
            reject(error),
      );
    }
    for (const tell of outcomes) tell();
  }

  async function serve(id: string, line: Waiting<Room>[]): Promise<void> {
    while (line.length > 0) {
      // What comes at the same time is taken together.
      await delay(GATHER_MS);
      await turns.add(() => takeTurn(id, line));
    }
    lines.delete(id);
  }

  return (id, step) =>
    new Promise((resolve, reject) => {
      const waiting: Waiting<Room> = {
        take(room) {
          try {
            const answer = step(room);
            return () => resolve(answer);
          } catch (error) {
            return () => reject(error);
          }
        },
        reject,
      };
      const line = lines.get(id) ?? [];
      line.push(waiting);
      if (lines.has(id)) return;
      lines.set(id, line);
      void serve(id, line);
    });
}
