import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RaffleItem } from '#contract/roulette.ts';
import { LoadError } from '#ui/LoadError.tsx';
import { text } from './text.ts';

interface ListStageProps {
  chosen: boolean;
  query: UseQueryResult<RaffleItem[]>;
  children: (items: RaffleItem[]) => ReactNode;
}

/** The place of the list, of one height whatever stands in it, so that nothing below it moves. */
export function ListStage({ chosen, query, children }: ListStageProps) {
  return (
    <Box
      sx={(theme) => ({
        // Eight rows and the border, or half of a low screen.
        height: 'min(354px, 50dvh)',
        minHeight: 134,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 1,
        overflow: 'hidden',
      })}
    >
      <StageContent chosen={chosen} query={query}>
        {children}
      </StageContent>
    </Box>
  );
}

function StageContent({ chosen, query, children }: ListStageProps) {
  if (!chosen) return <Notice>{text.chooseRaffle}</Notice>;
  if (query.isError) {
    return (
      <Notice>
        <LoadError message={text.loadFailed} onRetry={() => query.refetch()} />
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
