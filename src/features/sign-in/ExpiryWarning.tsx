import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { remainingSeconds } from '#domain/session/countdown.ts';
import { expiryWarning } from '#domain/session/expiry.ts';
import { notifyExpiry } from '#lib/notify.ts';
import { useClock } from '#lib/use-clock.ts';
import { text } from './text.ts';
import { useContinueSession } from './use-continue-session.ts';

/**
 * Warns five minutes and one minute before the session ends, without taking the focus; the warning
 * goes when the session was continued, here or in another tab.
 */
export function ExpiryWarning({ accessExp }: { accessExp: number }) {
  const warning = useClock(({ serverMs }) => expiryWarning(remainingSeconds(accessExp, serverMs)));
  const { mutate } = useContinueSession();
  useEffect(() => {
    if (!warning) return undefined;
    const action = <Button onClick={() => mutate()}>{text.continueSession}</Button>;
    return notifyExpiry(text.expiresWithin[warning], action);
  }, [warning, mutate]);
  return null;
}
