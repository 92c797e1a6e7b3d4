import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listKinds } from '#own-lists/list-kinds.ts';
import type { AnyKinds } from '#sync/command.ts';
import { withDatabase } from '#sync/database.ts';
import { added, createQueueDatabase, settled, taken, without } from '#sync/queue-database.ts';
import { readCommand, storedCommand } from '#sync/stored-command.ts';
import { newCommand } from '#tests/support/page/new-command.ts';
import { trackerKinds } from '#work-time/commands/kinds.ts';
import { sheetKinds } from '#work-time/sheets/sheet-kinds.ts';

const kinds = { ...trackerKinds, ...sheetKinds, ...listKinds } as AnyKinds;

type Stored = Record<string, unknown>;

/** The commands that a page of 1.0.0 kept. */
function keptOf(version: string): Stored[] {
  const { databases } = JSON.parse(readFileSync(`tests/kept/${version}/browser.json`, 'utf8'));
  const stores: { name: string; rows: [number, Stored][] }[] = databases[0].stores;
  return stores.find(({ name }) => name === 'commands')?.rows.map(([, row]) => row) ?? [];
}

const { newIds: makes, ...command } = newCommand('unsent', {
  command: { kind: 'rename', recordId: 'one', name: '設計' },
});
const stored: Stored = { ...command, makes, user: 'user', seq: 1 };

// OUT-1
it.each(['1.0.0', '1.0.0-new'])('reads and writes the commands of %s as they are', (version) => {
  const rows = keptOf(version);
  expect(rows.length).toBeGreaterThan(5);
  const read = rows.map((row) => readCommand(kinds, row));
  expect(read.filter(({ state }) => state.kind === 'unreadable')).toEqual([]);
  expect(read.map(storedCommand)).toEqual(rows);
});

describe('a command that cannot be read', () => {
  it.each<[string, Stored]>([
    ['of a kind that is not known', { command: { kind: 'merge', of: 'one' } }],
    ['of no kind', { command: 'rename' }],
    ['without a field of its kind', { command: { kind: 'rename', recordId: 'one' } }],
    ['that undoes nothing', { command: { kind: 'undo' } }],
    ['at no time', { pressedMs: 'now' }],
    ['after something else than a key', { after: 1 }],
    ['that makes something else than ids', { makes: { record: 1 } }],
    ['that rests in another way', { restsUntilMs: 'tomorrow' }],
    ['in a state that is not known', { state: { kind: 'merged' } }],
    ['sent at no time', { state: { kind: 'sending' } }],
    ['without a key', { key: undefined }],
  ])('%s is kept as it is, not sent, and can be removed', async (_, others) => {
    const row = { ...stored, ...others };
    await withDatabase((database) => database.add('commands', row));
    const { list, change } = createQueueDatabase('user', kinds);
    const [{ key } = { key: '' }] = await list();
    await change(added([newCommand('later')], () => ({ kind: 'add' })));
    const [unread, next] = await change(taken(5));
    expect([unread?.state.kind, next?.state.kind]).toEqual(['unreadable', 'sending']);
    if (next) await change(settled(next, { undo: null }, kinds));
    expect(await withDatabase((database) => database.getAll('commands'))).toEqual([row]);
    expect(await change(without([key]))).toEqual([]);
    expect(await withDatabase((database) => database.count('commands'))).toBe(0);
  });

  it('holds what names a row that it makes', async () => {
    const row = { ...stored, command: { kind: 'merge' }, makes: { record: 'made' } };
    await withDatabase((database) => database.add('commands', row));
    const { change } = createQueueDatabase('user', kinds);
    const start = { command: { kind: 'start', recordId: 'made' } } as const;
    await change(added([newCommand('start', start)]));
    expect(await change(taken(5))).toMatchObject([{}, { state: { kind: 'queued' } }]);
  });
});

it.each<[keyof typeof kinds, Stored]>([
  ['archive', { recordId: 'one' }],
  ['create-entry', { entry: { record: 'one', beginning_time: 'soon' } }],
  ['delete', {}],
  ['delete-entry', { entryId: 1 }],
  ['drop-list', { slot: '-', base: '1' }],
  ['edit-entry', { entryId: 'one', change: {} }],
  ['edit-entry', { entryId: 'one', change: { version: 1 }, before: { id: 'one' } }],
  ['mark-day', { day: '2026-11-20', version: 0, note: { mark: 'off' } }],
  ['restore-entry', {}],
  ['restore-record', {}],
  ['save-list', { slot: 'A', base: '1', title: '', text: '', drawn: ['1'] }],
  ['save-settings', { version: 0, settings: null }],
  ['split-entry', { entryId: 'one', version: 1, at: 'noon', record: 'one' }],
  ['start', {}],
  ['stop', { recordId: 'one' }],
  ['switch', { target: {} }],
  ['undo-split', { first: { id: 'one', version: 1 }, second: {} }],
  ['undo-switch', { switched: { ended: [{ id: 'one' }] } }],
])('a command %s without what it needs is not readable', (kind, fields) => {
  expect(kinds[kind]?.isReadable(fields)).toBe(false);
});
