/** The strip at the top of the tracker, on a server of ours. */

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { transferText } from '#features/hours/transfer/text.ts';
import { entriesText } from '#features/tracker/entries/text.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { syncText } from '#sync/text.ts';
import { openTracker, type TrackerPage } from '#tests/support/page/open-tracker.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { renderPage, reopenPage } from '#tests/support/page/render-page.tsx';
import { findButton, textsIn } from '#tests/support/page/screen.ts';
import { deviceOf, signIn } from '#tests/support/page/sign-in.ts';
import { testNow } from '#tests/support/server/app.ts';
import { uiText } from '#ui/text.ts';
import { workTimeText } from '#work-time/words/text.ts';

const taskField = () => screen.findByRole('combobox', { name: stripText.task });

// TRK-27, TRK-28
describe('the strip', () => {
  it('gives a new account one sentence, examples to press, and the way to import', async () => {
    const page = await openTracker();
    expect(await screen.findByText(stripText.welcome)).toBeVisible();
    expect(screen.queryByRole('region', { name: entriesText.past })).not.toBeInTheDocument();
    expect(await findButton(transferText.fromElsewhere)).toBeVisible();
    for (const name of stripText.examples)
      expect(await findButton(stripText.chip(name))).toBeVisible();
    await page.user.click(await findButton(stripText.chip('会議')));
    expect(await findButton(stripText.stop('会議'))).toBeVisible();
    expect(await findButton('会議')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText(stripText.welcome)).not.toBeInTheDocument();
    // TRK-57
    const day = await screen.findByRole('list', { name: stripText.day });
    expect(within(day).queryByText(stripText.emptyDay)).not.toBeInTheDocument();
    // TRK-58
    const chips = async () =>
      textsIn(await screen.findByRole('list', { name: stripText.recent }), 'button');
    expect(await chips()).toEqual(['会議', ...['資料作成', '開発'].map(stripText.chip)]);
    for (const name of ['設計', 'レビュー']) {
      await page.user.type(await taskField(), `${name}{Enter}`);
      await findButton(stripText.stop(name));
    }
    expect(await chips()).toEqual(['レビュー', ...['設計', '会議'].map(stripText.chip)]);
  });

  it('offers the records, last used first, and tells those of one name apart by their ids', async () => {
    const page = await openTracker([], ['会議 90 60', '設計 30 20']);
    await page.db
      .insertInto('work_records')
      .values({ user_id: 1, name: '会議', ip_addr: '127.0.0.1', created_at: 0 })
      .execute();
    await page.user.type(await taskField(), '設計{Enter}');
    await findButton(stripText.stop('設計'));
    await page.user.click(await taskField());
    await waitFor(() =>
      expect(textsIn(document.body, 'option')).toEqual(['設計', '1:会議', '3:会議']),
    );
    await page.user.click(screen.getByRole('option', { name: '3:会議' }));
    await screen.findByText(workTimeText.started('会議'));
    expect((await page.entries()).at(-1)?.record_id).toBe(3);
  });

  // TRK-43
  it('offers the typed text as a new name, before the names that contain it', async () => {
    const page = await openTracker(['レビュー']);
    await page.user.type(await taskField(), 'レ');
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveTextContent(stripText.create('レ'));
    if (first) await page.user.click(first);
    expect(await findButton(stripText.stop('レ'))).toBeVisible();
  });
});

// TRK-29
describe('the beginning', () => {
  async function choose(page: TrackerPage, name: string) {
    await page.user.click(screen.getByRole('combobox', { name: entriesText.beginning }));
    await page.user.click(await screen.findByRole('option', { name }));
  }

  it('can be set back, and not before the beginning of a running entry', async () => {
    const page = await openTracker([], ['設計 10']);
    await findButton(stripText.stop('設計'));
    await page.user.click(screen.getByRole('combobox', { name: entriesText.beginning }));
    const late = await screen.findByRole('option', { name: entriesText.beginnings.minutes15 });
    expect(late).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(screen.getByRole('option', { name: entriesText.beginnings.minutes5 }));
    await page.user.type(await taskField(), '会議{Enter}');
    await screen.findByText(workTimeText.started('会議'));
    const rows = await page.entries();
    expect(rows[0]?.ending_time).toBe(rows[1]?.beginning_time);
    expect(Date.now() - (rows[1]?.beginning_time ?? 0)).toBeGreaterThanOrEqual(300_000);
  });

  it('offers to end an entry where the next overlaps it, and takes back both', async () => {
    const page = await openTracker([], ['設計 60 10']);
    await findButton(stripText.chip('設計'));
    await choose(page, entriesText.beginnings.minutes15);
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent(entriesText.overlap(1));
    // It moves nothing that is to be pressed next.
    const chip = await findButton(stripText.chip('設計'));
    expect(chip.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await page.user.type(await taskField(), '会議');
    await page.user.click(await findButton(stripText.clip));
    await screen.findByText(workTimeText.started('会議'));
    const [first, second] = await page.entries();
    expect(first?.ending_time).toBe(second?.beginning_time);
    await page.user.click(await findButton(workTimeText.undo));
    expect(await screen.findByText(syncText.undone)).toBeVisible();
    expect((await page.entries())[0]?.ending_time).toBe(testNow - 600_000);
    expect(screen.queryByRole('button', { name: stripText.stop('会議') })).not.toBeInTheDocument();
  });
});

// TRK-30
it('a press that was changed elsewhere, and cannot be taken back, says so', async () => {
  const page = await openTracker();
  await page.user.type(await taskField(), '設計{Enter}');
  await screen.findByText(workTimeText.started('設計'));
  await page.db.updateTable('time_entries').set({ version: 9 }).execute();
  await page.user.click(await findButton(workTimeText.undo));
  expect(await screen.findByText(syncText.notUndone)).toBeVisible();
});

// OUT-6, TRK-48
it('says what is left of the day after a reload without a network, and what has changed once it is back', async () => {
  const path = workTimePaths.day('2026-11-20');
  const page = await openTracker(['設計'], [], async (world) => {
    const call = deviceOf(world);
    await call('PUT', workTimePaths.settings, { version: 0, settings: standardSettings });
    await call('PUT', path, { version: 0, mark: 'morning', remark: '' });
  });
  const left = /^今日 0:00 \/ 4:00/;
  expect(await screen.findByText(left)).toBeVisible();
  await letTimePass(2000);
  page.network.breakPath('', 'no-network');
  reopenPage(page);
  expect(await screen.findByText(left)).toBeVisible();
  await letTimePass(20_000);
  expect(screen.getByText(left)).toBeVisible();
  await deviceOf(page)('PUT', path, { version: 1, mark: null, remark: '' });
  await page.reconnect();
  expect(await screen.findByText(/^今日 0:00 \/ 8:00/)).toBeVisible();
});

// TRK-57, UI-11
it('turns to days that were not read: without a network it offers to try again, and with it they come', async () => {
  const page = await openTracker(['設計']);
  page.network.breakPath('', 'no-network');
  for (let day = 0; day < 7; day += 1) await page.press(stripText.dayBefore);
  await letTimePass(5000);
  expect(await screen.findByText(stripText.dayNotRead)).toBeVisible();
  await page.press(uiText.retry);
  await letTimePass(5000);
  expect(await findButton(uiText.retry)).toBeVisible();
  await page.reconnect();
  expect(await findButton(stripText.emptyDay)).toBeInTheDocument();
});

// TRK-31
it('adds up today and this week, ticking', async () => {
  await openTracker([], ['設計 1500 1440', '設計 59']);
  const strip = screen.getByRole('region', { name: stripText.heading });
  expect(await within(strip).findByText(stripText.today('0:59'))).toBeVisible();
  expect(within(strip).getByText(stripText.week('1:59'))).toBeVisible();
  await letTimePass(MINUTE_MS);
  expect(within(strip).getByText(stripText.today('1:00'))).toBeVisible();
});

// TRK-48
it.each([
  ['a working day', '2026-11-24', null, '今日 0:00 / 8:00 · あと8:00(18:00ごろ)'],
  ['half of a day', '2026-11-24', 'morning', '今日 0:00 / 4:00 · あと4:00(14:00ごろ)'],
  ['a holiday of Japan', '2026-11-23', null, '今日 0:00'],
])('says what is left of %s', async (_, day, mark, text) => {
  await renderPage('/', async (world) => {
    vi.setSystemTime(Date.parse(`${day}T10:00:00+09:00`));
    serverClock.sync(Date.now());
    world.clock.advance(Date.now() - testNow);
    await signIn(world);
    world.network.letServerTimeRun();
    const call = deviceOf(world);
    await call('POST', paths.workRecords, { name: '設計' });
    await call('PUT', workTimePaths.settings, { version: 0, settings: standardSettings });
    await call('PUT', workTimePaths.day(day), { version: 0, mark, remark: '' });
  });
  const strip = await screen.findByRole('region', { name: stripText.heading });
  await letTimePass(1000);
  expect(within(strip).getByText(text)).toBeVisible();
});
