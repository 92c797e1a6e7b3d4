import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDateTime } from '#domain/calendar/time.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import type { OwnSession } from './api.ts';
import { accountText } from './text.ts';

interface SessionRowProps {
  session: OwnSession;
  disabled: boolean;
  onEnd: () => void;
}

/** One session: what it runs in, since when, and the button that ends it. */
export function SessionRow({ session, disabled, onEnd }: SessionRowProps) {
  const nameId = useId();
  const { browser, system, address, beganAtMs, usedAtMs, isCurrent } = session;
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'grid',
        // On a phone the facts stand below, in the whole width.
        gridTemplateAreas: { xs: '"name end" "facts facts"', sm: '"name end" "facts end"' },
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        listStyle: 'none',
      })}
    >
      <Typography id={nameId} sx={{ gridArea: 'name', fontWeight: 600 }}>
        <bdi>{accountText.device(browser, system)}</bdi>
      </Typography>
      <Box
        sx={{
          gridArea: 'facts',
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          typography: 'body2',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          '& > *': { whiteSpace: 'nowrap' },
        }}
      >
        <span>{accountText.lastUse(toMinute(usedAtMs))}</span>
        <span>{accountText.beginning(toMinute(beganAtMs))}</span>
        {address !== null && <bdi>{accountText.address(address)}</bdi>}
      </Box>
      <Box sx={{ gridArea: 'end', display: 'flex', alignItems: 'center', minHeight: TOUCH_TARGET }}>
        {isCurrent ? (
          <Typography sx={{ color: 'primary.main', fontWeight: 600 }}>
            {accountText.thisDevice}
          </Typography>
        ) : (
          <Button aria-describedby={nameId} disabled={disabled} onClick={onEnd}>
            {accountText.end}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The last use is known to within minutes. */
function toMinute(epochMs: number): string {
  return formatDateTime(epochMs).slice(0, -':00'.length);
}
