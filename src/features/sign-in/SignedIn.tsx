import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { Session } from '#domain/session/session-cookies.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { signOut } from '#session/sign-out.ts';
import { unsentPresses } from '#session/unsent-presses.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { Panel } from '#ui/Panel.tsx';
import { ContinueButton } from './ContinueButton.tsx';
import { ExpiryWarning } from './ExpiryWarning.tsx';
import { SessionClock } from './SessionClock.tsx';
import { signInText } from './text.ts';
import { UsernameChip } from './UsernameChip.tsx';

const SignOutQuestion = lazyPart(
  'SignOutQuestion',
  async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion,
);

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** The signed-in user and the session's end: one row, or two on a phone. */
export function SignedIn({ session }: { session: Session }) {
  const { removeCookies } = useAppSettings();
  const leaving = useMutation({ mutationFn: () => signOut(removeCookies) });
  const [isAsked, setIsAsked] = useState(false);
  const isExtended = useExtensions();
  useEffect(() => {
    // It is needed where it cannot be loaded.
    if (isExtended) SignOutQuestion.preload();
  }, [isExtended]);
  const { username, uuid, exp } = session.accessPayload;
  return (
    <Panel heading={signInText.sessionHeading} busy={leaving.isPending}>
      <Box sx={{ ...row, justifyContent: 'space-between' }}>
        <Box sx={row}>
          <SessionClock />
          <UsernameChip username={username} uuid={uuid} />
        </Box>
        <Box sx={{ ...row, flexGrow: { xs: 1, md: 0 }, justifyContent: 'space-between' }}>
          <ContinueButton session={session} />
          <Button
            variant="text"
            disabled={leaving.isPending}
            onClick={() => (unsentPresses.get()?.count ? setIsAsked(true) : leaving.mutate())}
          >
            {signInText.signOut}
          </Button>
        </Box>
      </Box>
      <Suspense>
        {isAsked && (
          <SignOutQuestion
            onClose={() => setIsAsked(false)}
            onLeave={() => {
              setIsAsked(false);
              leaving.mutate();
            }}
          />
        )}
      </Suspense>
      <ExpiryWarning accessExp={exp} />
    </Panel>
  );
}
