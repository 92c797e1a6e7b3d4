import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDateTime } from '#domain/calendar/time.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useSession } from '#session/use-session.ts';
import { type Definition, DefinitionList } from '#ui/DefinitionList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { infoPanelText } from './text.ts';
import { useResponseTime } from './use-response-time.ts';

/** Two columns, where a time fits into one line below its term: nothing may move when it comes. */
const PHONE = '@media (min-width: 23.75rem) and (max-width: 899.95px)';

/** The three blocks of the info panel: network, auth and clock. */
export function InfoPanel() {
  return (
    <Panel heading={infoPanelText.heading}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          columnGap: { xs: 2, md: 5 },
          [PHONE]: {
            gridTemplateColumns: 'repeat(2, 1fr)',
            '& dl': { gridTemplateColumns: '1fr', rowGap: 0 },
            // Stronger than the list's own rule.
            '& dl dd': { textAlign: 'left' },
          },
          rowGap: 2,
        }}
      >
        <NetworkBlock />
        <AuthBlock />
        <ClockBlock />
      </Box>
    </Panel>
  );
}

function NetworkBlock() {
  const { round, intervalMs, nextAt } = useResponseTime();
  const zone = useZone();
  const { network, none } = infoPanelText;
  return (
    <InfoBlock
      heading={network.heading}
      items={[
        { term: network.ip, value: round?.ip ?? none },
        {
          term: network.nextUpdate,
          value: nextAt === undefined ? none : formatDateTime(nextAt, zone),
        },
        {
          term: network.responseTime,
          value: round ? network.milliseconds(round.report.response_time) : none,
        },
        { term: network.interval, value: network.seconds(intervalMs / 1000) },
      ]}
    />
  );
}

function ClockBlock() {
  const zone = useZone();
  const now = useClock(({ deviceMs }) => formatDateTime(deviceMs, zone), infoPanelText.none);
  return (
    <InfoBlock
      heading={infoPanelText.clock.heading}
      items={[{ term: infoPanelText.clock.now, value: now }]}
    />
  );
}

function AuthBlock() {
  const zone = useZone();
  const user = useSession()?.accessPayload;
  const { auth, none } = infoPanelText;
  return (
    <InfoBlock
      heading={auth.heading}
      items={[
        { term: auth.userId, value: user ? String(user.user_id) : none },
        { term: auth.username, value: user?.username ?? auth.guest },
        { term: auth.uuid, value: user?.uuid.slice(0, 8) ?? auth.noUuid },
        { term: auth.expiry, value: user ? formatDateTime(user.exp * 1000, zone) : none },
      ]}
    />
  );
}

interface InfoBlockProps {
  heading: string;
  items: Definition[];
}

function InfoBlock({ heading, items }: InfoBlockProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId} sx={{ mb: 0.5 }}>
        {heading}
      </Typography>
      <DefinitionList items={items} />
    </Box>
  );
}
