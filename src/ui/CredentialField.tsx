import type { ComponentProps } from 'react';
import { FormField } from './FormField.tsx';

/** A field for a username or a password, without autocorrection. */
export function CredentialField(props: ComponentProps<typeof FormField>) {
  return (
    <FormField
      className="field"
      {...props}
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
    />
  );
}
