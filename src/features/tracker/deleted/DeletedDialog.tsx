import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useZone } from '#lib/time/use-zone.ts';
import { HeadedDialog } from '#ui/HeadedDialog.tsx';
import { useCommands } from '../commands/use-commands.ts';
import { deletedQuery } from '../data/queries.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import { workTimeText } from '../words/text.ts';
import { deletedRows } from './deleted-rows.ts';
import { deletedText } from './text.ts';
import { UndoImport } from './UndoImport.tsx';

/** Lists the records and entries that can be restored, the last deleted first (TRK-35). */
export function DeletedDialog({ onClose }: { onClose: () => void }) {
  const commands = useCommands();
  const id = useId();
  const [said, setSaid] = useState('');
  const deleted = useQuery(deletedQuery);
  const zone = useZone();
  const rows = deleted.data && deletedRows(deleted.data, zone);
  return (
    <HeadedDialog fullWidth maxWidth="sm" heading={deletedText.heading} onClose={onClose}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {rows?.length === 0 && !deleted.data?.imported ? deletedText.none : deletedText.hint}
      </Typography>
      <QueryFailure query={deleted} />
      <Typography variant="body2" role="status" sx={{ minHeight: '1.6em', my: 1 }}>
        {said}
      </Typography>
      {deleted.data?.imported && <UndoImport imported={deleted.data.imported} onDone={setSaid} />}
      <List disablePadding>
        {rows?.map(({ key, name, detail, note, restore }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              alignItems: 'center',
              columnGap: 2,
              py: 0.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box id={`${id}-${key}`} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi translate="no">{name}</bdi>
              {note !== '' && (
                <Typography component="bdi" translate="no" variant="body2" sx={{ ml: 1 }}>
                  {note}
                </Typography>
              )}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {detail}
              </Typography>
            </Box>
            <Button
              variant="text"
              startIcon={<Undo />}
              aria-describedby={`${id}-${key}`}
              onClick={() => {
                const message = deletedText.restored(name);
                commands.press([restore], message, { onDone: () => setSaid(message) });
              }}
            >
              {workTimeText.undo}
            </Button>
          </Box>
        ))}
      </List>
    </HeadedDialog>
  );
}
