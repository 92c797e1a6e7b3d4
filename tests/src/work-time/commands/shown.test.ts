/** The shown rows: as they were read, with the effects of presses that they do not contain. */
import fc from 'fast-check';
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

const IDS = ['1', '2', '3'] as const;
const someId = fc.constantFrom(...IDS);
const someMs = fc.integer({ min: 0, max: 10_000 });
const someDay = fc.constantFrom('2026-11-20', '2026-11-21');
const version = fc.integer({ min: 1, max: 3 });
const timestamp = someMs.map((ms) => new Date(ms).toISOString());

const worlds = fc.record({
  records: fc.uniqueArray(
    fc.record({
      id: someId,
      number: fc.constant(1),
      name: fc.constantFrom('設計', '会議'),
      ipAddress: fc.constant(null),
      userId: fc.constant(1),
      isArchived: fc.boolean(),
      usedMs: fc.option(someMs),
    }),
    { selector: ({ id }) => id },
  ),
  entries: fc
    .uniqueArray(
      fc.record({
        id: someId,
        recordId: someId,
        beginningMs: someMs,
        endingMs: fc.option(fc.integer({ min: 10_001, max: 20_000 })),
        note: fc.constant(''),
        version,
      }),
      { selector: ({ id }) => id },
    )
    .map((entries) => entries.sort((one, other) => one.beginningMs - other.beginningMs)),
  settings: fc.option(
    fc.record({ version, settings: fc.constant({ ...standardSettings, name: '旧' }) }),
  ),
  days: fc.uniqueArray(
    fc.record({ date: someDay, mark: fc.constant(null), remark: fc.constant('旧'), version }),
    { selector: ({ date }) => date },
  ),
});

const note = { mark: 'paid' as const, remark: '' };
const seen = fc.record({ id: someId, version });
const commands: fc.Arbitrary<Command | SheetCommand> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const) }),
  fc.record({ kind: fc.constant('rename' as const), recordId: someId, name: fc.constant('新') }),
  fc.record({ kind: fc.constant('delete' as const), recordId: someId }),
  fc.record({
    kind: fc.constant('archive' as const),
    recordId: someId,
    isArchived: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('restore-record' as const), recordId: someId }),
  fc.record({ kind: fc.constant('restore-entry' as const), entryId: someId }),
  fc.record({ kind: fc.constant('start' as const), recordId: someId }),
  fc.record({ kind: fc.constant('stop' as const), recordId: someId, entryId: someId }),
  fc.record({
    kind: fc.constant('switch' as const),
    target: fc.oneof(
      fc.record({ record: someId }),
      fc.record({ name: fc.constantFrom('設計', '新') }),
    ),
  }),
  fc.record({
    kind: fc.constant('undo-switch' as const),
    switched: fc.record({ started: seen, ended: fc.array(seen), created: fc.option(seen) }),
  }),
  fc.record({
    kind: fc.constant('create-entry' as const),
    entry: fc.record({ record: someId, beginning_time: timestamp }),
  }),
  fc.record({
    kind: fc.constant('edit-entry' as const),
    entryId: someId,
    change: fc.record({ version, beginning_time: timestamp, note: fc.constant('新') }),
  }),
  fc
    .tuple(
      fc.record({
        kind: fc.constant('split-entry' as const),
        entryId: someId,
        version,
        at: timestamp,
      }),
      fc.oneof(fc.record({ record: someId }), fc.record({ name: fc.constantFrom('設計', '新') })),
    )
    .map(([split, target]) => ({ ...split, ...target })),
  fc.record({
    kind: fc.constant('undo-split' as const),
    first: seen,
    second: seen,
    created: fc.option(seen),
  }),
  fc.record({
    kind: fc.constant('save-settings' as const),
    settings: fc.constant(standardSettings),
    version,
  }),
  fc.record({ kind: fc.constant('delete-entry' as const), entryId: someId }),
  fc.record({
    kind: fc.constant('mark-day' as const),
    day: someDay,
    note: fc.constant(note),
    version,
    before: fc.constant(note),
  }),
);

// OUT-3
it('an effect changes nothing that has happened already', () => {
  fc.assert(
    fc.property(worlds, commands, someMs, (world, command, pressedMs) => {
      const kinds: AnyKinds = { ...trackerKinds, ...sheetKinds };
      const pressed = { command, newIds: newIdsOf(kinds, command), pressedMs };
      const once = kinds[command.kind]?.effect?.(world, pressed);
      expect(kinds[command.kind]?.effect?.(once, pressed)).toEqual(once);
    }),
  );
});

describe('OUT-3 a press', () => {
  const record = { number: 1, name: '設計', ipAddress: null, userId: 1 };
  const running = { id: '7', recordId: '1', beginningMs: 0, endingMs: null, note: '', version: 1 };
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
