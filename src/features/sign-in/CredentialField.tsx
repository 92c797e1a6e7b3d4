import type { ComponentProps } from 'react';
import { FormField } from '#ui/FormField.tsx';

/** A field for a username or a password, in which no device corrects what is typed. */
export function CredentialField({ field, ...rest }: ComponentProps<typeof FormField>) {
  return <FormField {...rest} field={{ ...field, autoCapitalize: 'none', spellCheck: false }} />;
}
