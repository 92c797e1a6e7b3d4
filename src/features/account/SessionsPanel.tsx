import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '#lib/http/api-error.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { LoadError } from '#ui/LoadError.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { endOtherSessions, endSession, type OwnSession } from './api.ts';
import { SessionRow } from './SessionRow.tsx';
import { accountText } from './text.ts';
import { useReadAgain, useSessions } from './use-account.ts';

/** Where the user is signed in; every session but this one can be ended here (ACC-3). */
export function SessionsPanel() {
  const { data = [], error, isPending, refetch } = useSessions();
  const readAgain = useReadAgain();
  const { announce } = useAppSettings();
  const [done, setDone] = useState('');
  const ending = useMutation({
    mutationFn: async (session: OwnSession | null) => {
      if (session === null) return accountText.endedOthers(await endOtherSessions());
      await endSession(session.id);
      return accountText.ended(accountText.device(session.browser, session.system));
    },
    onMutate: clearError,
    onError: (failure) => notifyError(sessionText.callFailed(toApiError(failure))),
    onSuccess: (message) => {
      setDone(message);
      announce(message);
    },
    onSettled: readAgain,
  });
  const focusAfter = useFocusAfter(ending.isPending);
  const others = data.filter(({ isCurrent }) => !isCurrent);
  const current = data.filter(({ isCurrent }) => isCurrent);

  return (
    <Panel heading={accountText.sessionsHeading} busy={isPending || ending.isPending}>
      {error && <LoadError message={sessionText.callFailed(toApiError(error))} onRetry={refetch} />}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {[...current, ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            disabled={ending.isPending}
            onEnd={() => ending.mutate(session)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, pt: 1 }}>
        {others.length > 0 && (
          <Button disabled={ending.isPending} onClick={() => ending.mutate(null)}>
            {accountText.endOthers}
          </Button>
        )}
        <Typography
          ref={focusAfter}
          tabIndex={-1}
          variant="body2"
          sx={{ color: 'text.secondary', minHeight: '1.6em' }}
        >
          {done || (data.length > 0 && others.length === 0 && accountText.noOthers)}
        </Typography>
      </Box>
    </Panel>
  );
}
