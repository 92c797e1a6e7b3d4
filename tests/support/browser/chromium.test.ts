import { describe, expect, it } from 'vitest';
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

describe('the search for a Chromium', () => {
  const all = [
    '/opt/mine',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    OWN,
  ];

  it('takes the chosen one, then the system’s by name, then Playwright’s own', () => {
    expect(provideChromium(machineWith(all, { chosen: '/opt/mine' }).machine)).toBe('/opt/mine');
    for (let first = 1; first < all.length; first += 1) {
      const { machine, done } = machineWith(all.slice(first), { canInstallPackages: true });
      expect(provideChromium(machine)).toBe(all[first]);
      expect(done).toEqual([]);
    }
  });

  it('counts an empty CHROMIUM_PATH as none', () => {
    expect(provideChromium(machineWith(all, { chosen: '' }).machine)).toBe('/usr/bin/chromium');
  });

  it('does not quietly take another when the chosen one does not start', () => {
    const { machine, done } = machineWith(all, { chosen: '/opt/gone' });
    expect(() => provideChromium(machine)).toThrow(/CHROMIUM_PATH is \/opt\/gone/);
    expect(done).toEqual([]);
  });

  it('passes over a system browser that does not start', () => {
    const { machine } = machineWith([OWN], { locate: (command) => `/usr/bin/${command}` });
    expect(provideChromium(machine)).toBe(OWN);
  });

  it('installs Debian’s as root on Debian', () => {
    const { machine, done } = machineWith([], { canInstallPackages: true });
    expect(provideChromium(machine)).toBe('/usr/bin/chromium');
    expect(done).toEqual(['install chromium fonts-noto-cjk']);
  });

  it('lets Playwright download its own elsewhere', () => {
    const { machine, done } = machineWith([]);
    expect(provideChromium(machine)).toBe(OWN);
    expect(done).toEqual(['download']);
  });

  it('lets Playwright download its own when Debian’s cannot be installed', () => {
    const { machine } = machineWith([], { canInstallPackages: true, installPackages: () => false });
    expect(provideChromium(machine)).toBe(OWN);
  });

  it('says in one line what to do when nothing helps', () => {
    const { machine } = machineWith([], { downloadPlaywrights: () => false });
    expect(() => provideChromium(machine)).toThrow(NoChromiumError);
    expect(() => provideChromium(machine)).toThrow(/^No Chromium was found[^\n]*CHROMIUM_PATH\.$/);
  });
});

describe('the browser of journeys', () => {
  const whole = '/usr/bin/chromium';
  const shell = '/usr/bin/chromium-headless-shell';
  const root = { canInstallPackages: true };

  it.each([
    { what: 'is the one without windows', present: [whole, shell], expected: shell },
    { what: 'is the chosen one', present: [OWN, whole, shell], chosen: OWN, expected: OWN },
    { what: 'is the whole one elsewhere', present: [whole], expected: whole },
    { what: 'is installed on Debian', present: [whole], ...root, expected: shell },
  ])('$what', ({ present, expected, ...overrides }) => {
    expect(provideHeadlessShell(machineWith(present, overrides).machine)).toBe(expected);
  });

  it('is the whole one where none without windows can be installed', () => {
    const { machine } = machineWith([whole], { ...root, installPackages: () => false });
    expect(provideHeadlessShell(machine)).toBe(whole);
  });
});

describe('the Japanese font', () => {
  it.each([
    { root: true, present: false, expected: ['install fonts-noto-cjk'] },
    { root: true, present: true, expected: [] },
    { root: false, present: false, expected: [] },
  ])('is installed only where it is missing and may be: $root, $present', (row) => {
    const { machine, done } = machineWith([], {
      canInstallPackages: row.root,
      hasJapaneseFont: () => row.present,
    });
    provideJapaneseFont(machine);
    expect(done).toEqual(row.expected);
  });
});
