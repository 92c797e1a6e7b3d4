import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { privateCopy } from '#lib/storage/private-copy.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { sessionStore } from '#session/session-store.ts';
import { watchSession } from '#session/session-watch.ts';
import { removeCookies, writeSession } from '#tests/support/page/cookies.ts';
import { madeUpIat, madeUpSession } from '#tests/support/page/made-up-session.ts';
import { watchHome } from '#tests/support/page/sign-in.ts';

const session = madeUpSession();
const other = madeUpSession({ uuid: 'ffffffff-0000-4000-8000-000000000008', username: '花子さん' });

let home: MockInstance;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: madeUpIat * 1000 });
  serverClock.sync(0);
  serverClock.sync(Date.now());
  home = watchHome();
});

afterEach(() => stop());

// SES-22
describe('the session watch', () => {
  it('reloads the page when another tab signed in as somebody else', () => {
    sessionStore.save(session);
    stop = watchSession();
    writeSession(other);
    vi.advanceTimersByTime(200);
    expect(home).toHaveBeenCalledTimes(1);
  });

  // OUT-6
  it('removes the copy of what another user saw, at the start and when its user leaves', () => {
    const { uuid } = session.accessPayload;
    sessionStore.save(session);
    privateCopy.write(other.accessPayload.uuid, '設計');
    watchSession()();
    expect(localStorage.getItem('privateCopy')).toBeNull();
    privateCopy.write(uuid, '会議');
    stop = watchSession();
    expect(privateCopy.read(uuid)).toBe('会議');
    removeCookies();
    vi.advanceTimersByTime(200);
    expect(localStorage.getItem('privateCopy')).toBeNull();
  });
});
