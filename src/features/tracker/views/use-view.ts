import { useSearchParams } from 'react-router-dom';
import { useExtensions } from '#session/use-extensions.ts';
import { type ViewName, viewOf } from '#work-time/view-address.ts';

/** The view in the address; only the tracking on a server that lacks the calls (HRS-1). */
export function useView(): ViewName {
  const [query] = useSearchParams();
  return useExtensions() ? viewOf(query) : 'tracking';
}
