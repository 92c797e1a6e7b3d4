import Box from '@mui/material/Box';
import { type FormEvent, type ReactNode, useSyncExternalStore } from 'react';
import { useStore } from '#lib/use-store.ts';
import { clearError, noticesStore } from '#notices/notify.ts';
import { LARGE_TEXT } from '#theme/sizes.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Form } from '#ui/Form.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { signInText } from './text.ts';

interface FormPanelProps {
  /** The mark and the name of the product. */
  brand: ReactNode;
  heading: string;
  busy: boolean;
  onSubmit: (event: FormEvent) => void;
  buttons: ReactNode;
  children: ReactNode;
}

const never = () => () => undefined;
const areCookiesEnabled = () => navigator.cookieEnabled;
const yes = () => true;

/** Room for fields and buttons in one line, which a wide screen with large text does not have. */
const ONE_LINE_OF_FIELDS = '@media (min-width: 900px) and (min-width: 48rem)';

/** A compact form: below the product's name one line of fields and buttons, or the buttons below the fields. */
export function FormPanel({ brand, heading, busy, onSubmit, buttons, children }: FormPanelProps) {
  const cookiesEnabled = useSyncExternalStore(never, areCookiesEnabled, yes);
  const focusAfter = useFocusAfter(busy);
  const error = useStore(noticesStore).find(({ about }) => about === 'form');
  return (
    <Panel heading={heading} headingSeen="never" padding="small" busy={busy}>
      <Form
        ref={(form: HTMLElement | null) =>
          focusAfter(form?.querySelector<HTMLElement>('[type=submit]') ?? null)
        }
        onSubmit={onSubmit}
        onInput={clearError}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: { xs: 1, sm: 2 },
          maxWidth: { xs: 560, md: 'none' },
          '& > .whole': { gridColumn: '1 / -1' },
          '& > .error': { typography: 'body2', lineHeight: '1.25rem', mt: '-1.25rem' },
          // Beside each other on the smallest phones, errors need two lines.
          '@media (max-width: 374.95px)': {
            '--reserved-lines': 2,
            '& > .error': { mt: '-2.5rem' },
          },
          [LARGE_TEXT]: {
            gridTemplateColumns: 'minmax(0, 1fr)',
            '--reserved-lines': 1,
            '& > .error': { mt: '-1.25rem' },
          },
          // Lower where a field has a message, too.
          '&:has([data-problem]) > .error': { mt: 0 },
          [ONE_LINE_OF_FIELDS]: twoLines,
        }}
      >
        <Box className="whole" sx={brandLine}>
          {brand}
        </Box>
        {children}
        {error && (
          // In the line of the fields' messages; on a low screen, or under a keyboard, it is brought into sight.
          <Box
            key={error.key}
            ref={(element: Element | null) => element?.scrollIntoView?.({ block: 'nearest' })}
            className="whole error"
            sx={{ justifySelf: 'start' }}
          >
            <ErrorMessage message={error.message} />
          </Box>
        )}
        <Box className="whole end-of-line" />
        <Box
          className="whole buttons"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: { xs: 0.5, sm: 1 },
            rowGap: 1,
            whiteSpace: 'nowrap',
            '& > *': { flexShrink: 0 },
          }}
        >
          {buttons}
        </Box>
      </Form>
      {/* Below: it comes with the first press, which must not lose its button. */}
      {!cookiesEnabled && (
        <Box sx={{ mt: 1 }}>
          <ErrorMessage message={signInText.cookiesDisabled} />
        </Box>
      )}
    </Panel>
  );
}

/** The line of the product's name. */
export const brandLine = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  minHeight: '2rem',
} as const;

/**
 * The name and what is wrong in one line, fields and buttons in another. The parts of a field are laid out with
 * those of the form, so that its message can stand in the first line and describes its input all the same.
 */
const twoLines = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  '--field-width': '200px',
  '&:has(> .field ~ .field ~ .field)': { '--field-width': '168px' },
  // A pixel more than the line, so that not even a label of no width stands in it.
  '& > .end-of-line': { order: 1, flex: '0 0 calc(100% + 1px)' },
  '& > .buttons': { order: 2, flexWrap: 'nowrap' },
  '& > .error, & > .field > p': { mt: 0, mx: 0, fontSize: '0.75rem', lineHeight: '1rem' },
  '& > .error': { flex: '1 1 0' },
  '&:has([data-problem], > .error) .lead': { display: 'none' },
  '& > .field': {
    display: 'contents',
    '& > p': { minHeight: 0, '&:not(:has([data-problem]))': { display: 'none' } },
    '&:has([data-problem]) ~ .field > p::before': { content: '"· "' },
    // Within the frame, above the value.
    '& > label': {
      order: 2,
      position: 'relative',
      zIndex: 1,
      alignSelf: 'start',
      width: 0,
      overflow: 'visible',
      m: 0,
      mr: -1,
      pt: '5px',
      left: 13,
      fontSize: '0.6875rem',
      lineHeight: '0.875rem',
      whiteSpace: 'nowrap',
    },
    '& > div': { order: 2, width: 'var(--field-width)' },
    '& input': { pt: '1.125rem', pb: '0.125rem' },
  },
} as const;
