import { useStore } from '../use-store.ts';
import { browserZone } from './browser-zone.ts';

/** The time zone in which times are shown; the component renders again when it changes. */
export function useZone(): string {
  return useStore(browserZone);
}
