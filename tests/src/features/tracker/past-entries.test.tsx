/** Past entries by day, and the dialog that corrects them, on a server of ours. */

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HOUR_MS } from '#domain/time-units.ts';
import { entriesText } from '#features/tracker/entries/text.ts';
import { recordsText } from '#features/tracker/records/text.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { unsentText } from '#features/tracker/unsent/text.ts';
import { syncText } from '#sync/text.ts';
import { continuesEntry, editsEntry } from '#tests/support/entry-buttons.ts';
import { openTracker } from '#tests/support/page/open-tracker.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { findButton, textsIn } from '#tests/support/page/screen.ts';
import { testNow } from '#tests/support/server/app.ts';
import { uiText } from '#ui/text.ts';
import { workTimeText } from '#work-time/words/text.ts';

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const change = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

/** Opens the tracker with entries of these hours before now: 設計 is 1, 会議 is 2. */
async function openEntries(entries: [name: string, begin: number, end: number][]) {
  const page = await openTracker(
    ['設計', '会議'],
    entries.map(([name, begin, end]) => [name, begin * 60, end * 60]),
  );
  const past = await screen.findByRole('region', { name: entriesText.past });
  const rows = () => page.db.selectFrom('time_entries').selectAll().orderBy('id').execute();
  return { ...page, past, rows };
}

// TRK-33
it('lists the last days of all records: a row is a button, a day has the sum of what runs, too', async () => {
  const entries = ['設計 300 180', '会議 1680 1620', '会議 24600 24540', '会議 240 180', '設計 30'];
  const page = await openTracker([], entries);
  const past = await screen.findByRole('region', { name: entriesText.past });
  const days = textsIn(past, 'heading', { level: 4 });
  expect(days).toEqual(['11月20日(金) 2:30', '11月19日(木) 1:00']);
  const rows = within(past).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('19:10 – 20:10');
  expect(rows[0]).toHaveTextContent(`会議19:10 – 20:10${workTimeText.overlap('1:00')}`);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('button')
        .map((one) => one.ariaLabel),
    ),
  ).toEqual(
    ['「会議」11月20日 19:10', '「設計」11月20日 18:10', '「会議」11月19日 19:10'].map((entry) => [
      `${entry}の記録を編集`,
      `${entry}の記録を続ける`,
    ]),
  );
  await page.press('2:会議', recordsText.list);
  expect(await screen.findByRole('heading', { name: '11月3日(火・祝) 1:00' })).toBeVisible();
});

// TRK-59
it('corrects an end in two presses, sends only the touched fields, and takes it back', async () => {
  // It began 3.6 s after a whole hour ago: the field has seconds alone.
  const begin = testNow - 28 * HOUR_MS + 3600;
  const page = await openEntries([['設計', 27.999, 26]]);
  await page.user.click(await findButton(editsEntry));
  expect(await field(entriesText.begin)).toHaveValue('2026-11-19T19:10:04');
  await change(entriesText.end, '2026-11-19T20:00:00');
  await page.user.click(await findButton(entriesText.save));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [row] = await page.rows();
  expect(row?.beginning_time).toBe(begin);
  expect(row?.ending_time).toBe(Date.UTC(2026, 10, 19, 11));
  await page.user.click(await findButton(workTimeText.undo));
  await screen.findByText(syncText.undone);
  expect((await page.rows())[0]?.ending_time).toBe(testNow - 26 * HOUR_MS);
});

it.each([
  { answer: 'done', version: 1, shown: entriesText.editing },
  { answer: 'refused', version: 2, shown: unsentText.heading },
])('closes no other dialog once a save is $answer whose own was closed', async (row) => {
  const page = await openEntries([
    ['設計', 5, 3],
    ['会議', 2, 1],
  ]);
  const [latest, earlier] = await screen.findAllByRole('button', { name: editsEntry });
  await page.db.updateTable('time_entries').set({ version: row.version }).execute();
  const respond = page.network.holdPath('timeentries/', 'patch');
  if (latest) await page.user.click(latest);
  await change(entriesText.end, '2026-11-20T22:00:00');
  await page.user.click(await findButton(entriesText.save));
  await page.user.click(await findButton(entriesText.cancel));
  if (earlier) await page.user.click(earlier);
  const other = await screen.findByRole('dialog', { name: entriesText.editing });
  respond();
  await letTimePass(500);
  await screen.findByRole('dialog', { name: row.shown });
  expect(other).toBeInTheDocument();
  expect(within(other).getByLabelText(entriesText.begin)).toHaveValue('2026-11-20T18:10:01');
});

// TRK-56
it('moves the end by a typed length, and not by one that it cannot be', async () => {
  const page = await openEntries([['設計', 5, 3]]);
  await page.user.click(await findButton(editsEntry));
  const length = await field(entriesText.length);
  expect(length).toHaveValue('2:00');
  for (const [typed, said, end] of [
    ['65', entriesText.lengthProblem, '20:10:01'],
    ['0:00', entriesText.noLength, '20:10:01'],
    ['4時', entriesText.lengthProblem, '20:10:01'],
    ['-1', entriesText.noLength, '20:10:01'],
    ['6:00', entriesText.exactProblem.future, '20:10:01'],
    ['1:05', '1:05', '19:15:01'],
    ['1.5', '1:30', '19:40:01'],
    ['65分', '1:05', '19:15:01'],
  ] as const) {
    await page.user.clear(length);
    await page.user.paste(typed);
    await page.user.tab();
    await waitFor(() =>
      expect(screen.queryByDisplayValue(said) ?? screen.queryByText(said)).not.toBeNull(),
    );
    expect(await field(entriesText.end)).toHaveValue(`2026-11-20T${end}`);
  }
});

// TRK-56
it('moves the beginning of what runs by a typed length, and the length with the times', async () => {
  const page = await openTracker([], ['設計 30']);
  await page.user.click(await findButton(/から · 変更$/));
  const length = await field(entriesText.length);
  expect(length).toHaveValue('0:30');
  await change(entriesText.begin, '2026-11-20T22:00:01');
  expect(length).toHaveValue('1:10');
  await page.user.clear(length);
  await page.user.type(length, '90分');
  await page.user.click(await findButton(entriesText.save));
  await waitFor(async () =>
    expect(await page.entries()).toMatchObject([
      { beginning_time: testNow - 1.5 * HOUR_MS, ending_time: null },
    ]),
  );
});

it('continues an entry, and deletes one that can be brought back', async () => {
  const page = await openEntries([['会議', 28, 26]]);
  await page.user.click(await findButton(continuesEntry));
  await findButton(stripText.stop('会議'));
  await page.user.click(await findButton(editsEntry));
  await page.user.click(await findButton(entriesText.delete));
  await screen.findByText(entriesText.deleted);
  await waitFor(() => expect(screen.queryByRole('button', { name: editsEntry })).toBeNull());
  await page.user.click(await findButton(workTimeText.undo));
  expect(await findButton(editsEntry)).toBeVisible();
});

it('adds a past entry, and names the problem of each field under it', async () => {
  const page = await openEntries([]);
  await page.user.click(await findButton(workTimeText.addEntry));
  await page.user.click(await findButton(entriesText.save));
  expect(await screen.findAllByText(entriesText.exactProblem.invalid)).toHaveLength(2);
  await change(entriesText.begin, '2026-11-20T10:00:00');
  await change(entriesText.end, '2027-01-01T10:00:00');
  expect(await screen.findByText(entriesText.exactProblem.future)).toBeVisible();
  await change(entriesText.end, '2026-11-20T09:00:00');
  await page.user.click(await findButton(entriesText.save));
  expect(await screen.findByText(entriesText.order)).toBeVisible();
  expect(await page.rows()).toEqual([]);
  await change(entriesText.end, '2026-11-20T11:30:00');
  await page.user.type(await field(entriesText.note), '資料');
  await page.user.click(await findButton(entriesText.save));
  expect(await screen.findByText('10:00 – 11:30')).toBeVisible();
  expect(screen.getByText('資料')).toBeVisible();
});

/** Begins to add an entry that overlaps the last ten minutes of one from 18:10 to 20:10. */
async function overlap() {
  const page = await openEntries([['設計', 5, 3]]);
  await page.press(workTimeText.addEntry);
  await change(entriesText.begin, '2026-11-20T20:00:00');
  await change(entriesText.end, '2026-11-20T21:00:00');
  return page;
}

it.each([
  { choice: entriesText.keep, begin: '2026-11-20T20:00:00' },
  { choice: entriesText.clipTo('20:10 – 21:00'), begin: '2026-11-20T20:10:01' },
])('warns of an overlap and saves as chosen: $choice', async ({ choice, begin }) => {
  const page = await overlap();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${entriesText.overlap(1)}設計 18:10 – 20:10`,
  );
  await page.user.click(screen.getByRole('radio', { name: choice }));
  await page.user.click(await findButton(entriesText.save));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await page.rows())[1]?.beginning_time).toBe(Date.parse(`${begin}+09:00`));
});

it('ends the entries that one overlaps where it begins, and takes back both at once', async () => {
  const page = await overlap();
  await page.user.click(await screen.findByRole('radio', { name: entriesText.endOthers('20:00') }));
  await page.user.click(await findButton(entriesText.save));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const ends = async () => (await page.rows()).map((row) => row.deleted_at ?? row.ending_time);
  const hour = (time: string) => Date.parse(`2026-11-20T${time}+09:00`);
  expect(await ends()).toEqual([hour('20:00:00'), hour('21:00:00')]);
  await page.user.click(await findButton(workTimeText.undo));
  await waitFor(async () => expect((await ends())[0]).toBe(hour('20:10:01')));
  await waitFor(async () => expect((await page.rows())[1]?.deleted_at).not.toBeNull());
});

it('takes back the half of a press that was done when the rest was refused', async () => {
  const page = await overlap();
  await page.user.click(await screen.findByRole('radio', { name: entriesText.endOthers('20:00') }));
  await page.db.updateTable('time_entries').set({ version: 5 }).execute();
  await page.user.click(await findButton(entriesText.save));
  expect(await screen.findByText(syncText.half)).toBeVisible();
  const { heading, discard } = unsentText;
  const { close } = uiText;
  const list = await screen.findByRole('dialog', { name: heading });
  await page.user.click(within(list).getByRole('button', { name: discard }));
  await page.user.click(within(list).getByRole('button', { name: close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await page.rows()).toHaveLength(2);
  await page.user.click(await findButton(workTimeText.undo));
  expect(await screen.findByText(syncText.undone)).toBeVisible();
  const [first, second] = await page.rows();
  expect(first).toMatchObject({ version: 5, deleted_at: null });
  expect(second?.deleted_at).not.toBeNull();
});

it('shows both versions of an entry that was changed elsewhere, and lets the user choose', async () => {
  const page = await openEntries([['設計', 5, 3]]);
  await page.user.click(await findButton(editsEntry));
  await page.user.type(await field(entriesText.note), 'こちら');
  await page.db.updateTable('time_entries').set({ version: 5, note: 'あちら' }).execute();
  await page.user.click(await findButton(entriesText.save));
  expect(await screen.findByRole('alert')).toHaveTextContent('あちら');
  expect(await field(entriesText.note)).toHaveValue('こちら');
  await page.user.click(await findButton(entriesText.overwrite));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await page.rows())[0]).toMatchObject({ version: 6, note: 'こちら' });
});

// TRK-50
it('splits an entry in three presses, the second part for a new task, and takes both back', async () => {
  const page = await openEntries([['設計', 5, 3]]);
  await page.press(editsEntry, entriesText.split);
  const dialog = await screen.findByRole('dialog', { name: entriesText.splitting });
  const at = within(dialog).getByLabelText(entriesText.splitAt);
  expect(at).toHaveValue('2026-11-20T19:10');
  fireEvent.change(at, { target: { value: '2026-11-20T21:00' } });
  await page.user.click(within(dialog).getByRole('button', { name: entriesText.split }));
  expect(await within(dialog).findByText(entriesText.splitOutside)).toBeVisible();
  fireEvent.change(at, { target: { value: '2026-11-20T19:00' } });
  await page.user.click(within(dialog).getByRole('combobox', { name: entriesText.secondRecord }));
  await page.user.click(await screen.findByRole('option', { name: entriesText.newRecord }));
  await page.user.click(within(dialog).getByRole('button', { name: entriesText.split }));
  expect(await within(dialog).findByText(workTimeText.nameProblem.length)).toBeVisible();
  await page.user.type(within(dialog).getByLabelText(entriesText.newName), ' 昼休み ');
  await page.user.click(within(dialog).getByRole('button', { name: entriesText.split }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const times = () => textsIn(page.past, 'listitem');
  await waitFor(() =>
    expect(times()).toEqual(['昼休み19:00 – 20:101:10', '設計18:10 – 19:000:50']),
  );
  expect(await page.entries()).toMatchObject([{ version: 2 }, { version: 1 }]);
  await page.press(workTimeText.undo);
  await waitFor(() => expect(times()).toEqual(['設計18:10 – 20:102:00']));
  expect(await page.entries()).toHaveLength(1);
  expect((await page.records()).map(({ name }) => name)).toEqual(['設計', '会議']);
});
