import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { guessNameColumns, namesOfTable } from '#domain/roulette/names-of-table.ts';
import { rosterOf } from '#domain/roulette/roster-sheets.ts';
import { ALL_SHEETS } from '#domain/sheet-choice.ts';
import { readTable } from '#lib/tables/read-table.ts';
import type { Encoding, Table } from '#lib/tables/table.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { ColumnChoice } from '#ui/ColumnChoice.tsx';
import { Hint } from '#ui/Hint.tsx';
import { uiText } from '#ui/text.ts';
import { listsText } from './text.ts';

interface NamesDialogProps {
  source: Blob | string;
  table: Table;
  /** Called with the names, or with `null` to add none. */
  onDone: (names: string[] | null) => void;
}

/** Asks which column of a table holds the names, and whether its first row is a heading (ROU-44). */
export function NamesDialog({ source, table, onDone }: NamesDialogProps) {
  const [read, setRead] = useState(table);
  const [sheet, setSheet] = useState<string>();
  const { asked, others, rows } = rosterOf(read.sheets, sheet);
  const [columns, setColumns] = useState(() => guessNameColumns(rows));
  const isOpen = asked.length > 0 && sheet === undefined;
  const names = isOpen ? [] : namesOfTable(rows, columns);

  async function readAgain(encoding: Encoding): Promise<void> {
    const next = await readTable(source, { encoding });
    setColumns(guessNameColumns(rosterOf(next.sheets).rows));
    setRead(next);
  }

  function chooseSheet(name: string): void {
    setColumns(guessNameColumns(rosterOf(read.sheets, name).rows));
    setSheet(name);
  }

  return (
    <AppDialog open maxWidth="sm" onClose={() => onDone(null)}>
      <DialogTitle>{uiText.columns.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {asked.length > 0 && (
          <ChoiceField
            label={uiText.columns.sheet}
            value={sheet}
            options={asked}
            textOf={(name) => (name === ALL_SHEETS ? uiText.columns.allSheets : name)}
            onChange={chooseSheet}
          />
        )}
        {isOpen || (
          <ColumnChoice
            rows={rows}
            uses={columns.isName.map((isName) => (isName ? 'name' : 'unused'))}
            labels={listsText.columnUses}
            hasHeading={columns.hasHeading}
            onChange={(uses, hasHeading) =>
              setColumns({ isName: uses.map((use) => use === 'name'), hasHeading })
            }
            encodings={read.encodings}
            onEncoding={(encoding) => void readAgain(encoding)}
          />
        )}
        {!isOpen && others.length > 0 && <Hint>{uiText.columns.otherSheets(others)}</Hint>}
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {isOpen ? '' : listsText.found(names)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={() => onDone(null)}>
          {listsText.cancel}
        </Button>
        <Button
          variant="contained"
          autoFocus
          disabled={names.length === 0}
          onClick={() => onDone(names)}
        >
          {listsText.add}
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
