import Box from '@mui/material/Box';
import { type ClipboardEvent, useDeferredValue, useMemo } from 'react';
import { linesOfText } from '#domain/roulette/list-text.ts';
import { oddsOfLines } from '#domain/roulette/odds.ts';
import { FormField } from '#ui/FormField.tsx';
import type { OwnList } from '../kept/own-list.ts';
import { AddFile } from './AddFile.tsx';
import { ListStatus } from './ListStatus.tsx';
import { loadTables } from './load-tables.ts';
import { listsText } from './text.ts';
import { useKeptList } from './use-kept-list.ts';

const TITLE_LENGTH = 100;

/** Title and items of an own list, kept while they are typed. */
export function ListForm({ kept }: { kept: OwnList }) {
  const { draft, problem, state, change, take, overwrite } = useKeptList(kept);
  const text = useDeferredValue(draft.text);
  const odds = useMemo(() => oddsOfLines(linesOfText(text)), [text]);

  /** Of a table copied from a spreadsheet only the first column is pasted. */
  async function paste(event: ClipboardEvent): Promise<void> {
    const field = event.target;
    const table = event.clipboardData.getData('text/plain');
    if (!(field instanceof HTMLTextAreaElement) || !table.includes('\t')) return;
    event.preventDefault();
    const lines = await loadTables()
      .then(({ firstColumn }) => firstColumn(table, '\t'))
      // Without the parser the table is pasted as it is.
      .catch(() => [table]);
    field.setRangeText(lines.join('\n'), field.selectionStart, field.selectionEnd, 'end');
    change({ ...draft, text: field.value });
  }

  function addLines(lines: string[]): void {
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
        onChange={({ target }) =>
          change({ ...draft, title: [...target.value].slice(0, TITLE_LENGTH).join('') })
        }
      />
      <FormField
        label={listsText.items}
        multiline
        rows={8}
        sx={{ '& .MuiInputBase-multiline': { p: 0 } }}
        value={draft.text}
        problem={problem && listsText.problem(problem)}
        onChange={({ target }) => change({ ...draft, text: target.value })}
        onPaste={paste}
      />
      <ListStatus odds={odds} state={state} onTake={take} onOverwrite={overwrite} />
      <AddFile onLines={addLines} />
    </Box>
  );
}
