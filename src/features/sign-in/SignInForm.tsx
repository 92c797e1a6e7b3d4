import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TokenRequest } from '#contract/session.ts';
import { toApiError } from '#lib/api-error.ts';
import { clearError, notifyError } from '#lib/notify.ts';
import { pageLoad } from '#lib/page-load.ts';
import { openSession } from '#session/open-session.ts';
import { sessionStore } from '#session/session-store.ts';
import { PasswordToggle } from '#ui/PasswordToggle.tsx';
import { requestTokens } from './api.ts';
import { CredentialField } from './CredentialField.tsx';
import { checkPassword, checkUsername } from './checks.ts';
import { FormPanel } from './FormPanel.tsx';
import { text } from './text.ts';

/** Signs in and loads the page anew; a failure leaves everything as it was typed. */
export function SignInForm({ onRegister }: { onRegister: () => void }) {
  const [passwordShown, setPasswordShown] = useState(false);
  const { register, handleSubmit, formState } = useForm<TokenRequest>({ mode: 'onChange' });
  const signIn = useMutation({
    mutationFn: async (credentials: TokenRequest) => openSession(await requestTokens(credentials)),
    onMutate: clearError,
    onError: (error) => notifyError(text.signInFailed(toApiError(error))),
    onSuccess: (session) => {
      sessionStore.save(session);
      pageLoad.home();
    },
  });

  return (
    <FormPanel
      heading={text.signInHeading}
      busy={signIn.isPending}
      onSubmit={handleSubmit((credentials) => signIn.mutate(credentials))}
      buttons={
        <>
          <Button type="submit" disabled={signIn.isPending || signIn.isSuccess}>
            {text.signIn}
          </Button>
          <Button variant="text" disabled={signIn.isPending} onClick={onRegister}>
            {text.toRegister}
          </Button>
        </>
      }
    >
      <CredentialField
        label={text.username}
        field={register('username', { validate: checkUsername })}
        problem={formState.errors.username?.message}
        autoComplete="username"
        autoFocus
      />
      <CredentialField
        label={text.password}
        type={passwordShown ? 'text' : 'password'}
        field={register('password', { validate: checkPassword })}
        problem={formState.errors.password?.message}
        autoComplete="current-password"
        adornment={<PasswordToggle shown={passwordShown} onToggle={setPasswordShown} />}
      />
    </FormPanel>
  );
}
