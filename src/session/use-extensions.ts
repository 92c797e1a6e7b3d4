import { useStore } from '#lib/use-store.ts';
import { extensions } from './extensions.ts';

/** Whether the server offers calls beyond the customer's. */
export const useExtensions = () => useStore(extensions);
