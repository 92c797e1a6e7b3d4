import { expect, it } from 'vitest';
import { createPressDatabase, type NewPress } from '#features/work-time/outbox/press-database.ts';

const pressOf = (key: string): NewPress => ({
  key,
  command: { kind: 'add' },
  makes: {},
  after: null,
  pressedMs: 1,
  sentMs: null,
  refusal: null,
});

it('marks the next press alone as sent, and keeps the first moment', async () => {
  const { add, take, list } = createPressDatabase('user');
  await add([pressOf('a'), pressOf('b')]);
  const marked = [
    { key: 'a', sentMs: 5 },
    { key: 'b', sentMs: null },
  ];
  expect(await take(5)).toMatchObject(marked);
  expect(await take(9)).toMatchObject(marked);
  expect(await list()).toMatchObject(marked);
});

it('lists what was added, in its order', async () => {
  const { add, list } = createPressDatabase('user');
  await createPressDatabase('another user').add([pressOf('x')]);
  await add([pressOf('a')]);
  const listed = await add([pressOf('b'), pressOf('c')]);
  expect(listed.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(await list()).toEqual(listed);
});

it('adds a press once, even if its transaction is repeated', async () => {
  const { add } = createPressDatabase('user');
  await add([pressOf('a')]);
  expect(await add([pressOf('a')])).toMatchObject([{ key: 'a' }]);
});
