/** The shown rows: as they were read, with the effects of presses that they do not contain. */
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/time-units.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import type { AnyKinds } from '#sync/command.ts';
import { EMPTY, nextState } from '#sync/queue-state.ts';
import { newIdsOf, type QueuedCommand } from '#sync/queued-command.ts';
import { newCommand } from '#tests/support/page/new-command.ts';
import { type Command, trackerKinds } from '#work-time/commands/kinds.ts';
import { shownEntries, shownRecords } from '#work-time/commands/shown.ts';
import { type SheetCommand, sheetKinds } from '#work-time/sheets/sheet-kinds.ts';

const note = { mark: 'paid' as const, remark: '' };
const seen = (id: string, version = 1) => ({ id, version });
const at = new Date(MINUTE_MS).toISOString();
const ofRecord1 = { recordId: '1', beginningMs: 0, endingMs: null, note: '', version: 1 };

const world = {
  records: ['1', '2'].map((id) => ({
    ...{ id, number: Number(id), name: `作業${id}`, ipAddress: null, userId: 1 },
    ...{ isArchived: false, usedMs: 0 },
  })),
  entries: [
    { ...ofRecord1, id: '6', endingMs: MINUTE_MS },
    { ...ofRecord1, id: '7', beginningMs: MINUTE_MS },
  ],
  settings: { version: 1, settings: { ...standardSettings, name: '旧' } },
  days: [{ date: '2026-11-20', mark: null, remark: '旧', version: 1 }],
};

/** A command of each kind that shows an effect before the server has it. */
const commands: (Command | SheetCommand)[] = [
  { kind: 'add' },
  { kind: 'archive', recordId: '1', isArchived: true },
  { kind: 'create-entry', entry: { record: '2', beginning_time: at } },
  { kind: 'delete', recordId: '1' },
  { kind: 'delete-entry', entryId: '7' },
  { kind: 'edit-entry', entryId: '7', change: { version: 1, beginning_time: at, note: '新' } },
  { kind: 'rename', recordId: '1', name: '新' },
  { kind: 'split-entry', entryId: '7', version: 1, at, name: '新' },
  { kind: 'start', recordId: '2' },
  { kind: 'stop', recordId: '1', entryId: '7' },
  { kind: 'switch', target: { name: '新' } },
  { kind: 'undo-split', first: seen('6'), second: seen('7'), created: seen('2') },
  { kind: 'undo-switch', switched: { started: seen('7'), ended: [seen('6')], created: null } },
  { kind: 'mark-day', day: '2026-11-20', note, version: 1, before: note },
  { kind: 'save-settings', settings: standardSettings, version: 1 },
];

// OUT-3
it.each(commands)('the effect of $kind changes nothing that has happened already', (command) => {
  const kinds: AnyKinds = { ...trackerKinds, ...sheetKinds };
  const pressed = { command, newIds: newIdsOf(kinds, command), pressedMs: 2 * MINUTE_MS };
  const once = kinds[command.kind]?.effect?.(world, pressed);
  expect(once).not.toEqual(world);
  expect(kinds[command.kind]?.effect?.(once, pressed)).toEqual(once);
});

describe('OUT-3 a press', () => {
  const record = { number: 1, name: '設計', ipAddress: null, userId: 1 };
  const running = { id: '7', ...ofRecord1 };
  const reads = (revision: number) => ({ rows: [running], leftOut: 0, revision });
  const press: QueuedCommand = {
    ...newCommand('key', { command: { kind: 'stop', recordId: '1', entryId: '7' }, pressedMs: 5 }),
    seq: 1,
    user: 'user',
  };
  const pressed = nextState(EMPTY, { kind: 'pressed', rows: [press] });
  const done = { row: press, settled: { undo: null }, revision: 4 };
  const settled = nextState(pressed, { kind: 'settled', done });
  const shown = (state: typeof EMPTY, revision: number) =>
    shownEntries(reads(revision), [{ id: '1', ...record }], state);

  it('is shown from the press on, until the read rows have its revision', () => {
    expect(shown(pressed, 3)).toMatchObject([{ endingMs: 5 }]);
    expect(shown(settled, 3)).toMatchObject([{ endingMs: 5 }]);
    expect(shown(settled, 4)).toEqual([running]);
  });

  // The next press on it names this version.
  it('that edits an entry shows it with the version that it will have', () => {
    const change = { version: 1, note: '会議' };
    const command: Command = { kind: 'edit-entry', entryId: '7', change, before: running };
    const edited = nextState(EMPTY, { kind: 'pressed', rows: [{ ...press, command }] });
    expect(shown(edited, 3)).toEqual([{ ...running, note: '会議', version: 2 }]);
  });

  // TRK-50
  it.each([
    ['its own task', { record: '1' }, null, '1', '下書き'],
    ['another task', { record: '2' }, 4 * MINUTE_MS, '2', ''],
    ['a task by its name', { name: ' 会議 ' }, null, '2', ''],
    ['a new task', { name: '昼休み' }, 4 * MINUTE_MS, 'new', ''],
  ])(
    'that splits an entry, the second part for %s, shows both, and one once it is taken back',
    (_, target, endingMs, recordId, note) => {
      const records = [
        { id: '1', ...record },
        { id: '2', ...record, name: '会議' },
      ];
      const whole = { ...running, endingMs, note: '下書き' };
      const command: Command = {
        ...{ kind: 'split-entry', entryId: '7', version: 1, ...target },
        at: new Date(MINUTE_MS).toISOString(),
      };
      const split = { ...press, command, newIds: { entry: '8', record: 'new' } };
      const first = { id: '7', version: 2 };
      const second = { id: '8', version: 1 };
      const created = recordId === 'new' ? { id: 'new', version: 1 } : null;
      const undo = { ...press, key: 'undo', seq: 2 };
      const undone: Command = { kind: 'undo-split', first, second, created };
      const read = { rows: [whole], leftOut: 0, revision: 3 };
      const state = nextState(EMPTY, { kind: 'pressed', rows: [split] });
      expect(shownEntries(read, records, state)).toEqual([
        { ...whole, endingMs: MINUTE_MS, version: 2 },
        { ...whole, id: '8', recordId, beginningMs: MINUTE_MS, endingMs, note },
      ]);
      const names = (of: typeof EMPTY) =>
        shownRecords({ rows: records, leftOut: 0, revision: 3 }, of).map(({ name }) => name);
      expect(names(state)).toEqual(['設計', '会議', ...(created ? ['昼休み'] : [])]);
      const back = nextState(state, { kind: 'pressed', rows: [{ ...undo, command: undone }] });
      expect(shownEntries(read, records, back)).toEqual([{ ...whole, version: 3 }]);
      expect(names(back)).toEqual(['設計', '会議']);
    },
  );

  it('that has no effect of its own leaves those before it', () => {
    const command: Command = { kind: 'restore-entry', entryId: '9' };
    const restore = { ...press, key: 'restore', seq: 2, command };
    expect(shown(nextState(pressed, { kind: 'pressed', rows: [restore] }), 3)).toMatchObject([
      { id: '7', endingMs: 5 },
    ]);
  });

  it('that was refused, discarded or taken back is shown no more', () => {
    const rows = [{ ...press, state: { kind: 'refused', status: 409 } as const }];
    expect(shown(nextState(pressed, { kind: 'listed', rows }), 3)).toEqual([running]);
    expect(shown(nextState(pressed, { kind: 'dropped', keys: ['key'] }), 3)).toEqual([running]);
    const undo = { ...press, key: 'undo', command: { kind: 'undo', of: 'key' } as const };
    expect(shown(nextState(pressed, { kind: 'pressed', rows: [undo] }), 3)).toEqual([running]);
  });

  it('that the server has is not listed again by a database that was not told yet', () => {
    expect(nextState(settled, { kind: 'listed', rows: [press] }).rows).toEqual([]);
  });

  it('gives a new record its number with the response', () => {
    const add: QueuedCommand = { ...press, command: { kind: 'add' }, newIds: { record: 'new' } };
    const added = { row: add, settled: { undo: null, number: 12 }, revision: 4 };
    const read = { rows: [], leftOut: 0, revision: 3 };
    const state = nextState(EMPTY, { kind: 'settled', done: added });
    expect(shownRecords(read, state)).toMatchObject([{ id: 'new', number: 12 }]);
  });
});
