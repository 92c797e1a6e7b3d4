import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { rouletteText } from '#features/roulette/text.ts';
import { saveFile } from '#lib/save-file.ts';
import { Flash } from '#ui/Flash.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { LinkOutcome } from './list-link.ts';
import { sharingText } from './text.ts';

interface ShareDialogProps {
  list: SharedList;
  outcome: LinkOutcome;
  onClose: () => void;
}

/** Offers other ways to share a list: a link to be copied by hand, or a file. */
export function ShareDialog({ list, outcome, onClose }: ShareDialogProps) {
  function save(): void {
    const name = sharingText.fileName(list.title || rouletteText.untitledList);
    saveFile(name, new Blob([list.items.join('\r\n')], { type: 'text/plain' }));
  }

  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>
        {/* The name of the dialog is announced. */}
        <Flash component="span" role="none">
          {messageOf(outcome)}
        </Flash>
      </DialogTitle>
      {outcome.kind === 'by-hand' && (
        <DialogContent>
          <FormField
            fullWidth
            label={sharingText.link}
            value={outcome.link}
            problem={undefined}
            onFocus={({ target }) => target.select()}
            onChange={() => undefined}
          />
        </DialogContent>
      )}
      <DialogActions>
        {outcome.kind !== 'by-hand' && <Button onClick={save}>{sharingText.saveFile}</Button>}
        <Button autoFocus onClick={onClose}>
          {sharingText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function messageOf({ kind }: LinkOutcome): string {
  switch (kind) {
    case 'by-hand':
      return sharingText.copyByHand;
    case 'too-long':
      return sharingText.tooLong;
    case 'failed':
      return sharingText.failed;
    case 'shared':
    case 'copied':
      return '';
  }
}
