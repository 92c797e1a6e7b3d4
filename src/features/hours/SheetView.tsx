import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { QueryFailure } from '#work-time/QueryFailure.tsx';

interface SheetViewProps<Sheet> {
  query: ComponentProps<typeof QueryFailure>['query'] & { isFetching: boolean };
  /** The same until it changes; none while it is loaded. */
  sheet: Sheet | undefined;
  /** Its bar, and fields that lead to other days. */
  top: ReactNode;
  /** The sheet as it is drawn; none where something else is shown. */
  children: ((sheet: Sheet) => ReactNode) | null;
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.5),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(1) },
  // The last sheet looks like the past after 300 ms.
  '&[aria-busy=true]': { opacity: 0.5, transition: 'opacity 0s 300ms' },
  '@media print': { opacity: '1 !important' },
}));

/** A sheet below its bar. The last one stays until the next is there, so that nothing jumps. */
export function SheetView<Sheet extends object>(props: SheetViewProps<Sheet>) {
  const { query, sheet, top, children } = props;
  const [last, setLast] = useState(sheet);
  if (sheet !== undefined && sheet !== last) setLast(sheet);
  const shown = sheet ?? last;
  return (
    <Parts>
      <DelayedProgress visible={query.isFetching} />
      {top}
      <QueryFailure query={query} />
      {shown && children && !query.isLoadingError && (
        <Parts aria-busy={!sheet}>{children(shown)}</Parts>
      )}
    </Parts>
  );
}
