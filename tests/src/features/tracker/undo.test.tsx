/** Taking back presses of the customer's buttons, on a server of ours. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entriesText } from '#features/tracker/entries/text.ts';
import { recordsText } from '#features/tracker/records/text.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { syncText } from '#sync/text.ts';
import { openTracker } from '#tests/support/page/open-tracker.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { reopenPage } from '#tests/support/page/render-page.tsx';
import { findButton, textsIn } from '#tests/support/page/screen.ts';
import { uiText } from '#ui/text.ts';
import { workTimeText } from '#work-time/words/text.ts';

const { undone } = syncText;

// TRK-30
it('the dialog that confirms an action offers to take it back to the left of OK, which has the focus', async () => {
  const page = await openTracker();
  await page.press(recordsText.add);
  const dialog = await screen.findByRole('dialog', { name: workTimeText.done.add });
  expect(textsIn(dialog, 'button')).toEqual([workTimeText.undo, uiText.ok]);
  await waitFor(() => expect(within(dialog).getAllByRole('button')[1]).toHaveFocus());
  await page.answer(workTimeText.done.add, workTimeText.undo);
  expect(await screen.findByText(undone)).toBeVisible();
  expect(await page.records()).toEqual([]);
  expect(screen.queryByText('1:新規')).not.toBeInTheDocument();
});

// TRK-30
it('a press is taken back step by step after other actions, an undone delete among them', {
  timeout: 60_000,
}, async () => {
  const page = await openTracker(['設計']);
  await page.press('1:設計');
  await page.user.type(screen.getByRole('textbox', { name: recordsText.name }), '図{Enter}');
  await page.answer(workTimeText.done.rename);
  await page.press('1:設計図', recordsText.start);
  await page.answer(workTimeText.done.start);
  await page.press('1:設計図', recordsText.delete);
  await page.answer(workTimeText.done.delete);
  await page.press(workTimeText.undo);
  expect(await findButton(stripText.stop('設計図'))).toBeVisible();
  await letTimePass(500);
  await page.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(stripText.nothing)).toBeVisible();
  await letTimePass(500);
  await page.user.keyboard('{Control>}z{/Control}');
  expect(await findButton('1:設計')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: workTimeText.undo })).not.toBeInTheDocument(),
  );
});

// OUT-3, TRK-30
describe('a press that the server does not have yet', () => {
  it('is taken back at once where it was never sent, and never is', async () => {
    const page = await openTracker(['設計']);
    page.network.breakPath('', 'no-network');
    await page.press(recordsText.add);
    await page.answer(workTimeText.done.add);
    await page.press('1:設計', recordsText.start);
    await page.answer(workTimeText.done.start, workTimeText.undo);
    expect(await screen.findByText(undone)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^終了 / })).not.toBeInTheDocument();
    page.network.heal();
    await letTimePass(70_000);
    await waitFor(async () => expect(await page.records()).toHaveLength(2));
    expect(await page.entries()).toEqual([]);
    const starts = page.network.sent.filter(({ path }) => path.includes('/timetracker/'));
    expect(starts.filter(({ method }) => method === 'post')).toEqual([]);
  });

  it('is taken back by its inverse where its response was lost, also after a reload', async () => {
    const page = await openTracker(['設計']);
    page.network.breakPath('worktimetracker/*/timetracker/', 'response-lost', 'post');
    await page.press('1:設計', recordsText.start);
    await page.answer(workTimeText.done.start, workTimeText.undo);
    expect(await screen.findByText(stripText.nothing)).toBeVisible();
    expect(await page.entries()).toHaveLength(1);
    page.network.heal();
    reopenPage(page);
    await letTimePass(70_000);
    await waitFor(async () => expect(await page.entries()).toEqual([]));
    expect(await screen.findByText(stripText.nothing)).toBeVisible();
  });

  it('is taken back where it is under way, and the same entry is changed at once', async () => {
    const page = await openTracker([], ['設計 30']);
    const field = await screen.findByLabelText<HTMLInputElement>(entriesText.note);
    const respond = page.network.holdPath('timeentries/', 'patch');
    await page.user.type(field, '一{Enter}');
    await letTimePass(2000);
    await page.press(workTimeText.undo);
    await waitFor(() => expect(field).toHaveValue(''));
    await page.user.type(field, '二{Enter}');
    respond();
    await letTimePass(5000);
    expect(await page.entries()).toMatchObject([{ note: '二', version: 4 }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field).toHaveValue('二');
  });
});
