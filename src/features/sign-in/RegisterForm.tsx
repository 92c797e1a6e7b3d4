import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { RegisterRequest } from '#contract/session.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { leaveRegisteredName } from '#lib/storage/flash-message.ts';
import { pageLoad } from '#loading/page-load.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { checkConfirmation, checkPassword } from '#session/password-checks.ts';
import { CredentialField } from '#ui/CredentialField.tsx';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import { PasswordToggle } from '#ui/PasswordToggle.tsx';
import { requestRegistration } from './api.ts';
import { checkNewUsername } from './checks.ts';
import { FormPanel } from './FormPanel.tsx';
import { refusedFields } from './refused-fields.ts';
import { signInText } from './text.ts';

interface Fields extends RegisterRequest {
  confirmation: string;
}

interface RegisterFormProps {
  /** The mark and the name of the product. */
  brand: ReactNode;
  onBack: () => void;
}

/** The registration form (SES-4); the user signs in afterwards. */
export function RegisterForm({ brand, onBack }: RegisterFormProps) {
  const [passwordShown, setPasswordShown] = useState(false);
  const { register, handleSubmit, formState, getValues, setError, trigger } = useForm<Fields>({
    mode: 'onChange',
  });
  const { errors } = formState;
  const registration = useMutation({
    mutationFn: requestRegistration,
    onMutate: clearError,
    onSuccess: (_, { username, password }) => {
      leaveRegisteredName(username);
      offerToKeep(username, password);
    },
    onError: (error) => {
      const failed = toApiError(error);
      const refused = refusedFields(failed);
      notifyError(signInText.registerFailed(failed, refused?.length === 0), 'form');
      // The first one takes the focus.
      for (const [index, { field, message }] of refused?.entries() ?? []) {
        setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      }
    },
  });
  const type = passwordShown ? 'text' : 'password';

  /** Checks the repeated password after the password changed, unless it is still empty. */
  function checkAgain(): void {
    if (getValues('confirmation') !== '') void trigger('confirmation');
  }

  return (
    <FormPanel
      brand={brand}
      heading={signInText.registerHeading}
      busy={registration.isPending}
      onSubmit={handleSubmit(({ username, password }) =>
        registration.mutate({ username, password }),
      )}
      buttons={
        <>
          <Button type="submit" disabled={registration.isPending || registration.isSuccess}>
            {signInText.register}
          </Button>
          <Button variant="text" disabled={registration.isPending} onClick={onBack}>
            {signInText.backToSignIn}
          </Button>
        </>
      }
    >
      <CredentialField
        label={signInText.username}
        {...register('username', { validate: checkNewUsername })}
        problem={errors.username?.message}
        autoComplete="username"
        autoFocus
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      <CredentialField
        label={signInText.password}
        type={type}
        {...register('password', { validate: checkPassword, onChange: checkAgain })}
        problem={errors.password?.message}
        autoComplete="new-password"
        adornment={<PasswordToggle shown={passwordShown} onToggle={setPasswordShown} />}
      />
      <CredentialField
        label={signInText.confirmation}
        type={type}
        {...register('confirmation', {
          validate: (typed, { password }) => checkConfirmation(typed, password),
        })}
        problem={errors.confirmation?.message}
        autoComplete="new-password"
      />
      {registration.isSuccess && (
        <MessageDialog open message={signInText.registered} onClose={pageLoad.home} />
      )}
    </FormPanel>
  );
}

/** Chromium's, which TypeScript does not know. */
type PasswordCredentialType = new (data: { id: string; password: string }) => Credential;

/** Has the browser's password manager ask whether to keep a new account: it then fills the sign-in form (SES-34). */
function offerToKeep(username: string, password: string): void {
  const { PasswordCredential } = window as { PasswordCredential?: PasswordCredentialType };
  if (!PasswordCredential) return;
  const credential = new PasswordCredential({ id: username, password });
  // A user who declines types it.
  void navigator.credentials.store(credential).catch(() => undefined);
}
