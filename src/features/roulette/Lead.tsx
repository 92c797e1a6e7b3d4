import Box from '@mui/material/Box';
import { drawCount } from '#draw/kept/draw-count.ts';
import { rouletteText } from '#draw/text.ts';
import { useStore } from '#lib/use-store.ts';

interface LeadProps {
  /** Beside the product's name, or in the card of a phone, which shows it alone. */
  place: 'head' | 'card';
}

/** Explains drawing to visitors who have never drawn, until the first draw (ROU-25). */
export function Lead({ place }: LeadProps) {
  const count = useStore(drawCount);
  if (count > 1) return null;
  return (
    <Box
      component="p"
      className="lead"
      sx={{
        m: 0,
        typography: 'body2',
        color: 'text.secondary',
        whiteSpace: 'normal',
        display: place === 'head' ? { xs: 'none', md: 'block' } : { md: 'none' },
        ':root[data-drew] &': { display: 'none' },
      }}
    >
      <span>{rouletteText.lead}</span>
      {place === 'head' && <span>{rouletteText.leadToLists}</span>}
    </Box>
  );
}
