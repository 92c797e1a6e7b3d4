/** The roulette's sounds, synthesised with Web Audio. A browser without it spins silently. */

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds from now. */
  delay: number;
  /** Seconds until it has faded. */
  length: number;
  /** 0 … 1 */
  volume: number;
}

/** Seconds. A tick that begins while the one before it sounds would only blur it. */
const TICK_LENGTH = 0.03;

const TICK: Note[] = [{ pitch: 1100, delay: 0, length: TICK_LENGTH, volume: 0.06 }];
const STOP: Note[] = [
  { pitch: 784, delay: 0, length: 0.25, volume: 0.12 },
  { pitch: 1175, delay: 0.12, length: 0.5, volume: 0.12 },
];

export interface Sounds {
  /** Opens the device, which takes its time; to be called at a press, since browsers ask for one. */
  prepare: () => void;
  /** Silent while the tick before it is still to be heard. */
  tick: () => void;
  stop: () => void;
  /** Ends every sound and frees the device. */
  close: () => void;
}

/** @param isOn asked before each sound, so that the switch works in the middle of a spin */
export function createSounds(isOn: () => boolean): Sounds {
  let context: AudioContext | null = null;
  /** On the device's clock, in seconds. */
  let tickEndsAt = 0;

  /** Does something with the device, if there is one and it is wanted. */
  function withDevice(use: (device: AudioContext) => void): void {
    if (!isOn() || !('AudioContext' in window)) return;
    try {
      context ??= new AudioContext();
      use(context);
    } catch {
      // A device that is missing or taken is no reason to stop a draw.
    }
  }

  return {
    prepare: () => withDevice(() => {}),
    tick: () =>
      withDevice((device) => {
        if (device.currentTime < tickEndsAt) return;
        tickEndsAt = device.currentTime + TICK_LENGTH;
        for (const note of TICK) playNote(device, note);
      }),
    stop: () =>
      withDevice((device) => {
        for (const note of STOP) playNote(device, note);
      }),
    close: () => {
      void context?.close();
      context = null;
      tickEndsAt = 0;
    },
  };
}

function playNote(context: AudioContext, { pitch, delay, length, volume }: Note): void {
  const begin = context.currentTime + delay;
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(context, { gain: volume });
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}
