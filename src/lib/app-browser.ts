/**
 * True in a browser inside an app (LINE, Instagram, a WebView): it drops downloads, and `print` does nothing,
 * both without a word. No feature of the browser tells, only its name.
 */
export function isAppBrowser(agent = navigator.userAgent): boolean {
  if (/\bLine\/|Instagram|FBAN|FBAV|YJApp|; wv\)/.test(agent)) return true;
  // Safari itself, and what Apple allows beside it, say so.
  return /iPhone|iPad|iPod/.test(agent) && !/Safari\//.test(agent);
}

/** The address at which LINE opens this page in the device's own browser; `null` in other browsers. */
export function addressOutside(agent = navigator.userAgent): string | null {
  if (!/\bLine\//.test(agent)) return null;
  const address = new URL(location.href);
  address.searchParams.set('openExternalBrowser', '1');
  return address.href;
}
