import Typography from '@mui/material/Typography';
import { sessionText } from '#session/text.ts';
import { appText } from './text.ts';

/** Tells a guest why there is no tracker, and to sign in (TRK-6). */
export function GuestHint() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <span>{sessionText.noToken}</span>
      {appText.separator}
      <span>{appText.signInToTrack}</span>
    </Typography>
  );
}
