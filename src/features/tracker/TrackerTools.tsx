import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentType, memo, type ReactNode, useState } from 'react';
import { DeletedDialog, type UndoImportProps } from './deleted/DeletedDialog.tsx';
import { deletedText } from './deleted/text.ts';
import { Rescue } from './rescue/Rescue.tsx';
import { KeyHelp } from './shortcuts/KeyHelp.tsx';
import { shortcutsText } from './shortcuts/text.ts';

interface TrackerToolsProps {
  /** The buttons for files. */
  transfer: ReactNode;
  UndoImport: ComponentType<UndoImportProps>;
}

/** Tools that are needed rarely: files, restoring, keys and forgotten timers. */
export const TrackerTools = memo(function TrackerTools(props: TrackerToolsProps) {
  const { transfer, UndoImport } = props;
  const [opened, setOpened] = useState<'deleted' | 'keys' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: 1 }}>
        {transfer}
        <Button variant="text" onClick={() => setOpened('deleted')}>
          {deletedText.heading}
        </Button>
        <Button variant="text" onClick={() => setOpened('keys')}>
          {shortcutsText.heading}
        </Button>
      </Box>
      {opened === 'deleted' && <DeletedDialog UndoImport={UndoImport} onClose={close} />}
      {opened === 'keys' && <KeyHelp onClose={close} />}
      <Rescue />
    </>
  );
});
