import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from '#session/use-session.ts';
import { useTimeline, useTimelineQuery } from '../commands/use-timeline.ts';
import { type Asked, createRescueMemory } from './rescue-memory.ts';

/**
 * Asks about forgotten timers when the page is opened or becomes visible (TRK-34).
 *
 * @returns the question, until it is closed
 */
export function useRescue(): { asked: Asked | null; close: () => void } {
  const userId = useSession()?.accessPayload.user_id ?? null;
  const memory = useMemo(() => createRescueMemory(userId), [userId]);
  const { data } = useTimeline();
  const { isFetching, refetch } = useTimelineQuery();
  const [opened, setOpened] = useState<{ lastActivityMs: number | null } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    function onVisible(): void {
      if (document.visibilityState !== 'visible') return;
      void refetch({ cancelRefetch: false });
      // Before the press that may have brought the page to the front counts.
      setOpened({ lastActivityMs: memory.lastActivity() });
    }

    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    document.addEventListener('pointerdown', memory.noteActivity);
    document.addEventListener('keydown', memory.noteActivity);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      document.removeEventListener('pointerdown', memory.noteActivity);
      document.removeEventListener('keydown', memory.noteActivity);
    };
  }, [memory, refetch]);

  useEffect(() => {
    if (!opened || !data || isFetching) return;
    const running = data.filter(({ endingMs }) => endingMs === null);
    setOpened(null);
    void memory.ask(running, opened.lastActivityMs).then((question) => {
      if (question.ids.length > 0) setAsked(question);
    });
  }, [memory, opened, data, isFetching]);

  const close = useCallback(() => setAsked(null), []);
  return { asked, close };
}
