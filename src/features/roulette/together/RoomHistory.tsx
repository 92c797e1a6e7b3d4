import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useZone } from '#lib/time/use-zone.ts';
import type { RoundResult } from './room-view.ts';
import { togetherText } from './text.ts';

/** All draws of a room, the newest first, and how often each of them began anew. What was drawn stays. */
export const RoomHistory = memo(
  History,
  (one, other) => one.history.length === other.history.length,
);

function History({ history }: { history: readonly RoundResult[] }) {
  const zone = useZone();
  if (history.length === 0) return null;
  return (
    <Box component="section" aria-label={togetherText.history} sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {togetherText.history}
      </Typography>
      <Box component="ol" reversed aria-label={togetherText.history} sx={{ m: 0, p: 0 }}>
        {history.toReversed().map(({ round, at, line, item, contributions, again }) => (
          <Box
            key={round}
            component="li"
            sx={(theme) => ({
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2,
              justifyContent: 'space-between',
              py: 1,
              borderTop: `1px solid ${theme.vars.palette.divider}`,
            })}
          >
            <Typography sx={{ fontWeight: 600, minWidth: 0 }}>
              <bdi dir="ltr" translate="no">
                {togetherText.drawn(line, item)}
              </bdi>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[
                togetherText.drawnAt(round, at, zone),
                togetherText.luck(contributions),
                ...(again.length > 0 ? [togetherText.againOf(again.length, missingOf(again))] : []),
              ].join(togetherText.separator)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const missingOf = (again: RoundResult['again']) =>
  again.reduce((sum, { missing }) => sum + missing, 0);
