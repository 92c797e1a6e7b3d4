import { reachability } from '#lib/http/reachability.ts';
import { loadPage } from './render-page.tsx';

/** Loads the page again, as a reload does: what it held in memory is gone. */
export function reopenPage({ unmount }: { unmount: () => void }) {
  unmount();
  reachability.set('responds');
  return loadPage();
}
