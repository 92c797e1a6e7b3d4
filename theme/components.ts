/** How MUI's components look here, so that no feature says it again. */
import type { Components, Theme } from '@mui/material/styles';
import { TOUCH_TARGET } from './sizes.ts';

export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // By these a field hears that the browser has filled it: once here, not with each MuiInputBase.
      '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
      '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
      html: {
        // What the keyboard moves to is never hidden behind the bar at the bottom edge of a phone.
        [theme.breakpoints.down('sm')]: { scrollPaddingBottom: '6rem' },
      },
      // Japanese breaks between phrases where a browser knows them, long words wherever they must.
      body: {
        fontVariantNumeric: 'tabular-nums',
        wordBreak: 'auto-phrase',
        overflowWrap: 'anywhere',
      },
      ':focus-visible': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TOUCH_TARGET,
        minWidth: TOUCH_TARGET,
        textTransform: 'none',
        // The one that is chosen among its like.
        '&[aria-pressed="true"], &[aria-current="page"]': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 14%, transparent)`,
          borderColor: theme.vars.palette.primary.main,
        },
      }),
      sizeLarge: { minHeight: 52, fontSize: '1rem' },
    },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none' } } },
  MuiPaginationItem: {
    styleOverrides: { root: { minWidth: TOUCH_TARGET, height: TOUCH_TARGET } },
  },
  MuiPaper: { defaultProps: { variant: 'outlined' } },
  // Labels stand above their fields instead of in them: nothing moves when a field is entered.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: theme.spacing(0.5),
        fontSize: '0.875rem',
        whiteSpace: 'normal',
      }),
    },
  },
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: { minHeight: TOUCH_TARGET },
      input: ({ theme }) => ({ padding: theme.spacing(1.25, 1.5), height: '1.5rem' }),
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  // The line for a message is there before the message is.
  MuiFormHelperText: { styleOverrides: { root: { minHeight: '1.66em', marginInline: 0 } } },
};
