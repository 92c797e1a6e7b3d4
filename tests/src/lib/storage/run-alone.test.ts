import { describe, expect, it, vi } from 'vitest';
import { runAlone } from '#lib/storage/run-alone.ts';
import { blockedLocks } from '#tests/support/page/blocked-storage.ts';

describe.each([
  ['without locks', undefined],
  ['with locks that are refused', blockedLocks],
])('work under a name, %s', (_, locks) => {
  it('is done, one after the other', async () => {
    vi.stubGlobal('navigator', { locks });
    const steps: string[] = [];
    const slow = runAlone('name', async () => {
      steps.push('slow begins');
      await new Promise((done) => setTimeout(done, 10));
      steps.push('slow ends');
      return 'slow';
    });
    const next = runAlone('name', () => steps.push('next'));
    const other = runAlone('other name', () => steps.push('other'));
    expect(await slow).toBe('slow');
    await Promise.all([next, other]);
    expect(steps.filter((step) => step !== 'other')).toEqual(['slow begins', 'slow ends', 'next']);
    expect(steps.indexOf('other')).toBeLessThan(steps.indexOf('slow ends'));
  });

  it('that fails is not done again, and does not hold up the next', async () => {
    vi.stubGlobal('navigator', { locks });
    const work = vi.fn(() => Promise.reject(new Error('of the work')));
    const failing = runAlone('name', work);
    const next = runAlone('name', () => 'next');
    await expect(failing).rejects.toThrow('of the work');
    expect(work).toHaveBeenCalledTimes(1);
    expect(await next).toBe('next');
  });
});
