import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rouletteText } from '#draw/text.ts';
import { saveBrowserList } from '#own-lists/kept-lists.ts';
import { type Page, renderPage } from '#tests/support/page/render-page.tsx';
import { chooseList, draw, drawButton, struckOut } from '#tests/support/page/roulette.ts';
import { button } from '#tests/support/page/screen.ts';

const left = (count: number, total = 3) => screen.findByText(rouletteText.left(count, total));

/** Draws, and reads the debug numbers. */
async function drawAndRead(page: Page) {
  await draw(page);
  const text = screen.getByText(/^n=/).textContent ?? '';
  const [n, target, line] = [...text.matchAll(/(?:n|target|line)=(\d+)/g)].map(([, value]) =>
    Number(value),
  );
  return { n, target, line: line ?? 0 };
}

async function openDuty(path = '/') {
  const page = await renderPage(path);
  await page.user.click(await screen.findByRole('button', { name: 'A:当番' }));
  await page.user.click(await screen.findByRole('switch', { name: rouletteText.noRepeat }));
  return page;
}

beforeEach(async () => {
  await saveBrowserList({ letter: 'A', title: '当番', text: '佐藤\n鈴木\n高橋', version: 0 });
});

describe('drawing without repeats', () => {
  // ROU-22
  it('draws each line once, strikes it out, and says when nothing is left', async () => {
    localStorage.setItem('drawn:list:A', '[{"line":2,"item":"鈴木"}]');
    const page = await openDuty();
    await left(2);
    const lines = new Set([2]);
    for (const n of [2, 1]) {
      const before = [...lines];
      const result = await drawAndRead(page);
      expect(result.n).toBe(n);
      expect(result.target).toBeGreaterThanOrEqual(2 * n + 1);
      expect(result.target).toBeLessThanOrEqual(3 * n);
      expect(before).not.toContain(result.line);
      lines.add(result.line);
      expect(
        await screen.findByText(n === 1 ? rouletteText.nothingLeft : rouletteText.left(n - 1, 3)),
      ).toBeVisible();
      expect(new Set(struckOut())).toEqual(lines);
    }
    expect(screen.queryByText(rouletteText.left(0, 3))).not.toBeInTheDocument();
    expect(drawButton()).toBeDisabled();
    await page.user.click(button(rouletteText.startOver));
    expect(drawButton()).toBeEnabled();
    await page.user.click(button(rouletteText.restore));
    expect(await screen.findByText(rouletteText.nothingLeft)).toBeVisible();
  });

  // ROU-22
  it('leaves out all lines of a drawn text where that is chosen', async () => {
    await saveBrowserList({
      letter: 'A',
      title: '当番',
      text: '佐藤\n佐藤\n佐藤\n鈴木',
      version: 1,
    });
    localStorage.setItem('drawn:list:A', '[{"line":2,"item":"佐藤"}]');
    const page = await openDuty();
    await left(3, 4);
    await page.user.click(screen.getByRole('switch', { name: rouletteText.sameNames }));
    await left(1, 4);
    expect(struckOut()).toEqual([1, 2, 3]);
    expect((await drawAndRead(page)).line).toBe(4);
    await page.user.click(await screen.findByRole('button', { name: rouletteText.undo }));
    await left(1, 4);
    await page.user.click(await screen.findByRole('button', { name: rouletteText.undo }));
    await left(4, 4);
  });

  // ROU-22
  it('goes on after a reload, for each list by itself', async () => {
    const page = await openDuty();
    const { line } = await drawAndRead(page);
    page.unmount();
    const again = await renderPage();
    await left(2);
    expect(struckOut()).toEqual([line]);
    await chooseList(again);
    await screen.findByText('蕎麦');
    expect(struckOut()).toEqual([]);
  });

  // ROU-22
  it('follows the lines when the list is edited', async () => {
    const page = await openDuty();
    const { line } = await drawAndRead(page);
    const text = '田中\n佐藤\n鈴木\n高橋';
    await saveBrowserList({ letter: 'A', title: '当番', text, version: 1 });
    await waitFor(() => expect(struckOut()).toEqual([line + 1]));
    await left(3, 4);
    expect((await drawAndRead(page)).n).toBe(3);
  });

  // ROU-22
  it('counts no draw while it is off, but the one in sight when it is switched on', async () => {
    const page = await openDuty();
    const noRepeat = screen.getByRole('switch', { name: rouletteText.noRepeat });
    const lines = [(await drawAndRead(page)).line];
    await page.user.click(noRepeat);
    expect(struckOut()).toEqual([]);
    expect((await drawAndRead(page)).n).toBe(3);
    const last = await drawAndRead(page);
    expect(last.n).toBe(3);
    await page.user.click(noRepeat);
    await waitFor(() => expect(new Set(struckOut())).toEqual(new Set([...lines, last.line])));
    if (last.line === lines[0]) return;
    await page.user.click(await screen.findByRole('button', { name: rouletteText.undo }));
    await left(2);
  });

  // ROU-22
  it('follows a draw in another tab', async () => {
    await openDuty();
    localStorage.setItem('drawn:list:A', JSON.stringify([{ line: 2, item: '鈴木' }]));
    window.dispatchEvent(new StorageEvent('storage'));
    await left(2);
    expect(struckOut()).toEqual([2]);
  });
});

// ROU-26
it('is a setting, which holds for every raffle', async () => {
  const page = await renderPage('/Roulette/SettingA');
  const panel = await screen.findByRole('region', { name: '設定A: 引き方' });
  expect(screen.getAllByRole('switch', { name: rouletteText.noRepeat })).toHaveLength(1);
  await page.user.click(within(panel).getByRole('switch', { name: rouletteText.noRepeat }));
  await page.user.click(await screen.findByRole('button', { name: '1:昼食' }));
  expect(await screen.findByText(/^残り (\d+)\/\1$/)).toBeVisible();
});
