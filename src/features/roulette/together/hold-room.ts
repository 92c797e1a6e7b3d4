import { withLock } from '#lib/storage/run-alone.ts';

export interface Hold {
  /** Takes over from another tab. */
  take: () => void;
  release: () => void;
}

/**
 * Of several tabs of a browser that are in one room, one keeps its draws, and one speaks for its host
 * (ROM-27): that which was pressed last, or else the first. Without locks each believes that it is the one.
 *
 * @param onChange told whether this tab is the one; at first nobody knows
 */
export function holdRoom(room: string, onChange: (holds: boolean) => void): Hold {
  const released = new AbortController();
  let holds = false;
  const name = `room:${room}`;

  function change(next: boolean): void {
    holds = next;
    if (!released.signal.aborted) onChange(next);
  }

  /** Until it is released; rejected when another tab takes over. */
  function hold(): Promise<void> {
    change(true);
    return new Promise((resolve) => {
      if (released.signal.aborted) resolve();
      released.signal.addEventListener('abort', () => resolve());
    });
  }

  function request(options: LockOptions): void {
    const wait = () => {
      if (released.signal.aborted) return;
      change(false);
      request({ signal: released.signal });
    };
    withLock(name, options, (hasLock) =>
      hasLock ? hold() : Promise.reject(new Error('held')),
    ).catch(wait);
  }

  request({ ifAvailable: true });
  return {
    take: () => {
      if (!holds) request({ steal: true });
    },
    release: () => released.abort(),
  };
}
