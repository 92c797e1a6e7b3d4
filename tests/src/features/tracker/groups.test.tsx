/** The groups of records, on a server of ours. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordsText } from '#features/tracker/records/text.ts';
import { openTracker } from '#tests/support/page/open-tracker.ts';
import { findButton } from '#tests/support/page/screen.ts';
import { workTimeText } from '#work-time/words/text.ts';

const { group, groupProblem, rename } = recordsText;
const field = () => screen.getByRole('combobox', { name: group });

// TRK-71
it('gives a record a group, typed or suggested, and takes it back', async () => {
  const page = await openTracker(['設計', '会議']);
  const groups = async () => (await page.records()).map((record) => record.group);
  await page.press('1:設計');
  await page.user.type(field(), ` ${'社'.repeat(51)}`);
  expect(await screen.findByText(groupProblem.length)).toBeVisible();
  expect(await findButton(rename)).toBeDisabled();
  await page.user.clear(field());
  await page.user.type(field(), ' A社 {Enter}');
  await page.answer(workTimeText.done.rename);
  await waitFor(async () => expect(await groups()).toEqual(['A社', '']));

  // One that was not typed stays as another device has changed it.
  await page.press('1:設計');
  await page.db.updateTable('work_records').set({ group: 'B社' }).where('id', '=', 1).execute();
  await page.user.type(screen.getByRole('textbox', { name: recordsText.name }), '図{Enter}');
  await page.answer(workTimeText.done.rename);
  await waitFor(async () => expect(await groups()).toEqual(['B社', '']));

  await page.press('2:会議');
  await page.user.type(field(), 'b');
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['B社']);
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('B社');
  expect(await groups()).toEqual(['B社', '']);
  await page.user.type(screen.getByRole('textbox', { name: recordsText.name }), '録');
  const answer = page.network.holdPath('worktimetracker');
  await page.press(rename);
  await findButton('2:会議録');
  // The second press of a double one changes nothing, and is not the one that is taken back.
  await page.press(rename);
  answer();
  await page.answer(workTimeText.done.rename, workTimeText.undo);
  await waitFor(async () => expect(await groups()).toEqual(['B社', '']));
  expect(page.writes().filter(({ method }) => method === 'put')).toHaveLength(4);
});
