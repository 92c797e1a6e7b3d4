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
  // Changes are told of after what made them.
  await Promise.resolve();
  return textProblems.splice(0);
}

const icon = <svg />;
const withIcon = (
  <Button key="b" startIcon={icon}>
    {'1'}
  </Button>
);

// UI-25: no page does this, so only these show that it is seen.
it.each([
  ['beside others', 'stands beside others', [<p key="p">1{icon}</p>]],
  ['alone for now', 'stands beside others', [<p key="p">{false}1</p>]],
  ['that comes', 'comes', [<p key="p">{[icon, false]}</p>, <p key="p">{[icon, '1']}</p>]],
  [
    'of a button, which changes',
    'changes',
    [<Button key="b">0</Button>, <Button key="b">1</Button>],
  ],
  [
    'of a button, which goes',
    'goes',
    [<Button key="b">1</Button>, <Button key="b">{icon}</Button>],
  ],
  [
    'of a button with an icon that comes',
    'gets something before it',
    [<Button key="b">1</Button>, withIcon],
  ],
])('a text %s is told of', async (_, problem, shown) => {
  expect(await problemsOf(...shown)).toContainEqual(
    expect.stringMatching(
      new RegExp(`^A text ${problem}, and should be alone in an element: 1 in <`),
    ),
  );
});

const untranslated = { translate: 'no' } as const;

it.each([
  ['alone', [<p key="p">0</p>, <p key="p">1</p>, <p key="p">{icon}</p>]],
  ['of a button that stays', [withIcon]],
  [
    'that is not translated',
    [
      <p key="p" {...untranslated}>
        0{icon}
      </p>,
      <p key="p" {...untranslated}>
        1
      </p>,
    ],
  ],
  [
    'that is a space',
    [
      <p key="p">
        {icon} {icon}
      </p>,
    ],
  ],
])('a text %s is not', async (_, shown) => {
  expect(await problemsOf(...shown)).toEqual([]);
});
