import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { serverClock } from '#lib/time/server-clock.ts';
import { beginSession, RefreshExpiredError } from '#session/begin-session.ts';
import { sessionStore } from '#session/session-store.ts';
import { madeUpIat, madeUpSession } from '#tests/support/page/made-up-session.ts';

const exp = madeUpIat + 60;
const pair = { access: madeUpSession().access, refresh: madeUpSession({ exp }).access };

// SES-30
describe('a token pair that a sign-in returned', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: madeUpIat * 1000 });
  });

  function setClock({ isSynced, now }: { isSynced: boolean; now: number }): void {
    serverClock.sync(now * 1000);
    const told = vi.spyOn(serverClock, 'isSynced').mockReturnValue(isSynced);
    onTestFinished(() => told.mockRestore());
  }

  it('begins a session, however wrong this device’s clock is, before the server told a time', () => {
    setClock({ isSynced: false, now: exp + 1 });
    beginSession(pair);
    expect(sessionStore.get()).toMatchObject(pair);
  });

  it('begins none when its refresh token had expired by the server’s time', () => {
    setClock({ isSynced: true, now: exp + 1 });
    expect(() => beginSession(pair)).toThrow(RefreshExpiredError);
    expect(sessionStore.get()).toBeNull();
  });
});
