/** Presses that the server does not have yet, as their user sees them. */
import { screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { PRESS_KEY_HEADER } from '#contract/extensions.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import { rouletteText } from '#draw/text.ts';
import { accountText } from '#features/account/text.ts';
import { signInText } from '#features/sign-in/text.ts';
import { recordsText } from '#features/tracker/records/text.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { unsentText } from '#features/tracker/unsent/text.ts';
import { routes } from '#lib/routes.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { sessionStore } from '#session/session-store.ts';
import { startedQueue } from '#sync/current-queue.ts';
import { added, createQueueDatabase } from '#sync/queue-database.ts';
import { syncText } from '#sync/text.ts';
import { newCommand } from '#tests/support/page/new-command.ts';
import { openTracker } from '#tests/support/page/open-tracker.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { reopenPage } from '#tests/support/page/render-page.tsx';
import { findButton, textsIn } from '#tests/support/page/screen.ts';
import { deviceOf, signIn, watchHome } from '#tests/support/page/sign-in.ts';
import { uiText } from '#ui/text.ts';
import { trackerKinds } from '#work-time/commands/kinds.ts';
import { workTimeText } from '#work-time/words/text.ts';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const strip = stripText;
/** Keeps a press of another user of this browser. */
const keepOthers = (key: string, pressedMs: number) =>
  createQueueDatabase('another user', trackerKinds).change(added([newCommand(key, { pressedMs })]));

/** All that the browser's database holds, of whatever user. */
async function keptRows(): Promise<unknown[]> {
  const database = await openDB('kept');
  const rows = await database.getAll('commands');
  database.close();
  return rows;
}

/** The browser's storage is full. */
function keepNothing(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

async function expectAllSent(): Promise<void> {
  await waitFor(() =>
    expect(screen.queryByText(/^(?:未送信|送信できません) \d+件$/)).not.toBeInTheDocument(),
  );
}

describe('without a network', () => {
  it('OUT-3 an action is confirmed as unsent, shown at once, and sent when it is back', async () => {
    const page = await openTracker();
    page.network.breakPath('', 'no-network');
    await page.press(recordsText.add);
    expect(await dialog(workTimeText.done.add)).toHaveTextContent(
      unsentText.waits(syncText.waiting.network),
    );
    await page.answer(workTimeText.done.add);
    expect(await findButton('-:新規')).toBeVisible();
    expect(await findButton(unsentText.count(1))).toBeVisible();
    const said = workTimeText.notSentYet(workTimeText.done.add, syncText.waiting.network);
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await page.reconnect();
    expect(await findButton('1:新規')).toBeVisible();
    await expectAllSent();
    expect(screen.getByText(workTimeText.sent)).toBeVisible();
    expect(await page.records()).toHaveLength(1);
    const keys = page.writes().map(({ headers }) => headers[PRESS_KEY_HEADER]);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('OUT-3 the selection and a typed text follow a new record to its id', async () => {
    const page = await openTracker();
    page.network.breakPath('', 'no-network');
    await page.press(recordsText.add);
    await page.answer(workTimeText.done.add);
    await page.press('-:新規');
    const details = screen.getByText(recordsText.detail.id).nextElementSibling;
    expect(details).toHaveTextContent(recordsText.detail.none);
    await page.user.type(screen.getByRole('textbox', { name: recordsText.name }), '設計');
    await page.reconnect();
    expect(await findButton('1:新規')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('textbox', { name: recordsText.name })).toHaveValue('新規設計');
    await page.press(recordsText.rename);
    await page.answer(workTimeText.done.rename);
    expect(await page.records()).toMatchObject([{ id: 1, name: '新規設計' }]);
  });

  it('OUT-6 at an error the roulette is shown instead of the tracker, though there is a copy', async () => {
    const page = await openTracker(['設計']);
    await letTimePass(2000);
    page.network.breakPath('worktimetracker', { status: 500 });
    reopenPage(page);
    expect(await screen.findByText(/^エラー/, {}, { timeout: 5000 })).toBeVisible();
    expect(await findButton(rouletteText.draw)).toBeVisible();
  });
});

it('OUT-3 a press that the server is slow to confirm is shown after a second', async () => {
  const page = await openTracker();
  const release = page.network.holdPath('worktimetracker/', 'post');
  await page.press(recordsText.add);
  await letTimePass(900);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await letTimePass(200);
  expect(await dialog(workTimeText.done.add)).toHaveTextContent(
    unsentText.waits(syncText.waiting.sending),
  );
  await page.answer(workTimeText.done.add);
  release();
  expect(await findButton('1:新規')).toBeVisible();
  await expectAllSent();
  expect(page.writes()).toHaveLength(1);
  // What was done is not replaced by a word that it was sent (TRK-42).
  expect(screen.getByText(workTimeText.done.add)).toBeVisible();
});

it('OUT-3 a press says what it waits for, and is sent when that is over', async () => {
  const page = await openTracker();
  const causes = [
    { status: 503, why: syncText.waiting.server },
    { status: 429, why: syncText.waiting.tooMany },
    { status: 401, why: syncText.waiting.signIn },
  ];
  for (const [index, { status, why }] of causes.entries()) {
    page.network.breakPath('worktimetracker/', { status }, 'post');
    await page.press(recordsText.add);
    expect(await dialog(workTimeText.done.add)).toHaveTextContent(unsentText.waits(why));
    await page.answer(workTimeText.done.add);
    expect(screen.getByText(workTimeText.notSentYet(workTimeText.done.add, why))).toBeVisible();
    await page.press(unsentText.count(1));
    expect(await dialog(unsentText.heading)).toHaveTextContent(why);
    await page.press(uiText.close);
    await page.reconnect();
    expect(await findButton(`${index + 1}:新規`)).toBeVisible();
    await expectAllSent();
  }
});

it('OUT-4 a press that is refused later is shown with its reason, is overtaken, and can be discarded', async () => {
  const page = await openTracker(['設計', '会議']);
  page.network.breakPath('', 'no-network');
  await page.press('1:設計');
  await page.user.type(screen.getByRole('textbox', { name: recordsText.name }), '図{Enter}');
  await page.answer(workTimeText.done.rename);
  await page.press('2:会議', recordsText.start);
  await page.answer(workTimeText.done.start);
  await page.db.deleteFrom('work_records').where('id', '=', 1).execute();
  await page.reconnect();
  expect(await page.entries()).toHaveLength(1);
  await page.press(unsentText.refused(1));
  const list = await dialog(unsentText.heading);
  expect(within(list).getByText(unsentText.refusal(unsentText.reasons.gone))).toBeVisible();
  await page.user.click(within(list).getByRole('button', { name: unsentText.discard }));
  expect(await within(list).findByText(unsentText.none)).toBeVisible();
  await page.user.click(within(list).getByRole('button', { name: uiText.close }));
  await expectAllSent();
});

it('OUT-4 a press of another version stands among the unsent ones until it is discarded', async () => {
  const page = await openTracker(['設計']);
  const user = sessionStore.get()?.accessPayload.uuid ?? '';
  const command = { kind: 'merge', recordId: 'one' } as never;
  await createQueueDatabase(user, {}).change(added([newCommand('newer', { command })]));
  reopenPage(page);
  await page.press(unsentText.refused(1));
  const list = await dialog(unsentText.heading);
  const [press] = within(list).getAllByRole('listitem');
  expect(press).toHaveAccessibleName(unsentText.ofOtherVersion);
  expect(textsIn(list, 'button')).toEqual([unsentText.discard, uiText.close]);
  expect(await keptRows()).toMatchObject([{ key: 'newer', command }]);
  await page.user.click(within(list).getByRole('button', { name: unsentText.discard }));
  expect(await within(list).findByText(unsentText.none)).toBeVisible();
  expect(await keptRows()).toEqual([]);
  expect(page.writes()).toEqual([]);
});

it('names the presses that depend on one before it is discarded', async () => {
  const page = await openTracker();
  page.network.breakPath('', 'no-network');
  await page.press(recordsText.add);
  await page.answer(workTimeText.done.add);
  await page.press('-:新規', recordsText.start);
  await page.answer(workTimeText.done.start);
  await page.press(unsentText.count(2));
  const list = await dialog(unsentText.heading);
  const [first] = within(list).getAllByRole('button', { name: unsentText.discard });
  if (first) await page.user.click(first);
  expect(await within(list).findByText(unsentText.discardThese(['開始 新規']))).toBeVisible();
  await page.user.click(within(list).getByRole('button', { name: unsentText.discardAll }));
  expect(await within(list).findByText(unsentText.none)).toBeVisible();
  await page.reconnect();
  expect(await page.records()).toEqual([]);
});

describe('OUT-5, OUT-6 at the session’s end', () => {
  async function unsentPress() {
    watchHome();
    const page = await openTracker(['設計']);
    await letTimePass(2000);
    expect(localStorage.getItem('privateCopy')).toContain('設計');
    page.network.breakPath('worktimetracker', 'no-network');
    await page.press(recordsText.add);
    await page.answer(workTimeText.done.add);
    await page.press(signInText.signOut);
    expect(await dialog(signInText.unsent.heading(1))).toBeVisible();
    return page;
  }

  it('the question ends in the sign-out that was asked for when all is sent meanwhile', async () => {
    const page = await unsentPress();
    await page.reconnect();
    await waitFor(() => expect(sessionStore.get()).toBeNull());
    expect(await page.records()).toHaveLength(2);
  });

  it('an unsent press waits for the same user, and nobody else sends it', async () => {
    const page = await unsentPress();
    await page.press(signInText.unsent.keep);
    await waitFor(() => expect(sessionStore.get()).toBeNull());
    expect(localStorage.getItem('privateCopy')).toBeNull();
    page.network.heal();
    await signIn(page, { username: '鈴木花子', password: 'password' });
    const { unmount } = reopenPage(page);
    expect(await screen.findByText(strip.welcome)).toBeVisible();
    await letTimePass(7000);
    expect(screen.queryByText(unsentText.count(1))).not.toBeInTheDocument();
    expect(await page.records()).toHaveLength(1);
    await signIn(page);
    reopenPage({ unmount });
    expect(await findButton(/^\d:新規$/)).toBeVisible();
    expect(await page.records()).toHaveLength(2);
  });

  it('nothing of a deleted account stays', async () => {
    watchHome();
    const page = await openTracker(['設計']);
    await page.press(recordsText.add);
    await page.answer(workTimeText.done.add);
    page.network.breakPath('worktimetracker', 'no-network');
    await page.press(recordsText.add);
    await page.answer(workTimeText.done.add);
    expect(await keptRows()).toHaveLength(1);
    page.unmount();
    await keepOthers('k', Date.now());
    history.replaceState(null, '', routes.account);
    reopenPage(page);
    const form = await screen.findByRole('region', { name: accountText.deleteHeading });
    await page.user.type(within(form).getByLabelText(accountText.typeUsername), '山田太郎');
    await page.user.type(within(form).getByLabelText(accountText.current), 'password');
    await page.user.click(within(form).getByRole('button', { name: accountText.delete }));
    await waitFor(() => expect(sessionStore.get()).toBeNull());
    expect(await keptRows()).toMatchObject([{ user: 'another user' }]);
  });

  it('presses of other users go when they are older than a year', async () => {
    const page = await openTracker();
    const yearAgo = Date.now() - 365 * DAY_MS;
    await keepOthers('older', yearAgo - MINUTE_MS);
    await keepOthers('younger', yearAgo + MINUTE_MS);
    reopenPage(page);
    await waitFor(async () => expect(await keptRows()).toMatchObject([{ key: 'younger' }]));
  });
});

it('OUT-7 changes by other devices are seen within one round of the response-time call', async () => {
  const page = await openTracker();
  await letTimePass(6000);
  await deviceOf(page)('POST', 'worktimetracker/', { name: '別の端末' });
  const reads = page.network.sent.length;
  await letTimePass(6000);
  expect(await findButton('1:別の端末')).toBeVisible();
  await letTimePass(6000);
  const ofTracker = page.network.sent.slice(reads).filter(({ path }) => /^work/.test(path));
  expect(ofTracker).toHaveLength(1);
});

it('OUT-1 a press that was sent more than six and a half days ago is not sent by itself', async () => {
  const page = await openTracker();
  const queue = await startedQueue();
  const user = sessionStore.get()?.accessPayload.uuid ?? '';
  const sentMs = serverClock.now() - 7 * DAY_MS;
  await createQueueDatabase(user, trackerKinds).change(
    added([newCommand('key', { pressedMs: sentMs, state: { kind: 'sending', sinceMs: sentMs } })]),
  );
  await queue?.refresh();
  queue?.wake();
  await waitFor(() =>
    expect(queue?.state.get().rows).toMatchObject([{ state: { kind: 'uncertain' } }]),
  );
  expect(page.writes()).toEqual([]);
});

it('OUT-9 where nothing can be kept, a press is sent at once, and the page says so once', async () => {
  const page = await openTracker();
  keepNothing();
  await page.press(recordsText.add);
  await page.answer(workTimeText.done.add);
  expect(await findButton('1:新規')).toBeVisible();
  expect(screen.getAllByText(syncText.notStored)).toHaveLength(1);
  expect(page.writes()[0]?.headers).not.toHaveProperty(PRESS_KEY_HEADER);
  await page.press(uiText.close);
  await letTimePass(1000);
  await page.press(recordsText.add);
  await page.answer(workTimeText.done.add);
  expect(await findButton('2:新規')).toBeVisible();
  expect(screen.queryByText(syncText.notStored)).not.toBeInTheDocument();
  page.network.breakPath('', 'no-network');
  await page.press(recordsText.add);
  expect(await screen.findByRole('alert')).toHaveTextContent('通信できません');
});

it('OUT-9 where nothing can be kept, a press is sent when the one before has its response', async () => {
  const page = await openTracker(
    [],
    [
      ['設計', 60, 50],
      ['開発', 40, 30],
    ],
  );
  keepNothing();
  const release = page.network.holdPath('timeentries/switch/');
  await page.press(strip.chip('設計'));
  await waitFor(() => expect(page.writes()).toHaveLength(1));
  await letTimePass(1000);
  await page.press(strip.chip('開発'));
  await letTimePass(1000);
  expect(page.writes()).toHaveLength(1);
  release();
  expect(await findButton(strip.stop('開発'))).toBeVisible();
  expect(page.writes()).toHaveLength(2);
  const [, , first, second] = await page.entries();
  expect([first?.record_id, second?.record_id]).toEqual([1, 2]);
});

it('OUT-9 over plain http it works, and says once that it cannot be opened offline', async () => {
  vi.stubGlobal('isSecureContext', false);
  const page = await openTracker();
  expect(await screen.findByText(syncText.insecure)).toBeVisible();
  await page.press(recordsText.add);
  await page.answer(workTimeText.done.add);
  expect(await findButton('1:新規')).toBeVisible();
  reopenPage(page);
  await findButton('1:新規');
  expect(screen.queryByText(syncText.insecure)).not.toBeInTheDocument();
});

it('OUT-5 replaces a token that lasts less than a minute before it sends', async () => {
  const page = await openTracker();
  page.network.letServerTimeRun(DAY_MS - 50_000);
  await letTimePass(6000);
  const before = page.network.sent.length;
  await page.press(recordsText.add);
  await page.answer(workTimeText.done.add);
  const sent = page.network.sent.slice(before).map(({ path }) => path);
  expect(sent.indexOf('user/token/refresh/')).toBeGreaterThanOrEqual(0);
  expect(sent.indexOf('user/token/refresh/')).toBeLessThan(sent.indexOf('worktimetracker/'));
});

it('OUT-11 a deletion is kept while a portal responds with one of its own', async () => {
  const page = await openTracker(['設計']);
  await page.press('1:設計');
  page.network.breakPath('worktimetracker/*/', { portal: { status: 204, body: '', headers: {} } });
  await page.press(recordsText.delete);
  await screen.findByRole('dialog', { name: workTimeText.done.delete });
  await page.reconnect();
  await waitFor(async () => expect(await page.records()).toEqual([]));
});

// TRK-12
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
  await letTimePass(MINUTE_MS);
  page.network.heal();
  const attempts = () => page.network.sent.filter(({ method }) => method === 'post').length;
  const before = attempts();
  await letTimePass(5500);
  expect(attempts()).toBeGreaterThan(before);
  expect(await page.records()).toHaveLength(1);
});

it('OUT-5 presses go with an account that was deleted elsewhere', async () => {
  watchHome();
  const page = await openTracker();
  page.network.breakPath('', 'no-network');
  await page.user.click(await findButton(recordsText.add));
  await screen.findByRole('dialog', { name: workTimeText.done.add });
  await keepOthers('kept', Date.now());
  await page.db.updateTable('users').set({ deleted_at: 1 }).execute();
  await page.db.deleteFrom('refresh_families').execute();
  await letTimePass(70_000);
  page.network.heal();
  page.network.letServerTimeRun();
  await letTimePass(7000);
  await waitFor(() => expect(sessionStore.get()).toBeNull());
  reopenPage(page);
  await waitFor(async () => expect(await keptRows()).toMatchObject([{ key: 'kept' }]));
});
