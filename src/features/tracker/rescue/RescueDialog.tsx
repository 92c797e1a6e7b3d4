import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { dialogStyles } from '#ui/dialog-styles.ts';
import { OtherZone } from '#ui/OtherZone.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { RescueQuestion } from './RescueQuestion.tsx';
import type { Asked } from './rescue-memory.ts';
import { rescueText } from './text.ts';

interface RescueDialogProps {
  entries: readonly TrackedEntry[];
  asked: Asked;
  onClose: () => void;
}

/** One dialog for all forgotten timers. Escape decides nothing, and the backdrop does nothing. */
export function RescueDialog({ entries, asked, onClose }: RescueDialogProps) {
  const id = useId();
  const [goOn, setGoOn] = useState<readonly string[]>([]);
  const open = entries.filter((entry) => !goOn.includes(entry.id));
  useBackCloses(open.length > 0, onClose);
  return (
    <Dialog
      open={open.length > 0}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      slotProps={{ transition: { onExited: onClose } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={open.map((entry) => `${id}-${entry.id}`).join(' ')}
      maxWidth="sm"
      sx={dialogStyles}
    >
      <DialogTitle id={`${id}-title`}>{rescueText.heading}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <OtherZone zone={asked.zone} />
        {open.map((entry) => (
          <RescueQuestion
            key={entry.id}
            id={`${id}-${entry.id}`}
            entry={entry}
            asked={asked}
            onGoesOn={() => setGoOn([...goOn, entry.id])}
          />
        ))}
      </DialogContent>
    </Dialog>
  );
}
