import { formatDateTime } from '#domain/time.ts';
import { useClock } from '#lib/use-clock.ts';
import { InfoBlock } from './InfoBlock.tsx';
import { text } from './text.ts';

export function ClockBlock() {
  const now = useClock(({ deviceMs }) => formatDateTime(deviceMs), text.none);
  return <InfoBlock heading={text.clock.heading} items={[{ term: text.clock.now, value: now }]} />;
}
