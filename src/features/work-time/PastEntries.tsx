import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatElapsed } from '#domain/work-time/format-elapsed.ts';
import { formatSpan } from '#domain/work-time/format-span.ts';
import { text } from './text.ts';
import { usePastEntries } from './use-records.ts';

/** What has been stopped, newest first; nothing at all where a server does not tell. */
export function PastEntries({ recordId }: { recordId: number }) {
  const headingId = useId();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = usePastEntries(recordId);
  if (!data || (data.length === 0 && !hasNextPage)) return null;
  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId}>
        {text.past}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
        {data.map(({ id, beginning_time, ending_time }) => {
          const [begin, end] = [Date.parse(beginning_time), Date.parse(ending_time)];
          return (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}
            >
              <span>{formatSpan(begin, end)}</span>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {formatElapsed(begin, end)}
              </Box>
            </Box>
          );
        })}
      </Box>
      {hasNextPage && (
        <Button variant="text" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </section>
  );
}
