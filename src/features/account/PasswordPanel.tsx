import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkConfirmation, checkPassword } from '#session/password-checks.ts';
import { CredentialField } from '#ui/CredentialField.tsx';
import { Hint } from '#ui/Hint.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PasswordToggle } from '#ui/PasswordToggle.tsx';
import { AccountForm } from './AccountForm.tsx';
import { changePassword } from './api.ts';
import { type AccountFields, checkCurrentPassword } from './checks.ts';
import { accountText } from './text.ts';
import { useAccountChange } from './use-account-change.ts';

/** Replaces the password; all other sessions end (ACC-2). */
export function PasswordPanel({ username }: { username: string }) {
  const [shown, setShown] = useState(false);
  const form = useForm<AccountFields>({ mode: 'onChange' });
  const { register, handleSubmit, formState, getValues, reset, trigger } = form;
  const { errors } = formState;
  const { change, busy, done, focusAfter } = useAccountChange(replacePassword, form);
  const type = shown ? 'text' : 'password';

  /** Checks the repeated password after the password changed, unless it is still empty. */
  function checkAgain(): void {
    if (getValues('confirmation') !== '') void trigger('confirmation');
  }

  return (
    <Panel heading={accountText.passwordHeading} busy={busy}>
      <AccountForm
        username={username}
        onSubmit={handleSubmit((fields) => change(fields, { onSuccess: () => reset() }))}
        fields={
          <>
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
          </>
        }
      >
        <Button ref={focusAfter} type="submit" disabled={busy}>
          {accountText.change}
        </Button>
        <Hint>{(!formState.isDirty && done) || accountText.changeHint}</Hint>
      </AccountForm>
    </Panel>
  );
}

async function replacePassword({ current, next }: AccountFields): Promise<string> {
  await changePassword({ current_password: current, new_password: next });
  return accountText.changed;
}
