import type { Theme } from '@mui/material/styles';

/** What shows where the keyboard's focus is. */
export const focusRing = ({ vars }: Theme) =>
  ({ outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 }) as const;
