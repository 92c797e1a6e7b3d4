import Typography from '@mui/material/Typography';
import { Panel } from '#ui/Panel.tsx';
import { NoRepeatSwitch } from '../tools/NoRepeatSwitch.tsx';
import { settingsText } from './text.ts';

/** The settings of draws (ROU-26). */
export function DrawSettings() {
  return (
    <Panel heading={settingsText.draws}>
      <NoRepeatSwitch />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {settingsText.noRepeatMeaning}
      </Typography>
    </Panel>
  );
}
