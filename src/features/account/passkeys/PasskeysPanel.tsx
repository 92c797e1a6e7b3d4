import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '#lib/http/api-error.ts';
import { knowsPasskeys } from '#lib/knows-passkeys.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { loadChunk } from '#loading/load-chunk.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { LoadError } from '#ui/LoadError.tsx';
import { Panel } from '#ui/Panel.tsx';
import { accountText } from '../text.ts';
import { usePasskeys, useReadAgain } from '../use-account.ts';
import { type Passkey, removePasskey } from './api.ts';
import { PasskeyRow } from './PasskeyRow.tsx';

/** The account's passkeys (ACC-8); nothing where there are none and the browser can add none. */
export function PasskeysPanel() {
  const { data = [], error, isPending, refetch } = usePasskeys();
  const readAgain = useReadAgain();
  const { announce } = useAppSettings();
  const [done, setDone] = useState('');
  const change = useMutation({
    mutationFn: async (passkey: Passkey | null) => {
      if (passkey === null) return addOne();
      await removePasskey(passkey.id);
      return accountText.passkeyRemoved(nameOf(passkey));
    },
    onMutate: clearError,
    onError: (failure) => notifyError(sessionText.callFailed(toApiError(failure))),
    onSuccess: (message) => {
      setDone(message);
      announce(message);
    },
    onSettled: readAgain,
  });
  if (!knowsPasskeys() && data.length === 0) return null;

  return (
    <Panel heading={accountText.passkeysHeading} busy={isPending || change.isPending}>
      {error && <LoadError message={sessionText.callFailed(toApiError(error))} onRetry={refetch} />}
      {data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, mb: 1 }}>
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              name={nameOf(passkey)}
              disabled={change.isPending}
              onRemove={() => change.mutate(passkey)}
            />
          ))}
        </Box>
      )}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        {knowsPasskeys() && (
          <Button disabled={change.isPending} onClick={() => change.mutate(null)}>
            {accountText.addPasskey}
          </Button>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {done || accountText.passkeysHint}
        </Typography>
      </Box>
    </Panel>
  );
}

async function addOne(): Promise<string> {
  const load = () => import('./create-passkey.ts');
  const { createPasskey } = await loadChunk('create-passkey', load);
  const problem = await createPasskey();
  if (problem === undefined) return accountText.passkeyAdded;
  return problem === 'known' ? accountText.passkeyKnown : accountText.passkeyNotAdded;
}

function nameOf({ keeper, browser, system }: Passkey): string {
  return keeper ?? accountText.device(browser, system);
}
