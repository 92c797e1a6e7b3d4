/** True if no other device can open an address: there it means the other device itself. */
export function isOnlyHere(address: string): boolean {
  const { hostname } = new URL(address, location.href);
  return /^(?:localhost|.*\.localhost|127\..*|\[::1\])$/.test(hostname);
}
