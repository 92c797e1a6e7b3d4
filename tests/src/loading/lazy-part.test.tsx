import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '#loading/lazy-part.tsx';
import { ChunkLoadError } from '#loading/load-chunk.ts';
import { appTheme } from '#theme/app-theme.ts';

const Part = ({ name }: { name: string }) => <p>{name}</p>;

function show(LazyPart: typeof Part) {
  return render(
    <Suspense fallback={<p>waiting</p>}>
      <LazyPart name="the part" />
    </Suspense>,
  );
}

it('loads when it is shown, once', async () => {
  const load = vi.fn(async () => Part);
  const LazyPart = lazyPart('Part', load);
  expect(load).not.toHaveBeenCalled();
  show(LazyPart);
  expect(screen.getByText('waiting')).toBeVisible();
  expect(await screen.findByText('the part')).toBeVisible();
  show(LazyPart);
  expect(load).toHaveBeenCalledTimes(1);
});

it('is shown at once after a preload', async () => {
  const load = vi.fn(async () => Part);
  const LazyPart = lazyPart('Part', load);
  LazyPart.preload();
  await vi.waitFor(() => {
    const { unmount } = show(LazyPart);
    const isThere = screen.queryByText('the part') !== null;
    unmount();
    expect(isThere).toBe(true);
  });
  show(LazyPart);
  expect(screen.queryByText('waiting')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again after a failed preload', async () => {
  const load = vi.fn(async () => Part);
  load.mockRejectedValueOnce(new Error('no network'));
  const LazyPart = lazyPart('Part', load);
  LazyPart.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setImmediate(resolve));
  show(LazyPart);
  expect(await screen.findByText('the part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

// UI-9, UI-10
it('shows the error in its place where its chunk does not load', async () => {
  const reported = vi.spyOn(console, 'error');
  const LazyPart = lazyPart('Part', () => Promise.reject(new TypeError('broken')));
  render(
    <section>
      <p>the rest of the panel</p>
      <Suspense>
        <LazyPart />
      </Suspense>
    </section>,
    { wrapper: ({ children }) => <ThemeProvider theme={appTheme}>{children}</ThemeProvider> },
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('エラーが発生しました');
  expect(alert).toHaveTextContent('ChunkLoadError: Part (error)');
  expect(screen.getByRole('button', { name: '再読み込み' })).toBeVisible();
  expect(screen.getByText('the rest of the panel')).toBeVisible();
  expect(reported.mock.calls.flat()).toContainEqual(expect.any(ChunkLoadError));
  reported.mockClear();
});
