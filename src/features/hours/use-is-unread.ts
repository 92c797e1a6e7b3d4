import { reachability } from '#lib/http/reachability.ts';
import { useStore } from '#lib/use-store.ts';

/** True if a sheet was not read, and there is no network to read it. */
export function useIsUnread(sheet: object | undefined): boolean {
  const isSilent = useStore(reachability) === 'silent';
  return isSilent && sheet === undefined;
}
