import Typography, { type TypographyProps } from '@mui/material/Typography';

/** Quiet text, which explains something, or goes beside something that matters more. */
export function Hint(props: TypographyProps) {
  return <Typography variant="body2" color="textSecondary" {...props} />;
}
