import { deflateSync } from 'node:zlib';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tidyLink } from '#app/tidy-link.ts';
import { rouletteText } from '#draw/text.ts';
import { linkOfList } from '#features/lists/links/list-link.ts';
import { sharingText } from '#features/lists/links/text.ts';
import { readLists, saveBrowserList } from '#own-lists/kept-lists.ts';
import { type Page, renderPage } from '#tests/support/page/render-page.tsx';
import { draw, lines } from '#tests/support/page/roulette.ts';
import { onlyHereText } from '#ui/text.ts';

const duty = { title: '<b>当番</b>', items: ['佐藤', '鈴木'] };
/** NUL, and marks that turn the direction of what follows. */
const hostile = '掃除\u0000\u202e当番\n佐\u0000藤\n\u2067鈴木\t=1\n\u202e\n';

const panel = async () => within(await screen.findByRole('region', { name: sharingText.heading }));

async function openLink() {
  const { pathname, hash } = new URL((await linkOfList(duty)) ?? '');
  return renderPage(pathname + hash);
}

/** Opens the choice of slots. */
async function saveTo(page: Page, letter: 'A' | 'B') {
  await page.user.click((await panel()).getByRole('button', { name: sharingText.save }));
  const menu = within(await screen.findByRole('menu'));
  await page.user.click(
    menu.getByRole('menuitem', { name: new RegExp(sharingText.saveTo(letter)) }),
  );
}

// ROU-21, ROM-20
it.each(['。', ')', '>', ',', '%20', '&utm_source=x', '」です', '%E3%80%82'])(
  'the link of a list or a room is tidied of %s behind it',
  (added) => {
    for (const link of ['#list=eJx7', `#live=${'a'.repeat(22)}.${'b'.repeat(43)}`]) {
      const escaped = link.replace('=', added === ',' ? '%3D' : '=');
      history.replaceState(null, '', `/Roulette?fbclid=x${escaped}${added}`);
      tidyLink();
      expect(location.hash).toBe(link);
    }
  },
);

describe('a list that came by a link', () => {
  // ROU-21
  it('is kept in a free letter at once, and replaces another list only when that is agreed', async () => {
    await saveBrowserList({ letter: 'B', title: '日直', text: '高橋', version: 0 });
    const page = await openLink();
    const { findByText } = await panel();
    await findByText(sharingText.about('<b>当番</b>', 2));
    await saveTo(page, 'A');
    expect(await findByText(sharingText.saved('A'))).toBeVisible();
    expect(await readLists()).toMatchObject([
      { letter: 'A', title: '<b>当番</b>', text: '佐藤\n鈴木' },
      { letter: 'B', title: '日直' },
    ]);

    const menuIsGone = () =>
      waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await menuIsGone();
    await saveTo(page, 'B');
    const ask = { name: sharingText.askReplace('B', '日直') };
    const dialog = within(await screen.findByRole('dialog', ask));
    await page.user.click(dialog.getByRole('button', { name: sharingText.cancel }));
    expect((await readLists())[1]).toMatchObject({ title: '日直', version: 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await menuIsGone();
    await saveTo(page, 'B');
    const again = within(await screen.findByRole('dialog', ask));
    await page.user.click(again.getByRole('button', { name: sharingText.replace }));
    await waitFor(async () =>
      expect((await readLists())[1]).toMatchObject({ title: '<b>当番</b>', version: 2 }),
    );
  });

  // ROU-21, SEC-3
  it('is shown, drawn from and kept without NUL and marks of direction', async () => {
    const page = await renderPage(`/Roulette#list=${deflateSync(hostile).toString('base64url')}`);
    const { findByText } = await panel();
    expect(await findByText(sharingText.about('掃除当番', 2))).toBeVisible();
    expect(await screen.findByRole('button', { name: '共有:掃除当番' })).toBeVisible();
    await waitFor(() => expect(lines()).toEqual(['1: 佐藤', '2: 鈴木 =1']));
    await saveTo(page, 'A');
    expect(await findByText(sharingText.saved('A'))).toBeVisible();
    expect(await readLists()).toMatchObject([{ title: '掃除当番', text: '佐藤\n鈴木 =1' }]);
  });

  // ROU-21
  it('is one clear line when it cannot be read', async () => {
    const page = await renderPage('/Roulette#list=damaged');
    const { findByRole, queryByRole } = await panel();
    expect(await findByRole('alert')).toHaveTextContent(sharingText.damaged);
    expect(queryByRole('button', { name: sharingText.save })).not.toBeInTheDocument();
    await page.user.click(await findByRole('button', { name: sharingText.close }));
    expect(screen.queryByRole('region', { name: sharingText.heading })).not.toBeInTheDocument();
  });
});

describe('sharing a list', () => {
  const share = () => screen.findByRole('button', { name: sharingText.share });
  const keep = (text: string) => saveBrowserList({ letter: 'A', title: '当番', text, version: 0 });
  async function openList() {
    const page = await renderPage('/Roulette/ListA');
    await screen.findByRole('button', { name: 'A:当番' });
    return page;
  }

  // ROU-21, ROM-35
  it('copies a link, and shows it where it cannot be copied', async () => {
    await keep('佐藤');
    const page = await openList();
    // The page of this test is at localhost.
    await page.user.click(await share());
    const said = sharingText.copiedFor(onlyHereText);
    expect(await screen.findByText(said)).toBeVisible();
    const link = await linkOfList({ title: '当番', items: ['佐藤'] });
    expect(await navigator.clipboard.readText()).toBe(link);

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await page.user.click(await share());
    expect(await screen.findByRole('textbox', { name: sharingText.link })).toHaveValue(link);
  });

  // ROU-21
  it('offers a file for a list that is too long for a link', async () => {
    await keep(Array.from({ length: 900 }, (_, index) => `${Math.sin(index)}`).join('\n'));
    const page = await openList();
    await page.user.click(await share());
    expect(await screen.findByText(sharingText.unshared['too-long'])).toBeVisible();
    expect(screen.getByRole('button', { name: sharingText.saveFile })).toBeEnabled();
  });

  // ROU-21
  it('uses the share sheet where there is one; one that is dismissed is no error', async () => {
    await keep('佐藤');
    const sheet = vi.fn((_: ShareData) => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => true, share: sheet }));
    const page = await openList();
    await page.user.click(await share());
    const url = await linkOfList({ title: '当番', items: ['佐藤'] });
    await waitFor(() => expect(sheet.mock.calls).toEqual([[{ url }]]));
    sheet.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await page.user.click(await share());
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(2));
    expect(
      screen.queryByText(new RegExp(`^${sharingText.copied.slice(0, 10)}`)),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    Object.assign(navigator, { canShare: undefined, share: undefined });
  });

  // ROU-31
  it('shares and copies a result with its list and number', async () => {
    await keep('佐藤');
    const page = await openList();
    await draw(page);
    for (const name of [rouletteText.copyResult, rouletteText.shareResult]) {
      await navigator.clipboard.writeText('');
      await page.user.click(await screen.findByRole('button', { name }));
      expect(await screen.findByText(rouletteText.resultCopied)).toBeVisible();
      expect(await navigator.clipboard.readText()).toBe('「当番」第1回: 佐藤');
    }
  });
});
