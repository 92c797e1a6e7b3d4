import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HeadedDialog } from '#ui/HeadedDialog.tsx';
import { settingParts } from './setting-parts.tsx';
import { settingsText } from './text.ts';

/** Shows all settings of the roulette (ROU-26). */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <HeadedDialog maxWidth="sm" heading={settingsText.heading} onClose={onClose}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {settingParts.map(({ letter, heading, Part }) => (
          <Box key={letter} component="section" aria-label={heading}>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {heading}
            </Typography>
            <Part />
          </Box>
        ))}
      </Box>
    </HeadedDialog>
  );
}
