import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '#session/use-session.ts';
import { useTimeline, useTimelineQuery } from '#work-time/commands/use-timeline.ts';
import { RescueDialog } from './RescueDialog.tsx';
import { type Asked, createRescueMemory } from './rescue-memory.ts';

interface Question {
  asked: Asked;
  end: (isAnswered: boolean) => void;
}

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
  const [question, setQuestion] = useState<Question | null>(null);
  const isHere = useRef(false);

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
    void memory.ask(running, opened.lastActivityMs, async (asked) => {
      // Another tab may have asked for long.
      if (!isHere.current) return false;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setQuestion({ asked, end: resolve });
      return promise;
    });
  }, [memory, opened, entries, isFetching]);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => () => question?.end(false), [question]);

  const open = entries?.filter(
    ({ id, endingMs }) => endingMs === null && question?.asked.ids.includes(id),
  );
  const isDecided = open?.length === 0;
  useEffect(() => {
    if (!question || !isDecided) return;
    question.end(true);
    // Kept, the question would come back with a timer that is taken back.
    setQuestion(null);
  }, [question, isDecided]);

  if (!question || !open || isDecided) return null;
  function close(): void {
    question?.end(true);
    setQuestion(null);
  }
  return <RescueDialog entries={open} asked={question.asked} onClose={close} />;
}
