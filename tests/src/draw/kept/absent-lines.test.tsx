import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dealInto, drawOrder } from '#domain/roulette/arrangement.ts';
import { noRepeatSetting, sameNamesSetting } from '#draw/draw-settings.ts';
import { readAbsent } from '#draw/kept/absent-lines.ts';
import { endAbsence, toggleAbsent } from '#draw/kept/change-absent.ts';
import { forgetDrawnLines, leaveOut } from '#draw/kept/drawn-lines.ts';
import { loadKeptDraws } from '#draw/kept/load-kept-draws.ts';
import { cryptoRandom } from '#draw/spin/crypto-random.ts';
import { readLinesLeft } from '#draw/spin/use-lines-left.ts';
import { rouletteText } from '#draw/text.ts';
import { listsText } from '#features/lists/editor/text.ts';
import { forgetCopies, moveToAccount, saveBrowserList } from '#own-lists/kept-lists.ts';
import { letSpinPass, letTimePass } from '#tests/support/page/page-time.ts';
import { loadPage, renderPage } from '#tests/support/page/render-page.tsx';
import { drawButton } from '#tests/support/page/roulette.ts';
import { button } from '#tests/support/page/screen.ts';

const NAMES = ['佐藤', '鈴木', '高橋'];

async function openClass(path = '/Roulette') {
  await saveBrowserList({ letter: 'A', title: '3年2組', text: NAMES.join('\n'), version: 0 });
  const page = await renderPage(path);
  if (path === '/Roulette')
    await page.user.click(await screen.findByRole('button', { name: 'A:3年2組' }));
  await letTimePass(100);
  return page;
}

const line = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}(休み)?$`) });
const note = (text: string) => screen.findByText(text);

// ROU-63
describe('a line that was pressed at rest', () => {
  it('is in no draw of today, which the odds say, until the same press takes it back', async () => {
    const page = await openClass();
    await page.user.click(await line('佐藤'));
    await page.user.click(await line('鈴木'));
    expect(await line('佐藤')).toHaveAttribute('aria-pressed', 'true');
    expect(await note('1件から1つ · 各1/1')).toBeVisible();
    expect(await note('休み2')).toBeVisible();
    expect(button('A:3年2組')).toHaveFocus();
    await page.user.click(drawButton());
    await letTimePass(100);
    await page.user.click(await line('佐藤'));
    await letSpinPass();
    expect(await screen.findByText(rouletteText.result(3, '高橋'))).toBeInTheDocument();
    expect(await (await loadKeptDraws()).readHistory()).toMatchObject([{ n: 1, line: 3 }]);

    // With no repeats a line may be both.
    await page.user.click(screen.getByRole('switch', { name: rouletteText.noRepeat }));
    expect(await note(rouletteText.nothingLeft)).toBeVisible();
    await page.user.click(await line('佐藤'));
    expect(await note('残り 1/2')).toBeVisible();
    await page.user.click(await line('高橋'));
    expect(await note('残り 1/1')).toBeVisible();
    await page.user.click(await line('佐藤'));
    expect(await note(rouletteText.allAbsent)).toBeVisible();
    expect(drawButton()).toBeDisabled();
    await page.user.click(button(rouletteText.allBack));
    expect(await note('残り 2/3')).toBeVisible();
    await page.user.click(button(rouletteText.startOver));
    expect(await note('残り 3/3')).toBeVisible();
  });

  it('stays so after a reload and on the big screen, goes with the day, and is found by its text', async () => {
    const page = await openClass();
    await page.user.click(await line('鈴木'));
    page.unmount();
    const again = loadPage();
    expect(await line('鈴木')).toHaveAttribute('aria-pressed', 'true');
    await page.user.click(button(rouletteText.bigScreen));
    const dialog = within(await screen.findByRole('dialog', { name: '3年2組' }));
    expect(dialog.getByText('休み1')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /鈴木/ })).not.toBeInTheDocument();
    await page.user.keyboard('{Escape}');
    again.unmount();
    const text = '田中\n佐藤\n鈴木';
    await saveBrowserList({ letter: 'A', title: '3年2組', text, version: 1 });
    loadPage();
    expect(await line('鈴木')).toHaveAttribute('aria-pressed', 'true');
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    await letTimePass(200);
    expect(await line('鈴木')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is pressed by keyboard only where an arrow moved to it: elsewhere Space draws', async () => {
    const page = await openClass();
    const list = screen.getByRole('list', { name: rouletteText.items });
    list.focus();
    await page.user.keyboard('{ArrowDown}{ArrowDown} ');
    expect(await line('鈴木')).toHaveFocus();
    expect(await line('鈴木')).toHaveAttribute('aria-pressed', 'true');
    await page.user.keyboard('{ArrowDown}{ArrowDown}{Enter}{Home}');
    expect(await line('高橋')).toHaveAttribute('aria-pressed', 'true');
    expect(await line('佐藤')).toHaveFocus();
    await page.user.tab({ shift: true });
    expect(list).not.toHaveFocus();
    await page.user.tab();
    expect(list).toHaveFocus();
    await page.user.keyboard(' ');
    await letSpinPass();
    expect(await screen.findByText(rouletteText.result(1, '佐藤'))).toBeInTheDocument();
  });

  it("is chosen on a list's page where the editor makes room for the lines", async () => {
    const page = await openClass('/Roulette/ListA');
    await page.user.click(await screen.findByRole('button', { name: listsText.mark }));
    expect(await screen.findByText(rouletteText.pressToMark)).toBeVisible();
    expect(screen.getByText(listsText.folded('3年2組', 3))).toBeVisible();
    await page.user.click(await line('高橋'));
    expect(await note('休み1')).toBeVisible();
  });
});

// ROU-63
it('absent lines are in no draw, order or division, whatever was drawn and written twice', () => {
  const source = { kind: 'list', id: 'B', title: '' } as const;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('佐藤', '鈴木', '高橋', '田中'), { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat(11)),
      fc.array(fc.nat(11)),
      fc.boolean(),
      fc.boolean(),
      (titles, presses, draws, noRepeat, sameNames) => {
        const items = titles.map((title) => ({ title }));
        endAbsence('list:B');
        forgetDrawnLines('list:B');
        noRepeatSetting.set(noRepeat);
        sameNamesSetting.set(sameNames);
        const lines = (numbers: number[]) => numbers.map((one) => (one % titles.length) + 1);
        const absent = new Set<number>();
        for (const pressed of lines(presses)) {
          toggleAbsent('list:B', pressed, items);
          if (!absent.delete(pressed)) absent.add(pressed);
        }
        leaveOut(
          'list:B',
          lines(draws).map((one) => ({ line: one, item: titles[one - 1] ?? '' })),
        );
        const left = readLinesLeft(source, items);
        expect(new Set(left.absent)).toEqual(absent);
        expect(left.lines.filter((one) => absent.has(one))).toEqual([]);
        if (!noRepeat) expect(left.lines).toHaveLength(titles.length - absent.size);
        if (left.lines.length === 0) return;
        const { order } = drawOrder(left.lines, cryptoRandom);
        expect(dealInto(order, 2).flat().sort()).toEqual([...left.lines].sort());
      },
    ),
  );
});

// ROU-36, ROU-63
it("those of an account's list go with its copies, those of a day before with the next press", async () => {
  localStorage.setItem('absent:2020/01/01 list:A', '[{"line":1,"item":"佐藤"}]');
  const owner = '0b1a9c6e-0000-4000-8000-000000000001';
  toggleAbsent(`list:A@${owner}`, 1, [{ title: '佐藤' }]);
  expect(localStorage.getItem('absent:2020/01/01 list:A')).toBeNull();
  expect(readAbsent(`list:A@${owner}`)).toContain('佐藤');
  await saveBrowserList({ letter: 'A', title: '', text: '', version: 0 });
  await moveToAccount({ letter: 'A', owner, title: '', text: '', base: '0', drawn: [] });
  await forgetCopies(() => true);
  expect(readAbsent(`list:A@${owner}`)).toBeNull();
});
