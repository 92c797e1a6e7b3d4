import Button from '@mui/material/Button';
import { knowsPasskeys } from '#lib/knows-passkeys.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { signInText } from './text.ts';

interface PasskeyButtonProps {
  disabled: boolean;
  onPress: () => void;
}

/**
 * Signs in with a passkey, where browser and server know them. That is said after the first round of
 * the network: a component of its own, so that the form is not drawn again for it.
 */
export function PasskeyButton({ disabled, onPress }: PasskeyButtonProps) {
  // Until the server is known to have passkeys the browser is not asked.
  if (!(useExtensions() && knowsPasskeys())) return null;
  return (
    <Button variant="text" disabled={disabled} onClick={onPress}>
      {signInText.signInByPasskey}
    </Button>
  );
}
