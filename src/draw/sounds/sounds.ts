/**
 * The roulette's sounds, made with Web Audio. All sounds of a spin are scheduled on the audio clock
 * when it begins, so that a busy page drops none. A browser without Web Audio spins silently.
 */
import { type Show, showSetting, soundSetting, volumeSetting } from '../draw-settings.ts';
import { createAudioDevice } from './audio-device.ts';

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds after the moment that it belongs to. */
  delay: number;
  /** Seconds until it has faded. */
  length: number;
  /** 0 … 1 */
  volume: number;
}

/** The sound of a tick, and that of the stop. */
const KINDS: Readonly<Record<Show, { tick: readonly Note[]; stop: readonly Note[] }>> = {
  standard: {
    tick: [{ pitch: 1100, delay: 0, length: 0.03, volume: 0.06 }],
    stop: [
      { pitch: 784, delay: 0, length: 0.25, volume: 0.12 },
      { pitch: 1175, delay: 0.12, length: 0.5, volume: 0.12 },
    ],
  },
  quiet: {
    tick: [{ pitch: 587, delay: 0, length: 0.025, volume: 0.03 }],
    stop: [{ pitch: 587, delay: 0, length: 0.5, volume: 0.07 }],
  },
  lively: {
    tick: [{ pitch: 1319, delay: 0, length: 0.04, volume: 0.07 }],
    stop: [
      { pitch: 784, delay: 0, length: 0.2, volume: 0.12 },
      { pitch: 988, delay: 0.1, length: 0.2, volume: 0.12 },
      { pitch: 1175, delay: 0.2, length: 0.2, volume: 0.12 },
      { pitch: 1568, delay: 0.3, length: 0.8, volume: 0.14 },
    ],
  },
};

/** A sound fades to this, since no curve of its kind reaches 0. */
const SILENT = 0.0001;

/** Seconds by which a sound may be late. */
const GRACE_S = 0.02;

/** The times of a spin's sounds, in milliseconds since it began. */
interface SoundSchedule {
  ticks: readonly number[];
  stop: number;
}

/** The sounds of one spin. */
interface Playing {
  notes: readonly Note[];
  /** By the page's steady clock, in milliseconds. */
  startedAt: number;
}

/** The switch `効果音` silences a spin, or plays the rest of it; a change of the volume is heard at once. */
export function createSounds() {
  const device = createAudioDevice();
  let playing: Playing | null = null;
  let scheduled: OscillatorNode[] = [];
  let unsubscribe: (() => void) | null = null;

  /** Uses the device, if there is one and sounds are on. */
  function withDevice(use: (context: AudioContext) => void): void {
    if (!soundSetting.get() || !('AudioContext' in window)) return;
    // Before the first touch browsers refuse sounds, with a message in the console.
    if (navigator.userActivation?.hasBeenActive === false) return;
    try {
      use(device.open());
    } catch {
      // A device that is missing or taken must not stop a draw.
    }
  }

  /** Schedules the rest of the spin. */
  function schedule(): void {
    withDevice((context) => {
      scheduleRest(context);
      const asked = performance.now();
      const catchUp = () => {
        // A device that took long to start would lag behind the picture.
        if (performance.now() - asked > GRACE_S * 1000) withDevice(scheduleRest);
      };
      resume(context, catchUp);
    });
  }

  /** In any other state than `running` nothing is heard: `interrupted`, too, which types do not know. */
  function resume(context: AudioContext, onResumed: () => void): void {
    if (context.state !== 'running') device.resume(context).then(onResumed, () => undefined);
  }

  function scheduleRest(context: AudioContext): void {
    silence();
    if (!playing) return;
    const elapsed = (performance.now() - playing.startedAt) / 1000;
    const start = context.currentTime - elapsed;
    scheduled = playing.notes
      .filter(({ delay }) => delay > elapsed - GRACE_S)
      .map((note) => {
        const begin = Math.max(start + note.delay, context.currentTime);
        return scheduleNote(
          context,
          { ...note, volume: Math.max(SILENT, (note.volume * volumeSetting.get()) / 100) },
          begin,
        );
      });
  }

  function silence(): void {
    for (const oscillator of scheduled) {
      oscillator.stop();
      oscillator.disconnect();
    }
    scheduled = [];
  }

  function cancel(): void {
    playing = null;
    unsubscribe?.();
    unsubscribe = null;
    silence();
  }

  return {
    /** Opens the audio device, which takes a while. Browsers allow it in response to a press only. */
    prepare: () => withDevice((context) => resume(context, () => undefined)),
    /** Schedules the sounds of a spin that begins now. */
    play: ({ ticks, stop }: SoundSchedule): void => {
      cancel();
      const kind = KINDS[showSetting.get()];
      const notes = [...ticks.flatMap((at) => notesAt(at, kind.tick)), ...notesAt(stop, kind.stop)];
      playing = { notes, startedAt: performance.now() };
      const follow = () => (soundSetting.get() ? schedule() : silence());
      const ends = [soundSetting.subscribe(follow), volumeSetting.subscribe(follow)];
      unsubscribe = () => {
        for (const end of ends) end();
      };
      schedule();
    },
    /** Silences everything and frees the device. */
    close: (): void => {
      cancel();
      device.close();
    },
  };
}

/** Notes by their time since the spin began. */
function notesAt(atMs: number, notes: readonly Note[]): Note[] {
  return notes.map((note) => ({ ...note, delay: atMs / 1000 + note.delay }));
}

/** @param begin in seconds of the device's clock */
function scheduleNote(
  context: AudioContext,
  { pitch, length, volume }: Note,
  begin: number,
): OscillatorNode {
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(context, { gain: volume });
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(SILENT, begin + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
  return oscillator;
}
