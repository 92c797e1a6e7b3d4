import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { uiText } from './text.ts';

interface PasswordToggleProps {
  shown: boolean;
  onToggle: (shown: boolean) => void;
}

/** Shows or hides the text of a password field. */
export function PasswordToggle({ shown, onToggle }: PasswordToggleProps) {
  return (
    <IconButton
      edge="end"
      aria-label={uiText.showCharacters}
      aria-pressed={shown}
      onClick={() => onToggle(!shown)}
      sx={{ width: TOUCH_TARGET, height: TOUCH_TARGET }}
    >
      {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
    </IconButton>
  );
}
