import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useExtensions } from '#session/use-extensions.ts';
import { useSession } from '#session/use-session.ts';
import { Panel } from '#ui/Panel.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { DeletePanel } from './DeletePanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { KnownHere } from './KnownHere.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { PasskeysPanel } from './passkeys/PasskeysPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { accountText } from './text.ts';
import { useSessions } from './use-account.ts';

/** `/Mypage`: the user's own account (ACC-1). */
export function AccountPage() {
  const session = useSession();
  const extended = useExtensions();
  if (!session) {
    return (
      <Panel heading={accountText.page}>
        <Typography>{accountText.guest}</Typography>
      </Panel>
    );
  }
  if (!extended) return <KnownHere session={session} />;
  return <OwnAccount username={session.accessPayload.username} />;
}

/** Nobody knows how long the list of devices will be: what stands below waits, so that nothing moves. */
function OwnAccount({ username }: { username: string }) {
  const { isLoading } = useSessions();
  return (
    <Box
      sx={{
        display: 'grid',
        alignContent: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 1, sm: 2 },
        minHeight: '100vh',
      }}
    >
      <AccountPanel username={username} />
      <SessionsPanel />
      {!isLoading && (
        <>
          <PasswordPanel username={username} />
          <PasskeysPanel username={username} />
          <EventsPanel />
          <DeletePanel username={username} />
        </>
      )}
    </Box>
  );
}
