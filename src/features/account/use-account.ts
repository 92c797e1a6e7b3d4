import { useQuery } from '@tanstack/react-query';
import { fetchAccount, fetchEvents, fetchFeed, fetchPasskeys, fetchSessions } from './api.ts';

/** The key of all that is read of the account. */
export const accountKey = ['account'];

/** A query of the account. Other devices change it, too: each visit reads it again. */
function useOwn<Data>(part: string, fetch: (signal: AbortSignal) => Promise<Data>) {
  return useQuery({
    queryKey: [...accountKey, part],
    queryFn: ({ signal }) => fetch(signal),
    refetchOnMount: 'always',
  });
}

export const useAccount = () => useOwn('me', fetchAccount);
export const useSessions = () => useOwn('sessions', fetchSessions);
export const useEvents = () => useOwn('events', fetchEvents);
export const usePasskeys = () => useOwn('passkeys', fetchPasskeys);
export const useFeed = () => useOwn('feed', fetchFeed);
