import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useStore } from '#lib/use-store.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { Form } from '#ui/Form.tsx';
import { Hint } from '#ui/Hint.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { SettingRows } from '#ui/SettingRows.tsx';
import { atOnceSetting, fastSetting } from '../draw-settings.ts';
import { OrderLines } from '../outcomes/OrderLines.tsx';
import { rouletteText } from '../text.ts';

interface SeveralDialogProps {
  /** The number of lines left, at least 2. */
  most: number;
  /** The reason why they cannot be drawn at once; empty where they can. */
  problem: string;
  onDraw: (draws: number) => void;
  onClose: () => void;
}

const LEAST = 2;
const USUAL = 3;

/** Asks how many are to be drawn one after the other. */
export function SeveralDialog({ most, problem, onDraw, onClose }: SeveralDialogProps) {
  const [text, setText] = useState(String(Math.min(USUAL, most)));
  const isAtOnce = useStore(atOnceSetting) && problem === '';
  const draws = Number(text);
  const isInRange = Number.isInteger(draws) && draws >= LEAST && draws <= most;

  useEffect(() => OrderLines.preload(), []);

  return (
    <AppDialog open onClose={onClose}>
      <Form onSubmit={() => isInRange && onDraw(draws)}>
        <DialogTitle>{rouletteText.howMany}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{rouletteText.severalMeaning}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
            {[3, 5].map(
              (count) =>
                count < most && (
                  <Button key={count} onClick={() => onDraw(count)}>
                    {count}
                  </Button>
                ),
            )}
            <Button onClick={() => onDraw(most)}>{rouletteText.all(most)}</Button>
          </Box>
          <NumberField
            isFirst
            label={rouletteText.number}
            text={text}
            problem={isInRange ? undefined : rouletteText.outOfRange(most)}
            onText={setText}
          />
          <SettingRows>
            <FlagSwitch
              label={rouletteText.atOnce}
              setting={atOnceSetting}
              disabled={problem !== ''}
            />
            {problem !== '' && <Hint>{problem}</Hint>}
            <FlagSwitch label={rouletteText.fast} setting={fastSetting} disabled={isAtOnce} />
          </SettingRows>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {rouletteText.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={!isInRange}>
            {rouletteText.begin}
          </Button>
        </DialogActions>
      </Form>
    </AppDialog>
  );
}
