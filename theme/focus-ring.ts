import type { Theme } from '@mui/material/styles';

/** The ring around the element that has the keyboard's focus. */
export const focusRing = ({ vars }: Theme) =>
  ({ outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 }) as const;
