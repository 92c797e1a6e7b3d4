import PlayArrow from '@mui/icons-material/PlayArrow';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { formatSpan } from '#domain/work-time/format-span.ts';
import { recordNameProblem, trimRecordName } from '#domain/work-time/record-name.ts';
import { overlappedEntries } from '#domain/work-time/start-options.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { clock } from '#lib/time/clock.ts';
import { holdBackComposition } from '#ui/hold-back-composition.ts';
import type { Command } from '../commands/kinds.ts';
import type { Commands } from '../commands/use-commands.ts';
import { nameOf } from '../name-of.ts';
import { workTimeText } from '../text.ts';
import { recentRecords } from './recent-records.ts';
import { StartTime } from './StartTime.tsx';
import { NOW, type StartMoment, startMs } from './start-moment.ts';
import { TaskField } from './TaskField.tsx';

interface StartFormProps {
  entries: readonly TrackedEntry[];
  records: readonly WorkRecord[];
  commands: Commands;
}

type Target = { record: string } | { name: string };

/** Starts a record, an existing or a new one; what ran ends at that moment (TRK-28, TRK-29). */
export function StartForm({ entries, records, commands }: StartFormProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<WorkRecord | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [moment, setMoment] = useState<StartMoment>(NOW);
  const text = workTimeText.strip;
  const problem = chosen ? null : recordNameProblem(typed);
  const start = startMs(moment, entries, clock.now().serverMs);
  const overlapped =
    start.kind === 'moment'
      ? overlappedEntries(entries, { beginMs: start.epochMs, endMs: clock.now().serverMs })
      : [];
  const clipped = overlapped.filter(
    ({ beginningMs }) => start.kind === 'moment' && beginningMs < start.epochMs,
  );

  function run(target: Target, name: string, clips: readonly TrackedEntry[] = []): void {
    if (start.kind !== 'now' && start.kind !== 'moment') return;
    const at = start.kind === 'moment' ? new Date(start.epochMs).toISOString() : undefined;
    const edits = clips.map(
      (before): Command => ({
        kind: 'edit-entry',
        entryId: before.id,
        change: { version: before.version, ...(at && { ending_time: at }) },
        before,
      }),
    );
    const switched: Command = {
      kind: 'switch',
      target: { ...target, ...(at && { beginning_time: at }) },
    };
    commands.run([...edits, switched], text.started(name), { onFailure: putBack });
    setTyped('');
    setChosen(null);
    setIsTried(false);
    setMoment(NOW);

    /** What is refused can be changed, unless something else was typed meanwhile. */
    function putBack(): false {
      setTyped((now) => (now === '' ? typed : now));
      setChosen((now) => now ?? chosen);
      setMoment((now) => (now === NOW ? moment : now));
      return false;
    }
  }

  function runTyped(clips: readonly TrackedEntry[] = []): void {
    setIsTried(true);
    if (problem !== null) return;
    const name = chosen?.name ?? trimRecordName(typed);
    run(chosen ? { record: chosen.id } : { name }, name, clips);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    runTyped();
  }

  const recent = recentRecords(records);
  const shownProblem =
    problem !== null && (problem === 'characters' || typed !== '' || isTried) ? problem : null;
  return (
    <Box component="form" noValidate onSubmit={submit} onKeyDown={holdBackComposition}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1,
          alignItems: 'end',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 168px auto' },
          gridTemplateAreas: {
            xs: '"task task" "time start" "exact exact"',
            sm: '"task time start" "exact exact exact"',
          },
        }}
      >
        <TaskField
          records={records}
          typed={typed}
          problem={shownProblem === null ? undefined : workTimeText.nameProblem[shownProblem]}
          onType={setTyped}
          onChoose={setChosen}
        />
        <StartTime entries={entries} moment={moment} start={start} onChange={setMoment} />
        <Button
          type="submit"
          variant="contained"
          startIcon={<PlayArrow />}
          disabled={commands.isBlocked}
          sx={{ mb: 3, gridArea: 'start' }}
        >
          {text.start}
        </Button>
      </Box>
      {overlapped.map((entry) => (
        <Alert
          key={entry.id}
          severity="warning"
          variant="outlined"
          sx={{ mb: 1 }}
          action={
            clipped.includes(entry) && problem === null ? (
              <Button color="inherit" variant="text" onClick={() => runTyped(clipped)}>
                {text.clip}
              </Button>
            ) : undefined
          }
        >
          {text.overlap(
            nameOf(records, entry.recordId),
            formatSpan(entry.beginningMs, entry.endingMs ?? entry.beginningMs),
          )}
        </Alert>
      ))}
      {recent.length > 0 && (
        <Box
          component="ul"
          aria-label={text.recent}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {recent.map(({ id, name }) => (
            <Box component="li" key={id} sx={{ minWidth: 0 }}>
              <Button
                disabled={commands.isBlocked}
                onClick={() => run({ record: id }, name)}
                sx={{ borderRadius: 99, maxWidth: 240 }}
              >
                <Box
                  component="bdi"
                  sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  {text.chip(name)}
                </Box>
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
