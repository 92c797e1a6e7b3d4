import { formatDateTime } from '#domain/calendar/time.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { InfoBlock } from './InfoBlock.tsx';
import { infoPanelText } from './text.ts';

export function ClockBlock() {
  const now = useClock(({ deviceMs }) => formatDateTime(deviceMs), infoPanelText.none);
  return (
    <InfoBlock
      heading={infoPanelText.clock.heading}
      items={[{ term: infoPanelText.clock.now, value: now }]}
    />
  );
}
