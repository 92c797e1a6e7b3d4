import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { noRepeatSetting } from '../draw/draw-settings.ts';
import { drawText } from '../draw/text.ts';

/** Leaves drawn lines out of the next draw (ROU-22). */
export function NoRepeatSwitch({ disabled = false }: { disabled?: boolean }) {
  return <FlagSwitch label={drawText.noRepeat} setting={noRepeatSetting} disabled={disabled} />;
}
