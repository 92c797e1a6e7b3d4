import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { REMARK_LENGTH } from '#contract/limits.ts';
import type { DayMark, MarkedDay } from '#contract/timesheet.ts';
import { dayMarks } from '#contract/timesheet-choices.ts';
import type { Day } from '#domain/calendar/day.ts';
import { isSheetText } from '#domain/work-time/read-sheet.ts';
import { paidShare } from '#domain/work-time/sheet-rules.ts';
import { usePresses } from '#sync/use-presses.ts';
import { Form } from '#ui/Form.tsx';
import { Hint } from '#ui/Hint.tsx';
import { type SheetCommand, sheetCommands } from '#work-time/sheets/sheet-kinds.ts';
import { hoursText } from '../text.ts';
import { timesheetText } from './text.ts';

interface MarkFieldsProps {
  day: Day;
  /** True for a day with scheduled hours: without any, a paid mark pays for nothing. */
  isScheduled: boolean;
  /** The note about it, if there ever was one. */
  marked: MarkedDay | undefined;
}

type Noted = Pick<MarkedDay, 'mark' | 'remark' | 'version'>;

const NOTHING: Noted = { mark: null, remark: '', version: 0 };

/** The mark of a day and a remark: each is saved as soon as it is chosen or left (HRS-16). */
export function MarkFields({ day, isScheduled, marked }: MarkFieldsProps) {
  const { press } = usePresses<SheetCommand>(sheetCommands);
  const headingId = useId();
  // A remark that was just left is shown a moment later, and the press of a mark builds upon it.
  const [saved, setSaved] = useState<Noted | null>(null);
  const known = marked ?? NOTHING;
  if (saved && saved.version <= known.version) setSaved(null);
  const { mark, remark, version } = saved ?? known;
  const [draft, setDraft] = useState<string | null>(null);
  const [asked, setAsked] = useState<DayMark | null>(null);
  const text = timesheetText.marks;
  const problem = draft === null || isRemark(draft) ? undefined : text.remarkProblem;
  const name = hoursText.date(day);

  function save(note: Pick<MarkedDay, 'mark' | 'remark'>, message: string): void {
    setSaved({ ...note, version: version + 1 });
    const command = { kind: 'mark-day', day, note, version, before: { mark, remark } } as const;
    press([command], message, {
      onFailure: () => {
        setSaved(null);
        return false;
      },
    });
  }

  function choose(next: DayMark | null): void {
    setAsked(null);
    const message = next === null ? text.unmarked(name) : text.marked(name, hoursText.marks[next]);
    save({ mark: next, remark: pending() ?? remark }, message);
    setDraft(null);
  }

  function pending(): string | null {
    return draft !== null && isRemark(draft) ? draft.trim() : null;
  }

  function saveRemark(): void {
    const next = pending();
    if (next === null) return;
    setDraft(null);
    if (next !== remark) save({ mark, remark: next }, text.remarked(name));
  }

  // The dialog may be closed by Esc, which leaves no field.
  const saveAtEnd = useEffectEvent(saveRemark);
  useEffect(() => () => saveAtEnd(), []);

  return (
    <Form onSubmit={saveRemark} sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Hint id={headingId}>{text.heading}</Hint>
      <ToggleButtonGroup
        exclusive
        color="primary"
        size="small"
        aria-labelledby={headingId}
        value={mark}
        onChange={(_, next: DayMark | null) =>
          next !== null && !isScheduled && paidShare(next) > 0 ? setAsked(next) : choose(next)
        }
        sx={(theme) => ({
          flexWrap: 'wrap',
          gap: 1,
          // Apart from each other, since they take two rows on a phone.
          '& .MuiToggleButton-root': {
            margin: 0,
            border: `1px solid ${theme.vars.palette.divider}`,
            borderRadius: `${theme.shape.borderRadius}px`,
          },
        })}
      >
        {dayMarks.map((one) => (
          <ToggleButton key={one} value={one}>
            {hoursText.marks[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {asked && (
        <Alert
          severity="info"
          action={
            <>
              <Button variant="text" onClick={() => choose(asked)}>
                {text.take(hoursText.marks[asked])}
              </Button>
              <Button variant="text" onClick={() => setAsked(null)}>
                {text.leave}
              </Button>
            </>
          }
        >
          {text.unscheduled(hoursText.marks[asked])}
        </Alert>
      )}
      <TextField
        label={text.remark}
        autoComplete="off"
        value={draft ?? remark}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={saveRemark}
      />
    </Form>
  );
}

function isRemark(text: string): boolean {
  return isSheetText(text, REMARK_LENGTH);
}
