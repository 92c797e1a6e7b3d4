import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { sessionText } from '#session/text.ts';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Unread } from './Unread.tsx';
import { useIsUnread } from './use-is-unread.ts';

interface SheetViewProps<Sheet> {
  /** One of react-query's, or several as one. After a later read that fails, the last sheet stays on the screen. */
  query: {
    isLoadingError: boolean;
    error: unknown;
    refetch: () => Promise<unknown>;
    isFetching: boolean;
  };
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
  const isUnread = useIsUnread(sheet);
  return (
    <Parts sx={{ pt: { xs: 0.5, sm: 0 } }}>
      <DelayedProgress visible={query.isFetching} />
      {top}
      {isUnread && <Unread />}
      {query.isLoadingError && !isUnread && (
        <ErrorMessage
          message={sessionText.callFailed(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {shown && children && !query.isLoadingError && !isUnread && (
        <Parts aria-busy={!sheet}>{children(shown)}</Parts>
      )}
    </Parts>
  );
}
