import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { rouletteText } from '../text.ts';

interface DrawnOrderProps {
  /** The lines that are left out, in the order of their draws. */
  order: readonly number[];
  titles: readonly string[];
}

/** The items that are left out, the newest on top; thirty names are in view on a usual screen. */
export function DrawnOrder({ order, titles }: DrawnOrderProps) {
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' }, flex: 1, minHeight: 0, overflowY: 'auto' }}>
      <Typography variant="body2">{rouletteText.drawnSoFar}</Typography>
      <Box component="ol" reversed sx={[ordered, order.length > FEW && inColumns]}>
        {order.toReversed().map((line) => (
          <li key={line} data-newest={line === order.at(-1) || undefined}>
            <bdi translate="no">{titles[line - 1]}</bdi>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** One below the other as long as they fit. */
const FEW = 10;
const inColumns = { columns: '8rem 3', columnGap: 2 } as const;

const ordered = {
  m: 0,
  mt: 0.5,
  pl: 0,
  fontSize: 'clamp(1rem, 2.5vmin, 2rem)',
  '& > li': { ml: '2em', breakInside: 'avoid' },
  '& > [data-newest]': { fontWeight: 600 },
} as const;
