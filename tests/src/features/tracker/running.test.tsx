/** A running entry: its note, its beginning, and others that start beside it, on a server of ours. */

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/time-units.ts';
import { entriesText } from '#features/tracker/entries/text.ts';
import { recordsText } from '#features/tracker/records/text.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { editsEntry } from '#tests/support/entry-buttons.ts';
import { openTracker, type TrackerPage } from '#tests/support/page/open-tracker.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { findButton } from '#tests/support/page/screen.ts';
import { testNow } from '#tests/support/server/app.ts';
import { uiText } from '#ui/text.ts';
import { workTimeText } from '#work-time/words/text.ts';

const note = async () => {
  const region = screen.getByRole('region', { name: stripText.heading });
  return within(region).findByLabelText<HTMLInputElement>(entriesText.note);
};
const dialog = () => screen.findByRole('dialog', { name: entriesText.editing });

// TRK-41
describe('the note of a running entry', () => {
  it('is saved when it is left, and taken back', async () => {
    const page = await openTracker([], ['設計 30']);
    await page.user.type(await note(), ' 下書き ');
    await page.user.tab();
    expect(await screen.findByText(stripText.noteSaved)).toBeVisible();
    expect(await note()).toHaveValue('下書き');
    await waitFor(async () => expect((await page.entries())[0]?.note).toBe('下書き'));
    await page.user.click(await findButton(workTimeText.undo));
    await waitFor(async () => expect((await page.entries())[0]?.note).toBe(''));
    await waitFor(async () => expect(await note()).toHaveValue(''));
  });

  it('names its problem, and keeps the typed text', async () => {
    const page = await openTracker([], ['設計 30']);
    await page.user.click(await note());
    await page.user.paste('あ'.repeat(201));
    await page.user.tab();
    expect(await screen.findByText(entriesText.noteProblem)).toBeVisible();
    expect(await note()).toHaveValue('あ'.repeat(201));
    expect(page.network.sent.some(({ method }) => method === 'patch')).toBe(false);
  });

  it('is asked about with the typed text, where the entry was stopped elsewhere meanwhile', async () => {
    const page = await openTracker([], ['設計 30']);
    await page.user.type(await note(), 'こちら');
    await page.db
      .updateTable('time_entries')
      .set({ note: 'あちら', ending_time: testNow - MINUTE_MS, version: 2 })
      .execute();
    await page.user.keyboard('{Enter}');
    const asked = await dialog();
    expect(within(asked).getByRole('alert')).toHaveTextContent('あちら');
    expect(within(asked).getByLabelText(entriesText.note)).toHaveValue('こちら');
    await page.user.click(within(asked).getByRole('button', { name: entriesText.overwrite }));
    await waitFor(async () => expect((await page.entries())[0]?.note).toBe('こちら'));
    // It stays stopped.
    expect((await page.entries())[0]?.ending_time).toBe(testNow - MINUTE_MS);
  });

  it('is asked about over the dialog of another entry, which keeps what was typed', async () => {
    const page = await openTracker([], ['会議 60 40', '設計 30']);
    await page.user.type(await note(), 'こちら');
    await page.db.updateTable('time_entries').set({ note: 'あちら', version: 2 }).execute();
    const respond = page.network.holdPath('timeentries/', 'patch');
    await page.user.keyboard('{Enter}');
    await page.user.click(await findButton(editsEntry));
    const other = await dialog();
    await page.user.type(within(other).getByLabelText(entriesText.note), '議事録');
    respond();
    await page.user.click(await findButton(entriesText.useStored));
    expect(await dialog()).toBe(other);
    expect(within(other).getByLabelText(entriesText.note)).toHaveValue('議事録');
  });
});

// TRK-4, OUT-6
it('can be ended at its record before that was read, and without a network', async () => {
  const page = await openTracker([], ['設計 30']);
  await findButton(stripText.stop('設計'));
  page.network.breakPath('', 'no-network');
  await page.user.click(await findButton('1:設計'));
  expect(screen.getByRole('button', { name: /^終了 / })).toBeVisible();
  await letTimePass(10_000);
  expect(screen.getByRole('button', { name: /^終了 / })).toBeVisible();
  expect(screen.queryByRole('button', { name: uiText.retry })).not.toBeInTheDocument();
});

// TRK-41, TRK-33
describe('the beginning of a running entry', () => {
  const change = async (page: TrackerPage, chip: string) => {
    await page.user.click(await findButton(/から · 変更$/));
    const opened = await dialog();
    await page.user.click(within(opened).getByRole('button', { name: chip }));
    return opened;
  };

  it('is set to the end of the entry before, to the millisecond', async () => {
    const page = await openTracker([], ['会議 60 20']);
    await page.user.click(await findButton(stripText.chip('会議')));
    await screen.findByText(workTimeText.started('会議'));
    const opened = await change(page, entriesText.beginnings.lastEnd);
    expect(within(opened).queryByRole('alert')).not.toBeInTheDocument();
    await page.user.click(within(opened).getByRole('button', { name: entriesText.save }));
    await waitFor(async () => {
      const [before, running] = await page.entries();
      expect(running?.beginning_time).toBe(before?.ending_time);
      expect(running?.ending_time).toBeNull();
    });
  });
});

// TRK-43
describe('starting', () => {
  it('of a record that runs already leads to its note, and starts it where a time is chosen', async () => {
    const page = await openTracker([], ['設計 30']);
    await page.user.click(await findButton('設計'));
    expect(await note()).toHaveFocus();
    await page.user.type(
      await screen.findByRole('combobox', { name: stripText.task }),
      '設計{Enter}',
    );
    expect(await note()).toHaveFocus();
    expect(await page.entries()).toHaveLength(1);
    await page.user.click(screen.getByRole('combobox', { name: entriesText.beginning }));
    await page.user.click(
      await screen.findByRole('option', { name: entriesText.beginnings.minutes5 }),
    );
    await page.user.click(await findButton('設計'));
    await waitFor(async () => expect(await page.entries()).toHaveLength(2));
  });

  it('counts two quick presses of recent names as one, and later ones as two', async () => {
    const page = await openTracker([], ['設計 30 20', '会議 20 10']);
    await page.user.click(await findButton(stripText.chip('設計')));
    await page.user.click(await findButton(stripText.chip('会議')));
    await findButton(stripText.stop('設計'));
    await waitFor(async () => expect(await page.entries()).toHaveLength(3));
    await letTimePass(500);
    await page.user.click(await findButton(stripText.chip('会議')));
    await findButton(stripText.stop('会議'));
    await waitFor(async () => expect(await page.entries()).toHaveLength(4));
  });

  it('beside another that runs says so, and stops that one when it is asked to', async () => {
    const page = await openTracker(['会議'], ['設計 30']);
    await page.user.click(await findButton('1:会議'));
    await page.user.click(await findButton(recordsText.start));
    const done = await screen.findByRole('dialog', { name: workTimeText.done.start });
    expect(done).toHaveTextContent(workTimeText.alsoRuns(['設計']));
    await page.user.click(
      within(done).getByRole('button', { name: workTimeText.stopAlso('設計') }),
    );
    expect(await screen.findByText(workTimeText.stopped('設計'))).toBeVisible();
    const ends = async () => (await page.entries()).map(({ ending_time }) => ending_time !== null);
    await waitFor(async () => expect(await ends()).toEqual([true, false]));
  });
});
