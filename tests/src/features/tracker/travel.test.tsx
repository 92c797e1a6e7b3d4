/** A device that comes into another time zone while the page is open; it is 23:10:01 in Tokyo. */

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entriesText } from '#features/tracker/entries/text.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { editsEntry } from '#tests/support/entry-buttons.ts';
import { openTracker } from '#tests/support/page/open-tracker.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { findButton } from '#tests/support/page/screen.ts';
import { comeToFront, travelTo } from '#tests/support/page/travel.ts';
import { uiText } from '#ui/text.ts';

const ELSEWHERE = 'America/Los_Angeles';

/** Wherever the tracker shows when 設計, 会議 and 資料 were. */
function shown() {
  const past = within(screen.getByRole('region', { name: entriesText.past }));
  const blocks = within(screen.getByRole('list', { name: stripText.day }));
  return {
    days: past.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent),
    rows: past.getAllByText(/^\d+:\d\d – /).map(({ textContent }) => textContent),
    running: screen.getByRole('button', { name: /から · 変更$/ }).textContent,
    block: blocks.getByText(/^会議 /).textContent,
    clock: document.querySelector('time')?.textContent?.slice(0, 16),
  };
}

// UI-5
it('the page shows all times in one zone, and in the new one as soon as it is at the front', async () => {
  await openTracker([], ['資料 1300 1120', '会議 300 120', '設計 20']);
  await waitFor(() => expect(shown()).toMatchObject({ rows: ['18:10 – 21:10', '1:30 – 4:30'] }));
  const inTokyo = shown();
  travelTo(ELSEWHERE);
  await letTimePass(1000);
  expect(shown()).toEqual(inTokyo);
  comeToFront();
  await waitFor(() => expect(shown()).not.toEqual(inTokyo));
  expect(shown()).toEqual({
    days: ['11月20日(金) 3:20', '11月19日(木) 3:00'],
    rows: ['1:10 – 4:10', '8:30 – 11:30'],
    running: '5:50から · 変更',
    block: '会議 1:10 – 4:10',
    clock: '2026/11/20(金) 06',
  });
});

// TRK-33
it('an entry that is being corrected keeps its zone, and says so', async () => {
  const page = await openTracker([], ['会議 300 120']);
  await page.user.click(await findButton(editsEntry));
  const begin = await screen.findByLabelText(entriesText.begin);
  expect(begin).toHaveValue('2026-11-20T18:10:01');
  travelTo(ELSEWHERE);
  comeToFront();
  expect(await screen.findByText(uiText.otherZone('Asia/Tokyo'))).toBeVisible();
  expect(begin).toHaveValue('2026-11-20T18:10:01');
  fireEvent.change(begin, { target: { value: '2026-11-20T18:00:00' } });
  await page.user.click(await findButton(entriesText.save));
  await waitFor(async () =>
    expect(await page.entries()).toMatchObject([
      { beginning_time: Date.parse('2026-11-20T18:00:00+09:00') },
    ]),
  );
});
