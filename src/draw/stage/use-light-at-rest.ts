import { useEffect, useRef } from 'react';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import type { DrawSession } from '../draw-session.ts';

/** The light walks once after the page was opened or another list was chosen, where nothing was drawn yet. */
export function useLightAtRest(session: DrawSession): void {
  const { tools, list, phase, drawn, bigScreen, stage, lines } = session;
  const walked = useRef<string | null>(null);
  const key = list && sourceKey(list.source);
  const isAtRest = phase.kind === 'rest' && drawn.length === 0 && !bigScreen.isOpen;
  useEffect(() => {
    if (!isAtRest) walked.current = key;
    if (!tools || !stage.current || !lines.current || walked.current === key) return undefined;
    walked.current = key;
    return tools.walkLight(stage.current, lines.current);
  }, [tools, key, isAtRest, stage, lines]);
}
