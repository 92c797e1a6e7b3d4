import Typography from '@mui/material/Typography';
import { uiText } from './text.ts';

/** Notes that some rows of a response were invalid and left out. */
export function LeftOutRows({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {uiText.leftOutRows(count)}
    </Typography>
  );
}
