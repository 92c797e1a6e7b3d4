/** The frames in which other rows of a long list come into the document, and are measured. */
const FRAMES = 6;

/**
 * Calls `step` in each of these frames.
 *
 * @returns ends it
 */
export function whileRowsCome(step: () => void, frames = FRAMES): () => void {
  let frame = requestAnimationFrame(function next() {
    step();
    frames -= 1;
    if (frames > 0) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
