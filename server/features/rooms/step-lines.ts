import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Others need connections to the database, too. */
const LOCKS_AT_ONCE = 3;
const GATHER_MS = 10;

type Step<Room> = (room: Room) => void;

/**
 * Returns a function that lets a step be taken with a locked room. Steps that come at once are taken together:
 * the steps of 500 devices would otherwise be 500 transactions, one after the other. A step that throws has
 * changed nothing.
 */
export function createStepLines<Room>(withLock: (id: string, work: Step<Room>) => Promise<void>) {
  const gathering = new Map<string, { steps: Step<Room>[]; taken: Promise<void> }>();
  const turns = new PQueue({ concurrency: LOCKS_AT_ONCE });

  function gather(id: string) {
    const steps: Step<Room>[] = [];
    async function take(): Promise<void> {
      await delay(GATHER_MS);
      await turns.add(() => {
        gathering.delete(id);
        return withLock(id, (room) => {
          for (const step of steps) step(room);
        });
      });
    }
    const batch = { steps, taken: take() };
    gathering.set(id, batch);
    return batch;
  }

  return async <Answer>(id: string, step: (room: Room) => Answer): Promise<Answer> => {
    const { steps, taken } = gathering.get(id) ?? gather(id);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    steps.push((room) => {
      try {
        resolve(step(room));
      } catch (error) {
        reject(error);
      }
    });
    const [answer] = await Promise.all([promise, taken]);
    return answer;
  };
}
