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

    const isLit = (highlight: string) =>
      lines.querySelector(`[data-highlight="${highlight}"]`) !== null;
    new MutationObserver((_, observer) => {
      const now = performance.now();
      if (begin === undefined && isLit('spinning')) begin = now;
      if (begin === undefined || !isLit('final')) return;
      end = now;
      observer.disconnect();
      // A long list lights a row that comes into the document.
    }).observe(lines, { attributeFilter: ['data-highlight'], childList: true, subtree: true });

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
