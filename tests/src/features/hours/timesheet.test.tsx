/** The month's sheet, on a server of ours. */

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exportText } from '#features/hours/exports/text.ts';
import { settingsText } from '#features/hours/settings/text.ts';
import { hoursText as views } from '#features/hours/text.ts';
import { timesheetText as text } from '#features/hours/timesheet/text.ts';
import { viewsText as tabsText } from '#features/tracker/views/text.ts';
import { openView } from '#tests/support/page/open-view.ts';
import { lineOf, rowOf, textsIn } from '#tests/support/page/screen.ts';
import { uiText } from '#ui/text.ts';
import { workTimeText } from '#work-time/words/text.ts';

const entries = [
  { name: '設計', begin: '2026-10-30 23:30', end: '2026-10-31 00:30' },
  { name: '設計', begin: '2026-11-02 09:00', end: '2026-11-02 12:00', note: '画面' },
  { name: '会議', begin: '2026-11-02 13:00', end: '2026-11-02 17:45', note: '週次' },
  { name: '設計', begin: '2026-11-03 10:00', end: '2026-11-03 12:00' },
  { name: '会議', begin: '2026-11-03 11:45', end: '2026-11-03 13:00' },
  { name: '設計', begin: '2026-11-05 22:00', end: '2026-11-06 01:00' },
  { name: '設計', begin: '2026-11-20 22:10' },
];

const tab = (name: string) => screen.findByRole('tab', { name });
const table = async () => within(await screen.findByRole('table'));

const openSheet = (path = '/?view=timesheet') => openView(path, entries);

// HRS-6
describe('the timesheet', () => {
  it('has a line for each day with times, breaks, work, and what was done', async () => {
    await openSheet();
    expect(await lineOf('11/2')).toBe('11/2|月|9:00|17:45|1:00|7:45|設計、会議');
    expect(await lineOf('11/4')).toBe('11/4|水|||||');
    // Across midnight.
    expect(await lineOf('11/5')).toBe('11/5|木|22:00|25:00|0:00|3:00|設計');
    expect(await lineOf('11/6')).toBe('11/6|金|||||');
    expect(await lineOf('11/20')).toBe('11/20|金|22:10|計測中|0:00|1:00|設計');
    expect((await table()).getAllByRole('rowheader', { name: /^11\// })).toHaveLength(30);
  });

  // HRS-11
  it('lists what runs on the day up to now, and on none that comes', async () => {
    const { user } = await openSheet();
    for (const [day, shown] of [
      ['11/20', /設計/],
      ['11/21', views.noneOfDay],
    ] as const) {
      await user.click((await table()).getByRole('button', { name: day }));
      const dialog = await screen.findByRole('dialog');
      expect(await within(dialog).findByText(shown)).toBeVisible();
      await user.click(within(dialog).getByRole('button', { name: uiText.close }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
  });

  it('names holidays, and says what overlaps', async () => {
    const { user } = await openSheet();
    const overlap = views.overlap('0:15');
    expect(await lineOf('11/3')).toBe(
      `11/3|火・祝|10:00|13:00|0:00|3:00|文化の日設計、会議${overlap}`,
    );
    const { weekday, date } = text.columns;
    expect((await table()).getByRole('columnheader', { name: weekday })).toBeVisible();
    expect((await table()).getByRole('columnheader', { name: date })).toBeVisible();
    expect(await lineOf('11/23')).toBe('11/23|月・祝|||||勤労感謝の日');
    // Anywhere in its row.
    await user.click((await table()).getByText('文化の日'));
    expect(await screen.findByRole('dialog', { name: /^11月3日\(火・祝\)/ })).toBeVisible();
  });

  it('adds up weeks, from the day that was chosen, and the month', async () => {
    const { user } = await openSheet();
    const weeks = async () =>
      (await table())
        .getAllByRole('rowheader', { name: text.week })
        .map((cell) => cell.closest('tr')?.cells[2]?.textContent);
    expect(await weeks()).toEqual(['13:45', '0:00', '1:00', '0:00']);
    const sums = () => textsIn(document.body, 'definition').join('|');
    const overlap = views.overlap('0:15');
    expect(sums()).toMatch(`14:45|152:00|4日(${overlap})|3:41`);
    expect(await lineOf(text.total)).toBe(`${text.total}||14:45|${overlap}`);
    await user.click(screen.getByRole('button', { name: views.settings }));
    await user.click(await screen.findByRole('combobox', { name: views.firstDay }));
    await user.click(await screen.findByRole('option', { name: views.firstDays[7] }));
    await user.click(screen.getByRole('switch', { name: views.decimal }));
    await user.click(screen.getByRole('button', { name: settingsText.save }));
    await waitFor(() => expect(localStorage.getItem('firstDayOfWeek')).toBe('7'));
    expect(await weeks()).toEqual(['13.75', '0.00', '1.00', '0.00', '0.00']);
    expect((await rowOf('11/2'))[5]).toBe('7.75');
    // To date, once anything is set: 13:45 of the 13 days before the 20th, whose hour does not count yet.
    expect(sums()).toMatch('14.75|152.00|−90.25|137.25|0.00(45時間まで あと45.00)');
  });
});

it('HRS-6 a month stays in sight until the next one is there, and is not printed as that', async () => {
  const { user, network } = await openSheet();
  expect((await rowOf('11/2'))[5]).toBe('7:45');
  const release = network.holdPath('timeentries/', 'get');
  await user.click(screen.getByRole('button', { name: views.previous }));
  expect(await screen.findByRole('heading', { name: '2026年10月' })).toBeVisible();
  const before = screen.getByRole('table', { name: '2026年11月' });
  expect(before.closest('[aria-busy=true]')).not.toBeNull();
  expect(screen.getByRole('button', { name: exportText.print })).toBeDisabled();
  release();
  const after = await screen.findByRole('table', { name: '2026年10月' });
  expect(after.closest('[aria-busy=true]')).toBeNull();
  expect(screen.getByRole('button', { name: exportText.print })).toBeEnabled();
});

// HRS-18
it('what runs is stopped from the timesheet', async () => {
  const { user } = await openSheet();
  await user.click(await screen.findByRole('button', { name: workTimeText.stop }));
  await waitFor(async () => expect((await rowOf('11/20'))[3]).toBe('23:10'));
  expect(screen.getByRole('button', { name: workTimeText.undo })).toBeVisible();
});

it('HRS-36 a sheet of before shifts says once that one over midnight is counted in another way', async () => {
  const { user } = await openSheet();
  await table();
  const said = () => screen.queryByRole('button', { name: text.shiftsChanged });
  expect(said()).toBeNull();
  await user.click(screen.getByRole('button', { name: views.previous }));
  await user.click(await screen.findByRole('button', { name: text.shiftsChanged }));
  const dialog = await screen.findByRole('dialog', { name: views.rules });
  await user.click(within(dialog).getByRole('button', { name: uiText.close }));
  expect(said()).toBeNull();
  expect(localStorage.getItem('shiftsTold')).toBe('true');
});

it('HRS-7 the timesheet is printed, on a sheet of its own', async () => {
  // As in browsers, which print the page as it is once the event has been handled.
  const print = vi.fn(() => void window.dispatchEvent(new Event('beforeprint')));
  vi.stubGlobal('print', print);
  const { user } = await openSheet();
  await table();
  await user.click(screen.getByRole('button', { name: exportText.print }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-printed]')).toHaveTextContent(`${text.title} 2026年11月`);
});

it('a timesheet that cannot be loaded says so, and is loaded again', async () => {
  const page = await openSheet('/');
  await tab(tabsText.names.timesheet);
  page.network.breakPath('timeentries/', { status: 400 });
  await page.user.click(await tab(tabsText.names.timesheet));
  const retry = await screen.findByRole('button', { name: '再試行' });
  page.network.heal();
  await page.user.click(retry);
  expect((await rowOf('11/2'))[5]).toBe('7:45');
});
