/** Unexpected responses that other servers may give. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '#contract/paths.ts';
import { entriesText } from '#features/tracker/entries/text.ts';
import { recordsText } from '#features/tracker/records/text.ts';
import { sessionStore } from '#session/session-store.ts';
import { sessionText } from '#session/text.ts';
import { createSend } from '#sync/send.ts';
import { madeUpSession } from '#tests/support/page/made-up-session.ts';
import type { Fault } from '#tests/support/page/network.ts';
import { createPageWorld } from '#tests/support/page/page-world.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { findButton } from '#tests/support/page/screen.ts';
import { signIn } from '#tests/support/page/sign-in.ts';
import { uiText } from '#ui/text.ts';
import { type Command, trackerKinds } from '#work-time/commands/kinds.ts';
import { workTimeText } from '#work-time/words/text.ts';

const page: Fault = {
  status: 200,
  body: '<!doctype html>',
  headers: { 'content-type': 'text/html; charset=utf-8' },
};

const send = (command: Command) => createSend(trackerKinds)({ command, newIds: {}, pressedMs: 0 });

// API-17
describe('a write fails', () => {
  it.each<[what: string, expects: number, Command]>([
    ['adding', 201, { kind: 'add' }],
    ['renaming', 200, { kind: 'rename', recordId: '1', name: '設計' }],
    ['deleting', 204, { kind: 'delete', recordId: '1' }],
    ['starting', 201, { kind: 'start', recordId: '1' }],
    ['stopping', 200, { kind: 'stop', recordId: '1', entryId: '1' }],
  ])('when %s returns anything but %i, a page too', async (_, expects, command) => {
    const world = await createPageWorld();
    await signIn(world);
    const returns = (fault: Fault) => {
      world.network.breakPath('worktimetracker/', fault);
      return send(command);
    };
    for (const status of [200, 201, 202, 204]) {
      const answer = returns({ status, body: { id: 1 } });
      if (status === expects) await expect(answer).resolves.not.toThrow();
      else await expect(answer).rejects.toMatchObject({ name: 'ApiError' });
    }
    await expect(returns(page)).rejects.toMatchObject({ name: 'ApiError' });
  });

  it('when adding returns no id', async () => {
    const world = await createPageWorld();
    await signIn(world);
    world.network.breakPath('worktimetracker/', { status: 201, body: {} });
    await expect(send({ kind: 'add' })).rejects.toMatchObject({ failure: { kind: 'other' } });
  });
});

/** Opens the tracker of a server that returns these records, and these entries of the first. */
async function openTracker(records: unknown, entries: unknown = []) {
  return renderPage('/', ({ network }) => {
    sessionStore.save(madeUpSession());
    onTestFinished(sessionStore.clear);
    network.breakPath('worktimetracker/gettarget/', { status: 200, body: entries });
    network.breakPath('worktimetracker/*/timetracker/', { status: 404 });
    network.breakPath('worktimetracker/*/', { status: 200, body: { name: '設計' } });
    network.breakPath('worktimetracker/', { status: 200, body: records });
  });
}

// API-17
describe('the tracker of another server', () => {
  it('leaves out the records that it cannot use, and mentions them once', async () => {
    await openTracker([null, {}, { id: 1, name: '設計' }, 'x', { id: '2', name: '会議' }]);
    await findButton(workTimeText.recordButton(1, '設計'));
    const list = screen.getByRole('list', { name: recordsText.records });
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    expect(screen.getByText(uiText.leftOutRows(4))).toBeVisible();
  });

  it('leaves out an entry without a beginning', async () => {
    const entries = [{ id: 1 }, { id: 2, beginning_time: '2026-11-20T14:10:01Z' }, null];
    const { user } = await openTracker([{ id: 1, name: '設計' }], entries);
    await user.click(await findButton(workTimeText.recordButton(1, '設計')));
    await findButton(entriesText.stop('2026/11/20 23:10:01'));
    expect(screen.getByText(uiText.leftOutRows(2))).toBeVisible();
    expect(document.body).not.toHaveTextContent('NaN');
  });

  it('shows a dash for values that are not told, and is asked by its id, though it tells a uuid', async () => {
    const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const { user, network } = await openTracker([{ id: 1, uuid, name: '設計' }]);
    await user.click(await findButton(workTimeText.recordButton(1, '設計')));
    const ip = screen.getByText(recordsText.detail.ipAddress).nextElementSibling;
    await waitFor(() => expect(ip).toHaveTextContent(recordsText.detail.none));
    expect(network.sent.map(({ path }) => path)).toContain(paths.workRecord(1));
    expect(screen.queryByText(uiText.leftOutRows(1))).not.toBeInTheDocument();
  });

  it('gives way to the roulette when the list is none', async () => {
    await openTracker({ results: [] });
    expect(await screen.findByRole('alert')).toHaveTextContent('エラー');
    expect(screen.queryByText(sessionText.noToken)).not.toBeInTheDocument();
  });
});
