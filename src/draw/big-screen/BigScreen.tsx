import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import { firstOfEachName } from '#domain/roulette/drawn-lines.ts';
import { oddsOfLines } from '#domain/roulette/odds.ts';
import { useStore } from '#lib/use-store.ts';
import { DrawButton } from '../buttons/DrawButton.tsx';
import { SeveralButton } from '../buttons/SeveralButton.tsx';
import { Card } from '../card/Card.tsx';
import { Separated } from '../card/Separated.tsx';
import { TakeBack } from '../card/TakeBack.tsx';
import { noRepeatSetting, sameNamesSetting } from '../draw-settings.ts';
import { leaveOut, putLastBack } from '../kept/drawn-lines.ts';
import type { DrawList } from '../spin/use-draw.ts';
import type { Rounds } from '../spin/use-rounds.ts';
import { ItemList } from '../stage/ItemList.tsx';
import { Stage } from '../stage/Stage.tsx';
import { rouletteText } from '../text.ts';
import { DrawnOrder } from './DrawnOrder.tsx';
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
  rounds: Rounds;
  /** `null` while nothing can be drawn. */
  onDraw: (() => void) | null;
  onSeveral: (draws: number) => void;
  /** The sources, shown while none is chosen. */
  chooser: ReactNode;
  celebration: ReactNode;
  /** Tells why a press has not drawn yet. */
  waiting?: string | undefined;
  /** The room of a draw that many follow: the code that they compare, and a corner with its link. */
  room?: { isHost: boolean; code: string; corner: ReactNode };
}

/**
 * The stage on the whole screen, to be read from the back of a room. It shows the same spin as the page below.
 */
export function BigScreen(props: BigScreenProps) {
  const { onClose, list, gone, rounds, onDraw, onSeveral, chooser, celebration } = props;
  const { waiting, room } = props;
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
  const latest = waiting === undefined ? rounds.drawn.at(-1) : undefined;

  function takeBack(): void {
    rounds.forget();
    if (!list || rounds.locked) return;
    putLastBack(sourceKey(list.source), list.items);
  }

  /** Leaves the last result out from now on. */
  function leaveOutLast(): void {
    if (!latest || rounds.locked || noRepeat) return;
    noRepeatSetting.set(true);
    leaveOut(sourceKey(latest.result.source), latest.result);
  }

  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => onDraw?.(),
    ...(!watchesOnly && { ArrowLeft: takeBack, n: leaveOutLast }),
  };

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    // The dialog of several draws has its own keys.
    if (!(target instanceof Node) || !event.currentTarget.contains(target)) return;
    const act = ctrlKey || metaKey || altKey ? undefined : (keys[key.toLowerCase()] ?? keys[key]);
    // Space presses the focused button.
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
          // A phone has no room for the drawn items.
          gridTemplateRows: {
            xs: 'auto auto minmax(0, 1fr) auto auto',
            sm: 'auto auto minmax(0, 1fr) auto',
          },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
          gridTemplateAreas: {
            xs: '"top" "card" "list" "aside" "foot"',
            sm: '"top top" "card aside" "list aside" "foot foot"',
          },
          columnGap: 3,
          rowGap: 1,
          position: 'relative',
          height: '100%',
          p: { xs: 1.5, sm: 3 },
          fontSize: 'clamp(1.25rem, 4vmin, 3.5rem)',
          // Shows at least five rows, in a text that is read from afar.
          '--row': 2,
          '& .MuiTypography-body2': { fontSize: { sm: '1.25rem' } },
          ...(pointerRests && { '&, & *': { cursor: 'none' } }),
          [LOW]: { p: 1.5, '& .MuiTypography-body2': { fontSize: '1rem' } },
        }}
      >
        <Box
          sx={{ gridArea: 'top', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
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
              {rouletteText.bigScreenKeys}
            </Typography>
          )}
          <Button onClick={onClose}>{rouletteText.close}</Button>
        </Box>
        <Box sx={{ gridArea: 'card' }}>
          {!list && chooser}
          <Card
            big
            spin={spin}
            items={list?.items ?? []}
            name={waiting ?? list?.source.title ?? ''}
            result={latest?.result ?? null}
            rank={rounds.several ? rounds.drawn.length : null}
            note={
              <Separated>
                {latest && (
                  <>
                    <bdi translate="no">{latest.result.source.title}</bdi>
                    <span>{rouletteText.drawCount(latest.ordinal)}</span>
                    {room && <bdi translate="no">{room.code}</bdi>}
                  </>
                )}
                {list && noRepeat && list.lines.length === 0 && (
                  <span role="status">{rouletteText.nothingLeft}</span>
                )}
              </Separated>
            }
          />
        </Box>
        <Box sx={{ gridArea: 'list', display: 'flex', minHeight: 0 }}>
          <Stage phase={spin.phase} full>
            {list && <ItemList items={list.items} drawn={gone} spin={spin} ref={lines} />}
          </Stage>
        </Box>
        <Box
          sx={{ gridArea: 'aside', display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0 }}
        >
          {list && (
            <Box sx={{ fontWeight: 600 }}>
              {noRepeat
                ? rouletteText.left(list.lines.length, list.items.length)
                : rouletteText.odds(oddsOfLines(titles), ' · ')}
            </Box>
          )}
          {noRepeat && order.length > 0 && <DrawnOrder order={order} titles={titles} />}
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
            {
              gridArea: 'foot',
              mt: 1,
              display: 'flex',
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              gap: 1,
              '& button': { whiteSpace: 'nowrap' },
            },
          ]}
        >
          {!watchesOnly && (
            <DrawButton
              autoFocus
              phase={spin.phase}
              disabled={onDraw === null && !list?.lines.length}
              locked={rounds.locked}
              onDraw={() => onDraw?.()}
              focusDuringSpin={lines}
            />
          )}
          {list && noRepeat && !watchesOnly && !rounds.locked && (
            <TakeBack list={list} gone={gone} onBack={rounds.forget} />
          )}
          {!watchesOnly && (
            <SeveralButton rounds={rounds} left={list?.lines.length ?? 0} onSeveral={onSeveral} />
          )}
        </Box>
        {celebration}
      </Box>
    </Dialog>
  );
}
