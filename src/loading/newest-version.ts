import { atMost } from '#lib/time/at-most.ts';
import { chunksSettled } from './chunks-under-way.ts';

/** How long a user waits after pressing the button. */
const PATIENCE_MS = 5000;
/** How much of that goes to chunks that are being loaded. */
const CHUNKS_MS = 2000;

/**
 * Activates the newest version of the page, so that the next load gets it. Resolves within 5 s and
 * never rejects, since a reload helps in any case.
 */
export function takeNewestVersion(): Promise<void> {
  return atMost(PATIENCE_MS, take());
}

async function take(): Promise<void> {
  try {
    // Without https this is undefined, in spite of its type.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return;
    if (!registration.waiting) await registration.update();
    const newest = registration.waiting ?? registration.installing;
    if (!newest) return;
    // The press may have been the first touch, which loads chunks. Chromium starts a worker again that is
    // asked for something while it ends; then it neither makes room nor lets the next load through.
    await atMost(CHUNKS_MS, chunksSettled());
    await takeOver(newest);
  } catch {
    // Without a network the installed version is the newest.
  }
}

function takeOver(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') done();
    });
    worker.postMessage('SKIP_WAITING');
  });
}
