import Button from '@mui/material/Button';
import { useState } from 'react';
import { rouletteText } from '#draw/text.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { TOUCH_TARGET } from '#theme/sizes.ts';

const SettingsDialog = lazyPart(
  'settings',
  async () => (await import('./SettingsDialog.tsx')).SettingsDialog,
);

/** Opens all settings (ROU-26). */
export function SettingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ minWidth: TOUCH_TARGET, px: 0.5, mr: -1 }}
      >
        {rouletteText.settings}
      </Button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
