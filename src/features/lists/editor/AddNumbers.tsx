import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { numberedLines } from '#domain/roulette/numbered-lines.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { Form } from '#ui/Form.tsx';
import { FormField } from '#ui/FormField.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { listsText } from './text.ts';

/** The most letters before a number. */
const PREFIX_LENGTH = 20;

/** Writes the lines of an empty list: numbers, such as seats or tickets (ROU-59). */
export function AddNumbers({ onLines }: { onLines: (lines: string[]) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{listsText.numbers.open}</Button>
      {isOpen && <NumbersDialog onLines={onLines} onClose={() => setOpen(false)} />}
    </>
  );
}

interface NumbersDialogProps {
  onLines: (lines: string[]) => void;
  onClose: () => void;
}

function NumbersDialog({ onLines, onClose }: NumbersDialogProps) {
  const [from, setFrom] = useState('1');
  const [to, setTo] = useState('30');
  const [prefix, setPrefix] = useState('');
  const areTyped = from.trim() !== '' && to.trim() !== '';
  const lines = areTyped ? numberedLines(Number(from), Number(to), prefix.trim()) : null;
  const text = listsText.numbers;

  function write(): void {
    if (!lines) return;
    onClose();
    onLines(lines);
  }

  return (
    <AppDialog open onClose={onClose}>
      <Form onSubmit={write}>
        <DialogTitle>{text.open}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
            <NumberField
              isFirst
              label={text.from}
              text={from}
              problem={lines ? undefined : ''}
              onText={setFrom}
            />
            <NumberField
              label={text.to}
              text={to}
              problem={lines ? undefined : ''}
              onText={setTo}
            />
            <Box sx={{ gridColumn: '1 / -1' }}>
              <FormField
                label={text.prefix}
                fullWidth
                value={prefix}
                problem={lines ? undefined : text.wrong}
                onChange={({ target }) =>
                  setPrefix([...target.value].slice(0, PREFIX_LENGTH).join(''))
                }
              />
            </Box>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {listsText.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={!lines}>
            {text.write}
          </Button>
        </DialogActions>
      </Form>
    </AppDialog>
  );
}
