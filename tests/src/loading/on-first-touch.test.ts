import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onFirstTouch } from '#loading/on-first-touch.ts';

it('calls back at the first sign of a user, and not again', () => {
  const load = vi.fn();
  onFirstTouch(load);
  expect(load).not.toHaveBeenCalled();
  fireEvent.input(document.body);
  fireEvent.keyDown(document.body);
  fireEvent.input(document.body);
  expect(load).toHaveBeenCalledTimes(1);
});

it('calls nothing back when nobody waits any longer', () => {
  const load = vi.fn();
  onFirstTouch(load)();
  fireEvent.pointerDown(document.body);
  expect(load).not.toHaveBeenCalled();
});
