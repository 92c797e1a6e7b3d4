import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RaffleItem } from '#contract/roulette.ts';
import { useStore } from '#lib/use-store.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { Spin } from './spin.ts';
import { text } from './text.ts';

interface ListStageProps extends StageContentProps {
  spin: Spin;
}

interface StageContentProps {
  chosen: boolean;
  query: UseQueryResult<RaffleItem[]>;
  children: (items: RaffleItem[]) => ReactNode;
}

/** The place of the list, of one height whatever stands in it, so that nothing below it moves. */
export function ListStage({ spin, chosen, query, children }: ListStageProps) {
  const spinning = useStore(spin.phase) === 'spinning';
  return (
    <Box
      data-spinning={spinning || undefined}
      sx={(theme) => ({
        // Eight rows and the border, or half of a low screen.
        height: 'min(354px, 50dvh)',
        minHeight: 134,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 1,
        overflow: 'hidden',
        position: 'relative',
        // A pane before the list while it spins: it scrolls by itself then, and what passes below a
        // pointer at rest is nobody's business.
        '&[data-spinning]::after': { content: '""', position: 'absolute', inset: 0 },
      })}
    >
      <StageContent chosen={chosen} query={query}>
        {children}
      </StageContent>
    </Box>
  );
}

function StageContent({ chosen, query, children }: StageContentProps) {
  if (!chosen) return <Notice>{text.chooseRaffle}</Notice>;
  if (query.isError) {
    return (
      <Notice>
        <LoadFailure query={query} />
      </Notice>
    );
  }
  if (!query.data) return null;
  if (query.data.length === 0) return <Notice>{text.noItems}</Notice>;
  return children(query.data);
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="div"
      sx={{ height: 1, display: 'grid', placeItems: 'center', color: 'text.secondary' }}
    >
      {children}
    </Typography>
  );
}
