import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LARGE_TEXT } from '#theme/sizes.ts';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { soundSetting } from './draw-settings.ts';
import { rouletteText } from './text.ts';

interface PanelActionsProps {
  /** The button that opens all settings. */
  settings: ReactNode;
  /** The panel's own actions. */
  children: ReactNode;
}

/** The end of a panel's heading: its own actions, then sound and settings. */
export function PanelActions({ settings, children }: PanelActionsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        [LARGE_TEXT]: { flexWrap: 'wrap' },
      }}
    >
      {children}
      <FlagSwitch label={rouletteText.sound} setting={soundSetting} />
      {settings}
    </Box>
  );
}
