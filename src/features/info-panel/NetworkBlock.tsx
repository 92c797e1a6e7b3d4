import { formatDateTime } from '#domain/calendar/time.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { InfoBlock } from './InfoBlock.tsx';
import { infoPanelText } from './text.ts';
import { useResponseTime } from './use-response-time.ts';

export function NetworkBlock() {
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
          value: round ? network.milliseconds(round.responseTimeMs) : none,
        },
        { term: network.interval, value: network.seconds(intervalMs / 1000) },
      ]}
    />
  );
}
