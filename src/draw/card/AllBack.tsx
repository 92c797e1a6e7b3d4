import Button from '@mui/material/Button';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import { endAbsence } from '../kept/change-absent.ts';
import type { DrawList } from '../spin/use-draw.ts';
import { rouletteText } from '../text.ts';

interface AllBackProps {
  list: DrawList;
  /** Called with the outcome of the press, in place of the card's note. */
  report: (message: string) => void;
}

/** Takes back that lines are absent (ROU-63). */
export function AllBack({ list, report }: AllBackProps) {
  return (
    <Button
      variant="text"
      sx={{ flexShrink: 0 }}
      onClick={() => {
        endAbsence(sourceKey(list.source));
        report('');
      }}
    >
      <span>{rouletteText.allBack}</span>
    </Button>
  );
}
