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
  const { username } = session.accessPayload;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1, sm: 2 } }}>
      <AccountPanel username={username} />
      <SessionsPanel />
      <PasswordPanel username={username} />
      <PasskeysPanel username={username} />
      <EventsPanel />
      <DeletePanel username={username} />
    </Box>
  );
}
