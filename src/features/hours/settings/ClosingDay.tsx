import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type { SheetSettings } from '#contract/timesheet.ts';
import { closingDays } from '#contract/timesheet-choices.ts';
import { settingsText } from './text.ts';

type Closing = SheetSettings['closing'];

interface ClosingDayProps {
  closing: Closing;
  onChange: (closing: Closing) => void;
}

/** The last day of a sheet's month: one press, since people change it first (HRS-12). */
export function ClosingDay({ closing, onChange }: ClosingDayProps) {
  const labelId = useId();
  return (
    <Box>
      <Box id={labelId} sx={{ typography: 'body2', color: 'text.secondary', mb: 0.5 }}>
        {settingsText.closing}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={closing}
        onChange={(_, chosen: Closing | null) => chosen !== null && onChange(chosen)}
        aria-labelledby={labelId}
      >
        {closingDays.map((day) => (
          <ToggleButton key={day} value={day} sx={{ px: { xs: 0.25, sm: 1.25 } }}>
            {settingsText.closingDay(day)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
