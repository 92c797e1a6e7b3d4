/** Files out and in: the backup and the dialog of an import, on a server of ours. */

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { transferText as text } from '#features/hours/transfer/text.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { findButton } from '#tests/support/page/screen.ts';
import { signIn } from '#tests/support/page/sign-in.ts';
import { workbook } from '#tests/support/workbook.ts';
import { uiText } from '#ui/text.ts';
import { workTimeText } from '#work-time/words/text.ts';

/** Followed by the days and hours of the imported entries. */
const added = (entries: number, records: number) => ({
  added: { entries, records, lists: 0 },
  groups: 0,
  sheet: { days: 0, settings: false },
});
const done = (entries: number, records: number) =>
  new RegExp(`^${text.done(added(entries, records))}\\(`);
const summary = (entries: number, records: number) =>
  screen.findByText(new RegExp(`^${text.summary(added(entries, records))}\\(`));
const HEADER =
  'Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h)';
const row = (begin: string, end: string) => `設計,,,,taro,,,,No,${begin},${end},1`;
const clockify = (...rows: string[]) => new File([[HEADER, ...rows].join('\n')], 'clockify.csv');
const fine = row('2026-11-19,09:00', '2026-11-19,10:00');
const backwards = row('2026-11-19,09:00', '2026-11-19,08:00');

async function openImport() {
  const page = await renderPage('/', (world) => signIn(world));
  await page.user.click(await findButton(text.import));
  const dialog = await screen.findByRole('dialog', { name: text.import });
  async function choose(file: File, label: string = text.choose): Promise<void> {
    await page.user.upload(await screen.findByLabelText(label), file);
  }
  async function confirm(entries: number, records: number): Promise<void> {
    await waitFor(async () => expect(await findButton(text.confirm)).toBeEnabled());
    await page.user.click(await findButton(text.confirm));
    await screen.findByText(done(entries, records));
  }
  return {
    ...page,
    dialog,
    choose,
    /** Imports what was understood of a file. */
    confirm,
    /** Imports a file about which nothing is asked. */
    take: async (file: File, entries: number, records: number) => {
      await choose(file);
      await summary(entries, records);
      await confirm(entries, records);
    },
    rows: () => page.db.selectFrom('time_entries').selectAll().execute(),
  };
}

// HRS-22, HRS-24
it('says what an import would do, then does it', async () => {
  const page = await openImport();
  expect(await findButton(text.confirm)).toBeDisabled();
  await page.choose(clockify(fine, row('2026-11-18,09:00', '2026-11-18,09:30')));
  expect(await summary(2, 1)).toBeVisible();
  expect(screen.getByText('clockify.csv')).toBeVisible();
  expect(screen.getByText('Clockify · 2件 · 使わない列: Billable')).toBeVisible();
  expect(screen.getByText(text.read('Asia/Tokyo', null, 24))).toBeVisible();
  expect(await page.rows()).toEqual([]);
  await page.user.click(await findButton(text.confirm));
  expect(await screen.findByText(done(2, 1))).toHaveTextContent(
    '2件を取り込みました(2026/11/18–11/19、',
  );
  expect(await page.rows()).toHaveLength(2);
  await page.user.click(await findButton(text.close));
  expect(await screen.findByRole('button', { name: '1:設計' })).toBeVisible();
});

it('tells of the first entries of an account, whose button has gone with them', async () => {
  const page = await renderPage('/', (world) => signIn(world));
  await page.user.click(await findButton(text.fromElsewhere));
  await page.user.upload(await screen.findByLabelText(text.choose), clockify(fine));
  await summary(1, 1);
  await page.user.click(await findButton(text.confirm));
  expect(await screen.findByText(done(1, 1))).toBeVisible();
  await letTimePass(1000);
  expect(screen.queryByText(text.fromElsewhere)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: text.toReport })).toBeVisible();
});

// TRK-73
it('imports nothing but groups where the entries are there', async () => {
  const page = await openImport();
  await page.take(clockify(fine), 1, 1);
  await page.user.click(await findButton(text.close));
  await page.user.click(await findButton(text.import));
  await page.choose(clockify(fine.replace('設計,', '設計,A社')));
  const groups = { ...added(0, 0), groups: 1 };
  expect(await screen.findByText(text.summary(groups))).toBeVisible();
  expect(screen.getByText(new RegExp(text.newGroups(1)))).toBeVisible();
  await page.user.click(await findButton(text.confirm));
  expect(await screen.findByText(text.done(groups))).toBeVisible();
  const { group } = await page.db.selectFrom('work_records').selectAll().executeTakeFirstOrThrow();
  expect(group).toBe('A社');
});

const fileOf = (...rows: string[]) => new File([rows.join('\n')], 'hours.csv');
const sheetOf = (name: string, task: string) => ({
  name,
  rows: [
    ['日付', '開始', '終了', '作業'],
    ['2026/11/18', '9:00', '10:30', task],
  ],
});
const { order, unit, month, monthOf, sheet, person } = text.questions;

/** Files that leave something open, what is asked of each and answered, and what is said then. */
const asked: [file: File, answers: [label: string, option: string][], said: string][] = [
  [
    clockify(row('03/04/2026,09:00', '03/04/2026,10:00')),
    [[order.label, order.option({ value: 'dmy' })]],
    '1件を取り込みます(2026/4/3、1:00)',
  ],
  [
    fileOf('日付,作業,作業時間', '2026/11/18,設計,15', '2026/11/19,設計,20'),
    [[unit.label, '分 0:35']],
    '2件を取り込みます(2026/11/18–11/19、0:35)',
  ],
  [
    fileOf('日,始業,終業,作業', ...['21', '30', '1', '20'].map((day) => `${day},9:00,10:30,設計`)),
    [
      [month.label, '2026年9月'],
      [monthOf.label, '9/21–10/20'],
    ],
    '4件を取り込みます(2026/9/21–10/20、6:00)',
  ],
  [
    new File([workbook([sheetOf('10月', '設計'), sheetOf('11月', '会議')])], 'hours.xlsx'),
    [[sheet.label, '10月']],
    '表 · 1件 · 使わないシート: 11月',
  ],
  [
    clockify(fine, fine, fine.replace('taro', 'hanako')),
    [[person.label, person.option({ value: 'hanako', count: 1 })]],
    'Clockify · 1件 · ほかの人: 2件 · 使わない列: Billable',
  ],
];

// HRS-23
it('asks for the order of dates, a unit, a month and its span, a sheet and a person', async () => {
  const page = await openImport();
  for (const [index, [file, answers, said]] of asked.entries()) {
    await page.choose(file, index === 0 ? text.choose : text.chooseOther);
    for (const [name, option] of answers) {
      const question = await screen.findByRole('combobox', { name });
      expect(await findButton(text.confirm)).toBeDisabled();
      // Columns are those of a sheet.
      const columns = screen.queryByRole('table', { name: uiText.columns.title });
      if (name === sheet.label) expect(columns).not.toBeInTheDocument();
      await page.user.click(question);
      await page.user.click(await screen.findByRole('option', { name: option }));
    }
    expect(await screen.findByText(said, { exact: false })).toBeVisible();
    await waitFor(async () => expect(await findButton(text.confirm)).toBeEnabled());
  }
});

// HRS-22
it('names wrong lines with their cause, and imports the others if asked to', async () => {
  const page = await openImport();
  await page.choose(clockify(backwards, fine));
  expect(await screen.findByText(text.line(2, 'order'))).toBeVisible();
  expect(await findButton(text.confirm)).toBeDisabled();
  await page.user.click(await screen.findByRole('checkbox', { name: text.withoutWrong }));
  await page.confirm(1, 1);
  expect(await page.rows()).toHaveLength(1);
});

it('leaves events of whole days out unless they are wanted', async () => {
  const page = await openImport();
  const rows = ['棚卸し,2026-11-09 0:00,2026-11-10 0:00', '会議,2026-11-09 10:00,2026-11-09 10:30'];
  await page.choose(new File([['作業,開始,終了', ...rows].join('\n')], 'events.csv'));
  expect(await summary(1, 1)).toHaveTextContent('0:30');
  expect(screen.getByText(text.wholeDays(1))).toBeVisible();
  await page.user.click(screen.getByRole('checkbox', { name: text.take }));
  expect(await summary(2, 2)).toHaveTextContent('24:30');
  expect(screen.getByText(text.wholeDays(1))).toBeVisible();
});

it('marks days without hours if it is asked to, until it is taken back', async () => {
  const page = await openImport();
  const rows = ['2026/11/18,有給,,', '2026/11/19,,9:00,10:30'];
  await page.choose(new File([['日付,区分,開始,終了', ...rows].join('\n')], 'office.csv'));
  const task = await screen.findByRole('textbox', { name: text.taskOfAll });
  await page.user.type(task, '勤務');
  // The Enter that ends a composition in Safari (UI-24).
  fireEvent.keyDown(task, { key: 'Enter', keyCode: 229 });
  expect(task).toHaveFocus();
  await page.user.keyboard('{Enter}');
  expect(await summary(1, 1)).toBeVisible();
  const marks = screen.getByRole('group', { name: text.dayMarks(1) });
  within(marks).getByText(`2行目: ${text.dayMark('2026-11-18', 'paid')}`);
  await page.user.click(within(marks).getByRole('checkbox', { name: text.take }));
  expect(await screen.findByText(text.sheet(1, false))).toBeVisible();
  await page.confirm(1, 1);
  const days = () => page.db.selectFrom('day_notes').select(['date', 'mark']).execute();
  expect(await days()).toEqual([{ date: '2026-11-18', mark: 'paid' }]);
  await page.user.click(await findButton(text.undo));
  expect(await screen.findByText(workTimeText.importUndone)).toBeVisible();
  expect(await days()).toEqual([{ date: '2026-11-18', mark: null }]);
});

it('reads local times in the zone that is chosen', async () => {
  const page = await openImport();
  await page.choose(clockify(fine));
  await page.user.click(await findButton(text.change));
  const zone = screen.getByRole('combobox', { name: text.zone });
  expect(zone).toHaveFocus();
  expect(zone).toHaveValue('Asia/Tokyo');
  await page.user.clear(zone);
  await page.user.type(zone, 'Lisbon');
  await page.user.click(await screen.findByRole('option', { name: 'Europe/Lisbon' }));
  await page.confirm(1, 1);
  expect((await page.rows())[0]?.beginning_time).toBe(Date.UTC(2026, 10, 19, 9));
});

it('says in one line why a file cannot be read', async () => {
  const page = await openImport();
  const unreadable = [
    [text.unreadable.unreadable, new File([new Uint8Array([0x52, 0xe9, 0x6e])], 'a.csv')],
    ['JSONとして正しくありません', new File(['{"format":"kuji-to-kinmu",'], 'a.json')],
  ] as const;
  for (const [reason, file] of unreadable) {
    await page.choose(file);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reason));
  }
  await page.choose(clockify(fine));
  expect(await summary(1, 1)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// OUT-2
it('does both once, whichever response is lost', async () => {
  const page = await openImport();
  await page.choose(clockify(fine));
  await summary(1, 1);
  page.network.breakPath('transfer/import/', 'response-lost');
  await page.user.click(await findButton(text.confirm));
  expect(await screen.findByRole('alert')).toBeVisible();
  page.network.heal();
  await page.confirm(1, 1);
  page.network.breakPath('transfer/import/', 'response-lost');
  await page.user.click(await findButton(text.undo));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await page.rows()).toEqual([]);
  page.network.heal();
  await page.user.click(await findButton(text.undo));
  expect(await screen.findByText(workTimeText.importUndone)).toBeVisible();
});

it('tells of work that takes long, and what is left of it when it is stopped', async () => {
  const page = await openImport();
  page.network.breakPath('transfer/import/', 'hang');
  await page.choose(clockify(fine));
  await screen.findAllByText(/Clockify/);
  await letTimePass(3000);
  await page.user.click(await findButton(uiText.stop));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  page.network.heal();
  await page.user.upload(await screen.findByLabelText(text.chooseOther), clockify(fine));
  await summary(1, 1);
  page.network.breakPath('transfer/import/', 'hang');
  await page.user.click(await findButton(text.confirm));
  await letTimePass(3000);
  expect(await screen.findByRole('progressbar', { name: text.doing.importing })).toBeVisible();
  page.network.heal();
  expect(await findButton(text.cancel)).toBeDisabled();
  await page.user.click(await findButton(uiText.stop));
  await waitFor(async () => expect(await findButton(text.confirm)).toBeEnabled());
  expect(await summary(1, 1)).toBeVisible();
  const release = page.network.holdPath('transfer/import/');
  await page.user.click(await findButton(text.confirm));
  await waitFor(async () => expect(await page.rows()).toHaveLength(1));
  await letTimePass(3000);
  await page.user.click(await findButton(uiText.stop));
  release();
  expect(await screen.findByText(text.summary(added(0, 0)))).toBeVisible();
  expect(await findButton(text.confirm)).toBeDisabled();
});

it('says so if a backup cannot be had', async () => {
  const page = await renderPage('/', (world) => signIn(world));
  page.network.breakPath('transfer/backup/', { status: 503 });
  await page.user.click(await findButton(text.backup));
  expect(await screen.findByText(/混み合っています/)).toBeVisible();
});
