import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazyPart } from '#loading/lazy-part.tsx';
import { sessionStore } from '#session/session-store.ts';
import { sessionText } from '#session/text.ts';
import { useSession } from '#session/use-session.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Hint } from '#ui/Hint.tsx';
import { RoulettePages } from './RoulettePages.tsx';
import { appText } from './text.ts';

const TrackerPage = lazyPart(
  'tracker',
  async () => (await import('./TrackerPage.tsx')).TrackerPage,
  () => <Box sx={{ minHeight: '100vh' }} />,
);
// A signed-in user will need it: it loads while the rest of the page is rendered.
if (sessionStore.get()) TrackerPage.preload();

/** The index page: the tracker for signed-in users, the roulette for guests (NAV-2). */
export function HomePage() {
  const session = useSession();
  if (!session) return <RoulettePages page={{ kind: 'draw' }} foot={<GuestHint />} />;
  return (
    <TrackerPage
      fallback={(message, retry) => (
        <RoulettePages
          page={{ kind: 'draw' }}
          notice={<ErrorMessage message={`${message}\n${appText.drawsWork}`} onRetry={retry} />}
        />
      )}
    />
  );
}

/** Tells a guest to sign in, and why there is no tracker (TRK-6). */
function GuestHint() {
  return (
    <Hint>
      <span>{appText.signInToTrack}</span>
      <span>{appText.separator}</span>
      <Typography component="span" variant="caption">
        {sessionText.noToken}
      </Typography>
    </Hint>
  );
}
