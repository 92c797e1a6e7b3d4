import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { Session } from '#domain/session/session-cookies.ts';
import { signOut } from '#session/sign-out.ts';
import { Panel } from '#ui/Panel.tsx';
import { ContinueButton } from './ContinueButton.tsx';
import { ExpiryWarning } from './ExpiryWarning.tsx';
import { SessionClock } from './SessionClock.tsx';
import { text } from './text.ts';
import { UsernameChip } from './UsernameChip.tsx';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** Who is signed in and until when: one row, or two on a phone. */
export function SignedIn({ session }: { session: Session }) {
  const leaving = useMutation({ mutationFn: signOut });
  const { username, uuid, exp } = session.accessPayload;
  return (
    <Panel heading={text.sessionHeading} busy={leaving.isPending}>
      <Box sx={{ ...row, justifyContent: 'space-between' }}>
        <Box sx={row}>
          <SessionClock />
          <UsernameChip username={username} uuid={uuid} />
        </Box>
        <Box sx={{ ...row, flexGrow: { xs: 1, md: 0 }, justifyContent: 'space-between' }}>
          <ContinueButton session={session} />
          <Button variant="text" disabled={leaving.isPending} onClick={() => leaving.mutate()}>
            {text.signOut}
          </Button>
        </Box>
      </Box>
      <ExpiryWarning accessExp={exp} />
    </Panel>
  );
}
