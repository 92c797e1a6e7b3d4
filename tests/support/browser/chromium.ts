import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What the search asks of the machine that it runs on. */
export interface Machine {
  /** The variable `CHROMIUM_PATH`. */
  readonly chosen: string | undefined;
  /** Root on a Debian or one of its kin: packages can be installed. */
  readonly canInstallPackages: boolean;
  /** Where a command stands on the PATH. */
  locate(command: string): string | undefined;
  /** Where Playwright keeps, or would keep, the browser that it downloads. */
  playwrightsOwn(): string;
  /**
   * Whether the file is a browser that starts; Ubuntu's `chromium-browser` may be an empty shell.
   */
  starts(path: string): boolean;
  /** Installs Debian packages; false when that fails. */
  installPackages(...names: string[]): boolean;
  /** Lets Playwright download its Chromium; false when that fails. */
  downloadPlaywrights(): boolean;
  hasJapaneseFont(): boolean;
}

const SYSTEMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same browser without windows, as Playwright's own is when nobody looks. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const JAPANESE_FONT = 'fonts-noto-cjk';

/** Thrown when no Chromium can be had; the message says what to do. */
export class NoChromiumError extends Error {}

/** Finds a Chromium: the chosen one, the system's, Playwright's own; else installs one. */
export function provideChromium(machine: Machine): string {
  const { chosen } = machine;
  if (chosen !== undefined && chosen !== '') {
    if (machine.starts(chosen)) return chosen;
    throw new NoChromiumError(
      `CHROMIUM_PATH is ${chosen}, which does not start: correct it, or unset it to search for one.`,
    );
  }
  const path = findInstalled(machine) ?? install(machine);
  if (path !== undefined) return path;
  throw new NoChromiumError(
    'No Chromium was found and none could be installed: install one (on Debian `apt-get install ' +
      'chromium`, elsewhere `npx playwright install --with-deps chromium`), or set CHROMIUM_PATH.',
  );
}

/**
 * Finds the browser for journeys: one without windows, which take a third of their time, or else the whole
 * one. It keeps no page that was left, and resizes nothing that fills the screen.
 */
export function provideHeadlessShell(machine: Machine): string {
  const whole = provideChromium(machine);
  if (machine.chosen) return whole;
  const find = () => {
    const path = machine.locate(HEADLESS_SHELL);
    return path !== undefined && machine.starts(path) ? path : undefined;
  };
  const install = () =>
    machine.canInstallPackages && machine.installPackages(HEADLESS_SHELL) ? find() : undefined;
  return find() ?? install() ?? whole;
}

/** Screenshots need Japanese glyphs; nothing else does, so a failure here is no failure. */
export function provideJapaneseFont(machine: Machine): void {
  if (machine.canInstallPackages && !machine.hasJapaneseFont()) {
    machine.installPackages(JAPANESE_FONT);
  }
}

function findInstalled(machine: Machine): string | undefined {
  const systems = SYSTEMS.map((command) => machine.locate(command));
  return [...systems, machine.playwrightsOwn()].find(
    (path) => path !== undefined && machine.starts(path),
  );
}

function install(machine: Machine): string | undefined {
  if (machine.canInstallPackages && machine.installPackages('chromium', JAPANESE_FONT)) {
    const path = findInstalled(machine);
    if (path !== undefined) return path;
  }
  return machine.downloadPlaywrights() ? findInstalled(machine) : undefined;
}

export const thisMachine: Machine = {
  chosen: process.env.CHROMIUM_PATH,
  canInstallPackages: process.getuid?.() === 0 && locate('apt-get') !== undefined,
  locate,
  playwrightsOwn: () => chromium.executablePath(),
  starts: (path) => existsSync(path) && succeeds(path, '--version'),
  installPackages: (...names) =>
    shows('apt-get', 'update') &&
    shows('apt-get', 'install', '-y', '--no-install-recommends', ...names),
  downloadPlaywrights: () => shows('npx', 'playwright', 'install', 'chromium'),
  // A bare machine has no fc-list; there the package itself is the sign.
  hasJapaneseFont: () =>
    existsSync(`/usr/share/doc/${JAPANESE_FONT}`) ||
    Boolean(spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' }).stdout?.trim()),
};

function locate(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));
}

function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Runs a command with its output shown; it may not ask, since nobody is there to answer. */
function shows(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
