/** Whether a path belongs to the API; all others belong to the page. */
export function isApiPath(url: string): boolean {
  return /^\/(?:api|healthz|readyz)(?:[/?]|$)/.test(url);
}
