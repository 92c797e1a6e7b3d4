import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import type { DrawSession } from '../draw-session.ts';

const GroupsPlace = lazyPart(
  'groups',
  async () => (await import('./groups/GroupsPlace.tsx')).GroupsPlace,
  () => <Box sx={{ gridColumn: '1 / -1', minHeight: 240 }} />,
);

/**
 * What takes the place of card and list from the first tick on; `null` where these stay.
 *
 * @param big on the big screen
 */
export function placeOf(session: DrawSession, big = false): ReactNode {
  if (session.arrangement?.groups == null) return null;
  return <GroupsPlace session={session} big={big} />;
}
