/** One after another: `take` resolves when it is the caller's turn, `pass` ends the turn. */
export function createTurns() {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  return {
    async take(): Promise<void> {
      if (!isTaken) {
        isTaken = true;
        return;
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      await promise;
    },

    pass(): void {
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
  };
}
