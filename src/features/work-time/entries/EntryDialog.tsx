import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { overlappedEntries } from '#domain/work-time/start-options.ts';
import { type EndedTracked, hasEnded, type TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { clock } from '#lib/time/clock.ts';
import { FormField } from '#ui/FormField.tsx';
import type { EditEntry } from '../commands/kinds/edit-entry.ts';
import type { Command } from '../commands/kinds.ts';
import type { Commands } from '../commands/use-commands.ts';
import { useTimeline } from '../commands/use-timeline.ts';
import { minuteText } from '../moment-text.ts';
import { workTimeText } from '../text.ts';
import { BeginChips } from './BeginChips.tsx';
import { conflictIn } from './conflict-in.ts';
import type { Edited } from './edited.ts';
import {
  type EntryValues,
  knownMoments,
  noteProblem,
  readMoment,
  type TimeField,
  valuesOf,
} from './entry-values.ts';
import { freePart } from './free-part.ts';
import { OverlappedList } from './OverlappedList.tsx';
import { spanText } from './span-text.ts';

interface EntryDialogProps {
  edited: Edited;
  records: readonly WorkRecord[];
  commands: Commands;
  onClose: () => void;
}

const timeFields = ['begin', 'end'] as const;

/** Corrects, adds or deletes an entry, also one that runs (TRK-33, TRK-41). */
export function EntryDialog({ edited, records, commands, onClose }: EntryDialogProps) {
  const { entry } = edited;
  const titleId = useId();
  const zone = browserZone();
  const text = workTimeText.entries;
  const [chosen, setChosen] = useState<'keep' | 'clip' | 'end'>('keep');
  const [conflict, setConflict] = useState<TrackedEntry | null>(edited.conflict?.current ?? null);
  const [known, setKnown] = useState(() => knownMoments(edited, zone));
  const form = useForm<EntryValues>({ defaultValues: valuesOf(edited, known, records) });
  const { register, control, formState, watch, setError, setValue } = form;
  const { errors } = formState;
  const { data: timeline = [] } = useTimeline();
  const isRunning = entry !== null && entry.endingMs === null;
  const others = [...timeline, ...(edited.others ?? [])].filter(
    (one, index, all): one is EndedTracked =>
      hasEnded(one) && one.id !== entry?.id && all.findIndex(({ id }) => id === one.id) === index,
  );

  const values = watch();
  const now = () => clock.now().serverMs;
  const begin = momentOf('begin');
  // What runs has lasted until now.
  const end = isRunning ? Math.max(Math.floor(now()), (begin ?? 0) + 1) : momentOf('end');
  const interval = begin !== null && end !== null ? { beginMs: begin, endMs: end } : null;
  const overlapped = interval ? overlappedEntries(others, interval) : [];
  const free = interval && freePart(interval, overlapped, isRunning);

  // Those that began before it can end where it begins.
  const canEnd =
    interval !== null && overlapped.every(({ beginningMs }) => beginningMs < interval.beginMs);
  const isPossible = { keep: true, clip: free !== null, end: canEnd };
  const choice = isPossible[chosen] ? chosen : 'keep';

  /** What stands there unchanged is the same moment, to the millisecond. */
  function momentOf(field: TimeField): number | null {
    const read = readTyped(field, values[field]);
    return 'epochMs' in read ? read.epochMs : null;
  }

  function readTyped(field: TimeField, typed: string) {
    const same = known[field];
    return same?.typed === typed ? same : readMoment(typed, zone, now());
  }

  function check(field: TimeField, typed: string): true | string {
    const read = readTyped(field, typed);
    return 'problem' in read ? read.problem : true;
  }

  function save(version: number | undefined): void {
    if (!interval) return;
    if (interval.endMs <= interval.beginMs) {
      setError('end', { message: text.order });
      return;
    }
    const { beginMs, endMs } = choice === 'clip' && overlapped.length > 0 && free ? free : interval;
    const ending = choice === 'end' ? overlapped.map((other) => endAt(other, beginMs)) : [];
    const beginning_time = new Date(beginMs).toISOString();
    const ending_time = new Date(endMs).toISOString();
    const note = values.note.trim();
    const handlers = { onDone: onClose, onFailure: showFailure };
    if (entry === null || version === undefined) {
      const added = { record: values.record, beginning_time, ending_time, note };
      commands.run([{ kind: 'create-entry', entry: added }, ...ending], text.added, handlers);
      return;
    }
    const change: EditEntry['change'] = {
      version,
      ...(beginMs !== entry.beginningMs && { beginning_time }),
      ...(!isRunning && endMs !== entry.endingMs && { ending_time }),
      ...(values.record !== entry.recordId && { record: values.record }),
      ...(note !== entry.note && { note }),
    };
    const before = conflict ?? entry;
    const edit: Command = { kind: 'edit-entry', entryId: entry.id, change, before };
    commands.run([edit, ...ending], text.saved, handlers);
  }

  function showFailure(error: ApiError): boolean {
    const current = entry && conflictIn(error, entry.id);
    if (current) {
      setConflict(current);
      return true;
    }
    const { failure } = error;
    if (failure.kind !== 'response' || failure.status !== 400) return false;
    const body = fieldsOf(failure.data);
    const fields = { begin: 'beginning_time', end: 'ending_time', note: 'note' } as const;
    const refused = (['begin', 'end', 'note'] as const).filter((name) => fields[name] in body);
    for (const name of refused) setError(name, { message: text.refused });
    return refused.length > 0;
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={form.handleSubmit(() => save(conflict?.version ?? entry?.version))}
      >
        <DialogTitle id={titleId}>{entry ? text.editing : text.add}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 0.5 }}>
          {(isRunning ? (['begin'] as const) : timeFields).map((field) => (
            <FormField
              key={field}
              type="datetime-local"
              label={text[field]}
              problem={errors[field]?.message}
              inputProps={{ step: 1 }}
              {...register(field, { validate: (typed) => check(field, typed) })}
            />
          ))}
          {isRunning && (
            <BeginChips
              entries={others}
              zone={zone}
              onChoose={(moment) => {
                setKnown({ ...known, begin: moment });
                setValue('begin', moment.typed);
                form.clearErrors('begin');
              }}
            />
          )}
          {isRunning && (
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 2 }}>
              <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
                {text.end}
              </Box>
              {text.running}
            </Box>
          )}
          <Controller
            name="record"
            control={control}
            render={({ field: { ref, ...field } }) => (
              <TextField select label={text.record} helperText=" " inputRef={ref} {...field}>
                {records
                  .filter(({ id, isArchived }) => !isArchived || id === values.record)
                  .map(({ id, number, name }) => (
                    <MenuItem key={id} value={id}>
                      {workTimeText.recordButton(number, name)}
                    </MenuItem>
                  ))}
              </TextField>
            )}
          />
          <FormField
            label={text.note}
            problem={errors.note?.message}
            autoComplete="off"
            {...register('note', { validate: (note) => noteProblem(note) ?? true })}
          />
          {interval && overlapped.length > 0 && (
            <Alert severity="warning" variant="outlined">
              {text.overlap(overlapped.length)}
              <OverlappedList entries={overlapped} records={records} />
              <RadioGroup
                aria-label={text.overlapChoice}
                value={choice}
                onChange={(_, value) =>
                  setChosen(value === 'clip' || value === 'end' ? value : 'keep')
                }
              >
                <FormControlLabel value="keep" control={<Radio />} label={text.keep} />
                <FormControlLabel
                  value="clip"
                  control={<Radio />}
                  label={
                    free
                      ? text.clipTo(
                          isRunning
                            ? text.beginAt(minuteText(free.beginMs))
                            : spanText(free.beginMs, free.endMs),
                        )
                      : text.clip
                  }
                  disabled={!free}
                />
                {canEnd && (
                  <FormControlLabel
                    value="end"
                    control={<Radio />}
                    label={text.endOthers(minuteText(interval.beginMs))}
                  />
                )}
              </RadioGroup>
            </Alert>
          )}
          {conflict && (
            <Alert severity="warning" variant="outlined">
              <div>{text.conflict}</div>
              <div>{text.stored(spanOf(conflict), conflict.note)}</div>
              <Button variant="text" onClick={onClose}>
                {text.useStored}
              </Button>
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          {entry && (
            <Button
              variant="text"
              color="error"
              disabled={commands.busy}
              onClick={() => {
                commands.run([{ kind: 'delete-entry', entryId: entry.id }], text.deleted);
                onClose();
              }}
              sx={{ mr: 'auto' }}
            >
              {text.delete}
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={commands.busy}>
            {conflict ? text.overwrite : text.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function endAt(before: EndedTracked, endMs: number): Command {
  const { id: entryId, version } = before;
  const change = { version, ending_time: new Date(endMs).toISOString() };
  return { kind: 'edit-entry', entryId, change, before };
}

function spanOf({ beginningMs, endingMs }: TrackedEntry): string {
  if (endingMs !== null) return spanText(beginningMs, endingMs);
  return workTimeText.entries.span(minuteText(beginningMs), workTimeText.entries.running);
}
