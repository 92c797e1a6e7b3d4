/** Timers that were forgotten, on a server of ours. */

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { entriesText } from '#features/tracker/entries/text.ts';
import { rescueText } from '#features/tracker/rescue/text.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { openTracker, type TrackerPage } from '#tests/support/page/open-tracker.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { textsIn } from '#tests/support/page/screen.ts';
import { comeToFront } from '#tests/support/page/travel.ts';
import { testNow } from '#tests/support/server/app.ts';
import { workTimeText } from '#work-time/words/text.ts';

const question = () => screen.findByRole('dialog', { name: rescueText.heading });
const noQuestion = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
const press = async (page: TrackerPage, name: string) =>
  page.user.click(within(await question()).getByRole('button', { name }));

/** As the page left it after a press. */
const usedAt = (epochMs: number) => () => {
  localStorage.setItem('last-activity:1', String(epochMs));
};

// TRK-34, TRK-49
it('asks about a timer of more than 8 hours, and ends it by one press, which can be taken back', async () => {
  const page = await openTracker([], ['設計 600', '会議 500 440'], usedAt(testNow - 2 * HOUR_MS));
  const dialog = await question();
  expect(dialog).toHaveAccessibleDescription('「設計」が11月20日 13:10から動いています');
  const ends = within(dialog).getByRole('group', { name: rescueText.chooseEnd });
  expect(textsIn(ends, 'button')).toEqual(['最後の操作 21:10', '18:00', '1時間後 14:10']);
  await press(page, '18:00');
  await noQuestion();
  expect(await screen.findByText(rescueText.ended('設計', '11月20日 18:00'))).toBeVisible();
  expect(await page.entries()).toMatchObject([
    { ending_time: testNow - (5 * 60 + 10) * MINUTE_MS - 1000 },
    { ending_time: testNow - 440 * MINUTE_MS },
  ]);
  const past = screen.getByRole('region', { name: entriesText.past });
  expect(textsIn(past, 'listitem')).toEqual([
    `会議14:50 – 15:50${workTimeText.overlap('1:00')}1:00`,
    `設計13:10 – 18:00${workTimeText.overlap('1:00')}4:50`,
  ]);
  await page.user.click(await screen.findByRole('button', { name: workTimeText.undo }));
  expect(await screen.findByRole('button', { name: stripText.stop('設計') })).toBeVisible();
  comeToFront();
  await letTimePass(1000);
  await noQuestion();
});

it('asks once for all, about each by itself, and takes any time in between', async () => {
  const page = await openTracker([], ['設計 1800', '会議 1740', '資料 540', '新しい 5']);
  const dialog = await question();
  expect(within(dialog).getAllByRole('region')).toHaveLength(3);
  const of = (name: string, beginning: string) =>
    within(within(dialog).getByRole('region', { name: rescueText.question(name, beginning) }));
  const first = of('設計', '11月19日 17:10');
  const field = first.getByLabelText(rescueText.end);
  for (const [typed, problem] of [
    ['2026-11-19T17:00:00', entriesText.order],
    ['2026-11-20T23:30:00', entriesText.exactProblem.future],
    ['', entriesText.exactProblem.invalid],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    await page.user.click(first.getByRole('button', { name: rescueText.save }));
    expect(first.getByText(problem)).toBeVisible();
  }
  fireEvent.change(field, { target: { value: '2026-11-19T19:30:00' } });
  await page.user.click(first.getByRole('button', { name: rescueText.save }));
  await waitFor(() => expect(within(dialog).getAllByRole('region')).toHaveLength(2));
  await page.user.click(
    of('会議', '11月19日 18:10').getByRole('button', { name: rescueText.delete }),
  );
  await waitFor(() => expect(within(dialog).getAllByRole('region')).toHaveLength(1));
  await press(page, rescueText.goesOn);
  await noQuestion();
  expect(await page.entries()).toMatchObject([
    { ending_time: Date.parse('2026-11-19T19:30:00+09:00') },
    { ending_time: null },
    { ending_time: null },
  ]);
});

it('decides nothing by the backdrop or Escape, and asks again only after 8 hours', async () => {
  const page = await openTracker([], ['設計 600']);
  const dialog = await question();
  const backdrop = dialog.closest('.MuiDialog-container');
  if (backdrop) await page.user.click(backdrop);
  expect(dialog).toBeVisible();
  await page.user.keyboard('{Escape}');
  await noQuestion();
  expect(await page.entries()).toMatchObject([{ ending_time: null, version: 1 }]);
  // The page reads the time from the next response.
  vi.setSystemTime(Date.now() + 7.9 * HOUR_MS);
  comeToFront();
  await letTimePass(1000);
  await noQuestion();
  vi.setSystemTime(Date.now() + 0.2 * HOUR_MS);
  comeToFront();
  expect(await question()).toBeVisible();
});

it('asks about nothing that was stopped in the meantime', async () => {
  const page = await openTracker([], ['設計 600']);
  await question();
  await page.db.updateTable('time_entries').set({ version: 7 }).execute();
  await press(page, '18:00');
  expect(await screen.findByText(entriesText.conflict)).toBeVisible();
  expect(await page.entries()).toMatchObject([{ ending_time: null }]);
});
