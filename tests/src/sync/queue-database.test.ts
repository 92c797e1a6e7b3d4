import { describe, expect, it } from 'vitest';
import type { AnyKinds } from '#sync/command.ts';
import {
  added,
  createQueueDatabase,
  settled,
  taken,
  takenBack,
  without,
} from '#sync/queue-database.ts';
import { newCommand } from '#tests/support/page/new-command.ts';
import { trackerKinds } from '#work-time/commands/kinds.ts';

const kinds = trackerKinds as AnyKinds;

it('marks the next command alone as sent, and keeps the first moment', async () => {
  const { change, list } = createQueueDatabase('user', kinds);
  await change(added([newCommand('a'), newCommand('b')]));
  const marked = [
    { key: 'a', state: { kind: 'sending', sinceMs: 5 } },
    { key: 'b', state: { kind: 'queued' } },
  ];
  expect(await change(taken(5))).toMatchObject(marked);
  expect(await change(taken(9))).toMatchObject(marked);
  expect(await list()).toMatchObject(marked);
});

it('adds a command once, even if its transaction is repeated', async () => {
  const { change } = createQueueDatabase('user', kinds);
  await change(added([newCommand('a')]));
  expect(await change(added([newCommand('a')]))).toMatchObject([{ key: 'a' }]);
});

it('puts a command in the place of one that waits, and behind one that was sent', async () => {
  const { change } = createQueueDatabase('user', kinds);
  const merge = () => ({ kind: 'start', recordId: 'merged' });
  await change(added([newCommand('a'), newCommand('z')]));
  expect(await change(added([newCommand('b')], merge))).toMatchObject([
    { key: 'b', command: { recordId: 'merged' } },
    { key: 'z' },
  ]);
  await change(taken(5));
  await change(without(['z']));
  const [sent, waiting] = await change(added([newCommand('c')], merge));
  expect([sent?.key, waiting?.key]).toEqual(['b', 'c']);
  expect(await change(added([newCommand('d')], merge))).toMatchObject([{ key: 'b' }, { key: 'd' }]);
});

it('sends nothing that rests, nor what depends on it, but what comes after', async () => {
  const { change } = createQueueDatabase('user', kinds);
  const rests = { newIds: { record: 'made' }, restsUntilMs: 9 };
  const start = { command: { kind: 'start', recordId: 'made' } } as const;
  await change(added([newCommand('a', rests), newCommand('b', start), newCommand('c')]));
  const sent = (rows: { key: string; state: { kind: string } }[]) =>
    rows.filter(({ state }) => state.kind === 'sending').map(({ key }) => key);
  expect(sent(await change(taken(8)))).toEqual(['c']);
  expect(sent(await change(taken(9)))).toEqual(['a', 'c']);
});

describe('taking commands back', () => {
  const undo = newCommand('undo', { command: { kind: 'undo', of: 'a' } });

  it('forgets the inverse of what did nothing', async () => {
    const { change, list } = createQueueDatabase('user', kinds);
    await change(added([newCommand('a')]));
    const [sent] = await change(taken(5));
    await change(takenBack(['a'], [undo]));
    if (sent) await change(settled(sent, { undo: null }, kinds));
    expect(await list()).toEqual([]);
  });

  it('leaves those alone that the server has', async () => {
    const { change } = createQueueDatabase('user', kinds);
    expect(await change(takenBack(['a'], [undo]))).toEqual([]);
  });
});
