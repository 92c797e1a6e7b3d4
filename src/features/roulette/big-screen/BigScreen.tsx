import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import { firstOfEachName } from '#domain/roulette/drawn-lines.ts';
import { useStore } from '#lib/use-store.ts';
import { Card } from '../draw/Card.tsx';
import { DrawButton } from '../draw/DrawButton.tsx';
import { noRepeatSetting, sameNamesSetting } from '../draw/draw-settings.ts';
import { ItemList } from '../draw/ItemList.tsx';
import { Stage } from '../draw/Stage.tsx';
import { TakeBack } from '../draw/TakeBack.tsx';
import { drawText } from '../draw/text.ts';
import type { DrawList } from '../draw/use-draw.ts';
import type { useRounds } from '../draw/use-rounds.ts';
import { changeDrawnLines } from '../kept/drawn-lines.ts';
import { rouletteText } from '../text.ts';
import { bigScreenText } from './text.ts';
import { useRestingPointer } from './use-resting-pointer.ts';
import { useStayAwake } from './use-stay-awake.ts';

/** A phone on its side: the stage needs the height. */
const LOW = '@media (max-height: 599.95px)';

interface BigScreenProps {
  onClose: () => void;
  /** `null` until something was chosen. */
  list: DrawList | null;
  /** The lines that are left out, in the order of their draws. */
  gone: readonly number[];
  rounds: Pick<
    ReturnType<typeof useRounds>,
    'draw' | 'drawn' | 'locked' | 'several' | 'forget' | 'stop'
  >;
  /** `null` while nothing can be drawn. */
  onDraw: (() => void) | null;
  /** What to draw from, while nothing is chosen. */
  chooser: ReactNode;
  celebration: ReactNode;
  /** What is waited for between a press and its draw. */
  waiting?: string | undefined;
  /** Of a draw that many follow: who draws, what to compare, and in a corner what leads there. */
  room?: { isHost: boolean; code: string; corner: ReactNode };
}

/**
 * The stage on the whole screen, with rows that can be read from the back of a room. It shows the
 * same spin as the page below it.
 */
export function BigScreen(props: BigScreenProps) {
  const { onClose, list, gone, rounds, onDraw, chooser, celebration, waiting } = props;
  const { room } = props;
  const watchesOnly = room?.isHost === false;
  const titles = list?.items.map(({ title }) => title) ?? [];
  const order = useStore(sameNamesSetting) ? firstOfEachName(gone, titles) : gone;
  const { spin } = rounds.draw;
  const lines = useRef<HTMLOListElement>(null);
  const heading = useId();
  const leavesOut = useStore(noRepeatSetting);
  const noRepeat = watchesOnly ? gone.length > 0 : leavesOut;
  const pointerRests = useRestingPointer();
  useStayAwake();
  const latest = rounds.drawn.at(-1);

  function change(how: (drawn: { line: number; item: string }[]) => typeof drawn): void {
    if (list && !rounds.locked) changeDrawnLines(sourceKey(list.source), how);
  }

  function takeBack(): void {
    rounds.forget();
    change((drawn) => drawn.slice(0, -1));
  }

  /** What was drawn is left out from now on. */
  function leaveOut(): void {
    if (!latest || rounds.locked || noRepeat) return;
    const { line, item } = latest.result;
    noRepeatSetting.set(true);
    change((drawn) => [...drawn, { line, item }]);
  }

  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => onDraw?.(),
    ...(!watchesOnly && { ArrowLeft: takeBack, n: leaveOut }),
  };

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const act = ctrlKey || metaKey || altKey ? undefined : (keys[key.toLowerCase()] ?? keys[key]);
    // A button that has the focus is pressed by Space.
    if (!act || (key === ' ' && target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    act();
  }

  function close(): void {
    // Esc ends several draws first.
    if (rounds.several) rounds.stop();
    else onClose();
  }

  return (
    <Dialog fullScreen open onClose={close} onKeyDown={onKeyDown} aria-labelledby={heading}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
          columnGap: 3,
          position: 'relative',
          height: '100%',
          p: { xs: 1.5, sm: 3 },
          fontSize: 'clamp(1.25rem, 4vmin, 3.5rem)',
          // At least five rows, in a text that is read from afar.
          '--row': 2,
          '& .MuiTypography-body2': { fontSize: { sm: '1.25rem' } },
          ...(pointerRests && { '&, & *': { cursor: 'none' } }),
          [LOW]: { p: 1.5, '& .MuiTypography-body2': { fontSize: '1rem' } },
        }}
      >
        <Box
          sx={[across, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }]}
        >
          <Typography
            id={heading}
            variant="h1"
            component="h2"
            sx={{ flex: '1 1 6rem', minWidth: 0 }}
          >
            <bdi translate="no">{list?.source.title ?? rouletteText.heading}</bdi>
          </Typography>
          {!watchesOnly && (
            <Typography variant="body2" sx={{ display: { xs: 'none', md: 'block' } }}>
              {bigScreenText.keys}
            </Typography>
          )}
          <Button onClick={onClose}>{bigScreenText.close}</Button>
        </Box>
        <Box sx={across}>
          {!list && chooser}
          <Card
            big
            spin={spin}
            items={list?.items ?? []}
            name={waiting ?? list?.source.title ?? ''}
            result={
              latest
                ? {
                    announced: rouletteText.result(latest.result.line, latest.result.item),
                    large: [latest.result.item],
                  }
                : null
            }
            note={
              <>
                {latest && (
                  <>
                    <bdi translate="no">{latest.result.source.title}</bdi>{' '}
                    <span>{rouletteText.drawCount(latest.ordinal)}</span>{' '}
                    <bdi translate="no">{room?.code}</bdi>
                  </>
                )}
                {list && noRepeat && list.lines.count === 0 && (
                  <span role="status">{` ${drawText.nothingLeft}`}</span>
                )}
              </>
            }
          />
        </Box>
        <Box sx={{ gridColumn: { sm: '1 / 2' }, display: 'flex', minHeight: 0 }}>
          <Stage phase={spin.phase} full>
            {list && <ItemList items={list.items} drawn={gone} spin={spin} ref={lines} />}
          </Stage>
        </Box>
        <Box
          sx={{
            gridColumn: { sm: '2 / 3' },
            display: 'flex',
            gap: 1,
            minHeight: 0,
          }}
        >
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              // A phone has no room for more than how many are left.
              '& > :not(:first-of-type)': { display: { xs: 'none', sm: 'block' } },
              minHeight: 0,
              overflowY: 'auto',
            }}
          >
            {list && noRepeat && (
              <>
                <Box sx={{ fontWeight: 600 }}>
                  {drawText.left(list.lines.count, list.items.length)}
                </Box>
                <Box sx={{ mt: 1 }}>
                  <span>{drawText.drawnSoFar}</span>
                  <Box component="ol" sx={{ m: 0, pl: '1.6em' }}>
                    {order.map((line) => (
                      <li key={line}>
                        <bdi translate="no">{list.items[line - 1]?.title}</bdi>
                      </li>
                    ))}
                  </Box>
                </Box>
              </>
            )}
          </Box>
          {room && (
            <Box
              sx={{
                display: { xs: 'none', sm: 'block' },
                alignSelf: 'end',
                // Large while people come.
                width: noRepeat && gone.length > 0 ? '18dvh' : '40dvh',
              }}
            >
              {room.corner}
            </Box>
          )}
        </Box>
        <Box
          sx={[
            across,
            {
              mt: 2,
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              '& button': { whiteSpace: 'nowrap' },
            },
          ]}
        >
          {!watchesOnly && (
            <DrawButton
              autoFocus
              phase={spin.phase}
              disabled={onDraw === null && !list?.lines.count}
              locked={rounds.locked}
              onDraw={() => onDraw?.()}
              focusDuringSpin={lines}
            />
          )}
          {list && noRepeat && !watchesOnly && !rounds.locked && (
            <TakeBack list={list} gone={gone} onBack={rounds.forget} />
          )}
          {rounds.several && <Button onClick={rounds.stop}>{rouletteText.stop}</Button>}
        </Box>
        {celebration}
      </Box>
    </Dialog>
  );
}

const across = { gridColumn: '1 / -1' } as const;
