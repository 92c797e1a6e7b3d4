import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '#app/App.tsx';
import { createRouter } from '#app/create-router.ts';
import { reachability } from '#lib/http/reachability.ts';
import { forgetNotices } from '#notices/notify.ts';
import { createPageWorld, type PageWorld } from './page-world.ts';

/** Opens the whole page at a path, in an isolated world that a test can prepare. */
export async function renderPage(path = '/', prepare?: (world: PageWorld) => unknown) {
  const world = await createPageWorld();
  await prepare?.(world);
  // Whole, since a path that begins with two slashes would name a host.
  history.replaceState(null, '', location.origin + path);
  const user = userEvent.setup({ delay: null });
  return { user, ...world, ...loadPage() };
}

/** An opened page, and the world around it. */
export type Page = Awaited<ReturnType<typeof renderPage>>;

/** Draws what a load of the page draws: it begins without notices. */
export function loadPage() {
  forgetNotices();
  const router = createRouter();
  onTestFinished(() => router.dispose());
  return render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
}

/** Loads the page again, as a reload does: what it held in memory is gone. */
export function reopenPage({ unmount }: { unmount: () => void }) {
  unmount();
  reachability.set('responds');
  return loadPage();
}
