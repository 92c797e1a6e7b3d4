/**
 * Until it is released, the browser asks before the page is left: what is not kept yet would be lost.
 *
 * @returns releases it
 */
export function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
