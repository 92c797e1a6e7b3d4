import { noRepeatSetting } from '../draw/no-repeat-setting.ts';
import { FlagSwitch } from '../settings/FlagSwitch.tsx';
import { toolsText } from './text.ts';

/** Leaves drawn lines out of the next draw (ROU-22). */
export function NoRepeatSwitch({ disabled = false }: { disabled?: boolean }) {
  return <FlagSwitch label={toolsText.noRepeat} setting={noRepeatSetting} disabled={disabled} />;
}
