import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatLocalTime, parseLocalTime } from '#domain/calendar/local-time.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { formatHours } from '#domain/work-time/format-hours.ts';
import { durationMs, type Interval } from '#domain/work-time/interval.ts';
import { recordNameProblem, trimRecordName } from '#domain/work-time/record-name.ts';
import { isSplitAt, middleOf } from '#domain/work-time/split.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { Form } from '#ui/Form.tsx';
import { FormField } from '#ui/FormField.tsx';
import { useCommands } from '#work-time/commands/use-commands.ts';
import { timeSpanText } from '#work-time/words/moment-text.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { RecordSelect } from './RecordSelect.tsx';
import { entriesText } from './text.ts';

/** The choice of a task that is not there yet. */
const NEW = 'new';

interface SplitDialogProps {
  entry: TrackedEntry;
  /** What runs has lasted until now. */
  interval: Interval;
  zone: string;
  onClose: () => void;
  onDone: () => void;
  /** @returns whether it has been shown */
  onFailure: (error: ApiError) => boolean;
}

/** Makes two entries of one (TRK-50). */
export function SplitDialog(props: SplitDialogProps) {
  const { entry, interval, zone, onClose, onDone, onFailure } = props;
  const [recordId, setRecordId] = useState(entry.recordId);
  const commands = useCommands();
  const titleId = useId();
  const middle = formatLocalTime(middleOf(interval), zone).slice(0, 16);
  const form = useForm({ defaultValues: { at: middle, name: '' } });
  const read = (typed: string) => {
    const atMs = parseLocalTime(typed, zone);
    return typeof atMs === 'number' && isSplitAt(interval, atMs) ? atMs : null;
  };
  const atMs = read(form.watch('at'));

  function split({ name }: { name: string }): void {
    if (atMs === null) return;
    const at = new Date(atMs).toISOString();
    const { id: entryId, version } = entry;
    const target = recordId === NEW ? { name: trimRecordName(name) } : { record: recordId };
    commands.press(
      [{ kind: 'split-entry', entryId, version, at, ...target }],
      entriesText.wasSplit,
      { onDone, onFailure },
    );
  }

  // Cut to the minute, as in the list.
  const begunMs = interval.beginMs - (interval.beginMs % MINUTE_MS);
  const parts: readonly [Interval, number | null][] =
    atMs === null
      ? []
      : [
          [{ beginMs: begunMs, endMs: atMs }, atMs],
          [{ beginMs: atMs, endMs: interval.endMs }, entry.endingMs],
        ];
  return (
    <AppDialog open onClose={onClose} aria-labelledby={titleId}>
      <Form
        onSubmit={(event) => {
          // Not the form of the entry, too, in which React has this dialog.
          event.stopPropagation();
          void form.handleSubmit(split)(event);
        }}
      >
        <DialogTitle id={titleId}>{entriesText.splitting}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 0.5 }}>
          <FormField
            type="datetime-local"
            label={entriesText.splitAt}
            problem={form.formState.errors.at?.message}
            {...form.register('at', {
              validate: (typed) => read(typed) !== null || entriesText.splitOutside,
            })}
          />
          <RecordSelect
            label={entriesText.secondRecord}
            value={recordId}
            onChange={({ target }) => setRecordId(target.value)}
          >
            <MenuItem value={NEW}>{entriesText.newRecord}</MenuItem>
          </RecordSelect>
          {recordId === NEW && (
            <FormField
              label={entriesText.newName}
              problem={form.formState.errors.name?.message}
              autoComplete="off"
              {...form.register('name', {
                validate: (typed) => {
                  const problem = recordNameProblem(typed);
                  return problem === null || workTimeText.nameProblem[problem];
                },
                shouldUnregister: true,
              })}
            />
          )}
          {parts.map(([part, endMs]) => (
            <Box key={part.beginMs} sx={{ display: 'flex', gap: 2, typography: 'body2' }}>
              <span>{timeSpanText(part.beginMs, endMs, zone)}</span>
              <span>{formatHours(durationMs(part))}</span>
            </Box>
          ))}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {entriesText.cancel}
          </Button>
          <Button type="submit" variant="contained">
            {entriesText.split}
          </Button>
        </DialogActions>
      </Form>
    </AppDialog>
  );
}
