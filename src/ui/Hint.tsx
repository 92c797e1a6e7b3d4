import Typography, { type TypographyProps } from '@mui/material/Typography';

/** Quiet text: explains, or stands beside what counts. */
export function Hint(props: TypographyProps) {
  return <Typography variant="body2" color="textSecondary" {...props} />;
}
