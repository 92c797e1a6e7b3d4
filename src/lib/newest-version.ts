/** Whoever pressed a button does not wait longer for a server that may hang. */
const PATIENCE_MS = 5000;

/**
 * Lets the newest version of the page take over from the one that the service worker serves: the
 * next load is of the newest. It ends within 5 s and never fails, since a reload helps in any case.
 */
export function takeNewestVersion(): Promise<void> {
  const limit = new Promise<void>((done) => setTimeout(done, PATIENCE_MS));
  return Promise.race([take(), limit]);
}

async function take(): Promise<void> {
  try {
    // Without https there is no such container, whatever the types say.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return;
    if (!registration.waiting) await registration.update();
    const newest = registration.waiting ?? registration.installing;
    if (newest) await takeOver(newest);
  } catch {
    // Without a network the version at hand is the newest.
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
