/**
 * The worlds in which the product is used, a row each: a context of a browser with a few lines of script, or a
 * front of the server.
 */
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { translate } from '#tests/support/browser/translate.ts';
import { compressing, type Front, holding, openFront, portal, withholding } from './fronts.ts';
import {
  blockCookies,
  dropFiles,
  hearAsAnIphone,
  openNewerDatabase,
  removeDatabases,
  shareFiles,
  shiftClock,
} from './scripts.ts';

/** Steps of the journeys that need something of the world. */
type Step = 'copy' | 'keep' | 'room' | 'session' | 'file' | 'zone';

export interface World {
  readonly name: string;
  readonly use?: BrowserContextOptions;
  /** A name of this machine in place of its address: the page is no secure context there. */
  readonly host?: string;
  readonly front?: (server: string) => Promise<Front>;
  /** Runs in each document before the page's own scripts. */
  readonly script?: () => void;
  readonly prepare?: (context: BrowserContext, url: string) => Promise<unknown>;
  /** Sentences of the page, each in place of a step that cannot be done there. */
  readonly says?: Readonly<Partial<Record<Step, string>>>;
  /** Files are passed on, and not saved. */
  readonly sharesFiles?: true;
  /** Dialogs are closed by Back. */
  readonly goesBack?: true;
  /** Other tabs of the browser that follow the room. */
  readonly otherTabs?: number;
  /** Notes what is heard in `window.heard`. */
  readonly hears?: true;
  /** Messages of the browser itself. */
  readonly allow?: RegExp;
  /** Runs its first two journeys with each push. */
  readonly withEachPush?: true;
}

const LAN = 'kuji.test';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const LARGE_TEXT_PX = 24;

const needsHttps =
  'この接続(http)ではブラウザが暗号化できないため、みんなで見られません。https://のアドレスで開いてください。';
const notInApps = 'アプリの中のブラウザでは';

export const worlds: readonly World[] = [
  { name: 'plain http at home', host: LAN, says: { room: needsHttps }, withEachPush: true },
  {
    name: 'a browser inside an app',
    use: { userAgent: `${IPHONE} Mobile/15E148 Safari Line/15.8.0` },
    script: dropFiles,
    says: { file: notInApps },
    withEachPush: true,
  },
  {
    name: 'a browser inside an app that shares files',
    use: { userAgent: `${IPHONE} Mobile/15E148` },
    script: shareFiles,
    sharesFiles: true,
  },
  {
    name: 'a browser that says UTC',
    use: { timezoneId: 'UTC' },
    says: { zone: 'ブラウザの時刻がUTCです' },
    withEachPush: true,
  },
  {
    name: 'blocked cookies',
    script: blockCookies,
    says: {
      session: 'クッキーが無効のため、ログインできません。',
      keep: 'このブラウザには保存できません',
    },
  },
  {
    name: 'Secure cookies of an earlier visit',
    host: LAN,
    prepare: (context, url) =>
      context.addCookies([
        {
          ...{ name: 'jwtAccess', value: 'earlier', url: url.replace('http:', 'https:') },
          ...{ secure: true, sameSite: 'Strict' },
        },
      ]),
    says: { room: needsHttps, session: 'クッキーを保存できません。' },
  },
  {
    name: 'cookies of other programs on the host',
    prepare: (context, url) =>
      context.addCookies(
        Array.from({ length: 8 }, (_, index) => ({
          ...{ name: `other${index}`, value: 'x'.repeat(3900), url },
        })),
      ),
  },
  {
    name: 'a translated page',
    prepare: translate,
    // The translator itself takes the texts of labels away.
    // React reports that it draws a page again that was translated before the script took it over.
    allow: /A text goes|React error #418/,
    withEachPush: true,
  },
  { name: 'an iPhone after a call', script: hearAsAnIphone, hears: true },
  { name: 'a clock two days off', script: shiftClock },
  { name: 'large text', prepare: async (context) => void context.on('page', enlargeText) },
  {
    name: 'no databases',
    script: removeDatabases,
    says: { keep: 'このブラウザには保存できません' },
  },
  { name: 'a newer database', script: openNewerDatabase },
  { name: 'a front that compresses', front: (server) => openFront(server, compressing) },
  { name: 'a front that holds the first kilobyte', front: (server) => openFront(server, holding) },
  { name: 'a front that withholds streams', front: (server) => openFront(server, withholding) },
  { name: 'a portal', front: (server) => openFront(server, portal()) },
  { name: 'six tabs', otherTabs: 4 },
  { name: 'Back at each dialog', goesBack: true },
  {
    name: 'reduced motion with forced colours',
    use: { reducedMotion: 'reduce', forcedColors: 'active' },
  },
];

async function enlargeText(page: import('@playwright/test').Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const fontSizes = { standard: LARGE_TEXT_PX, fixed: LARGE_TEXT_PX };
  await browser.send('Page.setFontSizes', { fontSizes });
}
