import Button from '@mui/material/Button';
import { copyText, share } from '#lib/share.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import type { DrawSession } from '../draw-session.ts';
import { outcomeOf } from '../outcomes/outcome.ts';
import { kindOf } from '../outcomes/outcome-kinds.ts';
import { PrintButton } from '../outcomes/PrintButton.tsx';
import { ordinalsOf } from '../round.ts';
import { rouletteText } from '../text.ts';

interface ResultButtonsProps {
  session: DrawSession;
  /** The numbers of the draws, in words. */
  draws: string;
}

/** Copies a result, shares it (ROU-31), or prints it. */
export function ResultButtons({ session, draws }: ResultButtonsProps) {
  const outcome = outcomeOf(session);
  if (!outcome) return null;
  const { copied, shared, onPaper } = kindOf(outcome);
  const title = session.drawn[0]?.result.source.title ?? '';

  async function copy(text: string): Promise<void> {
    clearError();
    show(await copyText(text));
  }

  async function shareResult(text: string): Promise<void> {
    clearError();
    show(await share({ text }));
  }

  function show(done: 'shared' | 'copied' | 'failed'): void {
    if (done === 'copied') session.report(rouletteText.resultCopied);
    if (done === 'failed') notifyError(rouletteText.notCopied);
  }

  return (
    <>
      <Button onClick={() => copy(copied(outcome, { title, draws }))}>
        {rouletteText.copyResult}
      </Button>
      <Button onClick={() => shareResult(shared(outcome, { title, draws }))}>
        {rouletteText.shareResult}
      </Button>
      {onPaper && (
        <PrintButton
          heading={`${title} · ${ordinalsOf(session.drawn)}`}
          at={outcome.round.result.at}
        >
          {() => onPaper(outcome)}
        </PrintButton>
      )}
    </>
  );
}
