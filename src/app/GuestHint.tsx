import Typography from '@mui/material/Typography';
import { sessionText } from '#session/text.ts';
import { appText } from './text.ts';

/** Tells a guest to sign in, and why there is no tracker (TRK-6). */
export function GuestHint() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <span>{appText.signInToTrack}</span>
      {appText.separator}
      <Typography component="span" variant="caption">
        {sessionText.noToken}
      </Typography>
    </Typography>
  );
}
