import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { rouletteText } from '#features/roulette/text.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';

const seconds = () => performance.now() / 1000;

/** When each sound begins, by the device's clock. */
let beginnings: number[] = [];
let devices = 0;

/** jsdom has no sound: this device notes when it is told to sound. */
class Device {
  state = 'running';
  destination = {};
  constructor() {
    devices += 1;
  }
  get currentTime() {
    return seconds();
  }
  resume = async () => undefined;
  close = async () => undefined;
}

class Part {
  gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect = (next: unknown) => next;
  disconnect = () => undefined;
  start = (when = seconds()) => beginnings.push(when);
  stop = () => undefined;
}

beforeEach(() => {
  beginnings = [];
  devices = 0;
  vi.stubGlobal('AudioContext', Device);
  vi.stubGlobal('OscillatorNode', Part);
  vi.stubGlobal('GainNode', Part);
});

/** Another test may have left the sound switched off. */
async function openPageWithSound() {
  const page = await renderPage();
  const sound = await screen.findByRole('switch', { name: rouletteText.sound });
  if (!(sound as HTMLInputElement).checked) await page.user.click(sound);
  return page;
}

// ROU-8
it('a draw ticks while it spins, and sounds once more when it stops', async () => {
  const page = await openPageWithSound();
  await page.user.click(await screen.findByRole('button', { name: /:昼食$/ }));
  await screen.findByRole('list', { name: rouletteText.items });
  const pressedAt = seconds();
  await page.user.click(screen.getByRole('button', { name: rouletteText.draw }));
  await letTimePass(3500);

  const after = beginnings.map((beginning) => beginning - pressedAt);
  expect(after.filter((second) => second < 2.9).length).toBeGreaterThan(5);
  expect(after.filter((second) => second > 2.99).length).toBeGreaterThan(0);
});

it('the sound device is opened when a raffle is chosen, before the first draw', async () => {
  const page = await openPageWithSound();
  expect(devices).toBe(0);
  await page.user.click(await screen.findByRole('button', { name: /:昼食$/ }));
  expect(devices).toBe(1);
});
