import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useState } from 'react';
import type { AccountEvent } from '#contract/account.ts';
import { formatDateTime } from '#domain/calendar/time.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { sessionText } from '#session/text.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Hint } from '#ui/Hint.tsx';
import { Panel } from '#ui/Panel.tsx';
import { accountText } from './text.ts';
import { useEvents } from './use-account.ts';

/** The number of events shown at first, and added by each press. */
const STEP = 10;

/** The events of the account, the latest first (ACC-6). */
export function EventsPanel() {
  const { data = [], error, isPending, refetch } = useEvents();
  const [shown, setShown] = useState(STEP);
  return (
    <Panel heading={accountText.eventsHeading} busy={isPending}>
      {error && <ErrorMessage message={sessionText.callFailed(error)} onRetry={refetch} />}
      <Hint sx={{ mb: 1 }}>{accountText.eventsHint}</Hint>
      <List>
        {data.slice(0, shown).map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </List>
      {data.length > shown && (
        <Button variant="text" onClick={() => setShown(shown + STEP)}>
          {accountText.more}
        </Button>
      )}
    </Panel>
  );
}

function EventRow({ event }: { event: AccountEvent }) {
  const { kind, created_at, browser, system, ip_addr } = event;
  const where = [browser === null ? null : accountText.device(browser, system), ip_addr];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <Box
        component="span"
        translate="no"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatDateTime(Date.parse(created_at), useZone())}
      </Box>
      <span>{accountText.events[kind]}</span>
      <Box component="bdi" translate="no" sx={{ color: 'text.secondary', ml: { sm: 'auto' } }}>
        {where.filter((part) => part !== null).join(' ')}
      </Box>
    </Box>
  );
}
