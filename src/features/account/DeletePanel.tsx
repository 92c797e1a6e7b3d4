import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { leaveFlashMessage } from '#lib/storage/flash-message.ts';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { currentQueue } from '#sync/current-queue.ts';
import { CredentialField } from '#ui/CredentialField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { AccountForm } from './AccountForm.tsx';
import { deleteAccount } from './api.ts';
import { type AccountFields, checkCurrentPassword, markRefused } from './checks.ts';
import { accountText } from './text.ts';

/** Deletes the account, once its name and password are typed (ACC-5). */
export function DeletePanel({ username }: { username: string }) {
  const { removeCookies } = useAppSettings();
  const form = useForm<AccountFields>({ mode: 'onChange' });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const deletion = useMutation({
    mutationFn: ({ current }: AccountFields) => deleteAccount({ current_password: current }),
    onMutate: clearError,
    onError: (error) => {
      if (!markRefused(error, form)) notifyError(sessionText.callFailed(error));
    },
    // Without cookies the page loads again, as a guest's.
    onSuccess: async () => {
      await currentQueue
        .get()
        ?.clear()
        .catch(() => undefined);
      leaveFlashMessage(accountText.deleted);
      removeCookies();
    },
  });

  return (
    <Panel heading={accountText.deleteHeading} busy={deletion.isPending}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {accountText.deleteHint}
      </Typography>
      <AccountForm
        onSubmit={handleSubmit((fields) => deletion.mutate(fields))}
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
        <Button type="submit" color="error" disabled={deletion.isPending || deletion.isSuccess}>
          {accountText.delete}
        </Button>
      </AccountForm>
    </Panel>
  );
}
