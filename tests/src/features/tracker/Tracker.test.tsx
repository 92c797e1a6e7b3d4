import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rouletteText } from '#draw/text.ts';
import { recordsText } from '#features/tracker/records/text.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { unsentText } from '#features/tracker/unsent/text.ts';
import { sessionStore } from '#session/session-store.ts';
import { sessionText } from '#session/text.ts';
import { openTracker } from '#tests/support/page/open-tracker.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { button, findButton } from '#tests/support/page/screen.ts';
import { signIn } from '#tests/support/page/sign-in.ts';
import { uiText } from '#ui/text.ts';
import { commandsText } from '#work-time/commands/text.ts';
import { workTimeText } from '#work-time/words/text.ts';

const nameField = () => screen.getByRole('textbox', { name: recordsText.name });

describe('the tracker', () => {
  // TRK-1, TRK-2, TRK-5
  it('adds a record of the default name, says so, and selects nothing', async () => {
    const page = await openTracker();
    expect(await screen.findByText(stripText.welcome)).toBeVisible();
    await page.user.click(button(recordsText.add));
    await page.answer(workTimeText.done.add);
    const record = await findButton(workTimeText.recordButton(1, commandsText.newName));
    expect(record).toHaveAttribute('aria-pressed', 'false');
    expect(button(recordsText.add)).toHaveFocus();
    const [sent] = page.network.sent.filter(({ method }) => method === 'post');
    expect(sent?.path).toBe('worktimetracker/');
    expect(sent?.headers.Authorization).toBe(`Bearer ${sessionStore.get()?.access}`);
  });

  // TRK-3
  it('enables all controls for the selected record, and shows its details', async () => {
    const page = await openTracker(['実装']);
    for (const name of [recordsText.rename, recordsText.delete, recordsText.start])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await page.user.click(await findButton('1:実装'));
    for (const name of [recordsText.rename, recordsText.delete, recordsText.start])
      expect(button(name)).toBeEnabled();
    expect(nameField()).toHaveValue('実装');
    const ip = screen.getByText(recordsText.detail.ipAddress).nextElementSibling;
    await waitFor(() => expect(ip).toHaveTextContent('127.0.0.1'));
  });

  // TRK-9
  it('names at once the problem of a name, and sends nothing', async () => {
    const page = await openTracker(['実装']);
    await page.user.click(await findButton('1:実装'));
    await page.user.clear(nameField());
    expect(screen.getByText(workTimeText.nameProblem.length)).toBeVisible();
    await page.user.type(nameField(), '{Enter}');
    await page.user.type(nameField(), '設\u200b計');
    expect(screen.getByText(workTimeText.nameProblem.characters)).toBeVisible();
    expect(button(recordsText.rename)).toBeDisabled();
    await page.user.clear(nameField());
    await page.user.type(nameField(), '設計');
    for (const problem of Object.values(workTimeText.nameProblem)) {
      expect(screen.queryByText(problem)).not.toBeInTheDocument();
    }
    expect(page.writes()).toEqual([]);
  });
});

// TRK-6, TRK-7, ROU-15
describe('the roulette replaces the tracker', () => {
  it('for a guest', async () => {
    const { network } = await renderPage();
    expect(await findButton(rouletteText.draw)).toBeVisible();
    expect(screen.getByText(sessionText.noToken)).toBeVisible();
    expect(network.sent.filter(({ path }) => path.startsWith('worktimetracker'))).toEqual([]);
  });

  it('when the first load fails, until it is tried again', async () => {
    const page = await renderPage('/', async (world) => {
      await signIn(world);
      world.network.breakPath('worktimetracker', { status: 401 });
    });
    const saysInPlace = async (says: string) => {
      const all = `${says}勤務時間を読み込めません。くじは引けます`;
      const alert = () => screen.getByRole('alert').textContent;
      await waitFor(() => expect(alert()).toBe(all), { timeout: 5000 });
      expect(button(rouletteText.draw)).toBeVisible();
    };
    await saysInPlace('ログインしてください');
    page.network.breakPath('worktimetracker', 'no-network');
    await page.user.click(button(uiText.retry));
    await saysInPlace('エラー通信できません');
    page.network.heal();
    await page.user.click(button(uiText.retry));
    expect(await findButton(recordsText.add)).toBeVisible();
  });
});

// TRK-6, TRK-8
describe('an action that fails', () => {
  it('gives the reason with the two choices, and keeps the typed text', async () => {
    const page = await openTracker(['実装']);
    await page.user.click(await findButton('1:実装'));
    await page.user.type(nameField(), 'の続き');
    page.network.breakPath('worktimetracker/*/', { status: 400 });
    await page.user.click(button(recordsText.rename));
    const { heading, refusal, reasons, retry, discard, none } = unsentText;
    const { close } = uiText;
    const list = await screen.findByRole('dialog', { name: heading });
    expect(within(list).getByText(refusal(reasons.other))).toBeVisible();
    expect(within(list).getByRole('button', { name: discard })).toBeVisible();
    page.network.heal();
    await page.user.click(within(list).getByRole('button', { name: retry }));
    expect(await within(list).findByText(none)).toBeVisible();
    await page.user.click(within(list).getByRole('button', { name: close }));
    expect(await findButton('1:実装の続き')).toBeVisible();
    expect(nameField()).toHaveValue('実装の続き');
  });

  it('after it was confirmed as waiting opens that list in place of the confirmation', async () => {
    const page = await openTracker(['実装']);
    await page.user.click(await findButton('1:実装'));
    page.network.breakPath('worktimetracker/*/', { status: 400 });
    const respond = page.network.holdPath('worktimetracker/*/');
    await page.user.type(nameField(), 'の続き');
    await page.user.click(button(recordsText.rename));
    await letTimePass(2000);
    const confirmation = await screen.findByRole('dialog', { name: workTimeText.done.rename });
    expect(confirmation).toHaveTextContent('未送信');
    respond();
    const list = await screen.findByRole('dialog', { name: unsentText.heading });
    expect(within(list).getByRole('button', { name: unsentText.discard })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([list]));
  });

  it('keeps the tracker when the list cannot be read again', async () => {
    const page = await openTracker(['実装']);
    await findButton('1:実装');
    page.network.breakPath('worktimetracker/', { status: 500 }, 'get');
    await page.user.click(button(recordsText.add));
    await page.answer(workTimeText.done.add);
    await letTimePass(5000);
    expect(button('1:実装')).toBeVisible();
    expect(button(recordsText.add)).toBeEnabled();
  });

  // TRK-11
  it('reads the list again when a record is selected that was deleted elsewhere', async () => {
    const page = await openTracker(['実装']);
    const record = await findButton('1:実装');
    await page.db.deleteFrom('work_records').execute();
    await page.user.click(record);
    expect(await screen.findByRole('alert')).toHaveTextContent('エラー');
    expect(await screen.findByText(stripText.welcome)).toBeVisible();
  });
});
