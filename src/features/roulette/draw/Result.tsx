import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { useStore } from '#lib/use-store.ts';
import { rouletteText } from '../text.ts';
import type { Spin } from './spin.ts';

interface ResultProps {
  phase: Spin['phase'];
  /** The last draw from this list, and its number in this browser. */
  drawn: { result: DrawResult; ordinal: number } | null;
  /** From which it is drawn: the room for the longest result is reserved. */
  items: readonly { title: string }[];
}

const LINE = 1.25;
/** In rem. */
const LARGEST_ON_PHONE = 2.5;

/** Says that a draw is under way, and then what was drawn: each is announced once. */
export const Result = memo(function Result({ phase, drawn, items }: ResultProps) {
  const spinning = useStore(phase) === 'spinning';
  const longest = useMemo(() => longestResult(items), [items]);
  return (
    <Box
      sx={(theme) => {
        const { main, contrastText, edge } = theme.vars.palette.signal.final;
        return {
          my: 1,
          px: 1.5,
          py: 0.5,
          borderRadius: 1,
          '&[data-drawn]': {
            backgroundColor: main,
            color: contrastText,
            boxShadow: `inset 4px 0 ${edge}`,
          },
          '@media (forced-colors: active)': { '&[data-drawn]': { border: '1px solid' } },
        };
      }}
      data-drawn={drawn ? '' : undefined}
    >
      <Typography
        role="status"
        data-longest={longest}
        sx={{
          display: 'grid',
          alignItems: 'center',
          // On a phone a usual result takes two lines: their room is there before the items are known.
          minHeight: {
            xs: `calc(${2 * LINE * LARGEST_ON_PHONE}rem * var(--result-scale, 1))`,
            sm: 0,
          },
          // The big screen scales it.
          fontSize: `calc(${resultSize(longest)} * var(--result-scale, 1))`,
          fontWeight: 600,
          lineHeight: LINE,
          // The longest result that may come takes its place unseen: what is below does not move.
          '& > *, &::after': { gridArea: '1 / 1' },
          '&::after': {
            content: 'attr(data-longest) / ""',
            visibility: 'hidden',
            paddingLeft: '1em',
          },
          '& > bdi': { paddingLeft: '1em', position: 'relative' },
          '& > bdi::before': { content: '"✓" / ""', position: 'absolute', left: 0 },
        }}
      >
        {spinning && (
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {rouletteText.drawing}
          </Typography>
        )}
        {drawn && <bdi>{rouletteText.result(drawn.result.line, drawn.result.item)}</bdi>}
      </Typography>
      <Typography variant="body2" sx={{ minHeight: '1.6em' }}>
        {drawn && (
          <>
            <bdi>{drawn.result.source.title}</bdi> {rouletteText.drawCount(drawn.ordinal)}
          </>
        )}
      </Typography>
    </Box>
  );
});

function longestResult(items: readonly { title: string }[]): string {
  const longest = items.reduce(
    (title, item) => (item.title.length > title.length ? item.title : title),
    '',
  );
  return rouletteText.result(items.length, longest);
}

/** As large as can be, but a long text must not fill a phone. */
function resultSize(longest: string): string {
  if (longest.length <= 16) return `clamp(${LARGEST_ON_PHONE}rem, 5vw, 3rem)`;
  return longest.length <= 48 ? '1.5rem' : '1rem';
}
