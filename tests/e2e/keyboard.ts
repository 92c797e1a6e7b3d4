/** Using the page by keys alone, with the focus always in sight. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page, or any group, has controls. */
const MOST_TABS = 60;
const MOST_ARROWS = 25;

export interface Keyboard {
  /** Enters a page by Tab, as soon as it has something to focus. */
  enter(): Promise<void>;
  /** Goes to a control by Tab. */
  to(goal: Locator): Promise<void>;
  /** Goes to a control and presses it. */
  press(goal: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  /** Goes on by an arrow key, within a group or tabs, to a control and presses it. */
  along(goal: Locator): Promise<void>;
  /** Presses a key wherever the focus is. */
  key(name: string): Promise<void>;
  /** Goes to a field and replaces what it holds. */
  write(goal: Locator, text: string): Promise<void>;
  /** Expects the focus somewhere, and a mark where it is. */
  seesFocus(): Promise<void>;
}

export function keyboardOf(page: Page): Keyboard {
  const seesFocus = () => expect.poll(() => markOfFocus(page), 'the focus').toMatch(/px/);
  const key = async (name: string) => {
    await page.keyboard.press(name);
    await seesFocus();
  };
  const to = async (goal: Locator) => {
    await seesFocus();
    await expect(goal).toBeEnabled();
    for (let press = 0; press < MOST_TABS && !(await hasFocus(goal)); press++)
      await page.keyboard.press('Tab');
    await expect(goal).toBeFocused();
    await seesFocus();
  };
  return {
    enter: () =>
      expect(async () => {
        await page.keyboard.press('Tab');
        expect(await markOfFocus(page)).toMatch(/px/);
      }).toPass(),
    key,
    to,
    seesFocus,
    along: async (goal) => {
      for (let step = 0; step < MOST_ARROWS && !(await hasFocus(goal)); step++)
        await key('ArrowRight');
      await expect(goal).toBeFocused();
      await key('Enter');
    },
    press: async (goal, name = 'Enter') => {
      await to(goal);
      await key(name);
    },
    write: async (goal, text) => {
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
