import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '#app/App.tsx';
import { createPageWorld, type PageWorld } from './page-world.ts';

/** Opens the whole page at a path, in a world of its own that can be prepared beforehand. */
export async function renderPage(path = '/', prepare?: (world: PageWorld) => unknown) {
  const world = await createPageWorld();
  await prepare?.(world);
  history.replaceState(null, '', path);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, ...world, ...render(<App />) };
}
