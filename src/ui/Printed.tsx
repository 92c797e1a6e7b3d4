import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, useTheme } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';

interface PrintedProps {
  /** The margin of an A4 page, such as `12mm`. */
  margin: string;
  /** Left to the print dialog where it is not said. */
  isLandscape?: boolean | undefined;
  children: ReactNode;
}

/** The boxes around it leave no trace, and all else is left out. */
const around = ':has([data-printed])';
const inside = '[data-printed], [data-printed] *';

const Part = styled('div')(({ theme }) => ({
  '@media print': {
    WebkitPrintColorAdjust: 'exact',
    printColorAdjust: 'exact',
    // Boxes around it may have others.
    color: theme.vars.palette.text.primary,
    textAlign: 'start',
  },
}));

/** The only part of the page that is printed while it is there, on A4 and in the light theme (HRS-7). */
export function Printed({ margin, isLandscape, children }: PrintedProps) {
  return (
    <>
      <Rules margin={margin} isLandscape={isLandscape} />
      <Part data-printed="">{children}</Part>
    </>
  );
}

/** Drawn once: the variables of a scheme are many. */
const Rules = memo(function Rules({ margin, isLandscape }: Omit<PrintedProps, 'children'>) {
  const theme = useTheme();
  return (
    <GlobalStyles
      styles={{
        '@page': {
          size: isLandscape === undefined ? 'auto' : `A4 ${isLandscape ? 'landscape' : 'portrait'}`,
          margin,
        },
        '@media print': {
          [`body *:not(${around}, ${inside})`]: { display: 'none !important' },
          [`html, body, body *${around}`]: {
            display: 'block !important',
            margin: '0 !important',
            padding: '0 !important',
            border: '0 !important',
            maxWidth: 'none !important',
            minHeight: '0 !important',
            background: 'none !important',
            boxShadow: 'none !important',
            outline: '0 !important',
          },
          ':root:root': {
            ...lightVariables(theme.generateStyleSheets()),
            colorScheme: 'light !important',
          },
        },
      }}
    />
  );
});

/** The variables of the light scheme, whichever is chosen. */
function lightVariables(sheets: Record<string, object>[]): object {
  const isLight = (selector: string) => selector.includes('light');
  return Object.assign(
    {},
    ...sheets.flatMap((sheet) => {
      const selector = Object.keys(sheet).find(isLight);
      return selector === undefined ? [] : [sheet[selector]];
    }),
  );
}
