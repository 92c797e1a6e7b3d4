/** The report of a day, week, month or period, on a server of ours. */

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reportText as text } from '#features/hours/report/text.ts';
import { hoursText as viewsText } from '#features/hours/text.ts';
import { entriesText } from '#features/tracker/entries/text.ts';
import { type MadeUpEntry, openView } from '#tests/support/page/open-view.ts';
import { findButton, lineOf } from '#tests/support/page/screen.ts';
import { workTimeText } from '#work-time/words/text.ts';

const entries: MadeUpEntry[] = [
  { name: '設計', begin: '2026-10-31 23:00', end: '2026-11-01 01:00' },
  { name: '設計', begin: '2026-11-16 09:00', end: '2026-11-16 12:00' },
  { name: '会議', begin: '2026-11-16 11:45', end: '2026-11-16 13:00' },
  { name: '会議', begin: '2026-11-17 09:00', end: '2026-11-17 09:30' },
];

const row = (caption: string, first: string) => lineOf(first, caption);

// HRS-5
describe('the report', () => {
  it('shows this week by day and by record, with what overlaps counted once', async () => {
    await openView('/?view=report', entries);
    expect(await screen.findByRole('heading', { name: '11/16 – 22' })).toBeVisible();
    expect(await row(text.rows.day, '11/16(月)')).toBe('11/16(月)|4:00|0:15|3:00|1:15');
    expect(await row(text.rows.day, '11/17(火)')).toBe('11/17(火)|0:30|||0:30');
    expect(await row(text.rows.day, '11/18(水)')).toBe('11/18(水)||||');
    expect(await row(text.rows.day, text.total)).toBe(`${text.total}|4:30|0:15|3:00|1:45`);
    // Parts of 4:45, the sum of the records.
    expect(await row(text.records, '設計')).toBe('設計|3:00|63.2%');
    expect(await row(text.records, '会議')).toBe('会議|1:45|36.8%');
    expect(screen.getByText(text.note)).toBeVisible();
  });

  it('shows a month, a day, and what came before, each at an address', async () => {
    const { user } = await openView('/?view=report', entries);
    await user.click(await findButton(text.units.month));
    expect(location.search).toBe('?view=report&unit=month&day=2026-11-01');
    expect(await row(text.rows.day, '11/1(日)')).toBe('11/1(日)|1:00||1:00|');
    await user.click(await findButton(viewsText.previous));
    expect(await screen.findByRole('rowheader', { name: '10/31(土)' })).toBeVisible();
    expect(await row(text.rows.day, '10/31(土)')).toBe('10/31(土)|1:00|1:00');
    await user.click(await findButton(text.units.day));
    expect(await screen.findByRole('heading', { name: '10/1(木)' })).toBeVisible();
    expect(await screen.findByText(text.none)).toBeVisible();
    await user.click(await findButton(workTimeText.addEntry));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(entriesText.begin)).toHaveValue('2026-10-01T09:00');
    await user.click(dialog.getByRole('button', { name: entriesText.cancel }));
    await user.click(await findButton(text.present));
    expect(await screen.findByRole('heading', { name: '11/20(金)' })).toBeVisible();
  });

  it('compares a week, a month and a year with the same days of the one before', async () => {
    const before = [
      // Up to Friday, 23:10: 5 hours in the week, 6 in the month, 1 in the year.
      ['2026-11-12 09:00', '2026-11-12 13:00'],
      ['2026-11-13 22:10', '2026-11-14 02:00'],
      ['2026-10-20 17:10', '2026-10-21 05:00'],
      ['2026-10-21 05:00', '2026-10-21 13:00'],
      ['2025-11-20 22:10', '2025-11-20 23:50'],
    ].map(([begin = '', end = '']) => ({ name: '会議', begin, end }));
    const { user } = await openView('/?view=report', [...entries.slice(1), ...before]);
    expect(await screen.findByText('前週 \u22120:30')).toBeVisible();
    await user.click(await findButton(text.units.month));
    expect(await screen.findByText('前月 +6:20')).toBeVisible();
    await user.click(await findButton(text.units.year));
    expect(await screen.findByText('前年 +31:10')).toBeVisible();
  });

  it('compares no period, and no days before which nothing was recorded', async () => {
    const { user } = await openView('/?view=report&unit=period', entries);
    expect(await row(text.records, '設計')).toMatch(/\|4:00\|/);
    expect(screen.queryByText(/^前/)).not.toBeInTheDocument();
    await user.click(await findButton(text.units.week));
    expect(await row(text.records, '設計')).toMatch(/\|3:00\|/);
    expect(screen.queryByText(/^前/)).not.toBeInTheDocument();
  });

  it('shows any period up to a year, and says what cannot be shown', async () => {
    const { user } = await openView('/?view=report&unit=period', entries);
    const from = await screen.findByLabelText(text.from);
    expect(from).toHaveValue('2026-11-01');
    await user.clear(from);
    await user.type(from, '2025-01-01');
    expect(await screen.findByText(text.periodProblem)).toBeVisible();
    expect(location.search).toBe('?view=report&unit=period');
    await user.clear(from);
    await user.type(from, '2026-10-31');
    expect(await screen.findByRole('heading', { name: '10/31 – 11/30' })).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: '10/31(土)' })).toBeVisible();
    expect(await row(text.records, '設計')).toMatch(/^設計\|5:00\|/);
  });

  // TRK-74
  it('adds up groups in place of tasks, and shows one group alone, at an address', async () => {
    const groups = { 設計: 'A社', 実装: 'A社', 会議: undefined } as const;
    const grouped = [
      ...entries.slice(1),
      { name: '実装', begin: '2026-11-17 13:00', end: '2026-11-17 14:00' },
      { name: '設計', begin: '2026-11-12 09:00', end: '2026-11-12 10:00' },
      { name: '会議', begin: '2026-11-12 10:00', end: '2026-11-12 11:00' },
    ].map((one) => ({ ...one, group: groups[one.name as keyof typeof groups] }));
    const { user } = await openView('/?view=report', grouped);
    await user.click(await findButton(text.byGroup));
    expect(location.search).toBe('?view=report&unit=week&day=2026-11-16&by=group');
    expect(await row(text.groups, 'A社')).toBe('A社|4:00|69.6%');
    expect(await row(text.groups, text.noGroup)).toBe(`${text.noGroup}|1:45|30.4%`);
    expect(await row(text.rows.day, '11/17(火)')).toBe('11/17(火)|1:30||1:00|0:30');

    await user.click(await findButton(text.byRecord));
    await user.click(screen.getByRole('combobox', { name: text.group }));
    await user.click(await screen.findByRole('option', { name: 'A社' }));
    expect(await row(text.records, '実装')).toBe('実装|1:00|25.0%');
    expect(screen.queryByRole('rowheader', { name: '会議' })).not.toBeInTheDocument();
    expect(await screen.findByText('前週 +3:00')).toBeVisible();
    await user.click(await findButton(viewsText.previous));
    expect(await row(text.records, '設計')).toBe('設計|1:00|100.0%');
    await user.click(await findButton(text.units.day));
    expect(decodeURI(location.search)).toBe('?view=report&unit=day&day=2026-11-09&group=A社');
    expect(await screen.findByText(text.none)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: text.group }));
    await user.click(await screen.findByRole('option', { name: text.noGroup }));
    expect(location.search).toBe('?view=report&unit=day&day=2026-11-09&group=');
  });

  it('of 9 records has 8 columns: others are two at least', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `作業${index}`);
    const many = names.map((name, index) => ({
      name,
      begin: `2026-11-18 0${index}:00`,
      end: `2026-11-18 0${index}:${59 - index}`,
    }));
    await openView('/?view=report&unit=day&day=2026-11-18', many);
    const cells = (await row(text.rows.day, '11/18(水)')).split('|');
    expect(cells).toHaveLength(2 + 8);
    expect(cells.at(-1)).toBe('1:43');
  });
});
