import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FormEventHandler, ReactNode } from 'react';
import { holdBackComposition } from '#ui/hold-back-composition.ts';
import { Panel } from '#ui/Panel.tsx';
import { text } from './text.ts';

interface FormPanelProps {
  heading: string;
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  buttons: ReactNode;
  children: ReactNode;
}

/** One compact column of fields with its buttons side by side. */
export function FormPanel({ heading, busy, onSubmit, buttons, children }: FormPanelProps) {
  return (
    <Panel heading={heading} busy={busy}>
      {/* Where the page is drawn beforehand nobody knows yet. */}
      {navigator.cookieEnabled === false && (
        <Typography role="alert" sx={{ mb: 1, color: 'error.main' }}>
          {text.cookiesDisabled}
        </Typography>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        onKeyDown={holdBackComposition}
        sx={{ display: 'grid', rowGap: 0.5, maxWidth: 400 }}
      >
        {children}
        <Box sx={{ display: 'flex', gap: 1 }}>{buttons}</Box>
      </Box>
    </Panel>
  );
}
