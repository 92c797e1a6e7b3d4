import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import {
  celebrationSetting,
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

/** The settings of sounds, voice and paper strips. */
export function SoundSettings() {
  const [sounds] = useState(createSounds);
  const volume = useStore(volumeSetting);
  const on = useStore(soundSetting);
  const label = useId();
  useEffect(() => sounds.close, [sounds]);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <FlagSwitch label={rouletteText.sound} setting={soundSetting} />
      <FlagSwitch label={settingsText.ticks} setting={tickSetting} />
      <Box sx={{ width: '100%', maxWidth: 360 }}>
        <Typography variant="body2" id={label}>
          {settingsText.volume}
        </Typography>
        <Slider
          aria-labelledby={label}
          sx={{ mx: 1, width: 'calc(100% - 16px)' }}
          value={volume}
          step={5}
          valueLabelDisplay="auto"
          getAriaValueText={settingsText.percent}
          valueLabelFormat={settingsText.percent}
          onChange={(_, value) => volumeSetting.set(Number(value))}
        />
      </Box>
      <FlagSwitch label={settingsText.speak} setting={speaking} disabled={!canSpeak()} />
      {!canSpeak() && <Typography variant="body2">{settingsText.cannotSpeak}</Typography>}
      <FlagSwitch label={settingsText.paperStrips} setting={celebrationSetting} />
      <Button disabled={!on} onClick={() => sounds.play(SAMPLE)}>
        {settingsText.sample}
      </Button>
    </Box>
  );
}
