import Box from '@mui/material/Box';
import { LARGE_TEXT } from '#theme/sizes.ts';

export interface Figure {
  term: string;
  value: string;
  beside?: string | undefined;
  /** Smaller on a phone, so that the days begin high on it. */
  isMinor?: boolean;
}

interface FiguresProps {
  figures: readonly Figure[];
  isLarge?: boolean;
}

const quiet = { xs: 'caption', sm: 'body2' } as const;
const large = {
  alignItems: 'baseline',
  columnGap: { xs: 1, sm: 2 },
  '& div': { gap: 0.5, [LARGE_TEXT]: { flexWrap: 'wrap' } },
  '& dt': { color: 'text.secondary', typography: quiet },
  '& .value': { fontSize: { xs: '1.25rem', sm: '1.5rem' }, lineHeight: 1.25 },
  '& .minor': { fontSize: { xs: '1rem', sm: '1.5rem' } },
  '& .beside': { ml: 0.5, typography: quiet, color: 'text.secondary' },
};
const small = {
  columnGap: 4,
  '& div': { gap: 1 },
  '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
  '& dd': { fontWeight: 600 },
  '& .beside': { ml: 1, fontSize: '0.875rem', fontWeight: 400 },
};

/** Numbers of a month with their names. */
export function Figures({ figures, isLarge = false }: FiguresProps) {
  return (
    <Box
      component="dl"
      translate={isLarge ? 'no' : undefined}
      sx={[
        {
          display: 'flex',
          flexWrap: 'wrap',
          m: 0,
          '& div': { display: 'flex', alignItems: 'baseline' },
          '& dd': { m: 0 },
        },
        isLarge ? large : small,
      ]}
    >
      {figures.map(({ term, value, beside, isMinor }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span className={isMinor ? 'value minor' : 'value'}>{value}</span>
            {beside !== undefined && <span className="beside">{beside}</span>}
          </dd>
        </div>
      ))}
    </Box>
  );
}
