import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { TokenRequest } from '#contract/session.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { leaveSignIn, takeRegisteredName } from '#lib/storage/flash-message.ts';
import { pageLoad } from '#loading/page-load.ts';
import { loadingText } from '#loading/text.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { beginSession, RefreshExpiredError } from '#session/begin-session.ts';
import { CookiesNotKeptError, SessionTooLargeError } from '#session/cookie-jar.ts';
import { checkPassword } from '#session/password-checks.ts';
import { CredentialField } from '#ui/CredentialField.tsx';
import { PasswordToggle } from '#ui/PasswordToggle.tsx';
import { requestTokens, requestTokensByPasskey } from './api.ts';
import { checkUsername } from './checks.ts';
import { FormPanel } from './FormPanel.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SignInProblem } from './sign-in-problem.ts';
import { signInText } from './text.ts';
import { useCheckedField } from './use-checked-field.ts';

interface SignInFormProps {
  /** The mark and the name of the product. */
  brand: ReactNode;
  onRegister: () => void;
}

/**
 * The sign-in form (SES-4); a failure keeps the typed texts. It is in the first view of every guest, so
 * it has no library for its two fields (decision 057).
 */
export function SignInForm({ brand, onRegister }: SignInFormProps) {
  const [passwordShown, setPasswordShown] = useState(false);
  const username = useCheckedField(checkUsername);
  const password = useCheckedField(checkPassword);
  // For a user who has just registered, the name is filled in and the password has the focus (SES-34), before the
  // form is seen. In a prerendered page the script in index.html has done it.
  const goOn = useEffectEvent(() => {
    const name = takeRegisteredName();
    if (name === null) return;
    username.fill(name);
    password.focus();
  });
  useLayoutEffect(() => goOn(), []);
  const signIn = useMutation({
    mutationFn: async (credentials: TokenRequest | null) =>
      beginSession(await (credentials ? requestTokens(credentials) : requestTokensByPasskey())),
    onMutate: clearError,
    onError: (error) => notifyError(signInMessage(error), 'form'),
    onSuccess: () => {
      leaveSignIn('');
      pageLoad.home();
    },
  });

  function submit(): void {
    const [firstWrong] = [username, password].filter((field) => !field.check());
    if (firstWrong) firstWrong.focus();
    else signIn.mutate({ username: username.value(), password: password.value() });
  }

  return (
    <FormPanel
      brand={brand}
      heading={signInText.signInHeading}
      busy={signIn.isPending}
      onSubmit={submit}
      buttons={
        <>
          <Button type="submit" disabled={signIn.isPending || signIn.isSuccess}>
            {signInText.signIn}
          </Button>
          <Button variant="text" disabled={signIn.isPending} onClick={onRegister}>
            {signInText.toRegister}
          </Button>
          <PasskeyButton disabled={signIn.isPending} onPress={() => signIn.mutate(null)} />
        </>
      }
    >
      <CredentialField
        label={signInText.username}
        name="username"
        {...username.props}
        autoComplete="username"
        autoFocus
      />
      <CredentialField
        label={signInText.password}
        type={passwordShown ? 'text' : 'password'}
        name="password"
        {...password.props}
        autoComplete="current-password"
        adornment={<PasswordToggle shown={passwordShown} onToggle={setPasswordShown} />}
      />
    </FormPanel>
  );
}

function signInMessage(error: unknown): string {
  if (error instanceof RefreshExpiredError) return signInText.refreshRefused;
  if (error instanceof CookiesNotKeptError) return signInText.cookiesNotKept;
  if (error instanceof SessionTooLargeError) return signInText.sessionTooLarge;
  if (error instanceof SignInProblem) return error.message;
  return loadingText.problemOf(error) ?? signInText.signInFailed(toApiError(error));
}
