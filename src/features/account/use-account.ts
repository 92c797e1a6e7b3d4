import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchAccount, fetchEvents, fetchSessions } from './api.ts';
import { fetchFeed } from './calendar/api.ts';
import { fetchPasskeys } from './passkeys/api.ts';

const accountKey = ['account'];

/** Other devices change it, too: each visit reads it again. */
const refetchOnMount = 'always';

export function useAccount() {
  return useQuery({
    queryKey: [...accountKey, 'me'],
    queryFn: ({ signal }) => fetchAccount(signal),
    refetchOnMount,
  });
}

export function useSessions() {
  return useQuery({
    queryKey: [...accountKey, 'sessions'],
    queryFn: ({ signal }) => fetchSessions(signal),
    refetchOnMount,
  });
}

export function useEvents() {
  return useQuery({
    queryKey: [...accountKey, 'events'],
    queryFn: ({ signal }) => fetchEvents(signal),
    refetchOnMount,
  });
}

export function usePasskeys() {
  return useQuery({
    queryKey: [...accountKey, 'passkeys'],
    queryFn: ({ signal }) => fetchPasskeys(signal),
    refetchOnMount,
  });
}

export function useFeed() {
  return useQuery({
    queryKey: [...accountKey, 'calendar'],
    queryFn: ({ signal }) => fetchFeed(signal),
    refetchOnMount,
  });
}

/** Reads everything of the account again. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: accountKey });
}
