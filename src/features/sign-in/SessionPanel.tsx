import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { takeEndedUser, takeFlashMessage } from '#lib/storage/flash-message.ts';
import { lazyPart } from '#loading/lazy-part.tsx';
import { onFirstTouch } from '#loading/on-first-touch.ts';
import { clearError, notifyError, notifySignOut } from '#notices/notify.ts';
import { pendingSignOuts } from '#session/pending-sign-outs.ts';
import { REFRESH_REFUSED } from '#session/refresh-session.ts';
import { refusedSession } from '#session/refused-session.ts';
import { SIGN_OUT_PENDING } from '#session/sign-out.ts';
import { useSession } from '#session/use-session.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { Panel } from '#ui/Panel.tsx';
import { brandLine } from './FormPanel.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';
import { signInText } from './text.ts';

const RegisterForm = lazyPart(
  'register',
  async () => (await import('./RegisterForm.tsx')).RegisterForm,
  RegisterFormToCome,
);

/** The height of the form to register, below the product's name: two rows of fields, then the buttons. */
const FORM_HEIGHT = { xs: '14.13rem', md: TOUCH_TARGET };

interface SessionPanelProps {
  /** The mark and the name of the product. */
  brand: ReactNode;
}

/** The session panel: the signed-in user, or the sign-in or registration form. */
export function SessionPanel({ brand }: SessionPanelProps) {
  const session = useSession();
  const [form, setForm] = useState<'sign-in' | 'register'>('sign-in');

  useEffect(() => {
    const message = takeFlashMessage();
    const ended = takeEndedUser();
    if (message === REFRESH_REFUSED) sayRefused();
    else if (message === SIGN_OUT_PENDING)
      pendingSignOuts.onSent(notifySignOut(signInText.signOutPending));
    // Any other message says in its own words why the session ended.
    else if (message !== null) notifySignOut(message);
    // The refused tab has its message. Every other tab looks for the user that the refused one has stored.
    else if (ended !== null) return refusedSession.whenOf(ended, sayRefused);
    return undefined;
  }, []);

  // As a rule it is there when its button is pressed.
  useEffect(() => (session ? undefined : onFirstTouch(RegisterForm.preload)), [session]);

  function switchTo(next: typeof form): void {
    clearError();
    setForm(next);
  }

  if (session) return <SignedIn session={session} brand={brand} />;
  return form === 'sign-in' ? (
    <SignInForm brand={brand} onRegister={() => switchTo('register')} />
  ) : (
    <RegisterForm brand={brand} onBack={() => switchTo('sign-in')} />
  );
}

function sayRefused(): void {
  notifyError(signInText.sessionRefused, 'form');
}

/** The space of the form to register, without fields: a text typed here would be lost when the form comes. */
function RegisterFormToCome({ brand }: SessionPanelProps) {
  return (
    <Panel heading={signInText.registerHeading} headingSeen="never" padding="small" busy>
      <Box sx={brandLine}>{brand}</Box>
      <Box sx={{ height: FORM_HEIGHT }} />
    </Panel>
  );
}
