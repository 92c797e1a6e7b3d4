/** Every colour of the product, for both schemes. Contrasts meet WCAG 2.2 AA (UI-1). */
import type { PaletteOptions } from '@mui/material/styles';

export const lightPalette: PaletteOptions = {
  primary: { main: '#3f4fb0' },
  error: { main: '#b3261e' },
  background: { default: '#f5f6f8', paper: '#ffffff' },
  text: { primary: '#1b1f2a', secondary: '#565e6f' },
  divider: '#dcdfe6',
  flash: { main: '#ffe066', soft: '#fff7d6', contrastText: '#2b2200' },
  fieldBorder: '#7d8494',
  signal: {
    spinning: {
      main: '#ffe066',
      contrastText: '#2b2200',
      edge: '#8a6a00',
      trail: '#fff0b3',
      trailEnd: '#fff9e0',
      trailText: '#1b1f2a',
    },
    final: { main: '#8ee3ab', contrastText: '#06301a', edge: '#1d7a43' },
    // 12 % of the yellow.
    atRest: '#fffbed',
  },
  weekday: { saturday: '#1d4ed8', sunday: '#c02626' },
};

export const darkPalette: PaletteOptions = {
  primary: { main: '#a9b4ff', dark: '#8f9bf2', contrastText: '#141a3c' },
  error: { main: '#ffb4ab' },
  background: { default: '#14161c', paper: '#1b1e26' },
  text: { primary: '#e4e7ee', secondary: '#a7aebd' },
  divider: '#333845',
  flash: { main: '#d6b63a', soft: '#f3e3a3', contrastText: '#1c1600' },
  fieldBorder: '#6c7486',
  signal: {
    spinning: {
      main: '#d6b63a',
      contrastText: '#1c1600',
      edge: '#fff0b0',
      trail: '#796a30',
      trailEnd: '#403c2a',
      trailText: '#ffffff',
    },
    final: { main: '#4fb878', contrastText: '#04190c', edge: '#c6f5d6' },
    atRest: '#313028',
  },
  weekday: { saturday: '#8fb4ff', sunday: '#ff9d96' },
};
