import Button from '@mui/material/Button';
import { copyText } from '#lib/copy-text.ts';
import { share } from '#lib/share.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { rouletteText } from '../text.ts';

interface ResultButtonsProps {
  /** The text that is copied, or shared. */
  text: string;
  /** Several items: each is copied as a line. */
  lines?: readonly string[] | undefined;
  /** Called with the outcome of a press. */
  onMessage: (message: string) => void;
}

/** Copies a result, or shares it (ROU-31). */
export function ResultButtons({ text, lines, onMessage }: ResultButtonsProps) {
  async function copy(): Promise<void> {
    clearError();
    report((await copyText(lines?.join('\n') ?? text)) ? 'copied' : 'failed');
  }

  async function shareResult(): Promise<void> {
    clearError();
    report(await share({ text }));
  }

  function report(outcome: 'shared' | 'copied' | 'failed'): void {
    if (outcome === 'copied') onMessage(rouletteText.resultCopied);
    if (outcome === 'failed') notifyError(rouletteText.notCopied);
  }

  return (
    <>
      <Button onClick={copy}>{rouletteText.copyResult}</Button>
      <Button onClick={shareResult}>{rouletteText.shareResult}</Button>
    </>
  );
}
