import type { Locator } from '@playwright/test';

/** More presses than there are focusable elements on any page. */
const WHOLE_ROUND = 60;

/** Presses Tab until the control has the focus; a whole round without it is a defect. */
export async function tabTo(goal: Locator): Promise<void> {
  for (let press = 0; press < WHOLE_ROUND; press++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await goal.page().keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${goal}`);
}
