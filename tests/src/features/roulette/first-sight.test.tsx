import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listLetters } from '#domain/roulette/list-letter.ts';
import { readDraws } from '#draw/kept/kept-draws.ts';
import { rouletteText } from '#draw/text.ts';
import { listsText } from '#features/lists/editor/text.ts';
import { settingsText } from '#features/roulette/settings/text.ts';
import { saveBrowserList } from '#own-lists/kept-lists.ts';
import { letSpinPass, letTimePass } from '#tests/support/page/page-time.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import {
  draw,
  drawButton,
  drawSeveral,
  openList,
  result,
  rows,
  struckOut,
} from '#tests/support/page/roulette.ts';
import { button } from '#tests/support/page/screen.ts';

const itemsField = () => screen.findByRole('textbox', { name: listsText.items });

const duty = { letter: 'A', title: '当番', text: '佐藤\n鈴木\n高橋\n田中', version: 0 } as const;

const openDuty = (path?: string) => openList(duty.title, duty.text.split('\n'), path);

describe('own lists from the first screen', () => {
  // ROU-32
  it('fold when they are drawn from, and are edited again: the next draw is from the new list', async () => {
    await saveBrowserList(duty);
    const page = await renderPage('/Roulette/ListA');
    await waitFor(() => expect(drawButton()).toBeEnabled());
    await page.user.click(drawButton());
    expect(await screen.findByText('当番 · 4件')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: listsText.items })).not.toBeInTheDocument();
    await letSpinPass();
    expect(rows()).toHaveLength(4);
    await page.user.click(button(listsText.edit));
    await waitFor(async () => expect(await itemsField()).toHaveFocus());
    expect(result()).toBeVisible();
    await page.user.type(await itemsField(), '\n伊藤');
    await waitFor(() => expect(result()).not.toBeInTheDocument());
    await page.user.click(drawButton());
    await waitFor(() => expect(screen.getByText(/^n=5 /)).toBeVisible());
    await waitFor(() => expect(rows()).toHaveLength(5));
  });

  // ROU-25
  it('draw nothing while they are empty, whatever was chosen before', async () => {
    const page = await openDuty();
    await page.user.click(button(rouletteText.ownList));
    expect(await screen.findByRole('heading', { name: 'リストB', level: 3 })).toBeInTheDocument();
    expect(screen.getByText(rouletteText.writeItems)).toBeVisible();
    expect(drawButton()).toBeDisabled();
    await page.user.click(button('A:当番'));
    expect(location.pathname).toBe('/Roulette/ListA');
    await waitFor(() => expect(drawButton()).toBeEnabled());
    await page.user.click(drawButton());
    await waitFor(() => expect(rows()).toHaveLength(4));
    await letSpinPass();
    await page.user.click(button(rouletteText.ownList));
    expect(await itemsField()).toBeVisible();
  });

  // ROU-32
  it('open the first of A to Z that is empty, and when all are in use the one that was drawn from last', async () => {
    for (const letter of listLetters.slice(0, 3)) await saveBrowserList({ ...duty, letter });
    const page = await renderPage();
    await screen.findByRole('button', { name: 'C:当番' });
    await page.user.click(button(rouletteText.ownList));
    expect(location.pathname).toBe('/Roulette/ListD');
    for (const letter of listLetters.slice(3)) await saveBrowserList({ ...duty, letter });
    await page.user.click(await screen.findByRole('button', { name: 'Z:当番' }));
    expect(location.pathname).toBe('/Roulette/ListZ');
    await page.user.click(await screen.findByRole('button', { name: 'C:当番' }));
    await page.user.click(await screen.findByRole('button', { name: rouletteText.editList }));
    expect(location.pathname).toBe('/Roulette/ListC');
  });

  // ROU-32
  it('leave the focus nowhere rather than in the sign-in form when there is nothing to write', async () => {
    await saveBrowserList(duty);
    await renderPage('/Roulette/ListA');
    await itemsField();
    await waitFor(() => expect(document.body).toHaveFocus());
  });
});

// ROU-31
it('a result lets strips of paper fall, as many as the show has, and a phone vibrate', async () => {
  const felt = vi.fn(() => true);
  Object.assign(navigator, { vibrate: felt });
  const page = await openDuty('/Roulette/SettingB');
  const strips = () => document.querySelectorAll('[aria-hidden] > span[style*="--turn"]').length;
  await page.user.click(drawButton());
  await letTimePass(2900);
  expect([strips(), felt.mock.calls.length]).toEqual([0, 0]);
  await letTimePass(200);
  expect([strips(), felt.mock.calls.length]).toEqual([40, 1]);
  for (const [show, count] of [['lively', 80] as const, ['quiet', 0] as const]) {
    await page.user.click(button(settingsText.shows[show]));
    await draw(page);
    expect(strips()).toBe(count);
  }
  expect(localStorage.getItem('show')).toBe('quiet');
  Object.assign(navigator, { vibrate: undefined });
});

describe('several at once', () => {
  // ROU-34
  it('are as many ordinary draws without repeats, locked from the first to the last', async () => {
    const page = await openDuty();
    await drawSeveral(page, '3');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    for (const n of [4, 3, 2]) {
      await waitFor(() => expect(screen.getByText(new RegExp(`^n=${n} `))).toBeVisible());
      expect(drawButton()).toBeDisabled();
      expect(button('1:昼食')).toBeDisabled();
      await letSpinPass();
      expect(result()).toBeInTheDocument();
      if (n > 2) expect(drawButton()).toBeDisabled();
      if (n > 2) await letTimePass(1300);
    }
    expect(drawButton()).toBeEnabled();
    const drawn = (await readDraws()).reverse();
    expect(drawn.map(({ n, ordinal }) => [n, ordinal])).toEqual([
      [4, 1],
      [3, 2],
      [2, 3],
    ]);
    expect(new Set(drawn.map(({ line }) => line)).size).toBe(3);
    const inOrder = drawn.map(({ item }) => item);
    await page.user.click(await screen.findByRole('button', { name: rouletteText.copyResult }));
    expect(await navigator.clipboard.readText()).toBe(inOrder.join('\n'));
    const [order] = screen
      .getAllByRole('list')
      .filter((list) => !list.ariaLabel && list.matches('ol'));
    const shown = within(order as HTMLElement).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(inOrder);
  });

  // ROU-34
  it('end after the spin that runs by their button, and by Esc', async () => {
    const page = await openDuty();
    const stops = [
      () => page.user.click(button(rouletteText.stop)),
      () => page.user.keyboard('{Escape}'),
    ];
    for (const [drawn, stop] of stops.entries()) {
      await drawSeveral(page, '2');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await letTimePass(1000);
      await stop();
      expect(drawButton()).toBeDisabled();
      await letTimePass(2500);
      expect(result()).toBeVisible();
      expect(drawButton()).toBeEnabled();
      await letTimePass(5000);
      expect(await readDraws()).toHaveLength(drawn + 1);
    }
  });
});

describe('the big screen', () => {
  beforeEach(() => {
    Object.assign(document.documentElement, { requestFullscreen: undefined });
  });

  // ROU-47
  it('asks for the whole screen, and is the dialog where the browser refuses', async () => {
    const ask = vi.fn<() => unknown>();
    Object.assign(document.documentElement, { requestFullscreen: ask });
    const page = await openDuty();
    // Old browsers promise nothing.
    const answers = [() => Promise.reject(new TypeError('refused')), () => undefined];
    for (const [asked, answer] of answers.entries()) {
      ask.mockImplementationOnce(answer);
      await page.user.click(button(rouletteText.bigScreen));
      expect(await screen.findByRole('dialog', { name: '当番' })).toBeVisible();
      expect(ask).toHaveBeenCalledTimes(asked + 1);
      await page.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  // ROU-48
  it('keeps the display awake as long as it is open, and hides a pointer that rests', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    Object.assign(navigator, { wakeLock: { request } });
    const page = await openDuty();
    await page.user.click(button(rouletteText.bigScreen));
    const dialog = await screen.findByRole('dialog', { name: '当番' });
    const draws = within(dialog).getByRole('button', { name: rouletteText.draw });
    expect(request).toHaveBeenCalledTimes(1);
    expect(getComputedStyle(draws).cursor).toBe('pointer');
    await letTimePass(2000);
    expect(getComputedStyle(draws).cursor).toBe('none');
    await page.user.pointer({ target: draws });
    expect(getComputedStyle(draws).cursor).toBe('pointer');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
    Object.assign(navigator, { wakeLock: undefined });
  });

  // ROU-49
  it('draws by Space, leaves the drawn line out by N, and takes it back by ←', async () => {
    const page = await openDuty();
    await page.user.click(button(rouletteText.bigScreen));
    const dialog = within(await screen.findByRole('dialog', { name: '当番' }));
    await page.user.keyboard(' ');
    await letSpinPass();
    const [, line] = /^結果: (\d)/.exec(dialog.getByText(/^結果: /).textContent ?? '') ?? [];
    expect(struckOut()).toEqual([]);
    await page.user.keyboard('n');
    expect(await dialog.findByText('残り 3/4')).toBeVisible();
    expect(struckOut()).toEqual([Number(line)]);
    await page.user.keyboard('{ArrowLeft}');
    expect(await dialog.findByText('残り 4/4')).toBeVisible();
    expect(struckOut()).toEqual([]);
    expect(dialog.queryByText(/^結果: /)).not.toBeInTheDocument();
  });
});
