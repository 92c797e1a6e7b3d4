import Button from '@mui/material/Button';
import { copyText, share } from '#lib/share.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { itemOf, ordinalsOf, type Round } from '../spin/use-rounds.ts';
import { rouletteText } from '../text.ts';
import { PrintOrder } from './PrintOrder.tsx';

interface ResultButtonsProps {
  /** The name of the raffle or list. */
  title: string;
  /** The draws of one press. */
  drawn: readonly Round[];
  /** Their numbers, in words. */
  draws: string;
  /** Called with the outcome of a press. */
  onMessage: (message: string) => void;
}

/** Copies a result, or shares it (ROU-31); several are copied as a line each, and can be printed. */
export function ResultButtons({ title, drawn, draws, onMessage }: ResultButtonsProps) {
  const items = drawn.map(itemOf);
  const isOrder = items.length > 1;
  const result = isOrder ? rouletteText.inOrder(items) : (items[0] ?? '');
  const text = rouletteText.sharedResult(title, draws, result);

  async function copy(): Promise<void> {
    clearError();
    report(await copyText(isOrder ? items.join('\n') : text));
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
      {isOrder && <PrintOrder heading={`${title} · ${ordinalsOf(drawn)}`} items={items} />}
    </>
  );
}
