import Button from '@mui/material/Button';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { textProblems } from '#tests/support/page/text-problems.ts';

/** Shows one after the other, each in the place of the one before. */
async function problemsOf(...shown: ReactNode[]): Promise<string[]> {
  const [first, ...others] = shown;
  const { rerender } = render(first);
  for (const other of others) rerender(other);
  // Changes are reported after the code that made them.
  await Promise.resolve();
  return textProblems.splice(0);
}

// UI-25: no page does this, so only these show that it is seen.
it.each([
  ['beside others', 'stands beside others', [<p key="p">1{<svg />}</p>]],
  ['of a button', 'changes', [<Button key="b">0</Button>, <Button key="b">1</Button>]],
])('a text %s that %s is told of', async (_, problem, shown) => {
  const told = expect.stringMatching(new RegExp(`^A text ${problem}, and should be alone`));
  expect(await problemsOf(...shown)).toContainEqual(told);
});

it('a text that is alone is not', async () => {
  expect(await problemsOf(<p>0</p>, <p>1</p>)).toEqual([]);
});
