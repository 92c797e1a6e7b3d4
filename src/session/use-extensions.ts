import { useStore } from '#lib/use-store.ts';
import { extensions } from './extensions.ts';

/** True if the server offers calls beyond the customer's. */
export const useExtensions = () => useStore(extensions);
