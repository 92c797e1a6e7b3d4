import { pageLoad } from '#loading/page-load.ts';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import { signInText } from './text.ts';

/** Confirms the registration; closing it reloads the page (SES-8). */
export function RegisteredDialog() {
  return <MessageDialog open message={signInText.registered} onClose={pageLoad.home} />;
}
