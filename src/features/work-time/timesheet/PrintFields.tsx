import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useStore } from '#lib/use-store.ts';
import { printedNameSetting } from '../views/hours-settings.ts';
import { timesheetText } from './text.ts';

/** The name on the sheet, and the button that prints it. */
export const PrintFields = memo(function PrintFields({ isReady }: { isReady: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
      <NameField />
      <Button startIcon={<Print />} disabled={!isReady} onClick={() => window.print()}>
        {timesheetText.print}
      </Button>
    </Box>
  );
});

const NameField = memo(function NameField() {
  return (
    <TextField
      label={timesheetText.name}
      value={useStore(printedNameSetting)}
      onChange={(event) => printedNameSetting.set(event.target.value)}
      autoComplete="name"
      slotProps={{ htmlInput: { maxLength: 40 } }}
      sx={{ flex: '1 1 10rem', maxWidth: 240 }}
    />
  );
});
