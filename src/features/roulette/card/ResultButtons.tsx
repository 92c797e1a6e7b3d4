import Button from '@mui/material/Button';
import { sharingText } from '#features/lists/links/text.ts';
import { copyText } from '#lib/copy-text.ts';
import { share } from '#lib/share.ts';
import { clearError, notifyError } from '#notices/notify.ts';

interface ResultButtonsProps {
  /** What is copied, or shared. */
  text: string;
  /** Several items: each is copied as a line. */
  lines?: readonly string[] | undefined;
  /** Called with what is to be said of it. */
  onSaid: (said: string) => void;
}

/** Copies a result, and passes it on (ROU-31). */
export function ResultButtons({ text, lines, onSaid }: ResultButtonsProps) {
  async function copy(): Promise<void> {
    clearError();
    tell((await copyText(lines?.join('\n') ?? text)) ? 'copied' : 'failed');
  }

  async function shareResult(): Promise<void> {
    clearError();
    tell(await share({ text }));
  }

  function tell(outcome: 'shared' | 'copied' | 'failed'): void {
    if (outcome === 'copied') onSaid(sharingText.resultCopied);
    if (outcome === 'failed') notifyError(sharingText.notCopied);
  }

  return (
    <>
      <Button onClick={copy}>{sharingText.copyResult}</Button>
      <Button onClick={shareResult}>{sharingText.shareResult}</Button>
    </>
  );
}
