import { afterPaint } from '#lib/after-paint.ts';
import { createStore, type Store } from '#lib/store.ts';
import { EMPTY, isStored, type QueueState, waitingRows } from './queue-state.ts';

/** The state of the signed-in user's commands as it is shown: the effect of a press is seen a frame after the press. */
export const paintedState = createStore<QueueState>(EMPTY);

/**
 * Shows the state of a queue.
 *
 * @returns ends it
 */
export function paintState({ get, subscribe }: Pick<Store<QueueState>, 'get' | 'subscribe'>) {
  let isEnded = false;
  const painting = afterPaint(() => paintedState.set(isEnded ? EMPTY : get()));
  const stop = subscribe(() => {
    const isPressed = get().rows.some((row) => !isStored(row));
    if (isUrgent(paintedState.get(), get())) painting.now();
    else if (isPressed) painting.later();
    else if (!painting.isDue()) painting.now();
  });
  painting.now();
  return (): void => {
    isEnded = true;
    stop();
    painting.now();
  };
}

/** True if it is more than a press: something was done, has failed or waits for long. */
function isUrgent(before: QueueState, now: QueueState): boolean {
  return (
    now.done !== before.done ||
    now.trouble !== before.trouble ||
    waitingRows(now).length !== waitingRows(before).length
  );
}
