import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { SheetSettings } from '#contract/timesheet.ts';
import { sheetColumns } from '#contract/timesheet-choices.ts';
import { hoursText } from '../text.ts';
import { settingsText } from './text.ts';

type ColumnSettings = Pick<SheetSettings, 'columns' | 'notes'>;

interface ColumnFieldsProps {
  settings: ColumnSettings;
  onChange: (change: Partial<ColumnSettings>) => void;
}

/** The columns that screen, paper and files have. */
export function ColumnFields({ settings, onChange }: ColumnFieldsProps) {
  const { columns, notes = false } = settings;
  const hasContent = columns.includes('content');
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
                onChange({
                  columns: sheetColumns.filter((one) =>
                    one === column ? checked : columns.includes(one),
                  ),
                })
              }
            />
          }
          label={hoursText.sheetColumns[column]}
          sx={{ minWidth: 96, mr: 0 }}
        />
      ))}
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={notes && hasContent}
            disabled={!hasContent}
            onChange={(_, checked) => onChange({ notes: checked })}
          />
        }
        label={settingsText.notes}
        sx={{ mr: 0 }}
      />
      <Button variant="text" onClick={() => onChange({ columns: [...sheetColumns] })}>
        {settingsText.allColumns}
      </Button>
    </Box>
  );
}
