import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMinute } from '#domain/calendar/time.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { printPage } from '#notices/files.tsx';
import { Printed } from '#ui/Printed.tsx';
import { rouletteText } from '../text.ts';

interface PrintButtonProps {
  heading: string;
  /** When it was drawn, in milliseconds since the epoch. */
  at: number;
  /** The sheet, made when it is printed. */
  children: () => ReactNode;
}

/** Prints a result, and nothing else. */
export function PrintButton({ heading, at, children }: PrintButtonProps) {
  const zone = useZone();
  const [prints, setPrints] = useState(false);

  function print(): void {
    // Browsers read the page at once, and some of them still after `afterprint`.
    flushSync(() => setPrints(true));
    printPage();
    addEventListener('focus', () => setPrints(false), { once: true });
  }

  return (
    <>
      <Button onClick={print}>{rouletteText.print}</Button>
      {prints && (
        <Box sx={{ display: 'none' }}>
          <Printed margin="15mm">
            <h1>
              <bdi>{heading}</bdi>
            </h1>
            <p>{formatMinute(at, zone)}</p>
            {children()}
          </Printed>
        </Box>
      )}
    </>
  );
}
