import { formatElapsed } from '#domain/work-time/format-elapsed.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useDocumentTitle } from '#lib/use-document-title.ts';
import { entriesText } from './text.ts';

interface TitleClockProps {
  beginningMs: number;
  name: string;
}

/** Shows the duration of a running entry in the tab's title. */
export function TitleClock({ beginningMs, name }: TitleClockProps) {
  const elapsed = useClock(({ serverMs }) => formatElapsed(beginningMs, serverMs));
  useDocumentTitle(entriesText.titleOf(elapsed, name));
  return null;
}
