import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, Suspense, useState } from 'react';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import type { Commands } from './commands/use-commands.ts';
import { deletedText } from './deleted/text.ts';
import { Rescue } from './rescue/Rescue.tsx';
import { shortcutsText } from './shortcuts/text.ts';
import { Transfer } from './transfer/Transfer.tsx';

const DeletedDialog = lazyPart(
  'DeletedDialog',
  async () => (await import('./deleted/DeletedDialog.tsx')).DeletedDialog,
);
const KeyHelp = lazyPart('KeyHelp', async () => (await import('./shortcuts/KeyHelp.tsx')).KeyHelp);

interface TrackerToolsProps {
  records: readonly WorkRecord[];
  commands: Commands;
}

/** What stays out of sight until it is needed: files, restoring, keys and forgotten timers. */
export const TrackerTools = memo(function TrackerTools({ records, commands }: TrackerToolsProps) {
  const [opened, setOpened] = useState<'deleted' | 'keys' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: 1 }}>
        <Transfer />
        <Button variant="text" onClick={() => setOpened('deleted')}>
          {deletedText.heading}
        </Button>
        <Button variant="text" onClick={() => setOpened('keys')}>
          {shortcutsText.heading}
        </Button>
      </Box>
      <Suspense>
        {opened === 'deleted' && <DeletedDialog commands={commands} onClose={close} />}
        {opened === 'keys' && <KeyHelp onClose={close} />}
      </Suspense>
      <Rescue records={records} commands={commands} />
    </>
  );
});
