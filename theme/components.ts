/** Defaults and styles of MUI's components for the whole app. */
import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from './focus-ring.ts';
import { LARGE_TEXT, MESSAGE_GAP, MESSAGE_LINE, TOUCH_TARGET } from './sizes.ts';

/** Forced colours remove every background: what is chosen needs a mark of its own. */
const markInForcedColors = {
  '@media (forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: -3 },
};

/** MUI's class does not come back where a button was disabled for less than a frame. */
const FOCUSED = '&:focus-visible, &.Mui-focusVisible';

/** The button itself, or the switch within it. */
const WAITING = '&[aria-busy="true"]::after, &:has(> [aria-busy="true"])::after';

export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // These animations tell a field that the browser filled it: defined once, not for each
      // MuiInputBase.
      '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
      '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
      html: {
        // Keeps a focused element above the bar at the bottom edge.
        scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + var(--bottom-note, 0px) + 1.5rem)',
      },
      // Breaks Japanese between phrases where the browser can, and long words anywhere.
      body: {
        // Keeps the end of the page above the bar, too.
        paddingBottom: 'calc(var(--bottom-bar, 0px) + var(--bottom-note, 0px))',
        fontVariantNumeric: 'tabular-nums',
        wordBreak: 'auto-phrase',
        overflowWrap: 'anywhere',
      },
      ':focus-visible': focusRing(theme),
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // A duration, however short, would give every element a transition of every property.
          transition: 'none !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        WebkitUserSelect: 'none',
        [FOCUSED]: focusRing(theme),
        // A press says why it is off; as pale as one that is disabled.
        '&[aria-disabled="true"]:not(.Mui-disabled)': { opacity: 0.38, cursor: 'default' },
        // Pressed, and carried out as soon as it can be: a ripple that stays.
        [WAITING]: {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderRadius: 'inherit',
          backgroundColor: 'color-mix(in srgb, currentColor 18%, transparent)',
          pointerEvents: 'none',
          ...markInForcedColors,
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
        // The selected one of a group.
        '&[aria-pressed="true"]': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 14%, transparent)`,
          borderColor: theme.vars.palette.primary.main,
          color: theme.vars.palette.primary.main,
        },
        // The current page.
        '&[aria-current="page"]': {
          borderRadius: 0,
          boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}`,
        },
        // Forced colours draw all buttons alike: the chosen one and the main one are filled.
        '@media (forced-colors: active)': {
          '&[aria-pressed="true"], &[aria-current="page"]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&.MuiButton-contained:not(.Mui-disabled)': {
            forcedColorAdjust: 'none',
            backgroundColor: 'ButtonText',
            color: 'ButtonFace',
          },
          '&.MuiButton-contained.Mui-disabled': { border: '1px solid GrayText' },
        },
        // The accent is for what to press next, and for what is chosen.
        variants: [
          {
            props: { variant: 'text', color: 'primary' },
            style: { '--variant-textColor': theme.vars.palette.text.primary },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              '--variant-outlinedColor': theme.vars.palette.text.primary,
              '--variant-outlinedBorder': theme.vars.palette.fieldBorder,
            },
          },
        ],
      }),
      sizeLarge: { minHeight: 52, fontSize: '1rem' },
    },
  },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: { styleOverrides: { root: { minHeight: TOUCH_TARGET } } },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: TOUCH_TARGET } } },
  MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'xs' } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1rem' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(2),
        flexWrap: 'wrap',
        rowGap: theme.spacing(1),
      }),
    },
  },
  MuiTab: {
    styleOverrides: { root: { textTransform: 'none', '&.Mui-selected': markInForcedColors } },
  },
  MuiListItemButton: { styleOverrides: { root: { '&.Mui-selected': markInForcedColors } } },
  // A list cuts off what is outside of its options.
  MuiMenuItem: {
    styleOverrides: {
      // A name of a task may be longer than a phone is wide. Between phrases, its number would stand alone.
      root: {
        whiteSpace: 'normal',
        wordBreak: 'normal',
        overflowWrap: 'anywhere',
        [FOCUSED]: { outlineOffset: -2 },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minWidth: TOUCH_TARGET,
        minHeight: TOUCH_TARGET,
        '&.Mui-selected': markInForcedColors,
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: TOUCH_TARGET,
        height: TOUCH_TARGET,
        '&.Mui-selected': markInForcedColors,
      },
    },
  },
  MuiPaper: { defaultProps: { variant: 'outlined' } },
  MuiSelect: {
    defaultProps: {
      // Options stay within their landmark or dialog.
      MenuProps: { disablePortal: true },
      // The press that opens such a list ends above the list: for the browser that is a click on the
      // field around both, and the field would take the focus from the list.
      onClickCapture: (event) => {
        if (event.target === event.currentTarget) event.stopPropagation();
      },
    },
  },
  // Labels stand above their fields, so nothing moves when a field gets the focus.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: theme.spacing(0.5),
        fontSize: '0.875rem',
        whiteSpace: 'normal',
        // As the border below: the prerendered page has no script that would mark it.
        '.MuiFormControl-root:has(input:focus) > &:not(.Mui-error)': {
          color: theme.vars.palette.primary.main,
        },
      }),
    },
  },
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TOUCH_TARGET,
        // The prerendered page has no script yet that would mark the field.
        '&:not(.Mui-error):has(input:focus) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.primary.main,
          borderWidth: 2,
        },
      }),
      input: ({ theme }) => ({
        padding: theme.spacing(1.25, 1.5),
        height: '1.5rem',
        // A date and a time do not wrap: they are as large as fits a dialog, and no phone zooms in.
        '&[type="datetime-local"]': {
          [LARGE_TEXT]: { fontSize: 'max(16px, min(1rem, 4.5vw))' },
        },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.fieldBorder,
        '& legend': { display: 'none' },
      }),
    },
  },
  // As tall as other fields, with its text as far from the edge.
  MuiAutocomplete: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
          paddingBlock: 0,
          paddingLeft: 0,
          '& .MuiAutocomplete-input': { padding: theme.spacing(1.25, 0.5, 1.25, 1.5) },
        },
      }),
    },
  },
  // Reserves the line for a message, so nothing moves when it appears.
  // A form whose fields are narrow reserves more lines for each.
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        minHeight: `calc(var(--reserved-lines, 1) * ${MESSAGE_LINE})`,
        margin: `${MESSAGE_GAP} 0 0`,
      },
    },
  },
};
