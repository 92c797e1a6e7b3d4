import { expect, it } from 'vitest';
import { createPressDatabase } from '#features/work-time/outbox/press-database.ts';
import { newPress } from '#tests/support/page/new-press.ts';

it('marks the next press alone as sent, and keeps the first moment', async () => {
  const { add, take, list } = createPressDatabase('user');
  await add([newPress('a'), newPress('b')]);
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
  await createPressDatabase('another user').add([newPress('x')]);
  await add([newPress('a')]);
  const listed = await add([newPress('b'), newPress('c')]);
  expect(listed.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(await list()).toEqual(listed);
});

it('adds a press once, even if its transaction is repeated', async () => {
  const { add } = createPressDatabase('user');
  await add([newPress('a')]);
  expect(await add([newPress('a')])).toMatchObject([{ key: 'a' }]);
});
