import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#domain/calendar/time.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { useSession } from '#session/use-session.ts';
import { Panel } from '#ui/Panel.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { CalendarPanel } from './calendar/CalendarPanel.tsx';
import { DeletePanel } from './DeletePanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { Facts } from './Facts.tsx';
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
          <CalendarPanel />
          <EventsPanel />
          <DeletePanel username={username} />
        </>
      )}
    </Box>
  );
}

/** The facts that this browser knows by itself: another server has no calls for more (EXT-1). */
function KnownHere({ session }: { session: Session }) {
  const { username, exp } = session.accessPayload;
  const zone = useZone();
  return (
    <Panel heading={accountText.heading}>
      <Facts
        items={[
          { term: accountText.username, value: username },
          { term: accountText.expiry, value: formatDateTime(exp * 1000, zone) },
          { term: accountText.thisDevice, value: accountText.signedIn },
        ]}
      />
    </Panel>
  );
}
