import Button from '@mui/material/Button';
import { copyText } from '#lib/copy-text.ts';
import { share } from '#lib/share.ts';
import { sharingText } from './text.ts';

interface ResultButtonsProps {
  /** What is copied, or shared. */
  text: string;
  /** Called with what is to be said of it. */
  onSaid: (said: string) => void;
}

/** Copies a result, and passes it on (ROU-31). */
export function ResultButtons({ text, onSaid }: ResultButtonsProps) {
  async function copy(): Promise<void> {
    onSaid((await copyText(text)) ? sharingText.resultCopied : sharingText.notCopied);
  }

  async function shareResult(): Promise<void> {
    const outcome = await share({ text });
    if (outcome === 'copied') onSaid(sharingText.resultCopied);
    if (outcome === 'failed') onSaid(sharingText.notCopied);
  }

  return (
    <>
      <Button variant="text" onClick={copy}>
        {sharingText.copyResult}
      </Button>
      <Button variant="text" onClick={shareResult}>
        {sharingText.shareResult}
      </Button>
    </>
  );
}
