import Box from '@mui/material/Box';
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
import { deleteAccount } from './api.ts';
import { checkCurrentPassword, refusedField } from './checks.ts';
import { FieldRow } from './FieldRow.tsx';
import { accountText } from './text.ts';

interface Fields {
  username: string;
  password: string;
}

/** Deletes the account, once its name and password are typed (ACC-5). */
export function DeletePanel({ username }: { username: string }) {
  const { removeCookies } = useAppSettings();
  const { register, handleSubmit, formState, setError } = useForm<Fields>({ mode: 'onChange' });
  const { errors } = formState;
  const deletion = useMutation({
    mutationFn: ({ password }: Fields) => deleteAccount({ current_password: password }),
    onMutate: clearError,
    onError: (error) => {
      const refused = refusedField(error);
      if (refused) setError('password', { message: refused.message }, { shouldFocus: true });
      else notifyError(sessionText.callFailed(error));
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
      <Box
        component="form"
        method="post"
        noValidate
        onSubmit={handleSubmit((fields) => deletion.mutate(fields))}
      >
        <FieldRow>
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
            {...register('password', { validate: checkCurrentPassword })}
            problem={errors.password?.message}
            autoComplete="current-password"
          />
        </FieldRow>
        <Button type="submit" color="error" disabled={deletion.isPending || deletion.isSuccess}>
          {accountText.delete}
        </Button>
      </Box>
    </Panel>
  );
}
