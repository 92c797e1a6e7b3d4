import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { clearError } from '#notices/notify.ts';
import { checkConfirmation, checkPassword } from '#session/password-checks.ts';
import { CredentialField } from '#ui/CredentialField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PasswordToggle } from '#ui/PasswordToggle.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { changePassword } from './api.ts';
import { checkCurrentPassword, tellFailure } from './checks.ts';
import { FieldRow } from './FieldRow.tsx';
import { HiddenUsername } from './HiddenUsername.tsx';
import { accountText } from './text.ts';
import { useReadAgain } from './use-account.ts';

interface Fields {
  current: string;
  next: string;
  confirmation: string;
}

/** Replaces the password; all other sessions end (ACC-2). */
export function PasswordPanel({ username }: { username: string }) {
  const [shown, setShown] = useState(false);
  const { announce } = useAppSettings();
  const readAgain = useReadAgain();
  const { register, handleSubmit, formState, getValues, reset, setError, trigger } =
    useForm<Fields>({ mode: 'onChange' });
  const { errors } = formState;
  const change = useMutation({
    mutationFn: ({ current, next }: Fields) =>
      changePassword({ current_password: current, new_password: next }),
    onMutate: clearError,
    onError: (error) =>
      tellFailure(
        error,
        () => setError('current', { message: accountText.wrongPassword }, { shouldFocus: true }),
        () => setError('next', { message: accountText.refusedPassword }, { shouldFocus: true }),
      ),
    onSuccess: async () => {
      reset();
      announce(accountText.changed);
      await readAgain();
    },
  });
  const focusAfter = useFocusAfter(change.isPending);
  const type = shown ? 'text' : 'password';

  /** Checks the repeated password after the password changed, unless it is still empty. */
  function checkAgain(): void {
    if (getValues('confirmation') !== '') void trigger('confirmation');
  }

  return (
    <Panel heading={accountText.passwordHeading} busy={change.isPending}>
      <Box
        component="form"
        method="post"
        noValidate
        onSubmit={handleSubmit((fields) => change.mutate(fields))}
      >
        <HiddenUsername username={username} />
        <FieldRow>
          <CredentialField
            label={accountText.current}
            type={type}
            {...register('current', { validate: checkCurrentPassword })}
            problem={errors.current?.message}
            autoComplete="current-password"
            adornment={<PasswordToggle shown={shown} onToggle={setShown} />}
          />
          <CredentialField
            label={accountText.next}
            type={type}
            {...register('next', { validate: checkPassword, onChange: checkAgain })}
            problem={errors.next?.message}
            autoComplete="new-password"
          />
          <CredentialField
            label={accountText.confirmation}
            type={type}
            {...register('confirmation', {
              validate: (typed, { next }) => checkConfirmation(typed, next),
            })}
            problem={errors.confirmation?.message}
            autoComplete="new-password"
          />
        </FieldRow>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button ref={focusAfter} type="submit" disabled={change.isPending}>
            {accountText.change}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {change.isSuccess && !formState.isDirty ? accountText.changed : accountText.changeHint}
          </Typography>
        </Box>
      </Box>
    </Panel>
  );
}
