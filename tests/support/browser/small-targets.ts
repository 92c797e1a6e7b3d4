import type { Page } from '@playwright/test';
import { TOUCH_TARGET } from '#theme/sizes.ts';

/** A smaller text makes a phone zoom in on its field. */
const FIELD_TEXT = 16;

/** Controls that are smaller than a thumb, and fields whose text is too small (UI-8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([target, text]) => {
      // The label of a switch is part of it, and the cell of what opens a row.
      const pressable =
        'button, a, input:not([type=checkbox], [type=radio], [type=range]), summary, [role=tab], label:has(input)';
      return [...document.querySelectorAll(pressable)].flatMap((element) => {
        const place = element.closest('.MuiInputBase-root, th:has(> .open)') ?? element;
        const { width, height } = place.getBoundingClientRect();
        const isSmall = width < target || height < target;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const isLow = element.matches('input:not([aria-hidden])') && size < text;
        return width > 0 && (isSmall || isLow)
          ? [`${element.outerHTML.slice(0, 120)} ${width}×${height}, ${size} px`]
          : [];
      });
    },
    [TOUCH_TARGET, FIELD_TEXT] as const,
  );
}
