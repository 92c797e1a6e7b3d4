import CloudOff from '@mui/icons-material/CloudOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState } from 'react';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { workTimeText } from '../text.ts';
import { useWaitingPresses, useWaitingReason } from './use-waiting-presses.ts';

const UnsentDialog = lazyPart(
  'UnsentDialog',
  async () => (await import('./UnsentDialog.tsx')).UnsentDialog,
);

/** How many presses the server does not have yet, and why (OUT-3, OUT-4). */
export function UnsentPresses({ records }: { records: readonly WorkRecord[] }) {
  const presses = useWaitingPresses();
  const [isOpen, setIsOpen] = useState(false);
  // It is needed where it cannot be loaded.
  useEffect(UnsentDialog.preload, []);
  const reason = useWaitingReason();
  const text = workTimeText.unsent;
  const refused = presses.filter(({ refusal }) => refusal !== null).length;
  return (
    <>
      {presses.length > 0 && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mr: 'auto' }}
        >
          <Button
            variant="text"
            color={refused > 0 ? 'error' : 'primary'}
            startIcon={<CloudOff />}
            onClick={() => setIsOpen(true)}
          >
            {text.count(presses.length)}
          </Button>
          <Typography variant="body2" role="status">
            {refused > 0 ? text.refused(refused) : reason}
          </Typography>
        </Box>
      )}
      <Suspense>
        {isOpen && <UnsentDialog records={records} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
