import Button from '@mui/material/Button';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { rouletteText } from '#draw/text.ts';
import { giveFile } from '#notices/files.tsx';
import { Flash } from '#ui/Flash.tsx';
import { FormField } from '#ui/FormField.tsx';
import { HeadedDialog } from '#ui/HeadedDialog.tsx';
import type { Unshared } from './list-link.ts';
import { sharingText } from './text.ts';

interface ShareDialogProps {
  list: SharedList;
  outcome: Unshared;
  onClose: () => void;
}

/** Offers other ways to share a list: a link to be copied by hand, or a file. */
export function ShareDialog({ list, outcome, onClose }: ShareDialogProps) {
  function save(): void {
    const name = sharingText.fileName(list.title || rouletteText.untitledList);
    void giveFile(name, new Blob([list.items.join('\r\n')], { type: 'text/plain' }));
  }

  const isByHand = outcome.kind === 'by-hand';
  return (
    <HeadedDialog
      heading={
        // The name of the dialog is announced.
        <Flash component="span" role="none">
          {sharingText.unshared[outcome.kind]}
        </Flash>
      }
      actions={!isByHand && <Button onClick={save}>{sharingText.saveFile}</Button>}
      onClose={onClose}
    >
      {isByHand && (
        <FormField
          fullWidth
          label={sharingText.link}
          value={outcome.link}
          problem={undefined}
          onFocus={({ target }) => target.select()}
          onChange={() => undefined}
        />
      )}
    </HeadedDialog>
  );
}
