/** An `AudioContext` that may stop by itself: after a call or a lock of the screen an iPhone leaves it so. */

/** A device that does not go on for so long is dead. */
const PATIENCE_MS = 1000;

export function createAudioDevice() {
  let context: AudioContext | null = null;
  /** When its clock was last seen to move or it was asked to go on, and what the clock said. */
  let alive = { at: 0, time: -1 };
  let isAsked = false;

  /** The device, or another one in place of a dead one. @throws where it is missing or taken */
  function open(): AudioContext {
    if (context && isDead(context)) close();
    context ??= new AudioContext();
    note(context);
    return context;
  }

  function isDead({ state, currentTime }: AudioContext): boolean {
    if (state === 'closed') return true;
    const isStill = state === 'running' ? currentTime === alive.time : isAsked;
    return isStill && performance.now() - alive.at > PATIENCE_MS;
  }

  function note({ state, currentTime }: AudioContext): void {
    if (state === 'running' && currentTime !== alive.time) {
      alive = { at: performance.now(), time: currentTime };
      isAsked = false;
    }
  }

  /** Lets a device go on that is interrupted or waits for a press. To be called in response to one. */
  function resume(waiting: AudioContext): Promise<void> {
    if (!isAsked) alive = { at: performance.now(), time: waiting.currentTime };
    isAsked = true;
    return waiting.resume();
  }

  function close(): void {
    if (context?.state !== 'closed') void context?.close();
    context = null;
    alive = { at: 0, time: -1 };
    isAsked = false;
  }

  return { open, resume, close };
}
