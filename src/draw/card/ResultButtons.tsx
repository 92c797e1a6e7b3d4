import Button from '@mui/material/Button';
import { copyText, share } from '#lib/share.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import type { DrawSession } from '../draw-session.ts';
import { itemOf, ordinalsOf } from '../round.ts';
import { rouletteText } from '../text.ts';
import { PrintOrder } from './PrintOrder.tsx';

interface ResultButtonsProps {
  session: DrawSession;
  /** The numbers of the draws, in words. */
  draws: string;
}

/** Copies a result, or shares it (ROU-31); several are copied as a line each, and can be printed. */
export function ResultButtons({ session, draws }: ResultButtonsProps) {
  const { drawn } = session;
  const title = drawn[0]?.result.source.title ?? '';
  const items = drawn.map(itemOf);
  const isOrder = items.length > 1;
  const result = isOrder ? rouletteText.inOrder(items) : (items[0] ?? '');
  const text = rouletteText.sharedResult(title, draws, result);

  async function copy(): Promise<void> {
    clearError();
    show(await copyText(isOrder ? items.join('\n') : text));
  }

  async function shareResult(): Promise<void> {
    clearError();
    show(await share({ text }));
  }

  function show(outcome: 'shared' | 'copied' | 'failed'): void {
    if (outcome === 'copied') session.report(rouletteText.resultCopied);
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
