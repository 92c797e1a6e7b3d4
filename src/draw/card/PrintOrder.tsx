import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { printPage } from '#notices/files.tsx';
import { Printed } from '#ui/Printed.tsx';
import { rouletteText } from '../text.ts';

interface PrintOrderProps {
  heading: string;
  items: readonly string[];
}

/** Prints the results of several draws, and nothing else. */
export function PrintOrder({ heading, items }: PrintOrderProps) {
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
            <Box component="ol" sx={{ columns: '12em', '& > li': { breakInside: 'avoid' } }}>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: results never change places
                <li key={index}>
                  <bdi translate="no">{item}</bdi>
                </li>
              ))}
            </Box>
          </Printed>
        </Box>
      )}
    </>
  );
}
