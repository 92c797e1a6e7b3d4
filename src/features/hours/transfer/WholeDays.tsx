import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ImportLines } from './ImportLines.tsx';
import type { ImportedTable } from './import-state.ts';
import { transferText } from './text.ts';
import type { ImportActions } from './use-import.ts';

interface WholeDaysProps {
  table: ImportedTable;
  isDisabled: boolean;
  change: ImportActions['change'];
}

/** The events of whole days in a table, which are work only if the user says so. */
export function WholeDays({ table, isDisabled, change }: WholeDaysProps) {
  const { answers, reading } = table;
  if (reading.wholeDays.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', columnGap: 2 }}>
      <ImportLines
        heading={transferText.wholeDays}
        lines={reading.wholeDays}
        textOf={transferText.line}
      />
      <FormControlLabel
        label={transferText.withWholeDays}
        control={
          <Checkbox
            checked={answers.withWholeDays === true}
            disabled={isDisabled}
            onChange={(_, withWholeDays) => void change({ answers: { withWholeDays } })}
          />
        }
      />
    </Box>
  );
}
