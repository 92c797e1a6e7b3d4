import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import type { ArrangedAs } from '#domain/roulette/arrangement.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import type { DrawSession } from '../draw-session.ts';

interface PlaceProps {
  session: DrawSession;
  big: boolean;
}

const places: { [Kind in ArrangedAs['kind']]: ComponentType<PlaceProps> | null } = {
  order: null,
  groups: lazyPart(
    'groups',
    async () => (await import('./groups/GroupsPlace.tsx')).GroupsPlace,
    () => <Box sx={{ gridColumn: '1 / -1', minHeight: 240 }} />,
  ),
};

/**
 * What takes the place of card and list from the first tick on; `null` where these stay.
 *
 * @param big on the big screen
 */
export function placeOf(session: DrawSession, big = false): ReactNode {
  const Place = session.arrangement && places[session.arrangement.kind];
  return Place && <Place session={session} big={big} />;
}
