import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type ReactNode, useState } from 'react';
import { TEXT_EDGE } from '#theme/sizes.ts';
import { ReminderButton } from '#work-time/reminders/ReminderButton.tsx';
import { DeletedDialog } from './deleted/DeletedDialog.tsx';
import { deletedText } from './deleted/text.ts';
import { KeyHelp } from './shortcuts/KeyHelp.tsx';
import { shortcutsText } from './shortcuts/text.ts';

/** Tools that are needed rarely: files, restoring, notices and keys. */
export const TrackerTools = memo(function TrackerTools({ transfer }: { transfer: ReactNode }) {
  const [opened, setOpened] = useState<'deleted' | 'keys' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'end',
          columnGap: 1,
          mr: TEXT_EDGE,
        }}
      >
        {transfer}
        <Button variant="text" onClick={() => setOpened('deleted')}>
          {deletedText.heading}
        </Button>
        <ReminderButton variant="text" />
        <Button variant="text" onClick={() => setOpened('keys')}>
          {shortcutsText.heading}
        </Button>
      </Box>
      {opened === 'deleted' && <DeletedDialog onClose={close} />}
      {opened === 'keys' && <KeyHelp onClose={close} />}
    </>
  );
});
