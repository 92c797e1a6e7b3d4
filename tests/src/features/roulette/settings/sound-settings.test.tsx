import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { speakSetting, volumeSetting } from '#draw/draw-settings.ts';
import { settingsText } from '#features/roulette/settings/text.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { chooseList, draw, drawn, listen } from '#tests/support/page/roulette.ts';

const panel = async () => within(await screen.findByRole('region', { name: '設定B: 音と演出' }));

// ROU-26, ROU-39
it('the result is read aloud where the user wants it', async () => {
  const spoken = listen();
  localStorage.setItem('soundVolume', '40');
  volumeSetting.set(40);
  const page = await renderPage('/Roulette/SettingB');
  const { findByRole } = await panel();
  await page.user.click(await findByRole('switch', { name: settingsText.speak }));
  await chooseList(page);
  await draw(page);
  const { line, item } = drawn();
  expect(spoken).toEqual([
    // An iPhone lets nothing be heard before the first words of a press.
    { text: settingsText.spokenNow, volume: 0.4 },
    { text: `${line}番、${item}`, volume: 0.4 },
  ]);
});

it('a draw goes on where the voice fails', async () => {
  listen();
  const speak = vi.fn(() => {
    throw new DOMException('No voice', 'InvalidStateError');
  });
  vi.stubGlobal('speechSynthesis', { speak });
  speakSetting.set(true);
  const page = await renderPage('/Roulette/SettingB');
  await chooseList(page);
  await draw(page);
  expect(drawn().item).not.toBe('');
  expect(speak).toHaveBeenCalled();
});

// ROU-26
it('volume and ticks are kept, and a browser without voices says so', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  const page = await renderPage('/Roulette/SettingB');
  const { findByRole, getByText } = await panel();
  const slider = await findByRole('slider', { name: settingsText.volume });
  slider.focus();
  await page.user.keyboard('{ArrowLeft}{ArrowLeft}');
  await page.user.click(await findByRole('switch', { name: settingsText.ticks }));
  expect(localStorage.getItem('soundVolume')).toBe('90');
  expect(localStorage.getItem('soundTicks')).toBe('false');
  expect(await findByRole('switch', { name: settingsText.speak })).toBeDisabled();
  expect(getByText(settingsText.cannotSpeak)).toBeVisible();
});
