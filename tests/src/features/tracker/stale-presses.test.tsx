/** Presses that come after another device's, as their user sees them. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { syncText } from '#sync/text.ts';
import { openTracker, type TrackerPage } from '#tests/support/page/open-tracker.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { findButton } from '#tests/support/page/screen.ts';
import { deviceOf } from '#tests/support/page/sign-in.ts';
import { uiText } from '#ui/text.ts';
import { commandsText } from '#work-time/commands/text.ts';
import { workTimeText } from '#work-time/words/text.ts';

const noUndo = () =>
  expect(screen.queryByRole('button', { name: workTimeText.undo })).not.toBeInTheDocument();

/** The sentence about an entry that ended in the first minute of a test. */
const ended = (name: string) => commandsText.ended(name, '11月20日 23:10');

/** Actions of another device of the same user. */
async function stopElsewhere(page: TrackerPage, record: number, entry: number): Promise<void> {
  page.network.letServerTimeRun();
  const stopped = await deviceOf(page)('PUT', paths.timeEntry(record, entry));
  expect(stopped.json().stopped).toBe(true);
}

/** The network is back: the next round of the response-time call tells, and all is sent. */
async function reconnect(page: TrackerPage): Promise<void> {
  await page.reconnect();
  await waitFor(() => expect(screen.queryByText(/^未送信 \d+件$/)).not.toBeInTheDocument());
}

// OUT-8
describe('an entry that another device stopped a second ago', () => {
  it('OUT-8 gets a dialog from 終了 that says when it ended, and takes nothing back', async () => {
    const page = await openTracker([], ['設計 20']);
    await page.press('1:設計');
    const button = await findButton(/^終了 /);
    await stopElsewhere(page, 1, 1);
    await letTimePass(1000);
    const before = await page.entries();
    await page.user.click(button);
    const dialog = await screen.findByRole('dialog', { name: ended('設計') });
    expect(within(dialog).getAllByRole('button')).toEqual([
      within(dialog).getByRole('button', { name: uiText.ok }),
    ]);
    await page.user.click(within(dialog).getByRole('button', { name: uiText.ok }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    noUndo();
    await page.user.keyboard('{Control>}z{/Control}');
    expect(await page.entries()).toEqual(before);
  });

  it('OUT-8 is named by S beside the entry that S stopped, which alone is taken back', async () => {
    const page = await openTracker([], ['設計 20', '会議 10']);
    await findButton(stripText.stop('会議'));
    await stopElsewhere(page, 1, 1);
    await page.user.keyboard('s');
    expect(await screen.findByText(`${syncText.half} ${ended('設計')}`)).toBeVisible();
    await page.press(workTimeText.undo);
    expect(await findButton(stripText.stop('会議'))).toBeVisible();
    await waitFor(async () =>
      expect(await page.entries()).toMatchObject([
        { record_id: 1, ending_time: expect.any(Number) },
        { record_id: 2, ending_time: null },
      ]),
    );
  });
});

it('OUT-8 a stop that waited says later when the entry ended, beside nothing to take back', async () => {
  const page = await openTracker([], ['会議 60 40', '設計 20']);
  await findButton(stripText.stop('設計'));
  // Until a copy is kept: without a network the other device's stop cannot be seen.
  await letTimePass(2000);
  page.network.breakPath('', 'no-network');
  await page.press(stripText.stop('設計'));
  const said = workTimeText.notSentYet(workTimeText.stopped('設計'), syncText.waiting.network);
  expect(await screen.findByText(said)).toBeVisible();
  await stopElsewhere(page, 2, 2);
  const before = await page.entries();
  await reconnect(page);
  expect(screen.getByText(ended('設計'))).toBeVisible();
  expect(screen.queryByText(workTimeText.stopped('設計'))).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  noUndo();
  expect(await page.entries()).toEqual(before);
});
