/** Tells password managers whose password it is. Nobody sees it. */
export function HiddenUsername({ username }: { username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
