import type { ComponentProps } from 'react';
import { PASSWORD_LENGTH } from '#contract/limits.ts';
import { FormField } from './FormField.tsx';

/** Read by browsers that make a password; characters of ASCII are code points, as they are counted here (SES-2). */
const PASSWORD_RULES = `minlength: ${PASSWORD_LENGTH.min}; maxlength: ${PASSWORD_LENGTH.max}; allowed: ascii-printable;`;

/** A field for a username or a password, without autocorrection. */
export function CredentialField(props: ComponentProps<typeof FormField>) {
  const isNew = props.autoComplete === 'new-password';
  return (
    <FormField
      className="field"
      {...props}
      inputProps={{
        autoCapitalize: 'none',
        spellCheck: false,
        ...(isNew && { passwordrules: PASSWORD_RULES }),
      }}
    />
  );
}
