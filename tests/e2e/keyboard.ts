/** Using the page by keys alone, with the focus always in sight. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page, or any group, has controls. */
const MOST_TABS = 60;
const MOST_ARROWS = 25;

export function keyboardOf(page: Page) {
  /** Expects the focus somewhere, and a mark where it is. */
  const seesFocus = () => expect.poll(() => markOfFocus(page), 'the focus').toMatch(/px/);
  const key = async (name: string) => {
    await page.keyboard.press(name);
    await seesFocus();
  };
  /** Goes to a control by Tab. */
  const to = async (goal: Locator) => {
    await seesFocus();
    await expect(goal).toBeEnabled();
    for (let press = 0; press < MOST_TABS && !(await hasFocus(goal)); press++)
      await page.keyboard.press('Tab');
    await expect(goal).toBeFocused();
    await seesFocus();
  };
  return {
    /** Enters a page by Tab, as soon as it has something to focus. */
    enter: () =>
      expect(async () => {
        await page.keyboard.press('Tab');
        expect(await markOfFocus(page)).toMatch(/px/);
      }).toPass(),
    key,
    to,
    seesFocus,
    /** Goes on by an arrow key, within a group or tabs, to a control and presses it. */
    along: async (goal: Locator) => {
      for (let step = 0; step < MOST_ARROWS && !(await hasFocus(goal)); step++)
        await key('ArrowRight');
      await expect(goal).toBeFocused();
      await key('Enter');
    },
    press: async (goal: Locator, name: 'Enter' | 'Space' = 'Enter') => {
      await to(goal);
      await key(name);
    },
    /** Goes to a field and replaces what it holds. */
    write: async (goal: Locator, text: string) => {
      await to(goal);
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
    },
  };
}

const hasFocus = (goal: Locator) => goal.evaluate((element) => element === document.activeElement);

/** How the focus is marked: an outline, or the thicker edge of a field; else why it is not. */
function markOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'the focus is nowhere';
    // A dialog that has just opened covers all the rest.
    if (focused.matches('[role=dialog]')) return '1px';
    const places = [
      focused,
      // A switch's or radio's own box is transparent; a field's edge is drawn beside it.
      focused.closest('.Mui-focusVisible'),
      focused.closest('.MuiInputBase-root')?.querySelector('.MuiOutlinedInput-notchedOutline'),
    ];
    for (const place of places) {
      if (!place) continue;
      const { outlineStyle, outlineWidth, outlineColor, borderTopWidth } = getComputedStyle(place);
      const isClear = outlineColor === 'rgba(0, 0, 0, 0)';
      if (outlineStyle !== 'none' && outlineWidth !== '0px' && !isClear) return outlineWidth;
      if (place.matches('fieldset') && borderTopWidth === '2px') return borderTopWidth;
    }
    return `no mark on ${focused.outerHTML.slice(0, 200)}`;
  });
}
