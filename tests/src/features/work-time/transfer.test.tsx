/** Files out and in: the backup and the dialog of an import, on a server of ours. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { IMPORT_LIMIT_BYTES } from '#contract/limits.ts';
import { transferText as text } from '#features/work-time/transfer/text.ts';
import { sessionStore } from '#session/session-store.ts';
import { madeUpSession } from '#tests/support/page/made-up-session.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { signIn } from '#tests/support/page/sign-in.ts';

const button = (name: string) => screen.findByRole('button', { name });
/** With the days and hours of what was imported. */
const added = (entries: number, records: number) => ({ entries, records, lists: 0 });
const done = (entries: number, records: number) =>
  new RegExp(`^${text.done(added(entries, records))}\\(`);
const HEADER =
  'Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h)';
const row = (begin: string, end: string) => `設計,,,,taro,,,,No,${begin},${end},1`;
const clockify = (...rows: string[]) => new File([[HEADER, ...rows].join('\n')], 'clockify.csv');
const fine = row('2026-11-19,09:00', '2026-11-19,10:00');
const backwards = row('2026-11-19,09:00', '2026-11-19,08:00');

async function openImport() {
  const page = await renderPage('/', (world) => signIn(world));
  await page.user.click(await button(text.import));
  const dialog = await screen.findByRole('dialog', { name: text.import });
  async function choose(file: File, label: string = text.choose): Promise<void> {
    await page.user.upload(await within(dialog).findByLabelText(label), file);
  }
  const rows = () => page.db.selectFrom('time_entries').selectAll().execute();
  return { ...page, dialog, choose, rows };
}

// HRS-9
it('says what an import would do, then does it', async () => {
  const page = await openImport();
  expect(await button(text.confirm)).toBeDisabled();
  await page.choose(clockify(fine, row('2026-11-18,09:00', '2026-11-18,09:30')));
  expect(await screen.findByText(text.summary(added(2, 1)))).toBeVisible();
  expect(screen.getByText('clockify.csv')).toBeVisible();
  expect(screen.getByText(text.formats.clockify)).toBeVisible();
  expect(screen.getByText(text.read(text.dates.ymd, 24))).toBeVisible();
  expect(await page.rows()).toEqual([]);
  await page.user.click(await button(text.confirm));
  expect(await screen.findByText(done(2, 1))).toHaveTextContent(
    '2件を取り込みました(2026/11/18–11/19、',
  );
  expect(await page.rows()).toHaveLength(2);
  await page.user.click(await button(text.close));
  expect(await screen.findByRole('button', { name: '1:設計' })).toBeVisible();
});

it('names wrong lines with their cause, and imports the others if asked to', async () => {
  const page = await openImport();
  await page.choose(clockify(backwards, fine));
  expect(await screen.findByText(text.line(2, 'order'))).toBeVisible();
  expect(await button(text.confirm)).toBeDisabled();
  await page.user.click(screen.getByRole('checkbox', { name: text.withoutWrong }));
  await page.user.click(await button(text.confirm));
  expect(await screen.findByText(done(1, 1))).toBeVisible();
  expect(await page.rows()).toHaveLength(1);
});

it('asks for the order of dates where the file leaves it open', async () => {
  const page = await openImport();
  await page.choose(clockify(row('03/04/2026,09:00', '03/04/2026,10:00')));
  expect(await screen.findByText(text.orderOpen)).toBeVisible();
  expect(await button(text.confirm)).toBeDisabled();
  await page.user.click(screen.getByRole('combobox', { name: text.order }));
  await page.user.click(await screen.findByRole('option', { name: text.orders.dmy }));
  expect(await screen.findByText(text.summary(added(1, 1)))).toBeVisible();
  await page.user.click(await button(text.confirm));
  await screen.findByText(done(1, 1));
  expect((await page.rows())[0]?.beginning_time).toBe(Date.UTC(2026, 3, 3));
});

it('reads local times in the zone that is chosen', async () => {
  const page = await openImport();
  await page.choose(clockify(fine));
  const zone = await screen.findByRole('combobox', { name: text.zone });
  expect(zone).toHaveValue('Asia/Tokyo');
  await page.user.clear(zone);
  await page.user.type(zone, 'Lisbon');
  await page.user.click(await screen.findByRole('option', { name: 'Europe/Lisbon' }));
  await waitFor(async () => expect(await button(text.confirm)).toBeEnabled());
  await page.user.click(await button(text.confirm));
  await screen.findByText(done(1, 1));
  expect((await page.rows())[0]?.beginning_time).toBe(Date.UTC(2026, 10, 19, 9));
});

it('says in one line why a file cannot be read, and sends none that is too large', async () => {
  const page = await openImport();
  const large = clockify(fine);
  Object.defineProperty(large, 'size', { value: IMPORT_LIMIT_BYTES + 1 });
  await page.choose(large);
  expect(await screen.findByRole('alert')).toHaveTextContent(text.tooLarge);
  expect(page.network.sent.some(({ path }) => path.startsWith('transfer/'))).toBe(false);
  for (const [reason, file] of [
    [/ZIP/, new File(['PK\u0003\u0004'], 'a.csv')],
    [/^\S+$/, new File(['a,b'], 'a.csv')],
    [/JSON|壊れ/, new File(['{"format":"kuji-to-kinmu",'], 'a.json')],
    [/UTF-8/, new File([new Uint8Array([0x8a, 0x4a])], 'a.csv')],
  ] as const) {
    await page.choose(file);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reason));
    expect(screen.getByRole('alert')).toHaveTextContent(/^(?!.*エラー)\S[^\n]+$/);
  }
  await page.choose(clockify(fine));
  expect(await screen.findByText(text.summary(added(1, 1)))).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('tells of work that takes long, and can be stopped', async () => {
  const page = await openImport();
  await page.choose(clockify(fine));
  await screen.findByText(text.summary(added(1, 1)));
  page.network.breakPath('transfer/import/', 'hang');
  await page.user.click(await button(text.confirm));
  await letTimePass(3000);
  expect(await screen.findByRole('progressbar', { name: text.sending(0) })).toBeVisible();
  await page.user.click(await button(text.cancel));
  await waitFor(async () => expect(await button(text.confirm)).toBeEnabled());
  expect(screen.getByText(text.summary(added(1, 1)))).toBeVisible();
});

// HRS-8
it('saves a backup as the server wrote it', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const page = await renderPage('/', (world) => signIn(world));
  await page.user.click(await button(text.backup));
  await waitFor(() => expect(names).toEqual(['kuji-to-kinmu-2026-11-20.json']));
  click.mockRestore();
  expect(await saved[0]?.text()).toMatch(/^\{\n"format": "kuji-to-kinmu",\n"version": 1,\n/);
});

it('says so if a backup cannot be had', async () => {
  const page = await renderPage('/', (world) => signIn(world));
  page.network.breakPath('transfer/backup/', { status: 503 });
  await page.user.click(await button(text.backup));
  expect(await screen.findByText(/混み合っています/)).toBeVisible();
});

// EXT-1
it('is not there with another kind of server', async () => {
  await renderPage('/', (world) => {
    sessionStore.save(madeUpSession());
    onTestFinished(sessionStore.clear);
    world.network.breakPath('worktimetracker/', { status: 200, body: [{ id: 1, name: '設計' }] });
  });
  await button('1:設計');
  for (const name of [text.import, text.backup]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});
