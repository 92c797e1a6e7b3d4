/** Measures for how long the event loop was kept from its next turn, in milliseconds. */
export function watchPauses(): { longest(): number; stop(): void } {
  let last = performance.now();
  let longest = 0;
  let turn = setImmediate(look);

  function look(): void {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    turn = setImmediate(look);
  }
  return { longest: () => longest, stop: () => clearImmediate(turn) };
}
