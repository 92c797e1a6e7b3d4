import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { settingParts } from './setting-parts.tsx';
import { settingsText } from './text.ts';

/** Shows all settings of the roulette (ROU-26). */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{settingsText.heading}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {settingParts.map(({ letter, heading, Part }) => (
          <Box key={letter} component="section" aria-label={heading}>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {heading}
            </Typography>
            <Part />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {settingsText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
