import { useEffect, useState } from 'react';
import { cryptoRandom } from './crypto-random.ts';
import { soundSetting } from './sound-setting.ts';
import { createSounds, type Sounds } from './sounds.ts';
import { createSpin, type Spin } from './spin.ts';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface SpinWithSounds {
  spin: Spin;
  sounds: Sounds;
}

/** A spin with the browser's chance, clock and sounds, which ends with its component. */
export function useSpin(): SpinWithSounds {
  const [{ spin, sounds }] = useState(() => {
    const sounds = createSounds(soundSetting.get);
    const spin = createSpin({
      random: cryptoRandom,
      now: () => performance.now(),
      reducedMotion: prefersReducedMotion,
      onTick: sounds.tick,
      onStop: sounds.stop,
    });
    return { spin, sounds };
  });
  useEffect(
    () => () => {
      spin.reset();
      sounds.close();
    },
    [spin, sounds],
  );
  return { spin, sounds };
}
