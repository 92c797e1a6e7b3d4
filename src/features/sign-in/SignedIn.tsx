import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Session } from '#domain/session/session-cookies.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { signOut } from '#session/sign-out.ts';
import { unsentCount } from '#sync/queue-state.ts';
import { currentQueueState } from '#sync/use-queue-state.ts';
import {
  LARGE_TEXT,
  LARGE_TEXT_WIDE,
  LOW_PAGE,
  NARROW,
  TEXT_EDGE,
  TOUCH_TARGET,
} from '#theme/sizes.ts';
import { Panel } from '#ui/Panel.tsx';
import { ContinueButton } from './ContinueButton.tsx';
import { ExpiryWarning } from './ExpiryWarning.tsx';
import { SessionClock } from './SessionClock.tsx';
import { signInText } from './text.ts';
import { UsernameChip } from './UsernameChip.tsx';
import { useIsContinuing } from './use-continue-session.ts';

// The question is about unsent presses, which come with the tracker's chunk: it is loaded already.
const SignOutQuestion = lazyPart(
  'tracker',
  async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion,
);

interface SignedInProps {
  session: Session;
  /** The mark and the name of the product. */
  brand: ReactNode;
}

/** The signed-in user and the session's end: one row, or two on a phone. */
export function SignedIn({ session, brand }: SignedInProps) {
  const { removeCookies } = useAppSettings();
  const leaving = useMutation({ mutationFn: () => signOut(removeCookies) });
  const isContinuing = useIsContinuing();
  const [isAsked, setIsAsked] = useState(false);
  const { username, uuid } = session.accessPayload;
  return (
    <Panel
      heading={signInText.sessionHeading}
      headingSeen="never"
      padding="none"
      busy={leaving.isPending || isContinuing}
    >
      <Box
        sx={{
          display: 'grid',
          // The name has the rest of the row, and is cut off at its end.
          gridTemplateColumns: {
            xs: 'auto auto minmax(0, 1fr) auto',
            md: 'auto auto minmax(0, 1fr) auto auto',
          },
          alignItems: 'center',
          columnGap: 1,
          pb: { xs: 0.5, sm: 0 },
          [LARGE_TEXT_WIDE]: {
            gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
            '& > div:last-of-type': {
              gridColumn: '1 / -1',
              '& > .MuiButton-text': { ml: TEXT_EDGE },
            },
          },
          [LOW_PAGE]: {
            gridTemplateColumns: 'auto auto minmax(2.5rem, 1fr) auto auto',
            columnGap: 0.5,
            '& > button': { px: 0.5 },
          },
          // The clock takes the gap of the mark, which is not there.
          [NARROW]: { '& > div:first-of-type + *': { ml: -1 } },
          [LARGE_TEXT]: {
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            '& > a': { gridRow: 2, gridColumn: '1 / -1' },
          },
        }}
      >
        {brand}
        <SessionClock />
        <UsernameChip username={username} uuid={uuid} />
        <Button
          variant="text"
          disabled={leaving.isPending}
          onClick={() =>
            unsentCount(currentQueueState()) > 0 ? setIsAsked(true) : leaving.mutate()
          }
        >
          {signInText.signOut}
        </Button>
        {/* As high as the button that takes the place of the text after a minute. */}
        <Box
          sx={{
            gridColumn: { xs: '1 / -1', md: 'auto' },
            display: 'flex',
            alignItems: 'center',
            minHeight: { xs: TOUCH_TARGET, md: 56 },
            // Its text stands at the edge of the panel, as the other texts do.
            '& > .MuiButton-text': { ml: { xs: TEXT_EDGE, md: 0 }, mr: { md: TEXT_EDGE } },
            // Two lines, or where there is less room three, as high as the row.
            [LOW_PAGE]: {
              gridColumn: 'auto',
              maxWidth: 'clamp(5.75rem, 36vw - 10rem, 9rem)',
              '& > .MuiTypography-root, & > .MuiButton-root': {
                mx: 0,
                px: 0.5,
                fontSize: '0.75rem',
                lineHeight: 1.2,
                flexWrap: 'wrap',
              },
            },
          }}
        >
          <ContinueButton session={session} />
        </Box>
      </Box>
      {isAsked && (
        <SignOutQuestion
          onClose={() => setIsAsked(false)}
          onLeave={() => {
            setIsAsked(false);
            leaving.mutate();
          }}
        />
      )}
      <ExpiryWarning token={session.accessPayload} />
    </Panel>
  );
}
