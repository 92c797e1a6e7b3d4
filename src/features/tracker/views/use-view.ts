import { useSearchParams } from 'react-router-dom';
import { type ViewName, viewOf } from '#work-time/view-address.ts';

/** The view in the address (HRS-1). */
export function useView(): ViewName {
  const [query] = useSearchParams();
  return viewOf(query);
}
