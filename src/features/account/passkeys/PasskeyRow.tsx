import Button from '@mui/material/Button';
import { useId } from 'react';
import { formatMinute } from '#domain/calendar/time.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { FactRow } from '../FactRow.tsx';
import { accountText } from '../text.ts';
import type { Passkey } from './api.ts';
import { passkeysText } from './text.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  name: string;
  disabled: boolean;
  onRemove: () => void;
}

/** One passkey: what keeps it, since when, and the button that removes it. */
export function PasskeyRow({ passkey, name, disabled, onRemove }: PasskeyRowProps) {
  const nameId = useId();
  const zone = useZone();
  const { addedAtMs, usedAtMs } = passkey;
  return (
    <FactRow
      name={name}
      nameId={nameId}
      facts={
        <>
          <span>
            {usedAtMs === null
              ? passkeysText.neverUsed
              : accountText.lastUse(formatMinute(usedAtMs, zone))}
          </span>
          <span>{passkeysText.added(formatMinute(addedAtMs, zone))}</span>
        </>
      }
      action={
        <Button aria-describedby={nameId} disabled={disabled} onClick={onRemove}>
          {passkeysText.remove}
        </Button>
      }
    />
  );
}
