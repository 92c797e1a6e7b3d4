import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import {
  type Show,
  showSetting,
  shows,
  soundSetting,
  speakSetting,
  tickSetting,
  volumeSetting,
} from '#draw/draw-settings.ts';
import { createSounds } from '#draw/sounds/sounds.ts';
import { canSpeak, speak } from '#draw/sounds/speech.ts';
import { rouletteText } from '#draw/text.ts';
import { useStore } from '#lib/use-store.ts';
import { FlagSwitch } from '#ui/FlagSwitch.tsx';
import { Hint } from '#ui/Hint.tsx';
import { SettingRows } from '#ui/SettingRows.tsx';
import { settingsText } from './text.ts';

/** A sample: three ticks and the stop. */
const SAMPLE = { ticks: [0, 120, 240], stop: 480 };

/** Says a word when it is turned on: the first must be spoken in a press. */
const speaking = {
  ...speakSetting,
  set(on: boolean): void {
    speakSetting.set(on);
    speak(settingsText.spokenNow);
  },
};

/** The settings of sounds, voice and show. */
export function SoundSettings() {
  const [sounds] = useState(createSounds);
  const volume = useStore(volumeSetting);
  const on = useStore(soundSetting);
  const show = useStore(showSetting);
  const label = useId();
  useEffect(() => sounds.close, [sounds]);
  return (
    <SettingRows>
      <FlagSwitch label={rouletteText.sound} setting={soundSetting} />
      <FlagSwitch label={settingsText.ticks} setting={tickSetting} />
      <Box className="row">
        <Typography variant="body2" id={label}>
          {settingsText.volume}
        </Typography>
        <Slider
          aria-labelledby={label}
          sx={{ mx: 1, width: 'min(12rem, 50%)' }}
          value={volume}
          step={5}
          valueLabelDisplay="auto"
          getAriaValueText={settingsText.percent}
          valueLabelFormat={settingsText.percent}
          onChange={(_, value) => volumeSetting.set(Number(value))}
        />
      </Box>
      <FlagSwitch label={settingsText.speak} setting={speaking} disabled={!canSpeak()} />
      {!canSpeak() && <Hint>{settingsText.cannotSpeak}</Hint>}
      <Box className="row">
        <Typography variant="body2">{settingsText.showKind}</Typography>
        <ToggleButtonGroup
          exclusive
          aria-label={settingsText.showKind}
          value={show}
          // Pressed once more, the chosen one stays: then there is no value.
          onChange={(_, next: Show | null) => next && showSetting.set(next)}
        >
          {shows.map((one) => (
            <ToggleButton key={one} value={one} sx={{ py: 0, px: 1.25 }}>
              {settingsText.shows[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Hint>{settingsText.showMeaning}</Hint>
      <Button disabled={!on} sx={{ justifySelf: 'end' }} onClick={() => sounds.play(SAMPLE)}>
        {settingsText.sample}
      </Button>
    </SettingRows>
  );
}
