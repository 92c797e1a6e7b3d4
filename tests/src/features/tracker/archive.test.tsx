/** Archived and deleted records and entries, on a server of ours. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deletedText } from '#features/tracker/deleted/text.ts';
import { entriesText } from '#features/tracker/entries/text.ts';
import { recordsText } from '#features/tracker/records/text.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { editsEntry } from '#tests/support/entry-buttons.ts';
import { openTracker, type TrackerPage } from '#tests/support/page/open-tracker.ts';
import { findButton } from '#tests/support/page/screen.ts';
import { uiText } from '#ui/text.ts';
import { workTimeText } from '#work-time/words/text.ts';

const taskOptions = async (page: TrackerPage) => {
  await page.user.click(screen.getByRole('combobox', { name: stripText.task }));
  const options = screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await page.user.keyboard('{Escape}');
  return options;
};

// TRK-26
it('archives a record, which leaves buttons, options and recent names, and brings it back', async () => {
  const page = await openTracker([], ['設計 90 60', '会議 30 20']);
  await page.press('1:設計', recordsText.archive.put);
  expect(await screen.findByText(recordsText.archive.done('設計'))).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '1:設計' })).toBeNull());
  expect(screen.queryByRole('button', { name: recordsText.rename })).toBeNull();
  // Undo is the next thing to reach.
  expect(document.activeElement).toHaveTextContent(recordsText.archive.done('設計'));
  expect(screen.queryByRole('button', { name: stripText.chip('設計') })).not.toBeInTheDocument();
  expect(await taskOptions(page)).toEqual(['会議']);
  // Its entries stay.
  const past = screen.getByRole('region', { name: entriesText.past });
  expect(past).toHaveTextContent('設計');

  await page.press(recordsText.archive.show);
  const archived = screen.getByRole('list', { name: recordsText.archive.records });
  await page.user.click(within(archived).getByRole('button', { name: '1:設計' }));
  await page.press(recordsText.archive.takeBack);
  expect(await screen.findByText(recordsText.archive.takenBack('設計'))).toBeVisible();
  const list = screen.getByRole('list', { name: recordsText.records });
  await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: recordsText.archive.show })).not.toBeInTheDocument();
  await page.press(workTimeText.undo);
  await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(1));
});

// TRK-35
it('lists deleted rows, and restores them one by one', { timeout: 60_000 }, async () => {
  const page = await openTracker(['資料'], ['設計 90 60', '会議 30 20']);
  await page.press('2:設計', recordsText.delete, uiText.ok);
  await page.press(editsEntry, entriesText.delete);
  await screen.findByText(entriesText.deleted);
  const past = () => screen.queryByRole('region', { name: entriesText.past });
  await waitFor(() => expect(past()).not.toHaveTextContent('会議'));
  expect(past()).not.toHaveTextContent('設計');
  expect(await taskOptions(page)).not.toContain('設計');

  await page.press(deletedText.heading);
  const dialog = await screen.findByRole('dialog', { name: deletedText.heading });
  const rows = await within(dialog).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^会議11月20日 22:40 – 22:50\u00a0・ 11月20日 23:10に削除/),
    expect.stringMatching(/^設計作業と記録1件\u00a0・ 11月20日 23:10に削除/),
  ]);
  for (const name of ['会議', '設計']) {
    const [restore] = within(dialog).getAllByRole('button', { name: workTimeText.undo });
    if (restore) await page.user.click(restore);
    expect(await within(dialog).findByText(deletedText.restored(name))).toBeVisible();
  }
  expect(await within(dialog).findByText(deletedText.none)).toBeVisible();
  await page.user.click(within(dialog).getByRole('button', { name: uiText.close }));
  await waitFor(() => expect(past()).toHaveTextContent('会議'));
  expect(past()).toHaveTextContent('設計');
  expect(await findButton('2:設計')).toBeVisible();
});
