import PlayArrow from '@mui/icons-material/PlayArrow';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type ReactNode, useState } from 'react';
import { recordNameProblem, trimRecordName } from '#domain/work-time/record-name.ts';
import { overlappedEntries } from '#domain/work-time/start-options.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { clock } from '#lib/time/clock.ts';
import { LARGE_TEXT, TEXT_EDGE } from '#theme/sizes.ts';
import { Form } from '#ui/Form.tsx';
import { editOf } from '#work-time/commands/kinds/edit-entry.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { type SwitchPress, useSwitch, useTargetName } from '#work-time/use-switch.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { entriesText } from '../entries/text.ts';
import { RecentChips } from './RecentChips.tsx';
import { StartTime } from './StartTime.tsx';
import { NOW, type StartMoment, startMs } from './start-moment.ts';
import { type Task, TaskField } from './TaskField.tsx';
import { stripText } from './text.ts';

interface StartFormProps {
  entries: readonly TrackedEntry[];
  /** Shown to a new account. */
  importButton: ReactNode;
}

/** Starts a record, an existing or a new one; all that ran ends at that moment (TRK-28, TRK-29). */
export const StartForm = memo(function StartForm(props: StartFormProps) {
  const { entries, importButton } = props;
  const records = useShownRecords();
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [moment, setMoment] = useState<StartMoment>(NOW);
  const switchTo = useSwitch();
  const nameOfTarget = useTargetName();
  const problem = recordNameProblem(typed);
  const start = startMs(moment, entries, clock.now().serverMs);
  const overlapped =
    start.kind === 'moment'
      ? overlappedEntries(entries, { beginMs: start.epochMs, endMs: clock.now().serverMs })
      : [];
  const clipped = overlapped.filter(
    ({ beginningMs }) => start.kind === 'moment' && beginningMs < start.epochMs,
  );

  function run(
    press: Pick<SwitchPress, 'control' | 'target'>,
    clips: readonly TrackedEntry[] = [],
  ): void {
    // A wrong start time is to be corrected first.
    if (start.kind === 'problem') {
      setTyped(nameOfTarget(press.target));
      return;
    }
    const beginMs = start.kind === 'moment' ? start.epochMs : undefined;
    const edits = clips.map((clip) => editOf(clip, { endingMs: beginMs }));
    switchTo({ ...press, beginMs, edits, onFailure: putBack });
    setTyped('');
    setIsTried(false);
    setMoment(NOW);

    /** Puts a refused text back to be corrected, unless something else was typed meanwhile. */
    function putBack(): false {
      setTyped((now) => (now === '' ? typed : now));
      setMoment((now) => (now === NOW ? moment : now));
      return false;
    }
  }

  function choose(task: Task): void {
    run({ target: 'newName' in task ? { name: task.newName } : { record: task.id } });
  }

  function runTyped(clips: readonly TrackedEntry[] = []): void {
    setIsTried(true);
    if (problem !== null) return;
    run({ target: { name: trimRecordName(typed) } }, clips);
  }

  const isInWords = moment.choice === 'exact' || moment.choice === 'lastEnd';
  const shownProblem =
    problem !== null && (problem === 'characters' || typed !== '' || isTried) ? problem : null;
  return (
    <Form onSubmit={() => runTyped()}>
      <Box
        sx={[
          {
            display: 'grid',
            alignItems: 'start',
            mb: 0.5,
            gridTemplateColumns: 'minmax(0, 1fr) auto auto',
            gridTemplateAreas: '"task start time" "exact exact exact"',
            [LARGE_TEXT]: { ...belowName, mt: 1 },
          },
          // On a phone a time in words leaves the name no room beside it.
          isInWords && (({ breakpoints }) => ({ [breakpoints.down('sm')]: belowName })),
        ]}
      >
        <TaskField
          typed={typed}
          problem={shownProblem === null ? undefined : workTimeText.nameProblem[shownProblem]}
          onType={setTyped}
          onChoose={choose}
        />
        <Button
          type="submit"
          variant="contained"
          startIcon={<PlayArrow />}
          sx={{
            gridArea: 'start',
            ml: isInWords ? { xs: 0, sm: 1 } : 1,
            borderRadius: '4px 0 0 4px',
            [LARGE_TEXT]: { ml: 0, alignSelf: 'stretch' },
          }}
        >
          {stripText.start}
        </Button>
        <StartTime entries={entries} moment={moment} start={start} onChange={setMoment} />
      </Box>
      <RecentChips entries={entries} onPress={(target) => run({ control: 'chip', target })} />
      {/* Below all that can be pressed: it moves none of it. */}
      {overlapped.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
          <div>{entriesText.overlap(overlapped.length)}</div>
          {clipped.length > 0 && problem === null && (
            <Box>
              <Button
                color="inherit"
                variant="text"
                onClick={() => runTyped(clipped)}
                sx={{ ml: TEXT_EDGE }}
              >
                {stripText.clip}
              </Button>
            </Box>
          )}
        </Alert>
      )}
      {records.length === 0 && importButton}
    </Form>
  );
});

/** The button with its time stands in a row of its own. */
const belowName = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"task task" "start time" "exact exact"',
  rowGap: 1,
};
