import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatLocalTime } from '#domain/calendar/local-time.ts';
import { formatDate } from '#domain/calendar/time.ts';
import { rescueEnds } from '#domain/work-time/rescue.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { hasStatus } from '#lib/http/api-error.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { notifyError } from '#notices/notify.ts';
import { Form } from '#ui/Form.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Hint } from '#ui/Hint.tsx';
import { editOf } from '#work-time/commands/kinds/edit-entry.ts';
import { useCommands } from '#work-time/commands/use-commands.ts';
import { useNameOf } from '#work-time/use-shown-records.ts';
import { minuteText, momentText } from '#work-time/words/moment-text.ts';
import { readTypedMoment } from '../entries/entry-values.ts';
import { entriesText } from '../entries/text.ts';
import type { Asked } from './rescue-memory.ts';
import { rescueText } from './text.ts';

interface RescueQuestionProps {
  /** The id of the text that a screen reader says when the dialog opens. */
  id: string;
  entry: TrackedEntry;
  asked: Asked;
  onGoesOn: () => void;
}

/** Asks when a timer ended. Each end is one press, and can be taken back in the strip. */
export function RescueQuestion({ id, entry, asked, onGoesOn }: RescueQuestionProps) {
  const commands = useCommands();
  const name = useNameOf()(entry.recordId);
  const { beginningMs } = entry;
  const { zone } = asked;
  const ends = rescueEnds(entry, { ...asked, lastAskedMs: null });
  const [typed, setTyped] = useState(() => formatLocalTime(ends[0]?.endMs ?? asked.nowMs, zone));
  const [problem, setProblem] = useState<string>();

  function end(endMs: number): void {
    const edit = editOf(entry, { endingMs: endMs });
    commands.press([edit], rescueText.ended(name, momentText(endMs, zone)), {
      onFailure: (error) => {
        const isChanged = hasStatus(error, 404, 409);
        if (isChanged) notifyError(entriesText.conflict);
        return isChanged;
      },
    });
  }

  function submit(): void {
    const read = readTypedMoment(typed, zone, serverClock.now());
    if ('problem' in read) setProblem(read.problem);
    else if (read.epochMs <= beginningMs) setProblem(entriesText.order);
    else end(read.epochMs);
  }

  /** The time alone on the day of the beginning. */
  const endText = (endMs: number) =>
    formatDate(endMs, zone) === formatDate(beginningMs, zone)
      ? minuteText(endMs, zone)
      : momentText(endMs, zone);

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      <Typography id={id} sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
        {rescueText.question(name, momentText(beginningMs, zone))}
      </Typography>
      <Hint id={`${id}-end`}>{rescueText.chooseEnd}</Hint>
      <Box
        role="group"
        aria-labelledby={`${id}-end`}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {ends.map(({ chip, endMs }) => (
          <Button key={chip} onClick={() => end(endMs)} sx={{ borderRadius: 99 }}>
            <span>{rescueText.chips[chip](endText(endMs))}</span>
          </Button>
        ))}
      </Box>
      <Form
        onSubmit={submit}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          justifyItems: { xs: 'start', sm: 'stretch' },
          alignItems: 'end',
          columnGap: 1,
        }}
      >
        <FormField
          type="datetime-local"
          label={rescueText.end}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
          problem={problem}
          inputProps={{ step: 1 }}
          sx={{ width: 1 }}
        />
        <Button type="submit" sx={{ mb: { xs: 1, sm: 3 } }}>
          {rescueText.save}
        </Button>
      </Form>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Button onClick={onGoesOn}>{rescueText.goesOn}</Button>
        <Button
          variant="text"
          color="error"
          onClick={() =>
            commands.press(
              [{ kind: 'delete-entry', entryId: entry.id, version: entry.version }],
              entriesText.deleted,
            )
          }
        >
          {rescueText.delete}
        </Button>
      </Box>
    </Box>
  );
}
