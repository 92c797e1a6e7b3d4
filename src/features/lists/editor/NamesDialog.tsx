import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fromHeading, guessNameColumns, namesOfTable } from '#domain/roulette/names-of-table.ts';
import { readTable } from '#lib/tables/read-table.ts';
import type { Encoding, Table } from '#lib/tables/table.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { ColumnChoice } from '#ui/ColumnChoice.tsx';
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
  const rows = rowsOf(read);
  const [columns, setColumns] = useState(() => guessNameColumns(rows));
  const names = namesOfTable(rows, columns);

  async function readAgain(encoding: Encoding): Promise<void> {
    const next = await readTable(source, { encoding });
    setColumns(guessNameColumns(rowsOf(next)));
    setRead(next);
  }

  return (
    <AppDialog open maxWidth="sm" onClose={() => onDone(null)}>
      <DialogTitle>{uiText.columns.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {listsText.found(names)}
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

const rowsOf = (table: Table) => fromHeading(table.rows.map(({ cells }) => cells));
