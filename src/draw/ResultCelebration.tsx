import type { DrawSession } from './draw-session.ts';

/** Strips of paper for the result in sight, if its spin was seen. */
export function ResultCelebration({ session }: { session: DrawSession }) {
  const { tools, latest, phase } = session;
  if (!tools || !latest?.isSeen || phase.kind === 'spinning') return null;
  return <tools.Celebration key={latest.ordinal} at={latest.result.at} />;
}
