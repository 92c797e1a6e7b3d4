import Button from '@mui/material/Button';
import { rouletteText } from '../text.ts';

interface AllBackProps {
  absence: { end: () => void } | null;
  /** Called with the outcome of the press, in place of the card's note. */
  report: (message: string) => void;
}

/** Takes back that lines are absent (ROU-63). */
export function AllBack({ absence, report }: AllBackProps) {
  return (
    <Button
      variant="text"
      sx={{ flexShrink: 0 }}
      onClick={() => {
        absence?.end();
        report('');
      }}
    >
      <span>{rouletteText.allBack}</span>
    </Button>
  );
}
