// Runs before the first paint, so that no scheme but the chosen one is ever seen. The key and the
// attribute are those of the theme (theme/app-theme.ts) and of MUI's useColorScheme.
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || mode;
  } catch {
    // Without storage the system decides.
  }
  const isDark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme = isDark ? 'dark' : 'light';
  document.documentElement.dataset.colorScheme = scheme;
  document.documentElement.style.colorScheme = scheme;
})();
