import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { SheetColumn } from '#contract/timesheet.ts';
import { sheetColumns } from '#contract/timesheet-choices.ts';
import { hoursText } from '../text.ts';
import { settingsText } from './text.ts';

interface ColumnFieldsProps {
  columns: readonly SheetColumn[];
  onChange: (columns: SheetColumn[]) => void;
}

/** The columns that screen, paper and files have. */
export function ColumnFields({ columns, onChange }: ColumnFieldsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      {sheetColumns.map((column) => (
        <FormControlLabel
          key={column}
          control={
            <Checkbox
              size="small"
              checked={columns.includes(column)}
              onChange={(_, checked) =>
                onChange(
                  sheetColumns.filter((one) => (one === column ? checked : columns.includes(one))),
                )
              }
            />
          }
          label={hoursText.sheetColumns[column]}
          sx={{ minWidth: 96, mr: 0 }}
        />
      ))}
      <Button variant="text" onClick={() => onChange([...sheetColumns])}>
        {settingsText.allColumns}
      </Button>
    </Box>
  );
}
