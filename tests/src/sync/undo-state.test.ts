import { expect, it } from 'vitest';
import type { Settled } from '#sync/command.ts';
import { syncText } from '#sync/text.ts';
import {
  NOTHING,
  nextUndoState,
  type UndoEvent,
  type UndoState,
  type UndoStep,
} from '#sync/undo-state.ts';

interface Edit {
  kind: 'edit';
  version: number;
}

const set = {
  key: [],
  kinds: {
    edit: {
      send: async () => ({ undo: null }),
      effect: (world: unknown) => world,
      name: () => '',
      renew: (edit: Edit, versionOf: (id: string, version: number) => number) => ({
        ...edit,
        version: versionOf('row', edit.version),
      }),
    },
  },
} as never;

const after = (...events: UndoEvent[]): UndoState =>
  events.reduce((state, event) => nextUndoState(state, event), NOTHING);

const edit = (version: number): Edit => ({ kind: 'edit', version });
const press = (message: string, undoes?: UndoStep) => ({
  set,
  message,
  undoes,
  atMs: 1,
  pressed: [edit(0)],
});
const done = (message: string, ...settled: Settled[]): UndoEvent => ({
  kind: 'done',
  settled,
  ...press(message),
});
/** Takes back the last step. */
const undone = ({ steps }: UndoState, ...settled: Settled[]): UndoEvent => ({
  kind: 'done',
  settled,
  ...press('', steps.at(-1)),
});
const waiting = (key: string, message: string, undoes?: UndoStep): UndoEvent => ({
  kind: 'waiting',
  keys: [key],
  ...press(message, undoes),
});
const settled = (key: string, message: string, ...what: Settled[]): UndoEvent => ({
  kind: 'settled',
  keys: [key],
  settled: what,
  ...press(message),
});
const stepsOf = ({ steps }: UndoState) => steps.map(({ message, how }) => [message, how]);

const A = done('A', { undo: edit(1) });

// OUT-4
it('keeps a refusal until it was seen, whatever other presses do', () => {
  const pressed = after({ kind: 'refused' }, A);
  const refused = nextUndoState(pressed, undone(pressed, { undo: null }));
  expect(refused.isRefused).toBe(true);
  expect(nextUndoState(refused, { kind: 'acknowledged' }).isRefused).toBe(false);
});

// TRK-30
it('takes back the last press first, the commands of one in reverse', () => {
  const state = after(A, done('B', { undo: edit(2) }, { undo: edit(3) }));
  expect(stepsOf(state)).toEqual([
    ['A', { commands: [edit(1)] }],
    ['B', { commands: [edit(3), edit(2)] }],
  ]);
});

it('takes nothing back past a press that cannot be taken back, and says what that did instead', () => {
  const state = after(A, done('B', { undo: null, notice: '終わっています' }));
  expect([state.steps, state.message]).toEqual([[], '終わっています']);
});

it('names the versions that an undo has made in the steps before it', () => {
  const renewed = [{ id: 'row', was: 1, is: 5 }];
  const both = after(A, done('B', { undo: edit(2) }));
  const state = nextUndoState(both, undone(both, { undo: null, renewed }));
  expect(stepsOf(state)).toEqual([['A', { commands: [edit(5)] }]]);
  expect(state.message).toBe(syncText.undone);
});

it('names new versions in the steps of other sets, each as its own kinds say', () => {
  const kinds = { name: { renew: (command: Edit) => ({ ...command, kind: 'renewed' }) } };
  const other = { set: { key: [], kinds } as never };
  const named = { ...done('B', { undo: { kind: 'name' } }), ...other } as UndoEvent;
  const state = after(A, named, done('C', { undo: edit(2) }));
  const undoneOnce = nextUndoState(
    state,
    undone(state, { undo: null, renewed: [{ id: 'row', was: 1, is: 5 }] }),
  );
  expect(stepsOf(undoneOnce)).toEqual([
    ['A', { commands: [edit(5)] }],
    ['B', { commands: [{ kind: 'renewed' }] }],
  ]);
});

it('presses again what was just taken back, with the versions that an undo has made, until the next press', () => {
  const pressed = after(A);
  const renewed = [{ id: 'row', was: 0, is: 5 }];
  const state = nextUndoState(pressed, undone(pressed, { undo: null, renewed }));
  expect(state.redo).toEqual({ set, message: 'A', pressed: [edit(5)] });
  expect(nextUndoState(state, done('B')).redo).toBeNull();
});

it('offers to press again what an undo that waited has taken back, once that is done', () => {
  const [step] = after(A).steps;
  const unsent = after(A, waiting('key', '', step));
  expect(unsent.redo).toBeNull();
  const renewed = [{ id: 'row', was: 0, is: 5 }];
  const end = (...what: Settled[]) =>
    nextUndoState(unsent, { ...settled('key', '', ...what), undoes: step } as UndoEvent);
  expect(end({ undo: null, renewed }).redo).toEqual({ set, message: 'A', pressed: [edit(5)] });
  expect(end().redo, 'it was refused').toBeNull();
});

it('forgets the step that was removed before it was sent, whatever is settled of it', () => {
  const unsent = after(A, waiting('key', 'B'));
  const [, step] = unsent.steps;
  const removed = nextUndoState(unsent, { kind: 'removed', step: step as never, atMs: 2 });
  const state = nextUndoState(removed, settled('key', 'B'));
  expect(stepsOf(state)).toEqual([['A', { commands: [edit(1)] }]]);
});

it('OUT-8 keeps the steps before an undo that comes too late', () => {
  const both = after(A, done('B', { undo: edit(2) }));
  const [, step] = both.steps;
  const state = nextUndoState(both, { kind: 'not undone', step: step as never, atMs: 2 });
  expect(state.message).toBe(syncText.notUndone);
  expect(stepsOf(state)).toEqual([['A', { commands: [edit(1)] }]]);
});
