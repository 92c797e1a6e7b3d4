import Button from '@mui/material/Button';
import { useEffect } from 'react';
import type { TokenPayload } from '#contract/session.ts';
import { remainingSeconds } from '#domain/session/countdown.ts';
import { expiryWarning } from '#domain/session/expiry.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { notifyExpiry } from '#notices/notify.ts';
import { signInText } from './text.ts';
import { useContinueSession } from './use-continue-session.ts';

/**
 * Warns five minutes, unless it is a short one, and one minute before the session ends, without taking the focus
 * (SES-31). The warning disappears when the session is continued, here or in another tab.
 */
export function ExpiryWarning({ token }: { token: TokenPayload }) {
  const warning = useClock(({ serverMs }) =>
    expiryWarning(remainingSeconds(token.exp, serverMs), token),
  );
  const { mutate } = useContinueSession();
  useEffect(() => {
    if (!warning) return undefined;
    const action = <Button onClick={() => mutate()}>{signInText.continueSession}</Button>;
    return notifyExpiry(signInText.expiresWithin[warning], action);
  }, [warning, mutate]);
  return null;
}
