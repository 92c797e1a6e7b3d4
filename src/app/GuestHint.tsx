import Typography from '@mui/material/Typography';
import { text as sessionText } from '#session/text.ts';
import { text } from './text.ts';

/** Why a guest sees no tracker (the customer's word for it), and what would change that. */
export function GuestHint() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <span>{sessionText.noToken}</span>
      {text.separator}
      <span>{text.signInToTrack}</span>
    </Typography>
  );
}
