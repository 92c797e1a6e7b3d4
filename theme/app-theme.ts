import './additions.ts';
import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';

const fontFamily =
  'system-ui, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, sans-serif';

/** Breakpoints, spacing and radius are the customer's (UI-4). */
export const appTheme = createTheme({
  // The script in index.html sets the attribute before the first paint.
  cssVariables: { colorSchemeSelector: '[data-color-scheme="%s"]' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  spacing: 8,
  shape: { borderRadius: 4 },
  typography: {
    fontFamily,
    // One display size, for the clock and the result; two sizes for all other text.
    h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.4 },
    h2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.6 },
    h3: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.6 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.875rem', lineHeight: 1.6 },
    button: { fontSize: '0.875rem', fontWeight: 500 },
  },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 150,
      short: 150,
      standard: 150,
      complex: 150,
      enteringScreen: 150,
      leavingScreen: 150,
    },
  },
  components,
});
