/** Looks at a spin from inside the page. What is said here runs in the browser. */
import type { Locator } from '@playwright/test';

/** What a page saw, in milliseconds. */
export interface Seen {
  /** When each frame was begun, from the last one before the spin to the first one after it. */
  readonly frames: readonly number[];
  readonly lengthMs: number;
}

/** Presses the button like a user, and looks on until it can be pressed again. */
export async function watchSpin(draw: Locator): Promise<Seen> {
  const watch = await draw.evaluateHandle((button) => {
    const frames: number[] = [];
    let begin = 0;
    let end = 0;
    const seen = new Promise<Seen>((resolve) => {
      requestAnimationFrame(function onFrame(time) {
        if (begin === 0) frames.length = 0;
        frames.push(time);
        if (end === 0) requestAnimationFrame(onFrame);
        else resolve({ frames, lengthMs: end - begin });
      });
    });
    const press = () => {
      begin = performance.now();
    };
    button.addEventListener('click', press, { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (button.matches(':disabled')) return;
      end = performance.now();
      observer.disconnect();
    }).observe(button, { attributeFilter: ['disabled'] });
    return { seen };
  });
  await draw.click();
  return watch.evaluate(({ seen }) => seen);
}
