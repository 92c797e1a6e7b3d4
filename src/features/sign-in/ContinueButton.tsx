import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#domain/calendar/time.ts';
import { countdownInDays, remainingSeconds } from '#domain/session/countdown.ts';
import { canContinue } from '#domain/session/expiry.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { signInText } from './text.ts';
import { useContinueSession } from './use-continue-session.ts';

/** In the last day before its end the button is outlined. */
const DAY_SECONDS = 86_400;

/** The button to continue the session, or its expiry (SES-17). */
export function ContinueButton({ session }: { session: Session }) {
  const { exp } = session.refreshPayload;
  const zone = useZone();
  const continuable = useClock(({ serverMs }) => canContinue(remainingSeconds(exp, serverMs)));
  const isLate = useClock(({ serverMs }) => Number(remainingSeconds(exp, serverMs)) < DAY_SECONDS);
  const remaining = useClock(({ serverMs }) => countdownInDays(exp, serverMs, signInText.days));
  const continuation = useContinueSession();
  if (!continuable) {
    const expiry = formatDateTime(session.accessPayload.exp * 1000, zone);
    return <Typography variant="body2">{signInText.expiresAt(expiry)}</Typography>;
  }
  return (
    <Button
      variant={isLate ? 'outlined' : 'text'}
      disabled={continuation.isPending}
      onClick={() => continuation.mutate()}
      sx={{ columnGap: '0.25em' }}
    >
      <span>{signInText.continueSession}</span> <span translate="no">{remaining}</span>
    </Button>
  );
}
