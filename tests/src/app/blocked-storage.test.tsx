import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { stripText } from '#features/tracker/strip/text.ts';
import { refreshSession } from '#session/refresh-session.ts';
import { sessionStore } from '#session/session-store.ts';
import { BlockedChannel, blockedLocks } from '#tests/support/page/blocked-storage.ts';
import { openTracker } from '#tests/support/page/open-tracker.ts';

// SES-24, SES-28, OUT-1: Vitest fails a run in which a rejection is unheard.
it.each([
  ['refuses channels and locks', { channel: BlockedChannel, locks: blockedLocks }],
  ['has neither channels nor locks', { channel: undefined, locks: undefined }],
])('a browser that %s refreshes the session, and sends a press', async (_, { channel, locks }) => {
  vi.stubGlobal('BroadcastChannel', channel);
  Object.assign(navigator, { locks });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const page = await openTracker([], ['設計 20']);
  const before = sessionStore.get()?.refresh;
  await refreshSession();
  expect(sessionStore.get()?.refresh).not.toBe(before);
  await page.user.click(await screen.findByRole('button', { name: stripText.stop('設計') }));
  await waitFor(async () =>
    expect((await page.entries()).map(({ ending_time }) => ending_time)).not.toContain(null),
  );
});
