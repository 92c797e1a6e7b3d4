import { screen, within } from '@testing-library/react';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { KeptDraw } from '#draw/kept/draws.ts';
import { addDraw, readDraws } from '#draw/kept/kept-draws.ts';
import { drawsTable } from '#features/roulette/history/draws-table.ts';
import { historyText } from '#features/roulette/history/text.ts';
import { csvFile, pastedTable } from '#lib/spreadsheet.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';

const kept: KeptDraw = {
  ordinal: 12,
  at: new Date(2026, 10, 22, 9, 5, 7).getTime(),
  source: { kind: 'list', id: 'A', title: '=当番' },
  n: 3,
  target: 8,
  line: 2,
  item: '鈴木,"一"',
};

const history = () => screen.findByRole('region', { name: historyText.heading });

describe('the history', () => {
  // ROU-23
  it('is copied, and deleted once that was asked, while the count stays', async () => {
    await addDraw(kept);
    const page = await renderPage('/Roulette/SettingC', () => {
      // biome-ignore lint/suspicious/noDocumentCookie: as an earlier visit left it
      document.cookie = 'count=13';
    });
    expect(await screen.findByText('第12回')).toBeVisible();
    await page.user.click(within(await history()).getByRole('button', { name: historyText.copy }));
    expect(await screen.findByText(historyText.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${historyText.columns.join('\t')}\n12\t2026/11/22 09:05:07\t'=当番\t3\t8\t2\t"鈴木,""一"""\t`,
    );
    await page.user.click(screen.getByRole('button', { name: historyText.delete }));
    const dialog = await screen.findByRole('dialog', { name: historyText.askDelete(1) });
    await page.user.click(within(dialog).getByRole('button', { name: historyText.delete }));
    expect(await screen.findByText(historyText.none)).toBeVisible();
    expect(await readDraws()).toEqual([]);
    expect(screen.getByText('第13回')).toBeVisible();
  });

  // ROM-26
  it('says of a draw that many followed that it was drawn together', () => {
    const [, row] = drawsTable([{ ...kept, together: true }], 'Asia/Tokyo');
    expect(row?.at(-1)).toBe('みんなで');
  });

  // ROU-23
  it.each([
    ['=1+1', "'=1+1"],
    ['\uff20SUM(A1)', "'\uff20SUM(A1)"],
    ["'=1+1", "''=1+1"],
    ['佐藤\t=1+1', '佐藤 =1+1'],
    ['佐藤\n=1+1', '佐藤 =1+1'],
    ['"=1+1"', '"=1+1"'],
    ['佐藤\t"\n=1+1\n"', '佐藤 " =1+1 "'],
  ])('puts the item %j into a spreadsheet as the text %j', async (text, cell) => {
    const draw = { ...kept, source: { ...kept.source, title: text }, item: text };
    const table = drawsTable([draw], 'Asia/Tokyo');
    const row = ['12', '2026/11/22 09:05:07', cell, '3', '8', '2', cell, ''];
    const pasted = Papa.parse(pastedTable(table), { delimiter: '\t' });
    expect(pasted.data).toEqual([historyText.columns, row]);
    const file = Papa.parse<string[]>(await csvFile(table).text());
    const [, saved = []] = file.data;
    expect(saved[6]).toBe(cell.startsWith("'") ? cell : text);
  });
});
