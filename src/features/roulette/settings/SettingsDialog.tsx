import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { HeadedDialog } from '#ui/HeadedDialog.tsx';
import { type SettingsLetter, settingParts } from './setting-parts.tsx';
import { settingsText } from './text.ts';

/** Shows all settings of the roulette, a tab for each part (ROU-26). */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<SettingsLetter>('A');
  return (
    <HeadedDialog maxWidth="sm" heading={settingsText.heading} onClose={onClose}>
      <Tabs
        variant="fullWidth"
        aria-label={settingsText.heading}
        value={chosen}
        onChange={(_, letter: SettingsLetter) => setChosen(letter)}
        sx={tabsStyles}
      >
        {settingParts.map(({ letter, heading }) => (
          <Tab
            key={letter}
            value={letter}
            id={`setting-${letter}`}
            aria-controls={letter === chosen ? PANEL : undefined}
            label={heading}
          />
        ))}
      </Tabs>
      <Box id={PANEL} role="tabpanel" aria-labelledby={`setting-${chosen}`} sx={panelStyles}>
        {settingParts.map(({ letter, Part }) => letter === chosen && <Part key={letter} />)}
      </Box>
    </HeadedDialog>
  );
}

const PANEL = 'setting-part';

/** In sight while the part below scrolls. */
const tabsStyles = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  '& .MuiTab-root': { minWidth: 0, px: 0.5 },
} as const;

/** As high as the longest part of settings: the tabs stay below the pointer. */
const panelStyles = { minHeight: 'min(24rem, 100dvh - 17rem)' } as const;
