import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sections } from '#domain/navigation/sections.ts';
import { navigationText } from '#features/navigation/text.ts';
import { saveBrowserList } from '#own-lists/kept-lists.ts';
import { type Page, renderPage } from '#tests/support/page/render-page.tsx';
import { textsIn } from '#tests/support/page/screen.ts';

/** Opens the menu and goes to a section. */
async function openSection(page: Page, section: string): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: navigationText.menu }));
  const menu = await screen.findByRole('dialog', { name: navigationText.menu });
  await page.user.click(within(menu).getByRole('button', { name: section }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

// NAV-10
it('shows the tabs of pages with content in one row, lists by their titles, and all behind すべて', async () => {
  await saveBrowserList({ letter: 'B', title: '3年2組', text: '佐藤', version: 0 });
  await saveBrowserList({ letter: 'D', title: '3年4組', text: '鈴木', version: 0 });
  const page = await renderPage('/Roulette/SettingB');
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  await screen.findByRole('tab', { name: 'B:3年2組' });
  const lists = ['リストA', 'B:3年2組', 'リストC', 'D:3年4組'];
  expect(tabs()).toEqual(['ルーレット', ...lists, '大画面', '設定']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('設定');
  await page.user.click(screen.getByRole('button', { name: navigationText.all }));
  expect(tabs()).toHaveLength(21 + 1);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('設定B');
  expect(screen.getByRole('tab', { name: '設定C' })).toHaveAccessibleDescription('履歴と証明');
  expect(screen.getByRole('tab', { name: 'ActA' })).not.toHaveAccessibleDescription();
});

// NAV-6
describe('the section menu', () => {
  // NAV-9
  it('lists all sections, those that people come for first, says what the ones with content offer, and keeps a chosen theme', async () => {
    const page = await renderPage();
    await page.user.click(screen.getByRole('button', { name: navigationText.menu }));
    const menu = await screen.findByRole('dialog', { name: navigationText.menu });
    const listed = textsIn(within(menu).getByRole('list'), 'button');
    const first = ['Roulette', 'Mypage'];
    const others = sections.filter((section) => !first.includes(section));
    expect(listed).toEqual([...first, ...others]);
    const entry = (name: string) => within(menu).getByRole('button', { name });
    expect(entry('Roulette')).toHaveAccessibleDescription('くじを引く');
    expect(entry('Book')).toHaveAccessibleDescription('');
    const dark = entry(navigationText.themes.dark);
    for (const _ of [1, 2]) await page.user.click(dark);
    expect(dark).toHaveAttribute('aria-pressed', 'true');
  });

  // NAV-8
  it.each([
    { to: navigationText.home, marked: ['Home'] },
    { to: navigationText.about, marked: [] },
  ])('after Roulette and the button $to marks $marked as where one is', async ({ to, marked }) => {
    const page = await renderPage();
    const current = async () => {
      await page.user.click(screen.getByRole('button', { name: navigationText.menu }));
      const menu = await screen.findByRole('dialog', { name: navigationText.menu });
      const entries = within(within(menu).getByRole('list')).queryAllByRole('button', {
        current: true,
      });
      return entries.map((entry) => entry.textContent);
    };
    await openSection(page, 'Roulette');
    await page.user.click(screen.getByRole('button', { name: to }));
    expect(await current()).toEqual(marked);
  });
});
