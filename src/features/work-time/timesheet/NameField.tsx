import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useStore } from '#lib/use-store.ts';
import { printedNameSetting } from '../views/hours-settings.ts';
import { timesheetText } from './text.ts';

/** The name on the printed sheet. */
export const NameField = memo(function NameField() {
  return (
    <TextField
      label={timesheetText.name}
      value={useStore(printedNameSetting)}
      onChange={(event) => printedNameSetting.set(event.target.value)}
      autoComplete="name"
      slotProps={{ htmlInput: { maxLength: 40 } }}
      sx={{ width: 160 }}
    />
  );
});
