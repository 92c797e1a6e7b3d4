import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import type { OwnSession } from '#contract/account.ts';
import { formatMinute } from '#domain/calendar/time.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { sessionText } from '#session/text.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Hint } from '#ui/Hint.tsx';
import { Panel } from '#ui/Panel.tsx';
import { endOtherSessions, endOwnSession } from './api.ts';
import { FactRow } from './FactRow.tsx';
import { accountText } from './text.ts';
import { useSessions } from './use-account.ts';
import { useAccountChange } from './use-account-change.ts';

/** The sessions of the user; every one but this can be ended here (ACC-3). */
export function SessionsPanel() {
  const { data = [], error, isPending, refetch } = useSessions();
  const { change, busy, done, focusAfter } = useAccountChange(end);
  const zone = useZone();
  const others = data.filter(({ current }) => !current);
  const here = data.filter(({ current }) => current);

  return (
    <Panel heading={accountText.sessionsHeading} busy={isPending || busy}>
      {error && <ErrorMessage message={sessionText.callFailed(error)} onRetry={refetch} />}
      <List>
        {[...here, ...others].map((session) => (
          <FactRow
            key={session.id}
            name={nameOf(session)}
            facts={
              <>
                <span>{accountText.lastUse(formatMinute(Date.parse(session.used_at), zone))}</span>
                <span>
                  {accountText.beginning(formatMinute(Date.parse(session.began_at), zone))}
                </span>
                {session.ip_addr !== null && <bdi>{accountText.address(session.ip_addr)}</bdi>}
              </>
            }
            mark={session.current ? accountText.thisDevice : undefined}
            action={accountText.end}
            disabled={busy}
            onAction={() => change(session)}
          />
        ))}
      </List>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, pt: 1 }}>
        {others.length > 0 && (
          <Button disabled={busy} onClick={() => change(null)}>
            {accountText.endOthers}
          </Button>
        )}
        <Hint ref={focusAfter} tabIndex={-1} sx={{ minHeight: '1.6em' }}>
          {done || (data.length > 0 && others.length === 0 && accountText.noOthers)}
        </Hint>
      </Box>
    </Panel>
  );
}

/** @param session `null` for all others */
async function end(session: OwnSession | null): Promise<string> {
  if (session === null) return accountText.endedOthers(await endOtherSessions());
  await endOwnSession(session.id);
  return accountText.ended(nameOf(session));
}

function nameOf({ browser, system }: OwnSession): string {
  return accountText.device(browser, system);
}
