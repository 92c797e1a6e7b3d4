import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { navigationText } from './text.ts';

const modes = ['system', 'light', 'dark'] as const;

/** Chooses the system's, the light or the dark scheme (UI-6). */
export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      aria-label={navigationText.theme}
      value={mode}
      // Pressed once more, the chosen one stays: then there is no value.
      onChange={(_, next: typeof mode | null) => next && setMode(next)}
    >
      {modes.map((one) => (
        <ToggleButton key={one} value={one} sx={{ py: 0 }}>
          {navigationText.themes[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
