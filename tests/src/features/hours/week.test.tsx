/** The calendar of 集計, on a server of ours; journeys test the parts that need a layout. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { hoursText as viewsText } from '#features/hours/text.ts';
import { weekText as text } from '#features/hours/week/text.ts';
import { entriesText } from '#features/tracker/entries/text.ts';
import { openView } from '#tests/support/page/open-view.ts';
import { findButton, textsIn } from '#tests/support/page/screen.ts';
import { deviceOf } from '#tests/support/page/sign-in.ts';
import { workTimeText } from '#work-time/words/text.ts';

const entries = [
  { name: '設計', begin: '2026-11-02 09:00', end: '2026-11-02 12:00', note: '画面' },
  { name: '会議', begin: '2026-11-02 13:00', end: '2026-11-02 17:45' },
  { name: '設計', begin: '2026-11-04 23:00', end: '2026-11-05 01:00' },
];
const PATH = '/?view=report&unit=calendar&day=2026-11-04';

/** The names that a screen reader meets on a day. */
const listed = async (day: string) =>
  textsIn(await screen.findByRole('list', { name: day }), 'button');

// HRS-21
describe('the calendar', () => {
  // HRS-26
  it('lists the entries and gaps of each day, with sums, targets, holidays and marks', async () => {
    await openView(PATH, entries, async (world) => {
      const call = deviceOf(world);
      await call('PUT', workTimePaths.settings, { version: 0, settings: standardSettings });
      const morning = { version: 0, mark: 'morning', remark: '' };
      await call('PUT', workTimePaths.day('2026-11-05'), morning);
    });
    const head = async (day: string) => (await findButton(day)).parentElement?.textContent;
    const monday = await screen.findByText('7:45 / 8:00');
    expect(monday).toBeVisible();
    expect(await listed('11/2(月)')).toEqual([
      '設計 9:00 – 12:00 画面',
      '空き 12:00 – 13:00',
      '会議 13:00 – 17:45',
    ]);
    expect(await listed('11/4(水)')).toEqual(['設計 23:00 – 11/05 1:00']);
    expect(await listed('11/5(木)')).toEqual(['設計 23:00 – 11/05 1:00']);
    expect(await head('11/3(火・祝)')).toBe('11/3(火・祝)文化の日');
    // Half of the day is paid.
    expect(await head('11/5(木)')).toBe(`11/5(木)1:00 / 4:00${viewsText.marks.morning}`);
  });

  // HRS-29, HRS-30
  it('is walked by arrows, and with Alt they move an entry once, until Alt is let go', async () => {
    const { user, db } = await openView(PATH, entries);
    (await findButton('設計 9:00 – 12:00 画面')).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await findButton('会議 13:00 – 17:45')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('設計 23:00 – 11/05 1:00');
    await user.keyboard('{ArrowLeft}');
    expect(await findButton('会議 13:00 – 17:45')).toHaveFocus();

    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowRight}{/Alt}');
    const moved = await findButton('会議 13:10 – 17:55');
    expect(moved).toHaveFocus();
    expect(await listed('11/3(火・祝)')).toEqual(['会議 13:10 – 17:55']);
    expect(await screen.findByText(text.moved('会議', '13:10 – 17:55'))).toBeVisible();
    const versions = () => db.selectFrom('time_entries').select('version').orderBy('id').execute();
    await waitFor(async () => expect((await versions())[1]).toEqual({ version: 2 }));
    await user.click(await findButton(workTimeText.undo));
    expect(await findButton('会議 13:00 – 17:45')).toBeVisible();

    (await findButton('会議 13:00 – 17:45')).focus();
    await user.keyboard('{Alt>}{ArrowDown}{Escape}{/Alt}');
    expect(await findButton('会議 13:00 – 17:45')).toHaveFocus();
  });

  // HRS-30
  it('asks what happens to others that an entry is moved over', async () => {
    const { user } = await openView(PATH, [
      { name: '設計', begin: '2026-11-02 09:00', end: '2026-11-02 12:00' },
      { name: '会議', begin: '2026-11-02 12:00', end: '2026-11-02 13:00' },
    ]);
    (await findButton('会議 12:00 – 13:00')).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByLabelText(entriesText.begin)).toHaveValue('2026-11-02T11:55');
    await user.click(screen.getByLabelText(entriesText.endOthers('11:55')));
    await user.click(await findButton(entriesText.save));
    expect(await findButton('設計 9:00 – 11:55')).toBeVisible();
    expect(await findButton('会議 11:55 – 12:55')).toBeVisible();
  });
});
