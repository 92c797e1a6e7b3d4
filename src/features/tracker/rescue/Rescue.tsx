import { useEffect, useMemo, useState } from 'react';
import { useSession } from '#session/use-session.ts';
import { useTimeline, useTimelineQuery } from '#work-time/commands/use-timeline.ts';
import { RescueDialog } from './RescueDialog.tsx';
import { type Asked, createRescueMemory } from './rescue-memory.ts';

/**
 * Asks about running timers that were probably forgotten, when the page is opened or becomes visible
 * (TRK-34).
 */
export function Rescue() {
  const userId = useSession()?.accessPayload.user_id ?? null;
  const memory = useMemo(() => createRescueMemory(userId), [userId]);
  const { data: entries } = useTimeline();
  const { isFetching, refetch } = useTimelineQuery();
  const [opened, setOpened] = useState<{ lastActivityMs: number | null } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    function onVisible(): void {
      if (document.visibilityState !== 'visible') return;
      void refetch({ cancelRefetch: false });
      // Before the press that may have brought the page to the front counts.
      setOpened({ lastActivityMs: memory.lastActivity() });
    }
    onVisible();
    document.addEventListener('visibilitychange', onVisible, { signal });
    document.addEventListener('pointerdown', memory.noteActivity, { signal });
    document.addEventListener('keydown', memory.noteActivity, { signal });
    return () => gone.abort();
  }, [memory, refetch]);

  useEffect(() => {
    if (!opened || !entries || isFetching) return;
    const running = entries.filter(({ endingMs }) => endingMs === null);
    setOpened(null);
    void memory.ask(running, opened.lastActivityMs).then((question) => {
      if (question.ids.length > 0) setAsked(question);
    });
  }, [memory, opened, entries, isFetching]);

  if (!asked || !entries) return null;
  const open = entries.filter(({ id, endingMs }) => endingMs === null && asked.ids.includes(id));
  if (open.length > 0)
    return <RescueDialog entries={open} asked={asked} onClose={() => setAsked(null)} />;
  // All are decided. Kept, the question would come back with a timer that is taken back.
  setAsked(null);
  return null;
}
