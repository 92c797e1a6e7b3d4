import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { paintedState } from '#sync/painted-state.ts';
import { EMPTY, nextState, type QueueEvent } from '#sync/queue-state.ts';
import { useWaitingCommands } from '#sync/use-queue-state.ts';
import { newCommand } from '#tests/support/page/new-command.ts';

afterEach(() => paintedState.set(EMPTY));

// A press on a phone drew the whole tracker nine times, as each step of its way to the server was
// shown by every part that knows presses.
it('draws a component again only where what it shows of the presses has changed', () => {
  const become = (event: QueueEvent) =>
    act(() => paintedState.set(nextState(paintedState.get(), event)));
  const press = { ...newCommand('one'), seq: 1, user: 'someone' };
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useWaitingCommands();
  });

  become({ kind: 'pressed', rows: [press] });
  become({ kind: 'listed', rows: [press] });
  expect([drawn, result.current]).toEqual([1, []]);

  become({ kind: 'delayed', keys: [press.key] });
  expect([drawn, result.current.length]).toEqual([2, 1]);
  const shown = result.current;

  become({ kind: 'listed', rows: [press] });
  expect(drawn).toBe(2);
  expect(result.current).toBe(shown);
});
