/** What `npm run gate` breaks in scratch copies, one line for each runner, and what has to notice it. */
export interface Break {
  /** What is broken, for the report. */
  readonly what: string;
  readonly file: string;
  /** Text that stands in the file once; without it, `put` is added at the file's end. */
  readonly instead?: string;
  readonly put: string;
  /** What the failing command prints about it and would not about a scratch copy that lacks something. */
  readonly says: RegExp;
}

/** The only tests that the scratch copy keeps: one of each vitest project, and one file of journeys. */
export const keptTests = {
  unit: 'tests/domain/session/expiry.test.ts',
  page: 'tests/src/ui/page-of.test.ts',
  server: 'tests/server/http/limits/address-key.test.ts',
  journeys: 'tests/e2e/pages.spec.ts',
} as const;

/** Together they make `npm run check` fail, which names each. */
export const brokenTests: readonly Break[] = [
  {
    what: 'a line that a unit test covers',
    file: 'domain/session/expiry.ts',
    instead: 'accessSeconds > 60',
    put: 'accessSeconds < 60',
    says: /FAIL +\|unit\| .*expiry\.test\.ts > /,
  },
  {
    what: 'a line that a server test covers',
    file: 'server/http/limits/address-key.ts',
    instead: 'IPV6_PREFIX = 64',
    put: 'IPV6_PREFIX = 128',
    says: /FAIL +\|server\| .*address-key\.test\.ts > /,
  },
];

/** By itself, since the first that fails ends the others. */
export const brokenPage: readonly Break[] = [
  {
    what: 'a line that a page test covers',
    file: 'src/ui/page-of.ts',
    instead: '(page - 1) * PAGE_SIZE',
    put: '(page + 1) * PAGE_SIZE',
    says: /FAIL +\|page\| .*page-of\.test\.ts > /,
  },
];

/** Makes `npm test` fail after `npm run check`. */
export const brokenJourneys: readonly Break[] = [
  {
    what: 'a line that a browser journey covers',
    file: 'src/app/text.ts',
    instead: "'ページが見つかりません'",
    put: "'broken'",
    says: /^ +1 failed\n +\[desktop\] › \S*pages\.spec\.ts[^\n]* an unknown one leads home[^\n]*\n +[1-9]\d* passed/m,
  },
];

/** Together they make `npm run static` fail, which names each. */
export const brokenStatics: readonly Break[] = [
  {
    what: 'a rule of the linter',
    file: 'src/ui/page-of.ts',
    put: "console.log('broken');",
    says: /noConsole[\s\S]*npm run lint exited with code 1/,
  },
  {
    what: 'a type, since the page knows no Node',
    file: 'src/ui/page-of.ts',
    put: 'export const folder = process.cwd();',
    says: /page-of\.ts.*Cannot find name 'process'[\s\S]*npm run types exited with code [12]/,
  },
  {
    what: 'an export that nobody uses',
    file: 'domain/session/expiry.ts',
    put: 'export const unused = 1;',
    says: /unused +domain\/session\/expiry\.ts[\s\S]*npm run dead-code exited with code 1/,
  },
];

/** @throws where the text to replace does not stand in the source exactly once */
export function broken(source: string, { file, instead, put }: Break): string {
  if (instead === undefined) return `${source}\n${put}\n`;
  const parts = source.split(instead);
  if (parts.length !== 2) throw new Error(`${file} has to contain "${instead}" once`);
  return parts.join(put);
}
