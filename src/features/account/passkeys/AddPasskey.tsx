import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { CredentialField } from '#ui/CredentialField.tsx';
import { checkCurrentPassword, refusedField } from '../checks.ts';
import { FieldRow } from '../FieldRow.tsx';
import { HiddenUsername } from '../HiddenUsername.tsx';
import { accountText } from '../text.ts';
import { passkeysText } from './text.ts';

interface AddPasskeyProps {
  username: string;
  busy: boolean;
  /** An explanation of passkeys, or the last change. */
  hint: ReactNode;
  onAdd: (
    password: string,
    outcome: { onSuccess: () => void; onError: (error: unknown) => void },
  ) => void;
}

/** The form that adds a passkey: for who knows the password, as a passkey signs in without it. */
export function AddPasskey({ username, busy, hint, onAdd }: AddPasskeyProps) {
  const { register, handleSubmit, formState, reset, setError } = useForm<{ password: string }>({
    defaultValues: { password: '' },
  });

  function add({ password }: { password: string }): void {
    onAdd(password, {
      onSuccess: () => reset(),
      onError: (error) => {
        const refused = refusedField(error);
        if (refused) setError('password', { message: refused.message }, { shouldFocus: true });
      },
    });
  }

  return (
    <Box component="form" method="post" noValidate onSubmit={handleSubmit(add)}>
      <HiddenUsername username={username} />
      <FieldRow>
        <CredentialField
          label={accountText.current}
          type="password"
          {...register('password', { validate: checkCurrentPassword })}
          problem={formState.errors.password?.message}
          autoComplete="current-password"
        />
      </FieldRow>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button type="submit" disabled={busy}>
          {passkeysText.add}
        </Button>
        {hint}
      </Box>
    </Box>
  );
}
