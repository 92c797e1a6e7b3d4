import type { Day } from '#domain/calendar/day.ts';
import { wallMinutes } from '#domain/calendar/wall-minutes.ts';
import type { Interval } from '#domain/work-time/interval.ts';
import type { Store } from '#lib/store.ts';
import { useStore } from '#lib/use-store.ts';
import { timeSpanText } from '#work-time/words/moment-text.ts';
import { DAY_MINUTES, SHORTEST_MINUTES } from './week-days.ts';

interface GhostProps {
  /** The new times while an entry is dragged. */
  draft: Store<Interval | null>;
  days: readonly Day[];
  zone: string;
}

/** Draws the new times of an entry that is dragged, on each day its part; nothing else is drawn again. */
export function Ghost({ draft, days, zone }: GhostProps) {
  const interval = useStore(draft);
  if (!interval) return null;
  const span = timeSpanText(interval.beginMs, interval.endMs, zone);
  return days.map((day, index) => {
    const top = Math.max(0, wallMinutes(interval.beginMs, day, zone));
    const end = Math.min(DAY_MINUTES, wallMinutes(interval.endMs, day, zone));
    if (end <= 0 || top >= DAY_MINUTES) return null;
    const minutes = Math.max(end - top, SHORTEST_MINUTES);
    return (
      <div
        key={day}
        aria-hidden
        translate="no"
        className="ghost"
        style={{
          width: `${100 / days.length}%`,
          height: `calc(var(--hour) * ${minutes / 60})`,
          transform: `translate(${index * 100}%, calc(var(--hour) * ${top / 60}))`,
        }}
      >
        {span}
      </div>
    );
  });
}
