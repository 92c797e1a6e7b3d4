import Alert from '@mui/material/Alert';
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
import { formatLocalTime } from '#domain/calendar/local-time.ts';
import { overlappedEntries } from '#domain/work-time/start-options.ts';
import type { EndedTracked, TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { clock } from '#lib/time/clock.ts';
import { FormField } from '#ui/FormField.tsx';
import type { EditEntry } from '../commands/kinds/edit-entry.ts';
import type { Command } from '../commands/kinds.ts';
import type { Commands } from '../commands/use-commands.ts';
import { readTrackedEntry } from '../data/entry-calls.ts';
import { minuteText } from '../moment-text.ts';
import { nameOf } from '../name-of.ts';
import { workTimeText } from '../text.ts';
import { clipToFree } from './clip-to-free.ts';
import { type EntryValues, noteProblem, readMoment } from './entry-values.ts';
import { spanText } from './span-text.ts';

interface EntryDialogProps {
  /** None: a new one is added. */
  entry: EndedTracked | null;
  /** The record of a new one. */
  recordId: string | null;
  records: readonly WorkRecord[];
  /** What it may overlap. */
  others: readonly EndedTracked[];
  commands: Commands;
  onClose: () => void;
}

/** Corrects, adds or deletes a past entry (TRK-33). */
export function EntryDialog(props: EntryDialogProps) {
  const { entry, recordId, records, others, commands, onClose } = props;
  const titleId = useId();
  const zone = browserZone();
  const text = workTimeText.entries;
  const [chosen, setChosen] = useState<'keep' | 'clip' | 'end'>('keep');
  const [conflict, setConflict] = useState<TrackedEntry | null>(null);
  const form = useForm<EntryValues>({ defaultValues: valuesOf(entry, zone, recordId, records) });
  const { register, control, formState, watch, setError } = form;
  const { errors, dirtyFields } = formState;

  const values = watch();
  const now = () => clock.now().serverMs;
  const begin = momentOf('begin', entry?.beginningMs);
  const end = momentOf('end', entry?.endingMs);
  const interval = begin !== null && end !== null ? { beginMs: begin, endMs: end } : null;
  const overlapped = interval
    ? overlappedEntries(others, interval).filter(
        ({ id }, index, all) =>
          id !== entry?.id && all.findIndex((other) => other.id === id) === index,
      )
    : [];
  const free =
    interval &&
    clipToFree(
      interval,
      overlapped.map(({ beginningMs, endingMs }) => ({ beginMs: beginningMs, endMs: endingMs })),
    );

  // Those that began before it can end where it begins.
  const canEnd =
    interval !== null && overlapped.every(({ beginningMs }) => beginningMs < interval.beginMs);
  const isPossible = { keep: true, clip: free !== null, end: canEnd };
  const choice = isPossible[chosen] ? chosen : 'keep';

  /** A field that was not touched keeps its milliseconds. */
  function momentOf(field: 'begin' | 'end', untouchedMs: number | undefined): number | null {
    if (untouchedMs !== undefined && !dirtyFields[field]) return untouchedMs;
    const read = readMoment(values[field], zone, now());
    return 'epochMs' in read ? read.epochMs : null;
  }

  function check(field: 'begin' | 'end', typed: string): true | string {
    if (entry && !dirtyFields[field]) return true;
    const read = readMoment(typed, zone, now());
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
    const times = {
      ...(beginMs !== entry?.beginningMs && { beginning_time: new Date(beginMs).toISOString() }),
      ...(endMs !== entry?.endingMs && { ending_time: new Date(endMs).toISOString() }),
    };
    const handlers = { onDone: onClose, onFailure: showFailure };
    if (entry === null || version === undefined) {
      const note = values.note.trim();
      const added = {
        record: values.record,
        beginning_time: new Date(beginMs).toISOString(),
        ending_time: new Date(endMs).toISOString(),
        note,
      };
      commands.run([{ kind: 'create-entry', entry: added }, ...ending], text.added, handlers);
      return;
    }
    const change: EditEntry['change'] = {
      version,
      ...times,
      ...(dirtyFields.record && { record: values.record }),
      ...(dirtyFields.note && { note: values.note.trim() }),
    };
    const before = conflict ?? entry;
    const edit: Command = { kind: 'edit-entry', entryId: entry.id, change, before };
    commands.run([edit, ...ending], text.saved, handlers);
  }

  function showFailure({ failure }: ApiError): boolean {
    if (failure.kind !== 'response') return false;
    const body = fieldsOf(failure.data);
    if (failure.status === 409) {
      const current = readTrackedEntry(body.current);
      // It may be about one that was to end.
      if (current?.id !== entry?.id) return false;
      setConflict(current ?? null);
      return current !== undefined;
    }
    if (failure.status !== 400) return false;
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
          {(['begin', 'end'] as const).map((field) => (
            <FormField
              key={field}
              type="datetime-local"
              label={text[field]}
              problem={errors[field]?.message}
              inputProps={{ step: 1 }}
              {...register(field, { validate: (typed) => check(field, typed) })}
            />
          ))}
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
          {overlapped.length > 0 && (
            <Alert severity="warning" variant="outlined">
              {text.overlap(
                overlapped
                  .map((one) => `${nameOf(records, one.recordId)} ${spanOf(one)}`)
                  .join(', '),
              )}
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
                  label={free ? text.clipTo(spanText(free.beginMs, free.endMs)) : text.clip}
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

function valuesOf(
  entry: EndedTracked | null,
  zone: string,
  recordId: string | null,
  records: readonly WorkRecord[],
): EntryValues {
  if (entry) {
    return {
      begin: formatLocalTime(entry.beginningMs, zone),
      end: formatLocalTime(entry.endingMs, zone),
      record: entry.recordId,
      note: entry.note,
    };
  }
  const first = records.find(({ isArchived }) => !isArchived) ?? records[0];
  return { begin: '', end: '', record: recordId ?? first?.id ?? '', note: '' };
}

function spanOf({ beginningMs, endingMs }: TrackedEntry): string {
  return spanText(beginningMs, endingMs ?? beginningMs);
}
