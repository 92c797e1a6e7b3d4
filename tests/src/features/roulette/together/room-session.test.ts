import { describe, expect, it } from 'vitest';
import { createRooms, join, openRoom, TITLES, until } from './open-rooms.ts';

describe('a room', () => {
  // ROM-11, ROM-13, ROM-16
  it('shows a host, a viewer who adds luck and one who joins late the same line at the same time', async () => {
    await createRooms();
    const { host, link } = await openRoom();
    const { session: viewer } = join(link);
    await until(viewer, { phase: 'open', title: '昼食', items: TITLES, viewers: 2 });
    viewer.setAdding(true);
    await until(host, { contributions: 1, canDraw: true });
    await until(viewer, { isIn: true });
    host.draw();
    const [atHost, atViewer] = await Promise.all([
      until(host, { phase: 'spinning' }),
      until(viewer, { phase: 'spinning' }),
    ]);
    expect(atViewer.spin?.target).toBe(atHost.spin?.target);
    expect(Math.abs((atViewer.spin?.startsAt ?? 0) - (atHost.spin?.startsAt ?? 0))).toBeLessThan(
      200,
    );
    const { session: late } = join(link);
    await until(late, { phase: 'spinning' });
    const seen = await Promise.all(
      [host, viewer, late].map((each) => until(each, { verdict: 'confirmed' })),
    );
    const [result] = seen.map((view) => view.result);
    expect(result).toMatchObject({ round: 1, n: 5, contributions: 1, again: [] });
    expect(result?.item).toBe(TITLES[(result?.line ?? 0) - 1]);
    for (const view of seen) {
      expect({ ...view.result, proof: [] }).toEqual({ ...result, proof: [] });
    }
  });
});
