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
  heading: string;
  busy: boolean;
  onSubmit: (event: FormEvent) => void;
  buttons: ReactNode;
  children: ReactNode;
}

const never = () => () => undefined;
const areCookiesEnabled = () => navigator.cookieEnabled;
const yes = () => true;

/** A wide screen whose large text leaves too little width for fields and buttons side by side. */
const LARGE_TEXT_AND_WIDE = '@media (min-width: 900px) and (max-width: 47.99rem)';

/** Buttons beside the fields are on the line of the inputs, below the labels. */
const LABEL_HEIGHT = '1.5rem';

/** A compact form: fields and buttons in a row where there is room, else the buttons below them. */
export function FormPanel({ heading, busy, onSubmit, buttons, children }: FormPanelProps) {
  const cookiesEnabled = useSyncExternalStore(never, areCookiesEnabled, yes);
  const focusAfter = useFocusAfter(busy);
  const error = useStore(noticesStore).find(({ about }) => about === 'form');
  return (
    <Panel heading={heading} headingSeen="on wide pages" padding="small" busy={busy}>
      {!cookiesEnabled && (
        <Box sx={{ mb: 1 }}>
          <ErrorMessage message={signInText.cookiesDisabled} />
        </Box>
      )}
      <Form
        ref={(form: HTMLElement | null) =>
          focusAfter(form?.querySelector<HTMLElement>('[type=submit]') ?? null)
        }
        // Submitted before the script is ready, nothing of it may end up in the address.
        method="post"
        onSubmit={onSubmit}
        onInput={clearError}
        sx={{
          position: 'relative',
          display: 'grid',
          rowGap: { xs: 0, md: 0.5 },
          columnGap: { xs: 1, sm: 2 },
          maxWidth: { xs: 560, md: 'none' },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'none' },
          gridAutoFlow: { md: 'column' },
          gridAutoColumns: { md: 'minmax(0, 15rem)' },
          // Beside each other on the smallest phones, errors need two lines.
          '@media (max-width: 374.95px)': {
            '--reserved-lines': 2,
            '.error': { mt: '-2.5rem' },
          },
          [LARGE_TEXT_AND_WIDE]: {
            gridAutoFlow: 'row',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            // The buttons are below the fields, and so below the message.
            '.error': { position: 'static', gridColumn: '1 / -1', mt: '-1.25rem' },
          },
          [LARGE_TEXT]: {
            gridTemplateColumns: 'minmax(0, 1fr)',
            '--reserved-lines': 1,
            '.error': { mt: '-1.25rem' },
          },
          // Lower where a field has a message, too.
          '&:has([data-problem]) .error': {
            mt: 0,
            top: 'calc(100% - 0.25rem)',
          },
        }}
      >
        {children}
        {error && (
          // In the line of the fields' messages; on a low screen, or under a keyboard, it is brought into sight.
          <Box
            key={error.key}
            ref={(element: Element | null) => element?.scrollIntoView?.({ block: 'nearest' })}
            className="error"
            sx={{
              gridColumn: { xs: '1 / -1', md: 'auto' },
              position: { md: 'absolute' },
              top: { md: 'calc(100% - 1.25rem)' },
              justifySelf: 'start',
              mt: { xs: '-1.25rem', md: 0 },
              typography: 'body2',
              lineHeight: '1.25rem',
              // One line, where it has room.
              '& div > div': { display: { md: 'inline' }, '& + div': { ml: { md: 1 } } },
            }}
          >
            <ErrorMessage message={error.message} />
          </Box>
        )}
        <Box
          sx={{
            gridColumn: { xs: '1 / -1', md: 'auto' },
            display: 'flex',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            columnGap: { xs: 0.5, sm: 1 },
            rowGap: 1,
            alignSelf: 'start',
            pt: { md: LABEL_HEIGHT },
            [LARGE_TEXT_AND_WIDE]: { gridColumn: '1 / -1', pt: 0 },
            // Three buttons are wider than a column, which is the last.
            whiteSpace: 'nowrap',
            '& > *': { flexShrink: 0 },
          }}
        >
          {buttons}
        </Box>
      </Form>
    </Panel>
  );
}
