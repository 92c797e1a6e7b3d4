import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { leaveFlashMessage } from '#lib/storage/flash-message.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { sessionStore } from '#session/session-store.ts';
import { currentQueue } from '#sync/current-queue.ts';
import { CredentialField } from '#ui/CredentialField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { AccountForm } from './AccountForm.tsx';
import { deleteAccount } from './api.ts';
import { type AccountFields, checkCurrentPassword } from './checks.ts';
import { tellAccountDeleted } from './passkeys/tell-keeper.ts';
import { accountText } from './text.ts';
import { usePasskeys } from './use-account.ts';
import { useAccountChange } from './use-account-change.ts';

/** Deletes the account, once its name and password are typed (ACC-5). */
export function DeletePanel({ username }: { username: string }) {
  const { data: passkeys = [] } = usePasskeys();
  const { removeCookies } = useAppSettings();
  const form = useForm<AccountFields>({ mode: 'onChange' });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { change, busy } = useAccountChange(async ({ current }: AccountFields) => {
    const session = sessionStore.get();
    await deleteAccount({ current_password: current });
    if (session) await tellAccountDeleted(passkeys, session.accessPayload);
    await currentQueue
      .get()
      ?.clear()
      .catch(() => undefined);
    leaveFlashMessage(accountText.deleted);
    // Without them the page loads again, as a guest's.
    removeCookies();
    return '';
  }, form);

  return (
    <Panel heading={accountText.deleteHeading} busy={busy}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {accountText.deleteHint}
      </Typography>
      <AccountForm
        onSubmit={handleSubmit((fields) => change(fields))}
        fields={
          <>
            <CredentialField
              label={accountText.typeUsername}
              {...register('username', {
                validate: (typed) =>
                  typed.trim() === username ? undefined : accountText.usernameMismatch,
              })}
              problem={errors.username?.message}
              autoComplete="off"
            />
            <CredentialField
              label={accountText.current}
              type="password"
              {...register('current', { validate: checkCurrentPassword })}
              problem={errors.current?.message}
              autoComplete="current-password"
            />
          </>
        }
      >
        <Button type="submit" color="error" disabled={busy}>
          {accountText.delete}
        </Button>
      </AccountForm>
    </Panel>
  );
}
