import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { RegisterRequest } from '#contract/session.ts';
import { toApiError } from '#lib/api-error.ts';
import { clearError, notifyError } from '#lib/notify.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PasswordToggle } from '#ui/PasswordToggle.tsx';
import { requestRegistration } from './api.ts';
import { CredentialField } from './CredentialField.tsx';
import { checkPassword, checkUsername } from './checks.ts';
import { FormPanel } from './FormPanel.tsx';
import { text } from './text.ts';

const RegisteredDialog = lazyPart(
  'RegisteredDialog',
  async () => (await import('./RegisteredDialog.tsx')).RegisteredDialog,
);

interface Fields extends RegisterRequest {
  confirmation: string;
}

/** Signs up; what follows is a sign-in with the new name. */
export function RegisterForm({ onBack }: { onBack: () => void }) {
  const [passwordShown, setPasswordShown] = useState(false);
  const { register, handleSubmit, formState, getValues, trigger } = useForm<Fields>({
    mode: 'onChange',
  });
  const { errors } = formState;
  const registration = useMutation({
    mutationFn: requestRegistration,
    onMutate: clearError,
    onError: (error) => notifyError(text.registerFailed(toApiError(error))),
  });
  useEffect(RegisteredDialog.preload, []);
  const type = passwordShown ? 'text' : 'password';

  /** The confirmation may be none any more, or be one now; an empty one nobody has come to yet. */
  function checkAgain(): void {
    if (getValues('confirmation') !== '') void trigger('confirmation');
  }

  return (
    <FormPanel
      heading={text.registerHeading}
      busy={registration.isPending}
      onSubmit={handleSubmit(({ username, password }) =>
        registration.mutate({ username, password }),
      )}
      buttons={
        <>
          <Button type="submit" disabled={registration.isPending || registration.isSuccess}>
            {text.register}
          </Button>
          <Button variant="text" disabled={registration.isPending} onClick={onBack}>
            {text.backToSignIn}
          </Button>
        </>
      }
    >
      <CredentialField
        label={text.username}
        field={register('username', { validate: checkUsername })}
        problem={errors.username?.message}
        autoComplete="username"
        autoFocus
      />
      <CredentialField
        label={text.password}
        type={type}
        field={register('password', { validate: checkPassword, onChange: checkAgain })}
        problem={errors.password?.message}
        autoComplete="new-password"
        adornment={<PasswordToggle shown={passwordShown} onToggle={setPasswordShown} />}
      />
      <CredentialField
        label={text.confirmation}
        type={type}
        field={register('confirmation', { validate: checkConfirmation })}
        problem={errors.confirmation?.message}
        autoComplete="new-password"
      />
      {registration.isSuccess && (
        <Suspense>
          <RegisteredDialog />
        </Suspense>
      )}
    </FormPanel>
  );
}

function checkConfirmation(confirmation: string, { password }: Fields): string | undefined {
  if (confirmation === '') return text.passwordProblem.missing;
  return confirmation === password ? undefined : text.mismatch;
}
