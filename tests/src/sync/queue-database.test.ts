import { describe, expect, it } from 'vitest';
import { createQueueDatabase } from '#sync/queue-database.ts';
import { newCommand } from '#tests/support/page/new-command.ts';

it('marks the next press alone as sent, and keeps the first moment', async () => {
  const { add, take, list } = createQueueDatabase('user');
  await add([newCommand('a'), newCommand('b')]);
  const marked = [
    { key: 'a', state: { kind: 'sending', sinceMs: 5 } },
    { key: 'b', state: { kind: 'queued' } },
  ];
  expect(await take(5)).toMatchObject(marked);
  expect(await take(9)).toMatchObject(marked);
  expect(await list()).toMatchObject(marked);
});

it('adds a press once, even if its transaction is repeated', async () => {
  const { add } = createQueueDatabase('user');
  await add([newCommand('a')]);
  expect(await add([newCommand('a')])).toMatchObject([{ key: 'a' }]);
});

describe('taking presses back', () => {
  const undo = newCommand('undo', { command: { kind: 'undo', of: 'a' } });

  it('forgets the inverse of what did nothing', async () => {
    const { add, take, takeBack, list, settle } = createQueueDatabase('user');
    await add([newCommand('a')]);
    const [sent] = await take(5);
    await takeBack(['a'], [undo]);
    if (sent) await settle(sent, { undo: null });
    expect(await list()).toEqual([]);
  });

  it('leaves those alone that the server has', async () => {
    const { takeBack, list } = createQueueDatabase('user');
    expect(await takeBack(['a'], [undo])).toBe(false);
    expect(await list()).toEqual([]);
  });
});

it('names what the server has in place of what was made here, now and later', async () => {
  const { add, list, settle } = createQueueDatabase('user');
  const made = { command: { kind: 'switch', target: { name: '設計' } }, makes: { record: 'mine' } };
  const start = { command: { kind: 'start', recordId: 'mine' } } as const;
  const [press] = await add([newCommand('a', made as never), newCommand('b', start)]);
  if (press) await settle(press, { undo: null, made: { record: 'theirs' } });
  await add([newCommand('c', start)]);
  const theirs = { kind: 'start', recordId: 'theirs' };
  expect((await list()).map(({ command }) => command)).toEqual([theirs, theirs]);
});
