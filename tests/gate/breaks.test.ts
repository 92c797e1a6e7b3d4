import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  broken,
  brokenJourneys,
  brokenPage,
  brokenStatics,
  brokenTests,
  keptTests,
} from './breaks.ts';

it.each([...brokenTests, ...brokenPage, ...brokenJourneys, ...brokenStatics])(
  'the gate can break $what',
  (change) => {
    const source = readFileSync(change.file, 'utf8');
    expect(broken(source, change)).not.toBe(source);
  },
);

it.each(Object.values(keptTests))('the gate can keep %s', (file) => {
  expect(existsSync(file)).toBe(true);
});
