import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useForm } from 'react-hook-form';
import type { Passkey } from '#contract/passkeys.ts';
import { formatMinute } from '#domain/calendar/time.ts';
import { knowsPasskeys } from '#lib/knows-passkeys.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { loadChunk } from '#loading/load-chunk.ts';
import { sessionText } from '#session/text.ts';
import { CredentialField } from '#ui/CredentialField.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Hint } from '#ui/Hint.tsx';
import { Panel } from '#ui/Panel.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { removePasskey } from '../api.ts';
import { type AccountFields, checkCurrentPassword } from '../checks.ts';
import { FactRow } from '../FactRow.tsx';
import { accountText } from '../text.ts';
import { usePasskeys } from '../use-account.ts';
import { useAccountChange } from '../use-account-change.ts';
import { tellRemoved } from './tell-keeper.ts';
import { passkeysText } from './text.ts';

/**
 * The account's passkeys (ACC-8); nothing where there are none and the browser can add none. To add one takes
 * the password, since a passkey signs in without it.
 */
export function PasskeysPanel({ username }: { username: string }) {
  const { data = [], error, isPending, refetch } = usePasskeys();
  const form = useForm<AccountFields>();
  const { change, busy, done, focusAfter } = useAccountChange(addOrRemove, form);
  const zone = useZone();
  if (!knowsPasskeys() && data.length === 0) return null;

  const hint = (
    <Hint ref={focusAfter} tabIndex={-1}>
      {done || passkeysText.hint}
    </Hint>
  );
  return (
    <Panel heading={passkeysText.heading} busy={isPending || busy}>
      {error && <ErrorMessage message={sessionText.callFailed(error)} onRetry={refetch} />}
      {data.length > 0 && (
        <List sx={{ mb: 1 }}>
          {data.map((passkey) => (
            <FactRow
              key={passkey.id}
              name={nameOf(passkey)}
              facts={
                <>
                  <span>
                    {passkey.used_at === null
                      ? passkeysText.neverUsed
                      : accountText.lastUse(formatMinute(Date.parse(passkey.used_at), zone))}
                  </span>
                  <span>
                    {passkeysText.added(formatMinute(Date.parse(passkey.created_at), zone))}
                  </span>
                </>
              }
              action={passkeysText.remove}
              disabled={busy}
              onAction={() => change(passkey)}
            />
          ))}
        </List>
      )}
      {knowsPasskeys() ? (
        <AccountForm
          username={username}
          onSubmit={form.handleSubmit(({ current }) =>
            change(current, { onSuccess: () => form.reset() }),
          )}
          fields={
            <CredentialField
              label={accountText.current}
              type="password"
              {...form.register('current', { validate: checkCurrentPassword })}
              problem={form.formState.errors.current?.message}
              autoComplete="current-password"
            />
          }
        >
          <Button type="submit" disabled={busy}>
            {passkeysText.add}
          </Button>
          {hint}
        </AccountForm>
      ) : (
        hint
      )}
    </Panel>
  );
}

/** @param passkey the one to remove, or the password of who adds one */
async function addOrRemove(passkey: Passkey | string): Promise<string> {
  if (typeof passkey === 'string') return addOne(passkey);
  await removePasskey(passkey.id);
  await tellRemoved(passkey);
  return passkeysText.removed(nameOf(passkey));
}

async function addOne(password: string): Promise<string> {
  const load = () => import('./create-passkey.ts');
  const { createPasskey } = await loadChunk('passkeys', load);
  const problem = await createPasskey(password);
  if (problem === undefined) return passkeysText.done;
  return problem === 'known' ? passkeysText.known : passkeysText.notAdded;
}

function nameOf({ name, browser, system }: Passkey): string {
  return name ?? accountText.device(browser, system);
}
