import { startTransition, useEffect, useState } from 'react';
import { takeFlashMessage } from '#lib/storage/flash-message.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { clearError, notifyError, notifySignOut } from '#notices/notify.ts';
import { pendingSignOuts } from '#session/pending-sign-outs.ts';
import { REFRESH_REFUSED } from '#session/refresh-session.ts';
import { SIGN_OUT_PENDING } from '#session/sign-out.ts';
import { useSession } from '#session/use-session.ts';
import { SignedIn } from './SignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';
import { signInText } from './text.ts';

const RegisterForm = lazyPart(
  'RegisterForm',
  async () => (await import('./RegisterForm.tsx')).RegisterForm,
);

/** The session panel: the signed-in user, or the sign-in or registration form. */
export function SessionPanel() {
  const session = useSession();
  const [form, setForm] = useState<'sign-in' | 'register'>('sign-in');

  useEffect(() => {
    const message = takeFlashMessage();
    if (message === null) return;
    if (message === REFRESH_REFUSED) notifyError(signInText.refreshRefused, 'session');
    else if (message === SIGN_OUT_PENDING)
      pendingSignOuts.onSent(notifySignOut(signInText.signOutPending));
    // Said by what ended the session, in its own words.
    else notifySignOut(message);
  }, []);

  function switchTo(next: typeof form): void {
    clearError();
    // A transition: the form that is shown stays until the other one is loaded.
    startTransition(() => setForm(next));
  }

  if (session) return <SignedIn session={session} />;
  return form === 'sign-in' ? (
    <SignInForm onRegister={() => switchTo('register')} />
  ) : (
    <RegisterForm onBack={() => switchTo('sign-in')} />
  );
}
