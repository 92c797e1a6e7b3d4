import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatMinute } from '#domain/calendar/time.ts';
import { useZone } from '#lib/time/use-zone.ts';
import type { OwnSession } from './api.ts';
import { FactRow } from './FactRow.tsx';
import { accountText } from './text.ts';

interface SessionRowProps {
  session: OwnSession;
  disabled: boolean;
  onEnd: () => void;
}

/** One session: what it runs in, since when, and the button that ends it. */
export function SessionRow({ session, disabled, onEnd }: SessionRowProps) {
  const nameId = useId();
  const zone = useZone();
  const { browser, system, address, beganAtMs, usedAtMs, isCurrent } = session;
  return (
    <FactRow
      name={accountText.device(browser, system)}
      nameId={nameId}
      facts={
        <>
          <span>{accountText.lastUse(formatMinute(usedAtMs, zone))}</span>
          <span>{accountText.beginning(formatMinute(beganAtMs, zone))}</span>
          {address !== null && <bdi>{accountText.address(address)}</bdi>}
        </>
      }
      action={
        isCurrent ? (
          <Typography sx={{ color: 'primary.main', fontWeight: 600 }}>
            {accountText.thisDevice}
          </Typography>
        ) : (
          <Button aria-describedby={nameId} disabled={disabled} onClick={onEnd}>
            {accountText.end}
          </Button>
        )
      }
    />
  );
}
