import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkConfirmation, checkPassword } from '#session/password-checks.ts';
import { CredentialField } from '#ui/CredentialField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PasswordToggle } from '#ui/PasswordToggle.tsx';
import { changePassword } from './api.ts';
import { checkCurrentPassword, refusedField } from './checks.ts';
import { FieldRow } from './FieldRow.tsx';
import { HiddenUsername } from './HiddenUsername.tsx';
import { accountText } from './text.ts';
import { useAccountChange } from './use-account-change.ts';

interface Fields {
  current: string;
  next: string;
  confirmation: string;
}

/** Replaces the password; all other sessions end (ACC-2). */
export function PasswordPanel({ username }: { username: string }) {
  const [shown, setShown] = useState(false);
  const { register, handleSubmit, formState, getValues, reset, setError, trigger } =
    useForm<Fields>({ mode: 'onChange' });
  const { errors } = formState;
  const { change, busy, done, focusAfter } = useAccountChange(replacePassword);
  const type = shown ? 'text' : 'password';

  /** Checks the repeated password after the password changed, unless it is still empty. */
  function checkAgain(): void {
    if (getValues('confirmation') !== '') void trigger('confirmation');
  }

  function replace(fields: Fields): void {
    change(fields, {
      onSuccess: () => reset(),
      onError: (error) => {
        const refused = refusedField(error);
        if (refused) setError(refused.field, { message: refused.message }, { shouldFocus: true });
      },
    });
  }

  return (
    <Panel heading={accountText.passwordHeading} busy={busy}>
      <Box component="form" method="post" noValidate onSubmit={handleSubmit(replace)}>
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
          <Button ref={focusAfter} type="submit" disabled={busy}>
            {accountText.change}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {(!formState.isDirty && done) || accountText.changeHint}
          </Typography>
        </Box>
      </Box>
    </Panel>
  );
}

async function replacePassword({ current, next }: Fields): Promise<string> {
  await changePassword({ current_password: current, new_password: next });
  return accountText.changed;
}
