import { formatElapsed } from '#domain/work-time/format-elapsed.ts';
import { useClock } from '#lib/use-clock.ts';
import { useDocumentTitle } from '#lib/use-document-title.ts';
import { text } from './text.ts';

interface TitleClockProps {
  beginning: string;
  name: string;
}

/** Shows in the tab's title how long an entry has been running. */
export function TitleClock({ beginning, name }: TitleClockProps) {
  const elapsed = useClock(({ serverMs }) => formatElapsed(Date.parse(beginning), serverMs));
  useDocumentTitle(text.titleOf(elapsed, name));
  return null;
}
