import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate, formatDateTime } from '#domain/calendar/time.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { giveFile } from '#notices/files.tsx';
import { readBackup } from '#session/read-backup.ts';
import { sessionText } from '#session/text.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { useSession } from '#session/use-session.ts';
import { type Definition, DefinitionList } from '#ui/DefinitionList.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Hint } from '#ui/Hint.tsx';
import { Panel } from '#ui/Panel.tsx';
import { DeletePanel } from './DeletePanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { FeedPanel } from './feed/FeedPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { PasskeysPanel } from './passkeys/PasskeysPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { accountText } from './text.ts';
import { useAccount, useSessions } from './use-account.ts';
import { useAccountChange } from './use-account-change.ts';

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

/** Nobody knows how long the list of devices will be: the panels below it wait, so that nothing moves. */
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
          <FeedPanel />
          <EventsPanel />
          <DeletePanel username={username} />
        </>
      )}
    </Box>
  );
}

/** The user's name and age of the account; the name is known before the server says it. */
function AccountPanel({ username }: { username: string }) {
  const { data, error, isPending, refetch } = useAccount();
  const zone = useZone();
  return (
    <Panel heading={accountText.heading} busy={isPending}>
      <Facts
        items={[
          { term: accountText.username, value: data?.username ?? username },
          {
            term: accountText.memberSince,
            value: data ? formatDate(Date.parse(data.created_at), zone) : '',
          },
        ]}
      />
      <ExportButton />
      {error && <ErrorMessage message={sessionText.callFailed(error)} onRetry={refetch} />}
    </Panel>
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

/** Facts, not spread over a wide panel. */
function Facts({ items }: { items: Definition[] }) {
  return (
    <Box sx={{ maxWidth: 400 }}>
      <DefinitionList items={items} />
    </Box>
  );
}

/** Gives the user all records and entries as a file, which can be imported again (HRS-8). */
function ExportButton() {
  const { change, busy, done } = useAccountChange(async () => {
    const { name, file } = await readBackup();
    return (await giveFile(name, file)) ? accountText.exported : '';
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1.5 }}>
      <Button disabled={busy} onClick={() => change()}>
        {accountText.export}
      </Button>
      <Hint>{done}</Hint>
    </Box>
  );
}
