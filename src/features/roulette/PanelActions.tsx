import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { soundSetting } from '#draw/draw-settings.ts';
import { rouletteText } from '#draw/text.ts';
import { LARGE_TEXT } from '#theme/sizes.ts';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { SettingsButton } from './settings/SettingsButton.tsx';

/** The end of a panel's heading: its own actions, then sound and settings. */
export function PanelActions({ children }: { children: ReactNode }) {
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
      <SettingsButton />
    </Box>
  );
}
