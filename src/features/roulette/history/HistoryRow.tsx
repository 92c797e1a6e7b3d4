import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#domain/calendar/time.ts';
import type { KeptDraw } from '#draw/kept/draws.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { Hint } from '#ui/Hint.tsx';
import { historyText } from './text.ts';

/** A draw of the history: the item, and the numbers to check it by. */
export function HistoryRow({ draw }: { draw: KeptDraw }) {
  const { ordinal, at, source, n, target, line, item, together } = draw;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
      >
        <Typography sx={{ fontWeight: 600, minWidth: 0 }}>
          <bdi dir="ltr" translate="no">
            {historyText.drawn(line, item)}
          </bdi>
        </Typography>
        <Typography variant="body2">{historyText.ordinal(ordinal)}</Typography>
      </Box>
      <Hint>
        <span translate="no">{formatDateTime(at, useZone())}</span>{' '}
        <bdi translate="no">{source.title}</bdi>{' '}
        {together && <span>{`${historyText.inRoom} `}</span>}
        <Box component="span" translate="no" sx={{ fontFamily: 'monospace', fontSize: '0.75rem' }}>
          {historyText.numbers(n, target, line)}
        </Box>
      </Hint>
    </Box>
  );
}
