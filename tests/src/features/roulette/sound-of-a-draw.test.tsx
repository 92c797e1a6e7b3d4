import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { soundSetting } from '#features/roulette/draw-settings.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';

let devices = 0;

/** jsdom has no sound. */
class Device {
  state = 'running';
  constructor() {
    devices += 1;
  }
  resume = async () => undefined;
  close = async () => undefined;
}

// ROU-8
it('the sound device is opened when a raffle is chosen, before the first draw', async () => {
  vi.stubGlobal('AudioContext', Device);
  // Another test may have left it switched off.
  soundSetting.set(true);
  const page = await renderPage();
  expect(devices).toBe(0);
  await page.user.click(await screen.findByRole('button', { name: /:昼食$/ }));
  expect(devices).toBe(1);
});
