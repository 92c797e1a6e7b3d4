import { type ReactNode, StrictMode, startTransition } from 'react';
import { RouterProvider } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { createRouter } from '#app/create-router.ts';
import { pressAgain, watchUser } from '#app/press-again.ts';
import { createRoot, hydrateRoot } from '#app/react-roots.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

/** Ends the task, so that a press is heard before the next one. */
const nextTask = () =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise<void>((resolve) => setTimeout(resolve));

function takeOver(container: HTMLElement, page: ReactNode): void {
  const drawnAgain = watchUser(container);
  const onRecoverableError = (error: unknown) => {
    reportError(error);
    drawnAgain();
  };
  hydrateRoot(container, page, { onRecoverableError });
}

/** Starts the page in three tasks: its code was read, its router is made, it is drawn. */
async function start(container: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement;
  // Looked for by the script in index.html, as is its other value.
  dataset.script = 'runs';
  await nextTask();
  const router = createRouter();
  await nextTask();
  const page = (
    <StrictMode>
      <App>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // The page of a guest is prerendered (src/entry-server.tsx), every other one is empty.
  startTransition(() => {
    if (container.hasChildNodes()) takeOver(container, page);
    else createRoot(container).render(page);
  });
  dataset.script = 'started';
  pressAgain(container);
}

void start(root);
