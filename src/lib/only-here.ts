import { createStore } from './store.ts';

/** Where others in the same network find this page, if the server tells it (ROM-35): `http://192.168.1.5:3000`. */
export const lanOrigin = createStore<string | null>(null);

/** True if no other device can open an address: there it means the other device itself. */
export function isOnlyHere(address: string): boolean {
  const { hostname } = new URL(address, location.href);
  return /^(?:localhost|.*\.localhost|127\..*|\[::1\])$/.test(hostname);
}
