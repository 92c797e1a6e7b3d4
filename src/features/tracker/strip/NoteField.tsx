import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { Form } from '#ui/Form.tsx';
import { editOf } from '#work-time/commands/kinds/edit-entry.ts';
import { useCommands } from '#work-time/commands/use-commands.ts';
import { entryInConflict } from '#work-time/data/entry-calls.ts';
import { useEdit } from '#work-time/use-edit.ts';
import { noteFieldId } from '#work-time/use-switch.ts';
import { noteProblem } from '../entries/entry-values.ts';
import { entriesText } from '../entries/text.ts';
import { stripText } from './text.ts';

/**
 * The note of a running entry, saved on Enter and when the field is left (TRK-41). It changes the entry as it
 * was when the typing began: if another device has changed it since, the dialog asks, with the typed note.
 */
export function NoteField({ entry }: { entry: TrackedEntry }) {
  const edit = useEdit();
  const commands = useCommands();
  const [draft, setDraft] = useState<{ note: string; before: TrackedEntry } | null>(null);
  // The saved note is shown until the entry has it, and not again when that is taken back.
  const [saved, setSaved] = useState<{ note: string; version: number } | null>(null);
  if (saved && saved.version !== entry.version) setSaved(null);
  const shown = saved?.note ?? entry.note;
  const problem = draft ? noteProblem(draft.note) : undefined;
  const id = noteFieldId(entry.id);
  const helperId = `${id}-problem`;

  function save(): void {
    if (draft === null || problem !== undefined) return;
    const { before } = draft;
    const note = draft.note.trim();
    setDraft(null);
    if (note === before.note) return;
    setSaved({ note, version: before.version });
    commands.press([editOf(before, { note })], stripText.noteSaved, {
      onFailure: (error) => {
        setSaved(null);
        const current = entryInConflict(error, entry.id);
        return current !== null && edit({ entry: before, conflict: { note, current } });
      },
    });
  }

  // Saves when the field goes, because the entry was stopped, or when the page is hidden.
  const saveAtEnd = useEffectEvent(save);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && saveAtEnd();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      saveAtEnd();
    };
  }, []);

  return (
    <Form onSubmit={save}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="label"
          htmlFor={id}
          sx={{ flexShrink: 0, typography: 'body2', color: 'text.secondary' }}
        >
          {entriesText.note}
        </Box>
        <InputBase
          id={id}
          fullWidth
          autoComplete="off"
          value={draft?.note ?? shown}
          error={problem !== undefined}
          inputProps={{ 'aria-describedby': problem === undefined ? undefined : helperId }}
          onChange={({ target }) =>
            setDraft({ note: target.value, before: draft?.before ?? entry })
          }
          onBlur={save}
          sx={{
            minHeight: TOUCH_TARGET,
            borderBottom: 1,
            borderColor: 'transparent',
            '&.Mui-focused': { borderColor: 'primary.main' },
            '&.Mui-error': { borderColor: 'error.main' },
          }}
        />
      </Box>
      {problem !== undefined && (
        <FormHelperText error id={helperId}>
          {problem}
        </FormHelperText>
      )}
    </Form>
  );
}
