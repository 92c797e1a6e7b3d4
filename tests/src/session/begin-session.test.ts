import { expect, it, vi } from 'vitest';
import { serverClock } from '#lib/time/server-clock.ts';
import { beginSession } from '#session/begin-session.ts';
import { sessionStore } from '#session/session-store.ts';
import { madeUpIat, madeUpSession } from '#tests/support/page/made-up-session.ts';

const exp = madeUpIat + 60;
const pair = { access: madeUpSession().access, refresh: madeUpSession({ exp }).access };

// SES-30
it('a sign-in begins a session, however wrong this device’s clock is, before the server told a time', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: madeUpIat * 1000 });
  serverClock.sync((exp + 1) * 1000);
  vi.spyOn(serverClock, 'isSynced').mockReturnValue(false);
  beginSession(pair);
  expect(sessionStore.get()).toMatchObject(pair);
});
