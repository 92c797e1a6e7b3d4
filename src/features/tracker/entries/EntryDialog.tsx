import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useIsBusy } from '#sync/use-presses.ts';
import { TEXT_EDGE } from '#theme/sizes.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { Form } from '#ui/Form.tsx';
import { FormField } from '#ui/FormField.tsx';
import { OtherZone } from '#ui/OtherZone.tsx';
import { useCommands } from '#work-time/commands/use-commands.ts';
import type { Edited } from '#work-time/edited.ts';
import { timeSpanText } from '#work-time/words/moment-text.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { BeginChips } from './BeginChips.tsx';
import { noteProblem } from './entry-values.ts';
import { LengthField } from './LengthField.tsx';
import { OverlapChoice } from './OverlapChoice.tsx';
import { RecordSelect } from './RecordSelect.tsx';
import { SplitButton } from './SplitButton.tsx';
import { entriesText } from './text.ts';
import { useEntryForm } from './use-entry-form.ts';

interface EntryDialogProps {
  edited: Edited;
  onClose: () => void;
}

/** Corrects, adds or deletes an entry, also one that runs (TRK-33, TRK-41). */
export function EntryDialog({ edited, onClose }: EntryDialogProps) {
  const commands = useCommands();
  const { entry } = edited;
  const titleId = useId();
  const entryForm = useEntryForm({ edited, onSaved: onClose });
  const { form, submit, check, zone, isRunning, others, overlap, conflict, interval } = entryForm;
  const { errors, isDirty } = form.formState;
  const isBusy = useIsBusy();

  return (
    <AppDialog open onClose={onClose} aria-labelledby={titleId}>
      <Form onSubmit={submit}>
        <DialogTitle id={titleId}>
          {entry ? entriesText.editing : workTimeText.addEntry}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 0.5 }}>
          <OtherZone zone={zone} />
          {(isRunning ? (['begin'] as const) : (['begin', 'end'] as const)).map((field) => (
            <FormField
              key={field}
              type="datetime-local"
              label={entriesText[field]}
              problem={errors[field]?.message}
              inputProps={{ step: 1 }}
              {...form.register(field, {
                validate: (typed) => check(field, typed),
                onChange: () => entryForm.setLength(null),
              })}
            />
          ))}
          {isRunning && (
            <>
              <BeginChips entries={others} zone={zone} onChoose={entryForm.setBegin} />
              <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 2 }}>
                <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
                  {entriesText.end}
                </Box>
                <span>{workTimeText.running}</span>
              </Box>
            </>
          )}
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
            <LengthField entryForm={entryForm} />
            {entry && interval && !conflict && (
              <SplitButton
                entry={entry}
                interval={interval}
                zone={zone}
                isDisabled={isBusy}
                isUnsaved={isDirty}
                onDone={onClose}
                onFailure={entryForm.showFailure}
              />
            )}
          </Box>
          <Controller
            name="record"
            control={form.control}
            render={({ field: { ref, ...field } }) => (
              <RecordSelect label={entriesText.record} inputRef={ref} {...field} />
            )}
          />
          <FormField
            label={entriesText.note}
            problem={errors.note?.message}
            autoComplete="off"
            {...form.register('note', { validate: (note) => noteProblem(note) ?? true })}
          />
          {overlap && <OverlapChoice overlap={overlap} isRunning={isRunning} zone={zone} />}
          {conflict && (
            <Alert severity="warning" variant="outlined">
              <div>{entriesText.conflict}</div>
              <div>
                {entriesText.stored(
                  timeSpanText(conflict.beginningMs, conflict.endingMs, zone),
                  conflict.note,
                )}
              </div>
              <Button variant="text" onClick={onClose} sx={{ ml: TEXT_EDGE }}>
                {entriesText.useStored}
              </Button>
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          {entry && (
            <Button
              variant="text"
              color="error"
              disabled={isBusy}
              onClick={() => {
                commands.press([{ kind: 'delete-entry', entryId: entry.id }], entriesText.deleted);
                onClose();
              }}
              sx={{ mr: 'auto' }}
            >
              {entriesText.delete}
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            {entriesText.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            <span key={conflict ? 'overwrite' : 'save'}>
              {conflict ? entriesText.overwrite : entriesText.save}
            </span>
          </Button>
        </DialogActions>
      </Form>
    </AppDialog>
  );
}
