import { createLocalSwitch } from '#lib/local-switch.ts';

/** Whether the roulette sounds; remembered by this browser. */
export const soundSetting = createLocalSwitch('sound', true);
