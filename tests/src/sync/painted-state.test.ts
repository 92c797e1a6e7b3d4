import { expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from '#lib/store.ts';
import { paintedState, paintState } from '#sync/painted-state.ts';
import { EMPTY, nextState, type QueueEvent } from '#sync/queue-state.ts';
import { newCommand } from '#tests/support/page/new-command.ts';

const row = (key: string, seq: number) => ({ ...newCommand(key), user: 'user', seq });

function openState() {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  const state = createStore(EMPTY);
  const end = paintState(state);
  onTestFinished(() => {
    end();
    vi.useRealTimers();
  });
  const become = (event: QueueEvent) => state.set(nextState(state.get(), event));
  return { become, end, keys: () => paintedState.get().rows.map(({ key }) => key) };
}

it('shows a press a frame later, though it is stored before', () => {
  const { become, keys } = openState();
  become({ kind: 'pressed', rows: [row('a', 0)] });
  become({ kind: 'listed', rows: [row('a', 1)] });
  expect(keys()).toEqual([]);
  vi.runAllTimers();
  expect(keys()).toEqual(['a']);
});

it('shows at once what another tab has pressed, and what has waited for long', () => {
  const { become, keys } = openState();
  become({ kind: 'listed', rows: [row('a', 1)] });
  expect(keys()).toEqual(['a']);
  become({ kind: 'pressed', rows: [row('b', 0)] });
  expect(keys()).toEqual(['a']);
  become({ kind: 'delayed', keys: ['a'] });
  expect(keys()).toEqual(['a', 'b']);
});

it('shows nothing once it has ended', () => {
  const { become, end, keys } = openState();
  become({ kind: 'pressed', rows: [row('a', 0)] });
  end();
  vi.runAllTimers();
  expect(keys()).toEqual([]);
});
