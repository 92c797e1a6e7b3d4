import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { rouletteText } from '#draw/text.ts';
import { letSpinPass, letTimePass } from '#tests/support/page/page-time.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

// ROU-47
it('has an address, and lets choose what to draw from', async () => {
  const page = await renderPage('/Roulette/Spin', ({ network }) => {
    network.holdPath(paths.raffleItems(1));
  });
  const { findByRole } = await dialog(rouletteText.heading);
  await page.user.click(await findByRole('button', { name: '2:当番' }));
  const { findAllByRole } = await dialog('当番');
  expect(await findAllByRole('listitem')).not.toHaveLength(0);
});

// ROU-56
it("obeys a presenter's remote, and a draw lights a screen that it darkened", async () => {
  const page = await renderPage('/Roulette');
  await page.user.click(await screen.findByRole('button', { name: '1:昼食' }));
  await page.user.click(await screen.findByRole('button', { name: rouletteText.bigScreen }));
  const { getByText, getByRole } = await dialog('昼食');
  const isDark = () => document.querySelector('[data-darkened]') !== null;
  let drawn = 0;
  for (const key of ['PageDown', 'ArrowRight', 'ArrowDown']) {
    await page.user.keyboard(key === 'ArrowRight' ? 'b' : '.');
    expect(isDark()).toBe(true);
    await page.user.keyboard(`{${key}}`);
    await letSpinPass();
    drawn += 1;
    expect(getByText(rouletteText.drawCount(drawn))).toBeVisible();
    expect(isDark()).toBe(false);
  }
  await page.user.keyboard('..');
  expect(isDark()).toBe(false);

  const button = getByRole('button', { name: rouletteText.draw });
  fireEvent.keyDown(button, { key: 'PageDown', repeat: true });
  await letSpinPass();
  expect(getByText(rouletteText.drawCount(drawn))).toBeVisible();
  // What is under way cannot be taken back.
  await page.user.keyboard('{PageDown}');
  await letTimePass(1000);
  await page.user.keyboard('{ArrowLeft}');
  await letSpinPass();
  drawn += 1;
  expect(getByText(rouletteText.drawCount(drawn))).toBeVisible();
  await page.user.keyboard('{PageUp}');
  await waitFor(() => expect(screen.queryByText(/^結果: /)).not.toBeInTheDocument());
});

const tab = (name: string) => screen.getByRole('tab', { name });
/** The entry of what was open has left the history. */
const isAtThePage = () => waitFor(() => expect(history.state.opened ?? 0).toBe(0));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

// ROU-51
it('opened by its button, is closed by Back, which stays on the page and keeps the draw', async () => {
  const page = await renderPage('/Roulette/SettingA');
  await page.user.click(await screen.findByRole('button', { name: '1:昼食' }));
  await page.user.click(await screen.findByRole('button', { name: rouletteText.bigScreen }));
  const { getByText } = await dialog('昼食');
  await page.user.keyboard(' ');
  await letSpinPass();
  const shown = getByText(/^結果: /).textContent ?? '';
  history.back();
  await isClosed();
  expect(location.pathname).toBe('/Roulette/SettingA');
  expect(screen.getByText(shown)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: rouletteText.bigScreen }));
  expect(await (await dialog('昼食')).findByText(shown)).toBeVisible();
  await page.user.keyboard('{Escape}');
  await isClosed();
  await isAtThePage();
});

// ROU-51
it('opened by its tab, stands over no other page: Back closes it', async () => {
  const page = await renderPage('/Roulette/ListA');
  await page.user.click(await screen.findByRole('tab', { name: '大画面' }));
  await dialog('昼食');
  history.back();
  await isClosed();
  expect(tab('リストA')).toHaveAttribute('aria-selected', 'true');

  history.forward();
  const again = await dialog('昼食');
  await page.user.click(again.getByRole('button', { name: rouletteText.close }));
  await isClosed();
  expect(location.pathname).toBe('/Roulette/Spin');
  history.back();
  await waitFor(() => expect(tab('リストA')).toHaveAttribute('aria-selected', 'true'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
