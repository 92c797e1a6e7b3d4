import { styled } from '@mui/material/styles';
import { useRecordColor } from '#work-time/use-shown-records.ts';
import type { DayGroup } from './day-groups.ts';

const WIDTH = 120;
const HEIGHT = 8;

const Stripe = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: WIDTH,
  height: HEIGHT,
  overflow: 'hidden',
  borderRadius: 2,
  backgroundColor: theme.vars.palette.divider,
  '& > span': { position: 'absolute', minWidth: 2, height: HEIGHT },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
}));

/** A day in the colours of its records, for the eye alone: its entries stand below it (TRK-49). */
export function DayStripe({ bar: { bounds, slots } }: Pick<DayGroup, 'bar'>) {
  const colorOf = useRecordColor();
  const percent = (ms: number) => `${(ms / (bounds.endMs - bounds.beginMs)) * 100}%`;
  return (
    <Stripe aria-hidden>
      {slots.map(
        ({ entry, beginMs, endMs }) =>
          entry && (
            <span
              key={entry.id}
              style={{
                left: percent(beginMs - bounds.beginMs),
                width: percent(endMs - beginMs),
                backgroundColor: colorOf(entry.recordId),
              }}
            />
          ),
      )}
    </Stripe>
  );
}
