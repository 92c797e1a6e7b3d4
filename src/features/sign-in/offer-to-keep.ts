/** Chromium's, which TypeScript does not know. */
type PasswordCredentialType = new (data: { id: string; password: string }) => Credential;

/** Has the browser's password manager ask whether to keep a new account: it then fills the sign-in form (SES-34). */
export function offerToKeep(username: string, password: string): void {
  const { PasswordCredential } = window as { PasswordCredential?: PasswordCredentialType };
  if (!PasswordCredential) return;
  const credential = new PasswordCredential({ id: username, password });
  // A user who declines types it.
  void navigator.credentials.store(credential).catch(() => undefined);
}
