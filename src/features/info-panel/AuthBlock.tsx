import { formatDateTime } from '#domain/calendar/time.ts';
import { useSession } from '#session/use-session.ts';
import { InfoBlock } from './InfoBlock.tsx';
import { infoPanelText } from './text.ts';

export function AuthBlock() {
  const user = useSession()?.accessPayload;
  const { auth, none } = infoPanelText;
  return (
    <InfoBlock
      heading={auth.heading}
      items={[
        { term: auth.userId, value: user ? String(user.user_id) : none },
        { term: auth.username, value: user?.username ?? auth.guest },
        { term: auth.uuid, value: user?.uuid.slice(0, 8) ?? auth.noUuid },
        { term: auth.expiry, value: user ? formatDateTime(user.exp * 1000) : none },
      ]}
    />
  );
}
