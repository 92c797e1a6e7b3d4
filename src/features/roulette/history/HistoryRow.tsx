import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#domain/calendar/time.ts';
import type { KeptArrangement } from '#draw/kept/arrangements.ts';
import type { KeptOutcome } from '#draw/kept/history.ts';
import { arrangedFrom, wordsOf } from '#draw/outcomes/arranged.ts';
import { rouletteText } from '#draw/text.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { Details } from '#ui/Details.tsx';
import { Hint } from '#ui/Hint.tsx';
import { historyText } from './text.ts';

/** A draw of the history: the item, or all lines of an order or of groups, and the numbers to check it by. */
export function HistoryRow({ draw }: { draw: KeptOutcome }) {
  const { ordinal, at, source, n, target } = draw;
  const arranged = 'order' in draw ? draw : null;
  const first = 'order' in draw ? (draw.order[0]?.line ?? 0) : draw.line;
  const { together } = draw;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
      >
        <Typography sx={{ fontWeight: 600, minWidth: 0 }}>
          <bdi dir="ltr" translate="no">
            {titleOf(draw)}
          </bdi>
        </Typography>
        <Typography variant="body2">{historyText.ordinal(ordinal)}</Typography>
      </Box>
      <Hint>
        <span translate="no">{formatDateTime(at, useZone())}</span>{' '}
        <bdi translate="no">{source.title}</bdi>{' '}
        {together && <span>{`${historyText.inRoom} `}</span>}
        {arranged && arranged.swaps > 0 && <span>{`${rouletteText.byHand(arranged.swaps)} `}</span>}
        <Box component="span" translate="no" sx={{ fontFamily: 'monospace', fontSize: '0.75rem' }}>
          {historyText.numbers(n, target, first)}
        </Box>
      </Hint>
      {arranged && (
        <Details summary={historyText.members} sx={{ fontSize: '0.875rem' }}>
          <Members arrangement={arranged} />
        </Details>
      )}
    </Box>
  );
}

function titleOf(draw: KeptOutcome): string {
  if (!('order' in draw)) return historyText.drawn(draw.line, draw.item);
  const arranged = arrangedFrom(draw);
  return wordsOf(arranged).title(arranged);
}

function Members({ arrangement }: { arrangement: KeptArrangement }) {
  const arranged = arrangedFrom(arrangement);
  return wordsOf(arranged)
    .members(arranged)
    .map((text) => (
      <div key={text}>
        <bdi translate="no">{text}</bdi>
      </div>
    ));
}
