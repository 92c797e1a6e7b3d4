import Stop from '@mui/icons-material/Stop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate, formatTime } from '#domain/calendar/time.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { clock } from '#lib/time/clock.ts';
import type { Commands } from '../commands/use-commands.ts';
import { Elapsed } from '../entries/Elapsed.tsx';
import { TitleClock } from '../entries/TitleClock.tsx';
import { nameOf } from '../name-of.ts';
import { workTimeText } from '../text.ts';
import { useRunningIcon } from './use-running-icon.ts';

interface RunningNowProps {
  /** Undefined during the first load. */
  entries: readonly TrackedEntry[] | undefined;
  records: readonly WorkRecord[];
  commands: Commands;
}

/** Everything that runs, whatever is selected; the tab shows what began last (TRK-27). */
export function RunningNow({ entries, records, commands }: RunningNowProps) {
  const running = entries?.filter(({ endingMs }) => endingMs === null) ?? [];
  const last = running.at(-1);
  useRunningIcon(last !== undefined);
  const text = workTimeText.strip;
  return (
    // As high as one row, so that a start moves nothing.
    <Box sx={{ minHeight: 72, display: 'grid', alignItems: 'center' }}>
      {last && <TitleClock beginningMs={last.beginningMs} name={nameOf(records, last.recordId)} />}
      {entries && !last && <Typography sx={{ color: 'text.secondary' }}>{text.nothing}</Typography>}
      {last && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {running.map(({ id, recordId, beginningMs }) => {
            const name = nameOf(records, recordId);
            return (
              <Box
                component="li"
                key={id}
                sx={{
                  display: 'flex',
                  flexWrap: { xs: 'wrap', sm: 'nowrap' },
                  alignItems: 'center',
                  columnGap: { xs: 1, sm: 2 },
                  py: 0.5,
                }}
              >
                <Elapsed beginningMs={beginningMs} />
                {/* On a phone it has the whole width, below the time and the button. */}
                <Box sx={{ order: { xs: 1, sm: 0 }, flex: { xs: '1 0 100%', sm: 1 }, minWidth: 0 }}>
                  <Typography component="span" sx={{ fontWeight: 600, mr: 1 }}>
                    <bdi>{name}</bdi>
                  </Typography>
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    {text.since(sinceWhen(beginningMs))}
                  </Typography>
                </Box>
                <Button
                  startIcon={<Stop />}
                  disabled={commands.isBlocked}
                  onClick={() =>
                    commands.run(
                      [{ kind: 'stop', recordId, entryId: id, recordName: name }],
                      text.stopped(name),
                    )
                  }
                  sx={{ ml: 'auto', maxWidth: { xs: 152, sm: 280 } }}
                >
                  <Box
                    component="bdi"
                    sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                  >
                    {text.stop(name)}
                  </Box>
                </Button>
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

/** The time; with the date if it was on another day. */
function sinceWhen(beginningMs: number): string {
  const time = formatTime(beginningMs).slice(0, 5);
  const date = formatDate(beginningMs);
  return date === formatDate(clock.now().serverMs) ? time : `${date} ${time}`;
}
