import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { ApiError, type ApiFailure } from '#lib/http/api-error.ts';
import { reachability } from '#lib/http/reachability.ts';

const trouble: ApiFailure = { kind: 'response', status: 500, data: {} };

beforeEach(() => {
  vi.useFakeTimers();
});

/** Makes a read that always fails; returns the times of its attempts in milliseconds from now. */
async function asked(failure: ApiFailure): Promise<number[]> {
  const begin = Date.now();
  const times: number[] = [];
  const reading = createQueryClient().fetchQuery({
    queryKey: ['anything'],
    queryFn: () => {
      times.push(Date.now() - begin);
      throw new ApiError(failure);
    },
  });
  const failed = expect(reading).rejects.toMatchObject({ failure });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await failed;
  return times;
}

// UI-11
describe('a read that fails', () => {
  it('is tried twice again, after waits that grow and are half chance', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const waited = await asked(trouble);
    expect(waited.map(Math.round)).toEqual([0, 375, 1125]);
  });

  it.each<{ what: string; failure: ApiFailure }>([
    { what: 'is refused', failure: { kind: 'response', status: 404, data: {} } },
    { what: 'has no token', failure: { kind: 'no-token' } },
    { what: 'is a mistake of the page', failure: { kind: 'other' } },
  ])('because it $what is not tried again', async ({ failure }) => {
    expect(await asked(failure)).toEqual([0]);
  });
});

// UI-11
it('reads that failed are made again, once, when the server responds after a silence', async () => {
  const client = createQueryClient();
  client.mount();
  client.setQueryData(['read'], 'data');
  const asked: QueryKey[] = [];
  const queryFn = ({ queryKey }: { queryKey: QueryKey }) => {
    asked.push(queryKey);
    throw new ApiError({ kind: 'other' });
  };
  const stops = [['read'], ['failed']].map((queryKey) =>
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(0);
  asked.length = 0;
  reachability.set('silent');
  reachability.set('in-trouble');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(asked).toEqual([]);
  reachability.set('responds');
  reachability.set('in-trouble');
  reachability.set('responds');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(asked).toEqual([['failed']]);
  for (let silence = 0; silence < 9; silence += 1) {
    reachability.set('silent');
    reachability.set('responds');
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
  }
  expect(asked).toHaveLength(4);
  for (const stop of stops) stop();
  client.unmount();
});
