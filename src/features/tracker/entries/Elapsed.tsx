import Typography from '@mui/material/Typography';
import { ElapsedText } from './ElapsedText.tsx';

/** The duration of a running entry, by the server's clock. There is room for 99:59:59. */
export function Elapsed({ beginningMs }: { beginningMs: number }) {
  return (
    <Typography
      component="span"
      sx={{
        fontSize: 'min(2.5rem, 16vw)',
        lineHeight: 1.2,
        minWidth: { sm: '8ch' },
        whiteSpace: 'nowrap',
      }}
    >
      <ElapsedText beginningMs={beginningMs} />
    </Typography>
  );
}
