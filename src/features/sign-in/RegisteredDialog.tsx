import { pageLoad } from '#lib/page-load.ts';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import { text } from './text.ts';

/** Says that the sign-up went through; closing it loads the page anew. */
export function RegisteredDialog() {
  return <MessageDialog open message={text.registered} onClose={pageLoad.home} />;
}
