/** Within this, in milliseconds, the same control pressed again is one press: a double click. */
const REPETITION_MS = 500;

/** @returns tells whether a press on the control of this name repeats the press before */
export function createRepetitions(): (control: string) => boolean {
  let last = { control: '', atMs: Number.NEGATIVE_INFINITY };
  return (control) => {
    const atMs = performance.now();
    const isRepeated = last.control === control && atMs - last.atMs < REPETITION_MS;
    if (!isRepeated) last = { control, atMs };
    return isRepeated;
  };
}
