import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo, type ReactNode } from 'react';
import { useStore } from '#lib/use-store.ts';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import {
  decimalHoursSetting,
  type FirstDay,
  firstDaySetting,
  firstDays,
} from './hours-settings.ts';
import { viewsText } from './text.ts';

interface HoursSettingsProps {
  /** What one view alone has beside it. */
  children?: ReactNode;
}

/** How hours are written and when a week begins: stored in this browser (HRS-3). */
export const HoursSettings = memo(function HoursSettings({ children }: HoursSettingsProps) {
  const firstDay = useStore(firstDaySetting);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
      <TextField
        select
        label={viewsText.firstDay}
        value={firstDay}
        onChange={(event) => firstDaySetting.set(Number(event.target.value) as FirstDay)}
        sx={{ minWidth: 112 }}
      >
        {firstDays.map((day) => (
          <MenuItem key={day} value={day}>
            {viewsText.firstDays[day]}
          </MenuItem>
        ))}
      </TextField>
      <FlagSwitch label={viewsText.decimal} setting={decimalHoursSetting} />
      {children}
    </Box>
  );
});
