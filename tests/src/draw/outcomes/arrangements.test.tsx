import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { speakSetting } from '#draw/draw-settings.ts';
import { loadKeptDraws } from '#draw/kept/load-kept-draws.ts';
import { groupsText } from '#draw/outcomes/groups/text.ts';
import { proofOfDraw } from '#draw/proof/commitment.ts';
import { proofText } from '#draw/proof/text.ts';
import { rouletteText } from '#draw/text.ts';
import { drawsTable } from '#features/roulette/history/draws-table.ts';
import { letSpinPass, letTimePass } from '#tests/support/page/page-time.ts';
import type { Page } from '#tests/support/page/render-page.tsx';
import { askFor, drawButton, listen, openList } from '#tests/support/page/roulette.ts';
import { button } from '#tests/support/page/screen.ts';

const NAMES = ['佐藤', '鈴木', '高橋', '田中', '伊藤', '田中', '中村'];

const openClass = () => openList('3年2組', NAMES, '/Roulette');

const place = () => screen.findByRole('region', { name: rouletteText.groups });
const members = () =>
  screen.getAllByRole('region', { name: /^グループ\d/ }).map((card) =>
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? ''),
  );

async function deal(page: Page) {
  await page.user.click(screen.getAllByRole('button', { name: rouletteText.groups })[0] as Element);
  await askFor(page, '8');
  expect(await screen.findByText(groupsText.outOfRange(2, 7))).toBeVisible();
  await askFor(page, '3');
  expect(screen.getByText('7件を3グループ(3件が1つ、2件が2つ)に分けます')).toBeVisible();
  await page.user.click(button(groupsText.deal));
  await place();
}

const history = async () => (await loadKeptDraws()).readHistory();

// ROU-60
describe('groups', () => {
  it('are dealt by one draw that was committed to, copied, changed by hand and kept', async () => {
    const spoken = listen();
    speakSetting.set(true);
    const page = await openClass();
    await deal(page);
    expect(drawButton()).toBeDisabled();
    expect(screen.getByText(groupsText.dealing)).toBeVisible();
    await letSpinPass();
    expect(await screen.findByText(rouletteText.dealt(7, 3))).toBeVisible();

    // A second way to compute them, from the values that the page shows.
    const [, ...rest] = proofOfDraw.get()?.committed.values ?? [];
    const order = (rest[0] ?? '').replace('order=', '').split(',').map(Number);
    const shownName = (line: number) =>
      NAMES[line - 1] === '田中' ? `${line}: 田中` : NAMES[line - 1];
    const expected: (string | undefined)[][] = [[], [], []];
    for (let card = 0; card < order.length; card += 1)
      expected[card - 3 * Math.floor(card / 3)]?.push(shownName(order[card] ?? 0));
    expect(proofOfDraw.get()?.committed.values[0]).toBe('groups=3');
    expect([...order].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(members()).toEqual(expected);
    expect(spoken.at(-1)?.text).toMatch(
      /^グループ1、.+、.+、.+。グループ2、.+、.+。グループ3、.+、[^。]+$/,
    );

    await page.user.click(await screen.findByRole('button', { name: rouletteText.copyResult }));
    const copied = await navigator.clipboard.readText();
    expect(copied.split('\n').map((row) => row.replace(/^グループ\d: /, '').split('、'))).toEqual(
      expected.map((group) => group.map((name) => name?.replace(/^\d: /, ''))),
    );

    await page.user.click(button(groupsText.swap));
    const [[first = ''] = [], [second = ''] = []] = members();
    await page.user.click(button(first));
    await page.user.click(button(second));
    expect(members().map(([name]) => name)).toEqual([second, first, members()[2]?.[0]]);
    expect(screen.getByText(rouletteText.byHand(1))).toBeVisible();
    await waitFor(async () => expect(await history()).toMatchObject([{ groups: 3, swaps: 1 }]));
    const rows = drawsTable(await history(), 'Asia/Tokyo').slice(1);
    expect(rows).toHaveLength(7);
    expect(rows[0]).toEqual(
      expect.arrayContaining(['1', '3年2組', '7', `グループ1 ${rouletteText.byHand(1)}`]),
    );
    await page.user.click(button(rouletteText.restore));
    expect(members()).toEqual(expected);

    await page.user.click(screen.getByText(proofText.about));
    expect(
      await screen.findByText(proofText.ruleOfOrder(7, { kind: 'groups', groups: 3 })),
    ).toBeVisible();

    await page.user.click(button(groupsText.again));
    await letSpinPass();
    expect(await screen.findByText(/第2回/)).toBeVisible();
    await page.user.click(button(groupsText.toList));
    expect(await screen.findByRole('list', { name: rouletteText.items })).toBeVisible();
    expect(await history()).toHaveLength(2);
    expect(await screen.findByText(rouletteText.history(2))).toBeVisible();
  });

  it('go with the next draw', async () => {
    const page = await openClass();
    await deal(page);
    await letSpinPass();
    await page.user.click(drawButton());
    await letTimePass(500);
    expect(screen.queryByRole('region', { name: rouletteText.groups })).not.toBeInTheDocument();
  });
});

// ROU-61
it('an order is drawn at once, by one draw: its lines are left out, and it can be copied', async () => {
  const page = await openClass();
  await page.user.click(button(rouletteText.several));
  await askFor(page, '4');
  await page.user.click(await screen.findByRole('switch', { name: rouletteText.atOnce }));
  await page.user.click(button(rouletteText.begin));
  await waitFor(() => expect(drawButton()).toBeDisabled());
  await letSpinPass();
  expect(await screen.findByText(rouletteText.inOneGo(4))).toBeInTheDocument();
  expect(await screen.findByText(rouletteText.left(3, 7))).toBeVisible();
  const [kept] = await history();
  if (!kept || !('order' in kept)) throw new Error('not kept');
  const names = kept.order.map(({ item }) => item);
  expect(proofOfDraw.get()?.committed.values).toEqual([
    `order=${kept.order.map(({ line }) => line).join()}`,
  ]);
  await page.user.click(await screen.findByRole('button', { name: rouletteText.copyResult }));
  expect(await navigator.clipboard.readText()).toBe(names.join('\n'));
  expect(kept).toMatchObject({ kind: 'order', n: 7, ordinal: 1 });
});

// ROU-64
it('fewer than two lines are not divided: a press says why, until there are more', async () => {
  const page = await openClass();
  const lines = screen.getAllByRole('button', { pressed: false }).filter(isLine);
  for (const line of lines.slice(1)) await page.user.click(line);
  expect(await screen.findByText('1件から1つ · 各1/1')).toBeVisible();
  const [groups] = screen.getAllByRole('button', { name: rouletteText.groups });
  expect(groups).toHaveAttribute('aria-disabled', 'true');
  await page.user.click(groups as Element);
  expect(await screen.findByText(rouletteText.tooFewToDeal)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: rouletteText.allBack }));
  await page.user.click(groups as Element);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

const isLine = (element: Element) => element.closest('ol') !== null;
