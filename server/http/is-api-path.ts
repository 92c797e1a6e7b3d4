/** Whether a path is the API's: all others are the page's. */
export function isApiPath(url: string): boolean {
  return /^\/(?:api|healthz)(?:[/?]|$)/.test(url);
}
