import Stop from '@mui/icons-material/Stop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { nameOf } from '#domain/work-time/work-record.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { MenuButton } from '#ui/MenuButton.tsx';
import { RecordMark } from '../colors/RecordMark.tsx';
import { stopOf } from '../commands/kinds/stop.ts';
import { useCommands } from '../commands/use-commands.ts';
import { ElapsedText } from '../entries/ElapsedText.tsx';
import { useShownRecords } from '../use-shown-records.ts';
import { workTimeText } from '../words/text.ts';
import { stripText } from './text.ts';

interface RunningLineProps {
  running: readonly TrackedEntry[];
  /** Beside what runs: today's total. */
  children: ReactNode;
}

/** The running entries on one line, above sheets; what is said of a press stands in the bar (HRS-18). */
export function RunningLine({ running, children }: RunningLineProps) {
  const commands = useCommands();
  const records = useShownRecords();
  const last = running.at(-1);
  const stop = (entry: TrackedEntry) => {
    const name = nameOf(records, entry.recordId);
    return {
      label: stripText.stop(name),
      run: () => commands.press([stopOf(entry, name)], workTimeText.stopped(name)),
    };
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, minHeight: TOUCH_TARGET }}>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {last ? (
          <>
            <RecordMark recordId={last.recordId} />
            <Box component="span" sx={{ fontWeight: 600, mr: 1 }}>
              <ElapsedText beginningMs={last.beginningMs} />
            </Box>
            <bdi translate="no">{nameOf(records, last.recordId)}</bdi>
            {running.length > 1 && <span>{` ${workTimeText.more(running.length - 1)}`}</span>}
          </>
        ) : (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {stripText.nothing}
          </Box>
        )}
      </Box>
      {children}
      {last && (
        <MenuButton
          // With one there is nothing to choose.
          actions={running.length > 1 ? running.map(stop) : []}
          button={({ onClick, ...opens }) => (
            <Button
              startIcon={<Stop />}
              disabled={commands.isBlocked}
              {...(running.length > 1 ? { ...opens, onClick } : { onClick: stop(last).run })}
            >
              {workTimeText.stop}
            </Button>
          )}
        />
      )}
    </Box>
  );
}
