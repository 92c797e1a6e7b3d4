import { expect, it } from 'vitest';
import {
  type Machine,
  NoChromiumError,
  provideChromium,
  provideHeadlessShell,
  provideJapaneseFont,
} from './chromium.ts';

const OWN = '/cache/playwright/chrome';

/** A machine with these browsers; what is done to it is written down in `done`. */
function machineWith(present: string[], overrides: Partial<Machine> = {}) {
  const browsers = new Set(present);
  const done: string[] = [];
  const machine: Machine = {
    chosen: undefined,
    canInstallPackages: false,
    locate: (command) => (browsers.has(`/usr/bin/${command}`) ? `/usr/bin/${command}` : undefined),
    playwrightsOwn: () => OWN,
    starts: (path) => browsers.has(path),
    installPackages: (...names) => {
      done.push(`install ${names.join(' ')}`);
      for (const name of names) browsers.add(`/usr/bin/${name}`);
      return true;
    },
    downloadPlaywrights: () => {
      done.push('download');
      browsers.add(OWN);
      return true;
    },
    hasJapaneseFont: () => true,
    ...overrides,
  };
  return { machine, done };
}

const all = [
  '/opt/mine',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  OWN,
];
const root = { canInstallPackages: true };
const debian = ['install chromium fonts-noto-cjk'];
const cannot = () => false;

it.each([
  { what: 'is the chosen one', from: 0, has: { chosen: '/opt/mine' }, expected: '/opt/mine' },
  { what: 'is the system’s, by name', from: 1, has: { chosen: '' }, expected: all[1] },
  { what: 'may have a longer name', from: 3, has: root, expected: all[3] },
  { what: 'is Playwright’s own elsewhere', from: 5, has: { locate: () => '/x' }, expected: OWN },
  { what: 'is installed by root', from: 6, has: root, expected: all[1], done: debian },
  { what: 'is downloaded by others', from: 6, has: {}, expected: OWN, done: ['download'] },
  {
    what: 'is downloaded where it cannot be installed',
    from: 6,
    has: { ...root, installPackages: cannot },
    expected: OWN,
    done: ['download'],
  },
])('Chromium $what', ({ from, has, expected, done: expectedDone = [] }) => {
  const { machine, done } = machineWith(all.slice(from), has);
  expect(provideChromium(machine)).toBe(expected);
  expect(done).toEqual(expectedDone);
});

it('says in one line what to do where no Chromium can be had, or the chosen one does not start', () => {
  const gone = machineWith(all, { chosen: '/opt/gone' });
  expect(() => provideChromium(gone.machine)).toThrow(/CHROMIUM_PATH is \/opt\/gone/);
  expect(gone.done).toEqual([]);
  const { machine } = machineWith([], { downloadPlaywrights: cannot });
  expect(() => provideChromium(machine)).toThrow(NoChromiumError);
  expect(() => provideChromium(machine)).toThrow(/^No Chromium was found[^\n]*CHROMIUM_PATH\.$/);
});

const whole = '/usr/bin/chromium';
const shell = '/usr/bin/chromium-headless-shell';

it.each([
  { what: 'is the one without windows', present: [whole, shell], expected: shell },
  { what: 'is the chosen one', present: [OWN, whole, shell], has: { chosen: OWN }, expected: OWN },
  { what: 'is the whole one elsewhere', present: [whole], expected: whole },
  { what: 'is installed on Debian', present: [whole], has: root, expected: shell },
])('the browser of journeys $what', ({ present, has = {}, expected }) => {
  expect(provideHeadlessShell(machineWith(present, has).machine)).toBe(expected);
});

it.each([
  { isRoot: true, isPresent: false, expected: ['install fonts-noto-cjk'] },
  { isRoot: true, isPresent: true, expected: [] },
  { isRoot: false, isPresent: false, expected: [] },
])('the Japanese font is installed only where it is missing and may be: %o', (row) => {
  const has = { canInstallPackages: row.isRoot, hasJapaneseFont: () => row.isPresent };
  const { machine, done } = machineWith([], has);
  provideJapaneseFont(machine);
  expect(done).toEqual(row.expected);
});
