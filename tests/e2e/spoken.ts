/** The words of a screen reader about the page, from the accessibility tree. */
import type { Locator, Page } from '@playwright/test';

/**
 * The names that are met in reading order: one line for each landmark, heading, control and group
 * that has a name, such as `heading 3 "履歴"`.
 */
export async function readingOrder(place: Locator, ...roles: readonly string[]): Promise<string[]> {
  const tree = await place.ariaSnapshot();
  return [...tree.matchAll(/^ *- (?<role>\w+)(?: "(?<name>[^"]*)")?/gm)].flatMap(({ groups }) =>
    groups?.name !== undefined && roles.includes(groups.role ?? '') ? [groups.name] : [],
  );
}

/** Begins to listen to live regions before the page is loaded; the function returns what was said. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const heard = new Map<Element, string>();
    function hear(node: Node): void {
      const element = node instanceof Element ? node : node.parentElement;
      const regions = element ? [...element.querySelectorAll(live), element.closest(live)] : [];
      for (const region of regions) {
        if (!region) continue;
        const text = region.textContent?.trim() ?? '';
        if (heard.get(region) !== text && text !== '') said.push(text);
        heard.set(region, text);
      }
    }
    new MutationObserver((records) => {
      for (const { target } of records) hear(target);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate<string[]>('window.said.splice(0)');
}
