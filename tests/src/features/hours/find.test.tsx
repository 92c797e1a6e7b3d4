/** Finding entries, on a server of ours; the server's tests say what is found. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findText as text } from '#features/hours/find/text.ts';
import { entriesText } from '#features/tracker/entries/text.ts';
import { continuesEntry, editsEntry } from '#tests/support/entry-buttons.ts';
import { openView } from '#tests/support/page/open-view.ts';
import { findButton } from '#tests/support/page/screen.ts';
import { workTimeText } from '#work-time/words/text.ts';

const entries = [
  { name: '設計', begin: '2024-11-02 09:00', end: '2024-11-02 12:00', note: '画面' },
  { name: '設計', begin: '2026-11-02 13:00', end: '2026-11-02 17:45', note: '画面の確認' },
  { name: '会議', begin: '2026-11-04 23:00', end: '2026-11-05 01:00', note: '画面の説明' },
  { name: '会議', begin: '2026-11-05 10:00', end: '2026-11-05 11:00' },
];

async function openFind(more: typeof entries = []) {
  const page = await openView('/?view=report', [...entries, ...more]);
  await page.user.click(await findButton(text.heading));
  const dialog = within(await screen.findByRole('dialog', { name: text.heading }));
  return { ...page, dialog, words: await dialog.findByLabelText(text.words) };
}

// TRK-61
describe('finding entries', () => {
  it('shows them by day with number and sum, of a task and a period if asked for', async () => {
    const { user, dialog, words } = await openFind();
    await user.type(words, '画面');
    expect(await dialog.findByText(text.found(3, '9:45'))).toBeVisible();
    const days = () => dialog.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(days()).toEqual(['11月4日(水)', '11月2日(月)', '2024年11月2日(土)']);
    await user.paste('\u{1f4dd}'.repeat(99));
    expect(await dialog.findByText(text.tooLong)).toBeVisible();
    await expect.poll(() => dialog.queryByText(/件/)).toBeNull();
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.clear(words);
    await user.type(dialog.getByLabelText(text.first), '2024-11-03');
    expect(await dialog.findByText(text.found(3, '7:45'))).toBeVisible();
    await user.type(words, '画面');
    expect(dialog.getByText(text.found(3, '7:45')).closest('[aria-busy=true]')).not.toBeNull();
    expect(await dialog.findByText(text.found(2, '6:45'))).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: text.task }));
    await user.click(await screen.findByRole('option', { name: '1:設計' }));
    expect(await dialog.findByText(text.found(1, '4:45'))).toBeVisible();
    await user.type(words, ' ない');
    expect(await dialog.findByText(text.none)).toBeVisible();
  });

  it('opens the entry of a row, and shows its change, which can be taken back', async () => {
    const { user, dialog, words } = await openFind();
    await user.type(words, '説明');
    await user.click(await dialog.findByRole('button', { name: editsEntry }));
    const note = await screen.findByLabelText(entriesText.note);
    await user.clear(note);
    await user.type(note, '説明会');
    await user.click(await findButton(entriesText.save));
    expect(await dialog.findByText('説明会')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: workTimeText.undo }));
    expect(await dialog.findByText('画面の説明')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: continuesEntry }));
    expect(await screen.findByText(workTimeText.started('会議'))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows 50, then the next, and says that it needs the network', async () => {
    const more = Array.from({ length: 51 }, (_, minute) => ({
      name: '保守',
      begin: `2026-11-10 09:${String(minute).padStart(2, '0')}`,
      end: `2026-11-10 10:${String(minute).padStart(2, '0')}`,
      note: '点検',
    }));
    const { user, network, dialog, words } = await openFind(more);
    await user.type(words, '点検');
    expect(await dialog.findByText(text.found(51, '51:00'))).toBeVisible();
    const rows = () => dialog.getAllByRole('button', { name: editsEntry });
    expect(rows()).toHaveLength(50);
    await user.click(dialog.getByRole('button', { name: text.more }));
    await expect.poll(() => rows().length).toBe(51);
    network.breakPath('timeentries/', 'no-network');
    await user.type(words, '中');
    expect(await dialog.findByText(text.offline)).toBeVisible();
    expect(dialog.queryByText(/51件/)).toBeNull();
  });
});
