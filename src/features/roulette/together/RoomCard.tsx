import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { type ReactNode, useMemo } from 'react';
import { oddsOfLines } from '#domain/roulette/odds.ts';
import { copyText } from '#lib/copy-text.ts';
import { share } from '#lib/share.ts';
import { CARD_HEIGHT } from '#theme/sizes.ts';
import { Card } from '../draw/Card.tsx';
import { drawText } from '../draw/text.ts';
import type { Round } from '../draw/use-rounds.ts';
import { listsText } from '../lists/text.ts';
import { sharingText } from '../sharing/text.ts';
import { rouletteText } from '../text.ts';
import type { RoomView } from './room-view.ts';
import { togetherText } from './text.ts';
import type { useRoomSpin } from './use-room-spin.ts';

interface RoomCardProps {
  view: RoomView;
  name: string;
  shown: ReturnType<typeof useRoomSpin>;
  /** What there is to say of the last press, in place of the note. */
  said: string;
  onSaid: (said: string) => void;
  /** What the host does next. */
  children: ReactNode;
}

/** The card of a room. In its place stands, loudly, what this device found wrong. */
export function RoomCard({ view, name, shown, said, onSaid, children }: RoomCardProps) {
  const { draw, list, drawn, spinning, collecting } = shown;
  const { verdict } = view;
  const latest = drawn[0];
  if (typeof verdict === 'object' && !spinning) {
    return (
      <Alert severity="error" sx={{ minHeight: CARD_HEIGHT, mb: 1 }}>
        <AlertTitle>{togetherText.wrongHeading}</AlertTitle>
        {togetherText.wrong[verdict.wrong]}
        <br />
        {togetherText.wrongAction}
      </Alert>
    );
  }
  const text = latest
    ? sharingText.result(name, togetherText.round(latest.ordinal), latest.result.item)
    : '';

  async function copy(): Promise<void> {
    onSaid((await copyText(text)) ? sharingText.resultCopied : sharingText.notCopied);
  }

  async function shareResult(): Promise<void> {
    const outcome = await share({ text });
    if (outcome === 'copied') onSaid(sharingText.resultCopied);
    if (outcome === 'failed') onSaid(sharingText.notCopied);
  }

  return (
    <Card
      spin={draw.spin}
      items={list.items}
      name={collecting ? togetherText.collecting : name}
      result={
        latest
          ? {
              announced: rouletteText.result(latest.result.line, latest.result.item),
              large: null,
            }
          : null
      }
      note={
        <>
          <span role="status">{said}</span>
          {said === '' && !spinning && (
            <RoomNote view={view} collecting={collecting} latest={latest} />
          )}
        </>
      }
      actions={
        !spinning && (
          <>
            {children}
            {latest && (
              <>
                <Button variant="text" onClick={copy}>
                  {sharingText.copyResult}
                </Button>
                <Button variant="text" onClick={shareResult}>
                  {sharingText.shareResult}
                </Button>
              </>
            )}
          </>
        )
      }
    />
  );
}

interface RoomNoteProps {
  view: RoomView;
  collecting: boolean;
  latest: Round | undefined;
}

/** The quiet line of the card. */
function RoomNote({ view, collecting, latest }: RoomNoteProps) {
  const { items, lines, phase, contributions, missing, again, result, isIn } = view;
  const odds = useMemo(() => listsText.odds(oddsOfLines([...items]), ' · '), [items]);
  const late = again.at(-1)?.missing ?? 0;
  if (phase === 'loading') return null;
  if (phase === 'hostGone') return <span role="status">{togetherText.hostGone}</span>;
  if (collecting) {
    return (
      <span role="status">
        {late > 0
          ? togetherText.beginsAnew(late)
          : missing > 0 && togetherText.stillMissing(missing)}
      </span>
    );
  }
  const left = lines.count < items.length ? drawText.left(lines.count, items.length) : odds;
  const luck = latest
    ? togetherText.luck(result?.contributions ?? 0)
    : contributions > 0
      ? togetherText.luckOf(contributions, isIn)
      : '';
  const before = result && !latest ? togetherText.lastResult(result.round, result.item) : '';
  const round = latest ? togetherText.round(latest.ordinal) : '';
  const check = latest && view.verdict === 'confirmed' ? togetherText.confirmed : '';
  return (
    <bdi>
      {[round, round === '' || lines.count < items.length ? left : '', before, check, luck]
        .filter((part) => part !== '')
        .join(togetherText.separator)}
    </bdi>
  );
}
