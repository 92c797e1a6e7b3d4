// Runs before the first paint, so that the user sees no other scheme than their own. The key and the
// attribute are those of the theme (theme/app-theme.ts) and of MUI's useColorScheme.
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

  // Until the page's script is ready the browser itself would submit a form.
  addEventListener('submit', (event) => {
    if (event.target.method !== 'dialog') event.preventDefault();
  });

  // The page's script (src/main.tsx) runs before everything is loaded. Where it did not come or did
  // not work, the prerendered page does nothing: that must be said, and not by that script.
  addEventListener('load', () => {
    if ('started' in dataset) return;
    const dialog = document.getElementById('script-missing');
    // However it is closed: there is nothing to go back to.
    dialog.addEventListener('close', () => location.reload());
    dialog.showModal();
  });
})();
