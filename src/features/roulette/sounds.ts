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

const TICK: Note[] = [{ pitch: 1100, delay: 0, length: 0.03, volume: 0.06 }];
const STOP: Note[] = [
  { pitch: 784, delay: 0, length: 0.25, volume: 0.12 },
  { pitch: 1175, delay: 0.12, length: 0.5, volume: 0.12 },
];

export interface Sounds {
  tick: () => void;
  stop: () => void;
  /** Ends every sound and frees the device. */
  close: () => void;
}

/** @param isOn asked before each sound, so that the switch works in the middle of a spin */
export function createSounds(isOn: () => boolean): Sounds {
  let context: AudioContext | null = null;

  function play(notes: Note[]): void {
    if (!isOn() || !('AudioContext' in window)) return;
    try {
      // Made at the first sound, which follows a press: browsers allow no sound before one.
      context ??= new AudioContext();
      for (const note of notes) playNote(context, note);
    } catch {
      // A device that is missing or taken is no reason to stop a draw.
    }
  }

  return {
    tick: () => play(TICK),
    stop: () => play(STOP),
    close: () => {
      void context?.close();
      context = null;
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
