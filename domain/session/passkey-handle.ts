/** The name of a user in passkeys (WebAuthn's user handle), as text. */
export function passkeyHandle(id: number, uuid: string): string {
  return `${id}.${uuid}`;
}
