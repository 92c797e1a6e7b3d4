import type { BrowserContext, Page } from '@playwright/test';

/**
 * Lets the browser do to the pages what its translator does, though in the same words: each text gets two
 * elements around it 300 ms after it came, and is another node then. What is not to be translated stays.
 */
export async function translate(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    const AFTER_MS = 300;
    const LEFT_ALONE = 'script, style, textarea, noscript, svg, font, [translate="no"]';
    // Not the clock that a journey may have in its hands.
    const { setTimeout } = window;
    let isDue = false;

    function wrapAll(): void {
      isDue = false;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const { nodeValue, parentElement } = text;
        if (!nodeValue?.trim() || parentElement?.closest(LEFT_ALONE)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = nodeValue;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    }

    function wrapSoon(): void {
      if (!isDue) setTimeout(wrapAll, AFTER_MS);
      isDue = true;
    }

    // A browser looks what language it is once the page is there.
    addEventListener('load', () => {
      wrapSoon();
      const all = { subtree: true, childList: true, characterData: true };
      new MutationObserver(wrapSoon).observe(document.body, all);
    });
  });
}
