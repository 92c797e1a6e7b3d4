import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDraw } from '#draw/kept/kept-draws.ts';
import { rouletteText } from '#draw/text.ts';
import { createStoredFlag } from '#lib/storage/create-stored.ts';
import { saveBrowserList } from '#own-lists/kept-lists.ts';
import { watchCookies } from '#tests/support/page/cookies.ts';
import { letSpinPass } from '#tests/support/page/page-time.ts';
import { renderPage, reopenPage } from '#tests/support/page/render-page.tsx';
import { chooseList, draw, drawButton, drawn, result } from '#tests/support/page/roulette.ts';
import { textsIn } from '#tests/support/page/screen.ts';
import { uiText } from '#ui/text.ts';

const raffleButton = (title: string) =>
  screen.findByRole('button', { name: new RegExp(`^\\d+:${title}$`) });

describe('the roulette', () => {
  // ROU-1, ROU-25
  it('shows each raffle as a button labelled id:title, and chooses the first', async () => {
    await renderPage();
    for (const title of ['昼食', '当番', 'くじ']) {
      expect(await raffleButton(title)).toBeEnabled();
    }
    const focused = document.activeElement;
    expect(await screen.findByText('蕎麦')).toBeVisible();
    expect(await raffleButton('昼食')).toHaveAttribute('aria-pressed', 'true');
    expect(drawButton()).toBeEnabled();
    expect(document.activeElement).toBe(focused);
    expect(localStorage.getItem('chosenRaffle')).toBeNull();
  });

  // ROU-29
  it('says in its card what is chosen, its odds and what was drawn last', async () => {
    const page = await renderPage();
    await chooseList(page);
    expect(screen.getByRole('heading', { name: '昼食' })).toBeVisible();
    expect(screen.getByText(/^8件から1つ · 各1\/8$/)).toBeVisible();
    await draw(page);
    const { item } = drawn();
    expect(screen.queryByRole('heading', { name: '昼食' })).not.toBeInTheDocument();
    await page.user.click(await raffleButton('昼食'));
    const recent = () =>
      textsIn(screen.getByRole('list', { name: rouletteText.recentResults }), 'listitem');
    await waitFor(() => expect(recent()).toEqual([expect.stringMatching(/ \d\d:\d\d$/)]));
    expect(recent()[0]).toContain(item);
    const kept = {
      source: { kind: 'raffle', id: 1, title: '昼食' },
      n: 8,
      target: 17,
      line: 1,
    } as const;
    for (const day of [1, 2, 3, 4, 5]) {
      const at = Date.UTC(2026, 3, day, 3);
      await addDraw({ ...kept, at, ordinal: day, item: `そば湯葉まきあげ${day}` });
    }
    await waitFor(() =>
      expect(recent()).toEqual([5, 4, 3, 2, 1].map((day) => `そば湯葉まきあげ… 4/${day}`)),
    );
  });

  // ROU-30
  it('draws with Space when nothing has the focus, and in a field types it', async () => {
    const page = await renderPage();
    await chooseList(page);
    await page.user.type(screen.getByLabelText('ユーザ名'), ' ');
    expect(drawButton()).toBeEnabled();
    (document.activeElement as HTMLElement).blur();
    await page.user.keyboard(' ');
    await waitFor(() => expect(drawButton()).toBeDisabled());
    await letSpinPass();
    expect(result()).toBeVisible();
  });

  // UI-32
  it('lets Enter that is held press a button once, and repeats it in a field', async () => {
    await chooseList(await renderPage());
    const held = { key: 'Enter', repeat: true };
    expect(fireEvent.keyDown(drawButton(), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(drawButton(), held)).toBe(false);
    expect(fireEvent.keyDown(screen.getByLabelText('ユーザ名'), held)).toBe(true);
  });

  // ROU-3, ROU-13
  it('keeps the focus in the panel during a spin, and gives it back to the draw button', async () => {
    const page = await renderPage();
    await chooseList(page);
    drawButton().focus();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(drawButton()).toBeDisabled());
    expect(await raffleButton('当番')).toBeDisabled();
    expect(screen.getByRole('list', { name: rouletteText.items })).toHaveFocus();
    await letSpinPass();
    await waitFor(() => expect(drawButton()).toHaveFocus());
    expect(result()?.closest('[role=status]')).toBeVisible();
  });

  // ROU-2
  it('says so when a raffle is empty, or when there is none, and draws nothing', async () => {
    const page = await renderPage('/', async ({ db }) => {
      await db.deleteFrom('raffles').execute();
      await db.insertInto('raffles').values({ title: '空' }).execute();
    });
    expect(await screen.findByText(rouletteText.noItems)).toBeVisible();
    expect(drawButton()).toBeDisabled();
    page.unmount();
    await page.db.deleteFrom('raffles').execute();
    reopenPage(page);
    expect(await screen.findByText(rouletteText.noRaffles)).toBeVisible();
    expect(drawButton()).toBeDisabled();
  });

  // ROU-14, ROU-25
  it('chooses an own list, and says so, where raffles cannot be loaded', async () => {
    await saveBrowserList({ letter: 'A', title: '当番', text: '佐藤', version: 0 });
    await renderPage('/', ({ network }) => network.breakPath('roulette', { status: 404 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('エラー');
    const own = await screen.findByRole('button', { name: 'A:当番' });
    await waitFor(() => expect(own).toHaveAttribute('aria-pressed', 'true'));
    expect(drawButton()).toBeEnabled();
  });

  // ROU-14
  it('shows an error when the raffles cannot be loaded, and loads them when asked again', async () => {
    const page = await renderPage('/', ({ network }) =>
      network.breakPath('roulette', 'no-network'),
    );
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('エラー');
    expect(screen.getAllByRole('button', { name: uiText.retry })).toHaveLength(1);
    expect(screen.getByText(rouletteText.listsWork)).toBeVisible();
    page.network.heal();
    await page.user.click(screen.getByRole('button', { name: uiText.retry }));
    expect(await raffleButton('昼食')).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(rouletteText.listsWork)).not.toBeInTheDocument();
  });

  // ROU-14
  it.each([
    [404, 'エラー'],
    [429, 'エラーしばらくしてからもう一度お試しください'],
  ])('says why the items cannot be loaded (%i), and draws nothing', async (status, why) => {
    await renderPage('/', ({ network }) => network.breakPath('roulette/noauth/1/', { status }));
    const alert = await screen.findByRole('alert', {}, { timeout: 5000 });
    expect(alert).toHaveTextContent(new RegExp(`^${why}$`));
    expect(screen.getByText(rouletteText.listsWork)).toBeVisible();
    expect(drawButton()).toBeDisabled();
  });

  // ROU-4
  it('says what is missing where the browser has no random numbers, and draws nothing', async () => {
    const { subtle } = crypto;
    vi.stubGlobal('crypto', { subtle });
    onTestFinished(() => void vi.unstubAllGlobals());
    const page = await renderPage();
    await page.user.click(await raffleButton('昼食'));
    await screen.findByText('蕎麦');
    for (const press of [
      () => page.user.click(drawButton()),
      async () => {
        await page.user.click(screen.getByRole('button', { name: rouletteText.several }));
        await page.user.click(await screen.findByRole('button', { name: rouletteText.begin }));
      },
    ]) {
      await press();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('crypto.getRandomValues');
      expect(drawButton()).toBeEnabled();
      await page.user.click(within(alert).getByRole('button', { name: uiText.close }));
      await waitFor(() => expect(alert).not.toBeInTheDocument());
    }
    expect(result()).not.toBeInTheDocument();
  });

  // ROU-9
  it('remembers that sounds are off', async () => {
    const { user } = await renderPage();
    const sound = await screen.findByRole('switch', { name: rouletteText.sound });
    expect(sound).toBeChecked();
    await user.click(sound);
    // As the next load of the page reads it.
    expect(createStoredFlag('sound', true).get()).toBe(false);
  });
});

// ROU-12
it('counts the draws of this browser for 400 days, and increases the count after a draw', async () => {
  const page = await renderPage();
  await chooseList(page);
  expect(screen.getByText('第1回')).toBeVisible();
  const written = watchCookies();
  await page.user.click(drawButton());
  expect(await screen.findByText('第1回')).toBeVisible();
  await letSpinPass();
  expect(screen.getByText('第1回')).toBeVisible();
  await page.user.click(await raffleButton('当番'));
  expect(screen.getByText('第2回')).toBeVisible();
  expect(written()).toEqual([expect.stringMatching(/^count=2; Max-Age=34560000; Path=\//)]);
});
