interface Waiting {
  name: string;
  start: () => void;
}

/** The Web Locks of a browser, which jsdom does not have. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  const held = new Map<string, { lose: (error: Error) => void }>();
  const waiting: Waiting[] = [];

  function request(
    name: string,
    { ifAvailable, steal, signal }: LockOptions,
    work: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const start = () => {
        if (signal?.aborted) return reject(signal.reason);
        const own = { lose: reject };
        held.set(name, own);
        Promise.resolve(work({ name, mode: 'exclusive' }))
          .then(resolve, reject)
          .finally(() => {
            if (held.get(name) !== own) return;
            held.delete(name);
            const next = waiting.findIndex((one) => one.name === name);
            if (next !== -1) waiting.splice(next, 1)[0]?.start();
          });
      };
      const holder = held.get(name);
      if (holder && steal) holder.lose(new DOMException('stolen', 'AbortError'));
      if (!holder || steal) start();
      else if (ifAvailable) Promise.resolve(work(null)).then(resolve, reject);
      else waiting.push({ name, start });
    });
  }

  return { request: request as LockManager['request'] };
}
