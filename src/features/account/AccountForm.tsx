import Box from '@mui/material/Box';
import type { FormEvent, ReactNode } from 'react';
import { Form } from '#ui/Form.tsx';

interface AccountFormProps {
  /** The name of the account for password managers, where no field has it. Nobody sees it. */
  username?: string;
  /** Up to three in a row where there is room, else in a column. */
  fields: ReactNode;
  onSubmit: (event: FormEvent) => void;
  /** Shown below the fields. */
  children: ReactNode;
}

/** A form of the account that asks for the password. */
export function AccountForm({ username, fields, onSubmit, children }: AccountFormProps) {
  return (
    <Form onSubmit={onSubmit}>
      {username !== undefined && (
        <input type="text" autoComplete="username" value={username} readOnly hidden />
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          rowGap: 0.5,
          columnGap: 2,
          maxWidth: { xs: 400, md: 'none' },
        }}
      >
        {fields}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>{children}</Box>
    </Form>
  );
}
