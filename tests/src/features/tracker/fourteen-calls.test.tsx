/** The tracker on another kind of server, which has the customer's fourteen calls and no other. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PRESS_KEY_HEADER, PRESS_TIME_HEADER } from '#contract/extensions.ts';
import { transferText } from '#features/hours/transfer/text.ts';
import { deletedText } from '#features/tracker/deleted/text.ts';
import { recordsText } from '#features/tracker/records/text.ts';
import { shortcutsText } from '#features/tracker/shortcuts/text.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { viewsText } from '#features/tracker/views/text.ts';
import { meetOtherServer } from '#tests/support/page/network.ts';
import { letTimePass } from '#tests/support/page/page-time.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { findButton } from '#tests/support/page/screen.ts';
import { signIn } from '#tests/support/page/sign-in.ts';
import { uiText } from '#ui/text.ts';
import { workTimeText } from '#work-time/words/text.ts';

/** Opens the tracker of a user of such a server. */
async function openTracker() {
  let unknown: readonly string[] = [];
  const page = await renderPage('/', async (world) => {
    const server = meetOtherServer(world);
    unknown = server.unknown;
    await signIn(server);
  });
  await screen.findByRole('button', { name: recordsText.add }, { timeout: 10_000 });
  return { ...page, unknown };
}

type Page = Awaited<ReturnType<typeof openTracker>>;

async function acknowledge(page: Page, message: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: message });
  const [ok, ...others] = within(dialog).getAllByRole('button');
  expect(others).toEqual([]);
  expect(ok).toHaveTextContent(uiText.ok);
  if (ok) await page.user.click(ok);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

// EXT-1, EXT-3, API-2, TRK-4
it('is the tracker of the customer, with nothing of ours, and makes only the fourteen calls', {
  timeout: 60_000,
}, async () => {
  const page = await openTracker();
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await page.user.click(await findButton(recordsText.add));
  await acknowledge(page, workTimeText.done.add);
  const record = /^\d+:新規$/;
  await page.user.click(await findButton(record));
  await page.user.click(await findButton(recordsText.start));
  await acknowledge(page, workTimeText.done.start);
  await page.user.keyboard('nsc?{Control>}z{/Control}');
  document.dispatchEvent(new Event('visibilitychange'));
  await letTimePass(1000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await page.user.click(await findButton(record));
  const ours = [
    workTimeText.undo,
    recordsText.group,
    recordsText.archive.put,
    recordsText.archive.show,
    deletedText.heading,
    shortcutsText.heading,
    workTimeText.addEntry,
    stripText.start,
    viewsText.names.timesheet,
    transferText.import,
    transferText.backup,
  ];
  for (const name of ours) expect(screen.queryByText(name)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: stripText.heading })).toBeNull();
  await page.user.click(await findButton(/^終了 /));
  await acknowledge(page, workTimeText.done.stop);
  await page.user.click(await findButton(record));
  await page.user.type(screen.getByRole('textbox', { name: recordsText.name }), 'の件{Enter}');
  await acknowledge(page, workTimeText.done.rename);
  await page.user.click(await findButton(/新規の件$/));
  await page.user.click(await findButton(recordsText.delete));
  await acknowledge(page, workTimeText.done.delete);
  expect(await screen.findByText(recordsText.noRecords)).toBeVisible();
  expect(intoView).not.toHaveBeenCalled();
  expect(page.unknown).toEqual([]);
  const headers = page.network.sent.flatMap((request) => Object.keys(request.headers));
  for (const header of [PRESS_KEY_HEADER, PRESS_TIME_HEADER]) expect(headers).not.toContain(header);
});

// TRK-6, TRK-8, OUT-1
it('an action that fails says so once, and keeps what was typed', async () => {
  const page = await openTracker();
  await page.user.click(await findButton(recordsText.add));
  await acknowledge(page, workTimeText.done.add);
  for (const [fault, name, message] of [
    [{ status: 429 }, '新規', /^エラーしばらくしてからもう一度お試しください$/],
    ['no-network', '新規1', /^エラー通信できません$/],
  ] as const) {
    await page.user.click(await findButton(new RegExp(`^\\d+:${name}$`)));
    const field = screen.getByRole('textbox', { name: recordsText.name });
    await page.user.type(field, '1');
    page.network.breakPath('worktimetracker', fault);
    await page.user.click(await findButton(recordsText.rename));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    await letTimePass(5000);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(field).toHaveValue(`${name}1`);
    page.network.heal();
    await page.user.click(await findButton(recordsText.rename));
    await acknowledge(page, workTimeText.done.rename);
    expect(await findButton(new RegExp(`^\\d+:${name}1$`))).toBeVisible();
  }
});
