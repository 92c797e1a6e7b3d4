import { notifyError } from '#notices/notify.ts';
import { appText } from './text.ts';

/**
 * Carries out the press that the script in index.html has kept, as soon as its panel is taken over (UI-23):
 * React takes over a pressed panel at once.
 */
export function pressAgain(root: HTMLElement): void {
  document.getElementById('pressed')?.replaceChildren();
  const control = root.querySelector<HTMLButtonElement | HTMLInputElement>(
    ':is(button, input)[aria-busy="true"]',
  );
  if (!control) return;
  const name =
    control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent;
  // Touched first: taking its panel over may show that it is gone, such as a form without a guest.
  control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  control.removeAttribute('aria-busy');
  if (control.isConnected && !control.disabled) control.click();
  else notifyError(appText.notCarriedOut(name));
}
