import { formatDate } from '#domain/calendar/time.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { sessionText } from '#session/text.ts';
import { LoadError } from '#ui/LoadError.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ExportButton } from './ExportButton.tsx';
import { Facts } from './Facts.tsx';
import { accountText } from './text.ts';
import { useAccount } from './use-account.ts';

/** The user's name and age of the account; the name is known before the server says it. */
export function AccountPanel({ username }: { username: string }) {
  const { data, error, isPending, refetch } = useAccount();
  const zone = useZone();
  return (
    <Panel heading={accountText.heading} busy={isPending}>
      <Facts
        items={[
          { term: accountText.username, value: data?.username ?? username },
          { term: accountText.memberSince, value: data ? formatDate(data.createdAtMs, zone) : '' },
        ]}
      />
      <ExportButton />
      {error && <LoadError message={sessionText.callFailed(error)} onRetry={refetch} />}
    </Panel>
  );
}
