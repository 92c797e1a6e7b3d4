import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { formatDateTime } from '#domain/calendar/time.ts';
import { countdownInDays, remainingSeconds } from '#domain/session/countdown.ts';
import { canContinue } from '#domain/session/expiry.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { LARGE_TEXT } from '#theme/sizes.ts';
import { useIsLong } from '#ui/use-is-long.ts';
import { signInText } from './text.ts';
import { useContinueSession, useIsContinuing } from './use-continue-session.ts';

/** In the last day before its end the button is outlined. */
const DAY_SECONDS = 86_400;

/** Waiting for the network is said after this time (SES-25), in milliseconds. */
const PATIENCE_MS = 3000;

/** The button to continue the session, or its expiry (SES-17). */
export function ContinueButton({ session }: { session: Session }) {
  const { exp } = session.refreshPayload;
  const zone = useZone();
  const continuable = useClock(({ serverMs }) => canContinue(remainingSeconds(exp, serverMs)));
  const isLate = useClock(({ serverMs }) => Number(remainingSeconds(exp, serverMs)) < DAY_SECONDS);
  const remaining = useClock(({ serverMs }) => countdownInDays(exp, serverMs, signInText.days));
  const { mutate } = useContinueSession();
  const isPending = useIsContinuing();
  if (!continuable) {
    const expiry = formatDateTime(session.accessPayload.exp * 1000, zone);
    return <Typography variant="body2">{signInText.expiresAt(expiry)}</Typography>;
  }
  return (
    <Button
      variant={isLate ? 'outlined' : 'text'}
      disabled={isPending}
      onClick={() => mutate()}
      sx={{
        columnGap: '0.25em',
        [LARGE_TEXT]: { flexWrap: 'wrap', justifyContent: 'start' },
        '&:has(> .waiting) > span:not(.waiting)': { visibility: 'hidden' },
      }}
    >
      <span>{signInText.continueSession}</span> <span translate="no">{remaining}</span>
      {isPending && <Waiting />}
    </Button>
  );
}

/** Takes the place of the button's text, whose width stays, once the network is waited for. */
function Waiting() {
  const isLong = useIsLong(PATIENCE_MS);
  const { announce } = useAppSettings();
  useEffect(() => {
    if (isLong) announce(signInText.waiting);
  }, [isLong, announce]);
  if (!isLong) return null;
  return (
    <Box
      component="span"
      className="waiting"
      sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}
    >
      {signInText.waiting}
    </Box>
  );
}
