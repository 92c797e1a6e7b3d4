import type { Locator } from '@playwright/test';

/** What a page saw of a spin, in milliseconds. */
export interface Seen {
  /** When each frame was begun, from the last one before the press to the first one after the spin. */
  readonly frames: readonly number[];
  /** From the first line that is lit to the one that is final. */
  readonly lengthMs: number;
  readonly sincePressMs: number;
}

/** Presses the button like a user, and looks on from inside the page until a line is final. */
export async function watchSpin(draw: Locator, list: Locator): Promise<Seen> {
  const watch = await list.evaluateHandle((lines) => {
    const frames: number[] = [];
    let press: number | undefined;
    let begin: number | undefined;
    let end: number | undefined;

    const onPress = () => {
      press = performance.now();
    };
    addEventListener('click', onPress, { capture: true, once: true });

    new MutationObserver((changes, observer) => {
      const lit = changes.map(({ target }) => (target as HTMLElement).dataset.highlight);
      const now = performance.now();
      if (lit.includes('spinning')) begin ??= now;
      if (begin === undefined || !lit.includes('final')) return;
      end = now;
      observer.disconnect();
    }).observe(lines, { attributeFilter: ['data-highlight'], subtree: true });

    const seen = new Promise<Seen>((resolve) => {
      requestAnimationFrame(function onFrame(time) {
        if (press === undefined) frames.length = 0;
        frames.push(time);
        if (press === undefined || begin === undefined || end === undefined) {
          requestAnimationFrame(onFrame);
        } else {
          resolve({ frames, lengthMs: end - begin, sincePressMs: end - press });
        }
      });
    });
    return { seen };
  });
  await draw.click();
  const seen = await watch.evaluate(({ seen }) => seen);
  await watch.dispose();
  return seen;
}
