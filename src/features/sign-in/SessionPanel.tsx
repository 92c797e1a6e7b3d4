import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { takeFlashMessage } from '#lib/storage/flash-message.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { onFirstTouch } from '#loading/on-first-touch.ts';
import { clearError, notifyError, notifySignOut } from '#notices/notify.ts';
import { pendingSignOuts } from '#session/pending-sign-outs.ts';
import { REFRESH_REFUSED } from '#session/refresh-session.ts';
import { SIGN_OUT_PENDING } from '#session/sign-out.ts';
import { useSession } from '#session/use-session.ts';
import { Panel } from '#ui/Panel.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';
import { signInText } from './text.ts';

const RegisterForm = lazyPart(
  'register',
  async () => (await import('./RegisterForm.tsx')).RegisterForm,
  RegisterFormToCome,
);

/** The height of the form to register: a field, two beside it or below, and the buttons. */
const FORM_HEIGHT = { xs: '14.13rem', md: '5.69rem' };

/** The session panel: the signed-in user, or the sign-in or registration form. */
export function SessionPanel() {
  const session = useSession();
  const [form, setForm] = useState<'sign-in' | 'register'>('sign-in');

  useEffect(() => {
    const message = takeFlashMessage();
    if (message === null) return;
    if (message === REFRESH_REFUSED) notifyError(signInText.refreshRefused, 'form');
    else if (message === SIGN_OUT_PENDING)
      pendingSignOuts.onSent(notifySignOut(signInText.signOutPending));
    // Any other message says in its own words why the session ended.
    else notifySignOut(message);
  }, []);

  // As a rule it is there when its button is pressed.
  useEffect(() => (session ? undefined : onFirstTouch(RegisterForm.preload)), [session]);

  function switchTo(next: typeof form): void {
    clearError();
    setForm(next);
  }

  if (session) return <SignedIn session={session} />;
  return form === 'sign-in' ? (
    <SignInForm onRegister={() => switchTo('register')} />
  ) : (
    <RegisterForm onBack={() => switchTo('sign-in')} />
  );
}

/** The space of the form to register, without fields: a text typed here would be lost when the form comes. */
function RegisterFormToCome() {
  return (
    <Panel heading={signInText.registerHeading} headingSeen="on wide pages" padding="small" busy>
      <Box sx={{ height: FORM_HEIGHT }} />
    </Panel>
  );
}
