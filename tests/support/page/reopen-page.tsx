import { render } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '#app/App.tsx';
import { createRouter } from '#app/create-router.ts';
import { reachability } from '#lib/http/reachability.ts';
import { noticesStore } from '#notices/notify.ts';

/** Loads the page again, as a reload does: what it held in memory is gone. */
export function reopenPage({ unmount }: { unmount: () => void }) {
  unmount();
  reachability.set('responds');
  noticesStore.set([]);
  const router = createRouter();
  onTestFinished(() => router.dispose());
  return render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
}
