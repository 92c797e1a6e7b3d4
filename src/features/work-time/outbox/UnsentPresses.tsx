import CloudOff from '@mui/icons-material/CloudOff';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { workTimeText } from '../text.ts';
import { useWaitingPresses } from './use-waiting-presses.ts';

const UnsentDialog = lazyPart(
  'UnsentDialog',
  async () => (await import('./UnsentDialog.tsx')).UnsentDialog,
);

/** How many presses the server does not have yet, and the list of them (OUT-3, OUT-4). */
export function UnsentPresses({ records }: { records: readonly WorkRecord[] }) {
  const presses = useWaitingPresses();
  const [isOpen, setIsOpen] = useState(false);
  // It is needed where it cannot be loaded.
  useEffect(UnsentDialog.preload, []);
  const isRefused = presses.some(({ refusal }) => refusal !== null);
  return (
    <>
      {presses.length > 0 && (
        <Button
          variant="text"
          color={isRefused ? 'error' : 'primary'}
          startIcon={<CloudOff />}
          onClick={() => setIsOpen(true)}
          sx={{ mr: 'auto' }}
        >
          {workTimeText.unsent.count(presses.length)}
        </Button>
      )}
      <Suspense>
        {isOpen && <UnsentDialog records={records} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
