import { TOUCH_TARGET } from '#theme/sizes.ts';

/** The size of text at which a row has its usual height. */
const TEXT = 16;

/** The height of a row of a list that does not fit the stage, in CSS pixels: it grows with the text. */
export function rowHeight(list: HTMLElement): number {
  const style = getComputedStyle(list);
  const text = Number.parseFloat(style.fontSize) || TEXT;
  return text * (Number(style.getPropertyValue('--row')) || TOUCH_TARGET / TEXT);
}
