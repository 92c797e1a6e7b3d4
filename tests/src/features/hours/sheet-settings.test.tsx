/** The settings of a user's timesheet and the notes about its days, on a server of ours. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MarkedDay, SheetSettings, StoredSettings } from '#contract/timesheet.ts';
import { sheetColumns } from '#contract/timesheet-choices.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { rulesText } from '#features/hours/rules/text.ts';
import { settingsText as text } from '#features/hours/settings/text.ts';
import { hoursText as viewsText } from '#features/hours/text.ts';
import { balanceText, timesheetText } from '#features/hours/timesheet/text.ts';
import { reachability } from '#lib/http/reachability.ts';
import { openView } from '#tests/support/page/open-view.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import type { PageWorld } from '#tests/support/page/page-world.ts';
import { findButton, rowOf } from '#tests/support/page/screen.ts';
import { deviceOf } from '#tests/support/page/sign-in.ts';
import { uiText } from '#ui/text.ts';
import { remindersText } from '#work-time/reminders/text.ts';
import { workTimeText } from '#work-time/words/text.ts';

const marks = timesheetText.marks;
const entries = [
  { name: '設計', begin: '2026-10-20 09:00', end: '2026-10-20 12:00' },
  { name: '設計', begin: '2026-10-21 09:02', end: '2026-10-21 18:05' },
  { name: '会議', begin: '2026-11-02 13:00', end: '2026-11-02 17:00', note: '週次' },
  { name: '設計', begin: '2026-11-05 20:00', end: '2026-11-06 01:00' },
  { name: '設計', begin: '2026-11-08 10:00', end: '2026-11-08 12:00' },
];

type Page = Awaited<ReturnType<typeof openSheet>>;

async function openSheet(
  path = '/?view=timesheet&month=2026-11',
  prepare?: (world: PageWorld) => unknown,
) {
  return openView(path, entries, prepare);
}

const stored = async (page: Page): Promise<StoredSettings> =>
  (await deviceOf(page)('GET', workTimePaths.settings)).json();
const days = async (page: Page): Promise<MarkedDay[]> =>
  (await deviceOf(page)('GET', `${workTimePaths.days}?from=2026-10-01&to=2026-11-30`)).json();

const table = async () => within(await screen.findByRole('table'));
const settingsDialog = async () =>
  within(await screen.findByRole('dialog', { name: text.heading }));

async function openSettings({ user }: Page) {
  await user.click(await findButton(viewsText.settings));
  return settingsDialog();
}

type Dialog = Awaited<ReturnType<typeof settingsDialog>>;

/** Replaces the value; by pasting, since each letter draws the dialog. */
async function type({ user }: Page, field: HTMLElement, value: string): Promise<void> {
  await user.tripleClick(field);
  await user.paste(value);
}

async function save({ user }: Page, dialog: Dialog): Promise<void> {
  await user.click(dialog.getByRole('button', { name: text.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** With settings that another device has stored. */
async function openWith(change: Partial<SheetSettings>): Promise<Page> {
  const settings = { ...standardSettings, ...change };
  return openSheet('/?view=timesheet', (world) =>
    deviceOf(world)('PUT', workTimePaths.settings, { version: 0, settings }),
  );
}

// HRS-12
describe('the settings of timesheets', () => {
  it('TRK-62 keep what was typed while the notices of this device are open', async () => {
    const page = await openSheet();
    const dialog = await openSettings(page);
    await type(page, dialog.getByLabelText(text.weekdays[0]), '7.75');
    await page.user.click(dialog.getByRole('button', { name: remindersText.heading }));
    expect(await screen.findByRole('dialog', { name: remindersText.heading })).toBeVisible();
    await page.user.keyboard('{Escape}');
    expect((await settingsDialog()).getByLabelText(text.weekdays[0])).toHaveValue('7.75');
  });

  it('that are wrong are not stored', async () => {
    const page = await openSheet();
    const dialog = await openSettings(page);
    const monday = dialog.getByLabelText(text.weekdays[0]);
    await type(page, monday, '8時間くらい');
    expect(dialog.getByText(text.hoursProblem)).toBeVisible();
    expect(dialog.getByText(text.save)).toBeDisabled();
    await type(page, monday, '7.75');
    expect(dialog.getByText(text.save)).toBeEnabled();
    await type(page, dialog.getByLabelText(viewsText.sheetHead.department), 'あ'.repeat(41));
    expect(dialog.getByText(text.textProblem)).toBeVisible();
    expect(dialog.getByText(text.save)).toBeDisabled();
    expect((await stored(page)).version).toBe(0);
  });

  it('add the notes of entries to the content', async () => {
    const page = await openSheet('/?view=timesheet');
    expect((await rowOf('11/2')).at(-1)).toBe('会議');
    const dialog = await openSettings(page);
    await page.user.click(dialog.getByRole('checkbox', { name: text.notes }));
    await save(page, dialog);
    expect((await rowOf('11/2')).at(-1)).toBe('会議(週次)');
    expect((await stored(page)).settings).toMatchObject({ notes: true });
  });

  it('that another device has changed meanwhile are asked about', async () => {
    const page = await openSheet();
    const dialog = await openSettings(page);
    const theirs = { ...standardSettings, name: '会社の端末' };
    await deviceOf(page)('PUT', workTimePaths.settings, { version: 0, settings: theirs });
    await type(page, dialog.getByLabelText(viewsText.sheetHead.name), '自宅の端末');
    await page.user.click(dialog.getByRole('button', { name: text.save }));
    expect(await dialog.findByText(text.conflict)).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: text.overwrite }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await stored(page)).toMatchObject({ version: 2, settings: { name: '自宅の端末' } });
  });
});

// HRS-34
describe('the balance', () => {
  const figure = (name: string) => screen.queryByText(name)?.parentElement?.textContent ?? null;
  const fields = text.balance;

  it('is shown once its settings are there, and goes with the network', async () => {
    const page = await openSheet('/?view=timesheet', (world) =>
      deviceOf(world)('PUT', workTimePaths.day('2026-10-22'), {
        ...{ mark: 'paid', remark: '', version: 0 },
      }),
    );
    await table();
    expect(figure(balanceText.balance)).toBeNull();
    const dialog = await openSettings(page);
    expect(dialog.getByText(fields.changed)).toBeVisible();
    const set = (name: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(name), { target: { value } });
    set(fields.start, '1999-10-20');
    expect(dialog.getByText(fields.dayProblem)).toBeVisible();
    set(fields.start, '2026-10-20');
    set(fields.carried, '三時間');
    expect(dialog.getByText(fields.carriedProblem)).toBeVisible();
    set(fields.carried, '−3:15');
    set(fields.leave, '10.2');
    expect(dialog.getByText(fields.leaveProblem)).toBeVisible();
    set(fields.leave, '10');
    expect(dialog.getByText(fields.noDay)).toBeVisible();
    expect(dialog.getByText(text.save)).toBeDisabled();
    set(fields.leaveDate, '2026-10-01');
    await save(page, dialog);
    // 23:03 of work and 8:00 of leave in 22 days that are over, and 3:15 from before.
    await waitFor(() => expect(figure(balanceText.balance)).toBe('累計−148:12'));
    expect(figure(balanceText.leave)).toBe('有給 残り9日');
    expect((await stored(page)).settings).toMatchObject({
      ...{ start: '2026-10-20', carried: -195, leave: { days: 10, date: '2026-10-01' } },
    });
    act(() => reachability.set('silent'));
    expect(figure(balanceText.balance)).toBeNull();
    act(() => reachability.set('responds'));
    const again = await openSettings(page);
    for (const name of [fields.start, fields.carried, fields.leave, fields.leaveDate]) {
      fireEvent.change(again.getByLabelText(name), { target: { value: '' } });
    }
    await save(page, again);
    await waitFor(() => expect(figure(balanceText.balance)).toBeNull());
    expect((await stored(page)).settings).not.toHaveProperty('start');
  });

  it('is not there on a server that lacks the call', async () => {
    const settings = { ...standardSettings, start: '2026-10-20' };
    await openSheet('/?view=timesheet', async (world) => {
      await deviceOf(world)('PUT', workTimePaths.settings, { version: 0, settings });
      world.network.breakPath(workTimePaths.daySums, { status: 404 });
    });
    await table();
    await letTimePass(100);
    expect(figure(balanceText.balance)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

// HRS-16
describe('a day', () => {
  async function openDay({ user }: Page, date: string): Promise<void> {
    await user.click((await table()).getByRole('button', { name: date }));
    await screen.findByRole('button', { name: viewsText.marks.paid });
  }

  async function close({ user }: Page): Promise<void> {
    await user.click(await findButton(uiText.close));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }

  it('is marked by pressing it, with work or without, which is undone', async () => {
    const page = await openWith({ columns: [...sheetColumns] });
    await openDay(page, '11/2');
    await page.user.click(await findButton(viewsText.marks.morning));
    await type(page, screen.getByLabelText(marks.remark), '通院');
    await close(page);
    // Half of 8 hours is paid, and the other half worked.
    await waitFor(async () =>
      expect((await rowOf('11/2')).slice(5)).toEqual([
        ...['4:00', '4:00', '', '', '', '', '', '半休(午前)通院会議'],
      ]),
    );
    await waitFor(async () =>
      expect(await days(page)).toEqual([
        { date: '2026-11-02', mark: 'morning', remark: '通院', version: 2 },
      ]),
    );
    await page.user.click(await findButton(workTimeText.undo));
    await waitFor(async () => expect((await rowOf('11/2')).at(-1)).toBe('半休(午前)会議'));
    await letTimePass(600);
    await page.user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await rowOf('11/2')).at(-1)).toBe('会議'));
    await waitFor(async () => expect(await days(page)).toMatchObject([{ mark: null, remark: '' }]));
  });

  it('HRS-19 without scheduled hours asks before it is marked as paid', async () => {
    const page = await openWith({});
    await openDay(page, '11/7');
    await page.user.click(await findButton(viewsText.marks.paid));
    await page.user.click(await findButton(marks.leave));
    expect(await findButton(viewsText.marks.paid)).toHaveAttribute('aria-pressed', 'false');
    await page.user.click(await findButton(viewsText.marks.paid));
    await page.user.click(await findButton(marks.take(viewsText.marks.paid)));
    await close(page);
    await waitFor(async () => expect(await days(page)).toMatchObject([{ mark: 'paid' }]));
  });

  it('is marked right after a remark was typed, and keeps both', async () => {
    const page = await openWith({});
    await openDay(page, '11/4');
    await type(page, screen.getByLabelText(marks.remark), '午後から');
    await page.user.click(await findButton(viewsText.marks.absent));
    await close(page);
    await waitFor(async () =>
      expect(await days(page)).toEqual([
        { date: '2026-11-04', mark: 'absent', remark: '午後から', version: 2 },
      ]),
    );
    expect((await rowOf('11/4')).at(-1)).toBe('欠勤午後から');
  });
});

// HRS-19
it('owes nothing before the first entry, where no first day of work is set', async () => {
  const page = await openSheet('/?view=timesheet&month=2026-10');
  await table();
  const scheduled = () => screen.getByText(timesheetText.numbers.scheduled).parentElement;
  // From Tuesday the 20th on: 9 days of 8 hours.
  await waitFor(() => expect(scheduled()).toHaveTextContent(/72:00$/));
  await page.user.click(await findButton(viewsText.rules));
  const dialog = within(await screen.findByRole('dialog', { name: rulesText.heading }));
  expect(dialog.getByText(/2026\/10\/20から数えます/)).toBeVisible();
  expect(dialog.getByText('12:03 + 0:00 − 72:00 = −59:57')).toBeVisible();
});

// HRS-17
it('says how each number is computed, with those of the month', async () => {
  const page = await openWith({ columns: [...sheetColumns] });
  await table();
  await page.user.click(await findButton(viewsText.rules));
  const dialog = within(await screen.findByRole('dialog', { name: rulesText.heading }));
  // 4:00 + 4:00 + 1:00 of the night, and 2:00 on a Sunday; 19 days of 8 hours are scheduled.
  expect(dialog.getByText(rulesText.work.sum(3, '11:00'))).toBeVisible();
  expect(dialog.getByText('所定内 9:00 + 所定外 2:00 = 実働 11:00')).toBeVisible();
  // To date: 13 of the 19 days are over.
  expect(dialog.getByText('11:00 + 0:00 − 104:00 = −93:00')).toBeVisible();
  expect(dialog.getByText(rulesText.night.sum('3:00'))).toBeVisible();
  expect(dialog.getByText(rulesText.rest.sum('2:00'))).toBeVisible();
  expect(dialog.getByText(rulesText.advice)).toBeVisible();
});
