import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ClipboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { LIST_TITLE_LENGTH } from '#contract/limits.ts';
import { linesOfText } from '#domain/roulette/list-text.ts';
import { mayBeTable } from '#domain/roulette/names-of-table.ts';
import { type Odds, oddsOfLines } from '#domain/roulette/odds.ts';
import { tidyLines } from '#domain/roulette/tidy-lines.ts';
import { oddsOf } from '#draw/text.ts';
import { useStore } from '#lib/use-store.ts';
import { listOwner } from '#own-lists/list-owner.ts';
import type { ListText, OwnList } from '#own-lists/own-list.ts';
import { FormField } from '#ui/FormField.tsx';
import { Hint } from '#ui/Hint.tsx';
import { AccountSwitch } from './AccountSwitch.tsx';
import { AddFile } from './AddFile.tsx';
import { AddNumbers } from './AddNumbers.tsx';
import { ListStatus } from './ListStatus.tsx';
import { StorageHint } from './StorageHint.tsx';
import { listsText } from './text.ts';
import { useKeptList } from './use-kept-list.ts';
import { useNamesQuestion } from './use-names-question.tsx';

interface ListFormProps {
  kept: OwnList;
  /** Called with the typed text, if it is within the limits. */
  onDraft: (draft: ListText) => void;
  /** Shows the lines, to be pressed. */
  onMark: () => void;
}

/** Title and items of an own list, kept while they are typed. */
export function ListForm({ kept, onDraft, onMark }: ListFormProps) {
  const { draft, problem, state, change, take, overwrite, flush } = useKeptList(kept);
  const owner = useStore(listOwner);
  const { namesOf, dialog } = useNamesQuestion();
  const items = useRef<HTMLInputElement>(null);
  const text = useDeferredValue(draft.text);
  const lines = useMemo(() => linesOfText(text), [text]);
  const odds = useMemo(() => oddsOfLines(lines), [lines]);
  const tidy = useMemo(() => tidyLines(lines), [lines]);

  const { letter, owner: keptFor } = kept;
  useEffect(() => {
    if (problem) return;
    onDraft({ letter, owner: keptFor, title: draft.title, text: draft.text });
  }, [letter, keptFor, draft, problem, onDraft]);

  // An empty list is to be written, so its field takes the focus, even from the sign-in form. A list with
  // items is to be drawn from: the sign-in form gives the focus up.
  const [wasEmpty] = useState(kept.text.trim() === '');
  useEffect(() => {
    if (!wasEmpty) leaveSignIn();
    else {
      items.current?.focus();
      // Brings the whole field into view, and not its first line alone.
      items.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [wasEmpty]);

  /** Asks about a text that may be a table, before it is pasted. */
  async function paste(event: ClipboardEvent): Promise<void> {
    const field = event.target;
    const table = event.clipboardData.getData('text/plain');
    if (!(field instanceof HTMLTextAreaElement) || !mayBeTable(table)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = field;
    // A table that cannot be read is pasted as text.
    const names = await namesOf(table).catch(() => [table]);
    if (names === null) return;
    field.setRangeText(names.join('\n'), selectionStart, selectionEnd, 'end');
    change({ ...draft, text: field.value });
  }

  function addLines(lines: string[]): void {
    if (lines.length === 0) return;
    const added = linesOfText(lines.join('\n')).join('\n');
    const before = draft.text === '' || draft.text.endsWith('\n') ? draft.text : `${draft.text}\n`;
    change({ ...draft, text: before + added });
  }

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormField
        label={listsText.title}
        value={draft.title}
        problem={undefined}
        sx={{ '& .MuiFormHelperText-root': { display: 'none' } }}
        onChange={({ target }) =>
          change({ ...draft, title: [...target.value].slice(0, LIST_TITLE_LENGTH).join('') })
        }
      />
      <FormField
        ref={items}
        label={listsText.items}
        multiline
        rows={6}
        sx={{
          '& .MuiInputBase-multiline': { p: 0 },
          // Finding phrases in ten thousand lines is slow.
          '& textarea': {
            // The field ends above the draw button.
            height: { xs: '8.625rem', md: 'clamp(6.5rem, 100dvh - 43.5rem, 13rem)' },
            resize: 'vertical',
            wordBreak: 'normal',
          },
          // Beside the card it takes the place of the odds.
          '& .MuiFormHelperText-root': {
            display: { md: problem ? 'block' : 'none' },
            minHeight: { md: 'calc(1.6rem - 3px)' },
          },
        }}
        value={draft.text}
        problem={problem && listsText.problem(problem)}
        onChange={({ target }) => change({ ...draft, text: target.value })}
        onPaste={paste}
      />
      <ListStatus
        kept={kept}
        odds={odds}
        state={state}
        isWrong={problem !== undefined}
        onTake={take}
        onOverwrite={overwrite}
      >
        {tidy && (
          <Button onClick={() => change({ ...draft, text: tidy.lines.join('\n') })}>
            <span>{listsText.tidy[tidy.kind](tidy.lines.length)}</span>
          </Button>
        )}
      </ListStatus>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
        <AddFile namesOf={namesOf} onLines={addLines} />
        {draft.text.trim() === '' && <AddNumbers onLines={addLines} />}
        {lines.length > 1 && <Button onClick={onMark}>{listsText.mark}</Button>}
      </Box>
      {lines.length > 1 && <Hint>{listsText.weights(weightOf(odds))}</Hint>}
      {owner !== undefined && (
        <AccountSwitch kept={kept} owner={owner} onBefore={flush} onMoved={overwrite} />
      )}
      {keptFor === undefined && <StorageHint />}
      {dialog}
    </Box>
  );
}

/** The odds of a line that is written twice or more, such as `カレー 2/9`. */
function weightOf(odds: readonly Odds[]): string {
  const repeated = odds.find(({ count }) => count > 1);
  return repeated ? oddsOf(repeated) : '';
}

/** The sign-in form takes the focus of every page that is loaded (SES-4). */
function leaveSignIn(): void {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement && field.value === '' && field.closest('header')) {
    field.blur();
  }
}
