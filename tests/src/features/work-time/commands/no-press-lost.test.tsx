/** Presses that meet foreign responses, refusals and each other, on a server of ours. */
import { screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createPressDatabase } from '#features/work-time/commands/queue/press-database.ts';
import { recordsText } from '#features/work-time/records/text.ts';
import { stripText } from '#features/work-time/strip/text.ts';
import { workTimeText } from '#features/work-time/text.ts';
import { unsentText } from '#features/work-time/unsent/text.ts';
import { reachability } from '#lib/http/reachability.ts';
import { pageLoad } from '#loading/page-load.ts';
import { sessionStore } from '#session/session-store.ts';
import type { Fault } from '#tests/support/page/network.ts';
import { newPress } from '#tests/support/page/new-press.ts';
import { openTracker } from '#tests/support/page/open-tracker.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { reopenPage } from '#tests/support/page/reopen-page.tsx';

const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const taskField = () => screen.getByRole('combobox', { name: stripText.task });

beforeEach(() => reachability.set('responds'));

const html = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };
const foreign: [string, Fault][] = [
  ['a sign-in page', { portal: { status: 200, body: '<!doctype html>', headers: html } }],
  ['an empty object', { portal: { status: 200, body: '{}', headers: json } }],
  ['the status that was expected', { portal: { status: 201, body: '{}', headers: json } }],
  ['a deletion of its own', { portal: { status: 204, body: '', headers: {} } }],
  ['not found', { portal: { status: 404, body: '<h1>Not found</h1>', headers: html } }],
];

it.each(foreign)('OUT-11 a switch is kept while a portal responds with %s', async (_, fault) => {
  const page = await openTracker([], [['設計', 60, 20]]);
  const chip = await findButton(stripText.chip('設計'));
  page.network.breakPath('timeentries/', fault);
  await page.user.click(chip);
  expect(await findButton(unsentText.count(1))).toBeVisible();
  expect(await findButton(stripText.stop('設計'))).toBeVisible();
  page.network.heal();
  await letTimePass(7000);
  await waitFor(() => expect(screen.queryByText(unsentText.count(1))).not.toBeInTheDocument());
  expect(await page.entries()).toMatchObject([{}, { ending_time: null }]);
});

it.each(foreign)('OUT-11 a deletion is kept while a portal responds with %s', async (_, fault) => {
  const page = await openTracker(['設計']);
  await page.user.click(await findButton('1:設計'));
  page.network.breakPath('worktimetracker/*/', fault);
  await page.user.click(await findButton(recordsText.delete));
  await screen.findByRole('dialog', { name: workTimeText.done.delete });
  page.network.heal();
  await letTimePass(7000);
  await waitFor(async () => expect(await page.records()).toEqual([]));
});

it('OUT-4 what is refused at once is shown with the two choices, and what was typed stays', async () => {
  const page = await openTracker(['設計']);
  await findButton('1:設計');
  page.network.breakPath('timeentries/switch/', { status: 400 });
  await page.user.type(taskField(), '会議{Enter}');
  const list = await screen.findByRole('dialog', { name: unsentText.heading });
  expect(within(list).getByText(unsentText.refusal(unsentText.reasons.other))).toBeVisible();
  expect(within(list).getByRole('button', { name: unsentText.retry })).toBeVisible();
  await page.user.click(within(list).getByRole('button', { name: unsentText.discard }));
  await page.user.click(within(list).getByRole('button', { name: unsentText.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(taskField()).toHaveValue('会議');
  expect(await screen.findByText(stripText.nothing)).toBeVisible();
});

it('OUT-1 a press counts that is made while another is under way, by what that one does', async () => {
  const page = await openTracker([], [['設計', 30]]);
  await findButton('1:設計');
  await findButton(stripText.stop('設計'));
  const release = page.network.holdPath('worktimetracker/');
  await page.user.keyboard('s');
  await page.user.keyboard('c');
  expect(await findButton(stripText.stop('設計'))).toBeVisible();
  release();
  await waitFor(async () =>
    expect(await page.entries()).toMatchObject([
      { record_id: 1, ending_time: expect.any(Number) },
      { record_id: 1, ending_time: null },
    ]),
  );
});

it('OUT-1 the same control again within half a second is one press, and later another', async () => {
  const page = await openTracker();
  const add = await findButton(recordsText.add);
  const release = page.network.holdPath('worktimetracker/', 'post');
  add.click();
  add.click();
  await letTimePass(499);
  add.click();
  await letTimePass(10);
  add.click();
  release();
  await waitFor(async () => expect(await page.records()).toHaveLength(2));
});

it('OUT-1 a good response to any call ends the pause after faults', async () => {
  const page = await openTracker();
  page.network.breakPath('worktimetracker/', { status: 502 }, 'post');
  await page.user.click(await findButton(recordsText.add));
  await letTimePass(60_000);
  page.network.heal();
  const attempts = () => page.network.sent.filter(({ method }) => method === 'post').length;
  const before = attempts();
  await letTimePass(5500);
  expect(attempts()).toBeGreaterThan(before);
  expect(await page.records()).toHaveLength(1);
});

it('OUT-5 presses go with an account that was deleted elsewhere', async () => {
  vi.spyOn(pageLoad, 'home').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const page = await openTracker();
  page.network.breakPath('', 'no-network');
  await page.user.click(await findButton(recordsText.add));
  await screen.findByRole('dialog', { name: workTimeText.done.add });
  await createPressDatabase('another user').add([newPress('kept')]);
  await page.db.updateTable('users').set({ deleted_at: 1 }).execute();
  await page.db.deleteFrom('refresh_families').execute();
  await letTimePass(70_000);
  page.network.heal();
  page.network.letServerTimeRun();
  await letTimePass(7000);
  await waitFor(() => expect(sessionStore.get()).toBeNull());
  reopenPage(page);
  await waitFor(async () => {
    const database = await openDB('outbox');
    const rows = await database.getAll('presses');
    database.close();
    expect(rows).toMatchObject([{ key: 'kept' }]);
  });
});
