import { formatDateTime } from '#domain/calendar/time.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { Panel } from '#ui/Panel.tsx';
import { Facts } from './Facts.tsx';
import { accountText } from './text.ts';

/** What this browser knows by itself: another server has no calls for more (EXT-1). */
export function KnownHere({ session }: { session: Session }) {
  const { username, exp } = session.accessPayload;
  return (
    <Panel heading={accountText.heading}>
      <Facts
        items={[
          { term: accountText.username, value: username },
          { term: accountText.expiry, value: formatDateTime(exp * 1000) },
          { term: accountText.thisDevice, value: accountText.signedIn },
        ]}
      />
    </Panel>
  );
}
