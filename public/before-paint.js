// Runs before the first paint, so that nothing is ever seen that is not the user's. The key and the
// attribute of the scheme are those of the theme (theme/app-theme.ts) and of MUI's useColorScheme.
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

  // Without the page's own script it stays a picture: that must be said, and not by that script.
  const onError = ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    const dialog = document.getElementById('script-missing');
    dialog.querySelector('button').addEventListener('click', () => location.reload());
    dialog.showModal();
  };
  addEventListener('error', onError, true);
})();
