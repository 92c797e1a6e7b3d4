/** True if the browser knows passkeys here: on https or `localhost`, and not at a bare address. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}
