import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { countdownInDays, remainingSeconds } from '#domain/session/countdown.ts';
import { canContinue } from '#domain/session/expiry.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { formatDateTime } from '#domain/time.ts';
import { useClock } from '#lib/use-clock.ts';
import { text } from './text.ts';
import { useContinueSession } from './use-continue-session.ts';

/** Offers to continue a session that is a minute old; until then it says when it ends. */
export function ContinueButton({ session }: { session: Session }) {
  const { exp } = session.refreshPayload;
  const continuable = useClock(({ serverMs }) => canContinue(remainingSeconds(exp, serverMs)));
  const remaining = useClock(({ serverMs }) => countdownInDays(exp, serverMs));
  const continuation = useContinueSession();
  if (!continuable) {
    const expiry = formatDateTime(session.accessPayload.exp * 1000);
    return <Typography variant="body2">{text.expiresAt(expiry)}</Typography>;
  }
  return (
    <Button disabled={continuation.isPending} onClick={() => continuation.mutate()}>
      {text.continueFor(remaining)}
    </Button>
  );
}
