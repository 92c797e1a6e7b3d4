import { useEffect, useState } from 'react';
import { clearError, notifyError } from '#lib/notify.ts';
import { takeNote } from '#lib/parting-note.ts';
import { REFRESH_REFUSED } from '#session/refresh-session.ts';
import { useSession } from '#session/use-session.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';
import { text } from './text.ts';

/** The first panel: who is signed in, or the form to sign in or up. */
export function SessionPanel() {
  const session = useSession();
  const [form, setForm] = useState<'sign-in' | 'register'>('sign-in');

  useEffect(() => {
    if (takeNote() === REFRESH_REFUSED) notifyError(text.refreshRefused);
  }, []);

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
