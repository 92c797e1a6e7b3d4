import Box from '@mui/material/Box';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { hoursText } from '../text.ts';
import { ImportButton } from './ImportButton.tsx';
import { transferText } from './text.ts';

/** The next step of a new account, where all is empty. */
export function NothingYet() {
  const isNew = useShownRecords().length === 0;
  if (!isNew) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{hoursText.noneYet}</Box>
      <ImportButton label={transferText.fromElsewhere} />
    </Box>
  );
}
