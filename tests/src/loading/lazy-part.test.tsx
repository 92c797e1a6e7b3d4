import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '#loading/lazy-part.tsx';

const Part = ({ name }: { name: string }) => <p>{name}</p>;

const Room = () => <p>waiting</p>;

function show(LazyPart: typeof Part) {
  return render(<LazyPart name="the part" />);
}

it('loads again after a failed preload', async () => {
  const load = vi.fn(async () => Part);
  load.mockRejectedValueOnce(new Error('no network'));
  const LazyPart = lazyPart('Part', load, Room);
  LazyPart.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setImmediate(resolve));
  show(LazyPart);
  expect(screen.getByText('waiting')).toBeVisible();
  expect(await screen.findByText('the part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
