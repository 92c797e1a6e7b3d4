import type { Page } from '@playwright/test';

/**
 * Everything that does not fit the screen: a page or dialog that is too wide, texts that are cut or leave their
 * control, texts and controls that lie on one another. A text that ends in `…` is cut as intended, but not to nothing.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const everything = new DOMRect(-1e6, -1e6, 2e6, 2e6);
    const place = [...document.querySelectorAll('.MuiModal-root')].at(-1) ?? document.body;
    const found: string[] = [];

    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').slice(0, 40)}" ${element.outerHTML.slice(0, 160)}`;

    const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    function meet(one: DOMRect, other: DOMRect): DOMRect | null {
      const left = Math.max(one.left, other.left);
      const top = Math.max(one.top, other.top);
      const width = Math.min(one.right, other.right) - left;
      const height = Math.min(one.bottom, other.bottom) - top;
      return width > 1 && height > 1 ? new DOMRect(left, top, width, height) : null;
    }

    /** The rest of an element in all that hides or scrolls what it holds. */
    function windowOf(element: Element): DOMRect | null {
      let seen: DOMRect | null = everything;
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        seen = seen && meet(seen, one.getBoundingClientRect());
      }
      return seen;
    }

    /** An element that only screen readers or the focus by keyboard show lies over the rest by design. */
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(element).clipPath === 'none' &&
        !element.closest('svg, script, style')
      );
    };

    /** Bars at an edge of the screen, and lists that are open, lie over the page by design. */
    function liesOver(element: Element): boolean {
      for (let one: Element | null = element; one && one !== place; one = one.parentElement) {
        const { position, zIndex } = getComputedStyle(one);
        if (position === 'fixed' || position === 'sticky') return true;
        if (position === 'absolute' && zIndex !== 'auto') return true;
      }
      return false;
    }

    const all = [...place.querySelectorAll('*')].filter(isShown);

    for (const element of [
      document.documentElement,
      ...all.filter((one) => one.role === 'dialog'),
    ]) {
      if (element.scrollWidth > element.clientWidth + 1)
        found.push(`${element.scrollWidth} px wide: ${element.tagName} ${element.role}`);
    }

    for (const element of all) {
      const { display, overflowX, overflowY, textOverflow, lineHeight, fontSize } =
        getComputedStyle(element);
      if (display === 'inline' || element.textContent?.trim() === '') continue;
      const cutX = element.scrollWidth - element.clientWidth;
      if (cutX > 1 && textOverflow === 'ellipsis' && element.clientWidth < 2 * parseFloat(fontSize))
        found.push(`cut to nothing: ${nameOf(element)}`);
      const cutY = element.scrollHeight - element.clientHeight;
      if (cutX > 1 && isHidden(overflowX) && textOverflow !== 'ellipsis')
        found.push(`${cutX} px cut in width: ${nameOf(element)}`);
      // A box of less than two lines is nothing to scroll.
      const isLow = element.clientHeight < 2 * Number.parseFloat(lineHeight);
      if (cutY > 1 && (isHidden(overflowY) || (overflowY === 'auto' && isLow)))
        found.push(`${cutY} px cut in height: ${nameOf(element)}`);
    }

    const texts: { element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || walker.currentNode.textContent?.trim() === '' || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { overflowX, overflowY } = getComputedStyle(element);
      const isClipped = isHidden(overflowX) || overflowY !== 'visible';
      const outer = windowOf(element);
      const seen = outer && isClipped ? meet(outer, element.getBoundingClientRect()) : outer;
      for (const line of range.getClientRects()) {
        const box = seen && meet(seen, line);
        if (box) texts.push({ element, box });
      }
    }

    const controls = all.flatMap((element) => {
      if (!element.matches('button, a, input, textarea, [role=tab], [role=combobox]')) return [];
      const seen = windowOf(element);
      const box = seen && meet(seen, element.getBoundingClientRect());
      return box ? [{ element, box }] : [];
    });

    for (const { element, box } of texts) {
      const control = element.closest('button, a, [role=tab]');
      const around = control?.getBoundingClientRect();
      if (!control || !around) continue;
      if (box.left < around.left - 1 || box.right > around.right + 1)
        found.push(`text leaves its control sideways: ${nameOf(control)}`);
      if (box.top < around.top - 1 || box.bottom > around.bottom + 1)
        found.push(`text leaves its control: ${nameOf(control)}`);
    }

    const byEach = <One extends { element: Element; box: DOMRect }>(
      what: string,
      several: readonly One[],
    ) => {
      const side = several.filter(({ element }) => !liesOver(element));
      for (const [index, one] of side.entries()) {
        for (const other of side.slice(0, index)) {
          const common = meet(one.box, other.box);
          // The boxes of lines are higher than their letters.
          if (!common || common.height < one.box.height * 0.4) continue;
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          const field = one.element.closest('.MuiInputBase-root');
          if (field?.contains(other.element)) continue;
          found.push(`${what} on one another: ${nameOf(one.element)} / ${nameOf(other.element)}`);
        }
      }
    };
    byEach('texts', texts);
    byEach('controls', controls);
    for (const { element, box } of texts) {
      if ((box.right > innerWidth + 1 || box.left < -1) && !liesOver(element))
        found.push(`beyond the screen: ${nameOf(element)}`);
    }
    return [...new Set(found)];
  });
}
