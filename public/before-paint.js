// Runs before the first paint, so that no scheme and no view but the user's is ever seen. The key and
// the attribute of the scheme are those of the theme (theme/app-theme.ts) and of MUI's useColorScheme.
(() => {
  const { dataset, style } = document.documentElement;

  let mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || mode;
  } catch {
    // Without storage the system decides.
  }
  const isDark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme = isDark ? 'dark' : 'light';
  dataset.colorScheme = scheme;
  style.colorScheme = scheme;

  // What is drawn beforehand (src/first-view.tsx) is the index page as a guest sees it.
  const isSignedIn = /(?:^|; )jwtAccess=/.test(document.cookie);
  if (isSignedIn || location.pathname !== '/') dataset.firstView = 'hidden';

  // The page's script makes no style again whose name it finds in the head. Without the file that
  // holds them it must make them all.
  const onError = ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    for (const name of document.querySelectorAll('style[data-emotion]')) name.remove();
  };
  addEventListener('error', onError, true);

  // The page's script runs before everything is loaded, and takes the place of the picture. Where it
  // did not come or did not work, the picture still stands: that must be said, and not by that script.
  addEventListener('load', () => {
    if (!document.getElementById('first-view')) return;
    const dialog = document.getElementById('script-missing');
    // However it is closed: there is nothing to go back to.
    dialog.addEventListener('close', () => location.reload());
    dialog.showModal();
  });
})();
