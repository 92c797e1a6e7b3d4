import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listsText } from '#features/lists/editor/text.ts';
import { signInText } from '#features/sign-in/text.ts';
import { stripText } from '#features/tracker/strip/text.ts';
import { refreshSession } from '#session/refresh-session.ts';
import { sessionStore } from '#session/session-store.ts';
import { BlockedChannel, blockedLocks } from '#tests/support/page/blocked-storage.ts';
import { openTracker } from '#tests/support/page/open-tracker.ts';
import { renderPage } from '#tests/support/page/render-page.tsx';
import { chooseList, draw, result, rows } from '#tests/support/page/roulette.ts';

function offer({ channel, locks }: { channel?: unknown; locks?: unknown }): void {
  vi.stubGlobal('BroadcastChannel', channel);
  Object.assign(navigator, { locks });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

/** Vitest fails a run in which a rejection is unheard. */
describe.each([
  ['refuses channels and locks', { channel: BlockedChannel, locks: blockedLocks }],
  ['has neither channels nor locks', {}],
])('in a browser that %s', (_, offered) => {
  // SES-24
  it('a guest without cookies is told so once, and draws', async () => {
    offer(offered);
    const enabled = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    onTestFinished(() => enabled.mockRestore());
    const page = await renderPage();
    await chooseList(page);
    await draw(page);
    expect(result()).toBeVisible();
    expect(screen.getAllByText(signInText.cookiesDisabled)).toHaveLength(1);
  });

  // ROU-20
  it('an own list is among the raffles as soon as it is typed', async () => {
    offer(offered);
    const page = await renderPage('/Roulette/ListA');
    await page.user.type(await screen.findByRole('textbox', { name: listsText.title }), '当番');
    await page.user.type(screen.getByRole('textbox', { name: listsText.items }), '佐藤\n鈴木');
    await page.user.click(await screen.findByRole('button', { name: 'A:当番' }));
    await draw(page);
    expect(rows()).toHaveLength(2);
  });

  // SES-28, OUT-1
  it('the session is refreshed, and a press is sent', async () => {
    offer(offered);
    const page = await openTracker([], ['設計 20']);
    const before = sessionStore.get()?.refresh;
    await refreshSession();
    expect(sessionStore.get()?.refresh).not.toBe(before);
    await page.user.click(await screen.findByRole('button', { name: stripText.stop('設計') }));
    await waitFor(async () =>
      expect((await page.entries()).map(({ ending_time }) => ending_time)).not.toContain(null),
    );
  });
});
