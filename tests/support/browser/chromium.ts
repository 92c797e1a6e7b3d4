import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const SYSTEMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same browser without windows, as Playwright's own is when nobody looks. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const JAPANESE_FONT = 'fonts-noto-cjk';

const INSTALL = '--install';

/** The arguments of this program without the flag that lets it install browsers and system packages. */
export const commandLine = process.argv.slice(2).filter((argument) => argument !== INSTALL);

const mayInstall = process.argv.includes(INSTALL);

/** Asked for by the flag, as root on a Debian or one of its kin: packages can be installed. */
export const canInstallPackages =
  mayInstall && process.getuid?.() === 0 && locate('apt-get') !== undefined;

/** Thrown when no Chromium can be had; the message says what to do. */
export class NoChromiumError extends Error {}

/**
 * Finds a Chromium: the one of `CHROMIUM_PATH`, the system's, Playwright's own; with the flag it installs one.
 *
 * @throws NoChromiumError
 */
export function provideChromium(): string {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new NoChromiumError(
      `CHROMIUM_PATH is ${chosen}, which does not start: correct it, or unset it to search for one.`,
    );
  }
  const path = findInstalled() ?? (mayInstall ? install() : undefined);
  if (path !== undefined) return path;
  throw new NoChromiumError(
    `No Chromium was found${mayInstall ? ', and none could be installed' : ''}: install one (on Debian ` +
      '`apt-get install chromium fonts-noto-cjk`, elsewhere `npx playwright install --with-deps ' +
      'chromium`), or set CHROMIUM_PATH.',
  );
}

/**
 * Finds the browser for journeys: one without windows, which take a third of their time, or else the whole
 * one. It keeps no page that was left, and resizes nothing that fills the screen.
 */
export function provideHeadlessShell(): string {
  const whole = provideChromium();
  if (process.env.CHROMIUM_PATH) return whole;
  const find = () => [locate(HEADLESS_SHELL)].find(starts);
  return find() ?? (canInstallPackages && installPackages(HEADLESS_SHELL) ? find() : null) ?? whole;
}

/** Screenshots need Japanese glyphs; nothing else does, so a failure here is no failure. */
export function provideJapaneseFont(): void {
  // A bare machine has no fc-list; there the package itself is the sign.
  const isThere =
    existsSync(`/usr/share/doc/${JAPANESE_FONT}`) ||
    Boolean(spawnSync('fc-list', [':lang=ja'], { encoding: 'utf8' }).stdout?.trim());
  if (canInstallPackages && !isThere) installPackages(JAPANESE_FONT);
}

function findInstalled(): string | undefined {
  return [...SYSTEMS.map(locate), chromium.executablePath()].find(starts);
}

function install(): string | undefined {
  const path =
    canInstallPackages && installPackages('chromium', JAPANESE_FONT) ? findInstalled() : undefined;
  return path ?? (shows('npx', 'playwright', 'install', 'chromium') ? findInstalled() : undefined);
}

/** True if the file is a browser that starts; Ubuntu's `chromium-browser` may be an empty shell. */
function starts(path: string | undefined): path is string {
  if (path === undefined || !existsSync(path)) return false;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Finds a command on the PATH. */
export function locate(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));
}

/** Installs Debian packages; false when that fails. */
export function installPackages(...names: string[]): boolean {
  return (
    shows('apt-get', 'update') &&
    shows('apt-get', 'install', '-y', '--no-install-recommends', ...names)
  );
}

/** Runs a command with its output shown; it may not ask, since nobody is there to answer. */
function shows(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
