import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { rouletteText } from '#draw/text.ts';
import { hiddenFromSight } from '#ui/VisuallyHidden.tsx';

/**
 * Explains drawing to visitors who have never drawn (ROU-25).
 *
 * @param count the number of the next draw
 */
export function Lead({ count }: { count: number }) {
  const [drewBefore] = useState(count > 1);
  return (
    <Typography
      sx={{
        typography: { xs: 'body2', sm: 'body1' },
        mb: { xs: 0.5, sm: 1 },
        // Reserved space until the next visit: the first draw shifts nothing.
        visibility: count > 1 ? 'hidden' : undefined,
        display: drewBefore ? 'none' : undefined,
        ':root[data-drew] &': { display: 'none' },
      }}
    >
      <span>{rouletteText.lead}</span>
      {/* Left out on a phone, where the first raffle lies within the first 300 pixels (UI-22). */}
      <Box
        component="span"
        sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: hiddenFromSight })}
      >
        {rouletteText.leadToLists}
      </Box>
    </Typography>
  );
}
