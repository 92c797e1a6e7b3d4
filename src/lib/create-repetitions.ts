/** Within this, in milliseconds, the same control pressed again is one press: a double click. */
const REPETITION_MS = 500;

/** Tells double clicks from presses that are meant. */
export function createRepetitions() {
  const none = { control: '', atMs: Number.NEGATIVE_INFINITY };
  let last = none;
  return {
    /** True if a press on the control of this name repeats the press before. */
    isRepeated(control: string): boolean {
      const atMs = performance.now();
      const isRepeated = last.control === control && atMs - last.atMs < REPETITION_MS;
      if (!isRepeated) last = { control, atMs };
      return isRepeated;
    },
    /** Forgets the last press, because something else was pressed. */
    forget(): void {
      last = none;
    },
  };
}
