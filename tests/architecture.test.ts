import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedPathsExist, documentedScriptsExist } from './architecture/documents.ts';
import { importsFollowTheTable } from './architecture/imports.ts';
import { coloursStandInTheTheme, japaneseStandsInTexts } from './architecture/literals.ts';
import { madeUpTree } from './architecture/made-up-tree.ts';
import { rooms } from './architecture/rooms.ts';
import {
  exportsHaveNames,
  filesAreNamedAfterTheirExport,
  filesAreShort,
  libHoldsNoComponents,
} from './architecture/shape.ts';
import { readSourceTree } from './architecture/source-tree.ts';

const rules = [
  { sentence: 'follows the table of who may import whom', rule: importsFollowTheTable },
  { sentence: 'holds Japanese in text.ts only', rule: japaneseStandsInTexts },
  { sentence: 'holds colours in theme/ and domain/ only', rule: coloursStandInTheTheme },
  { sentence: 'has no default export outside config files', rule: exportsHaveNames },
  { sentence: 'names each file after its main export', rule: filesAreNamedAfterTheirExport },
  { sentence: 'has no component in lib/ or domain/', rule: libHoldsNoComponents },
  { sentence: 'has no file of more than 300 lines', rule: filesAreShort },
  { sentence: 'documents only paths that exist', rule: documentedPathsExist },
  { sentence: 'documents only npm scripts that exist', rule: documentedScriptsExist },
];

describe('this project', () => {
  const tree = readSourceTree(resolve(import.meta.dirname, '..'));

  it.each(rules)('$sentence', ({ rule }) => {
    expect(rule(tree)).toEqual([]);
  });
});

describe('the import rule', () => {
  const refused: [file: string, code: string][] = [
    ['contract/a.ts', "import { SECOND } from '#domain/time.ts';"],
    ['contract/a.ts', "import fastify from 'fastify';"],
    ['theme/a.ts', "import { Panel } from '#ui/Panel.tsx';"],
    ['theme/a.ts', "import { useState } from 'react';"],
    ['src/main.tsx', "import { Panel } from '#ui/Panel.tsx';"],
    ['src/main.tsx', "import { BrowserRouter } from 'react-router-dom';"],
    ['src/first-view.tsx', "import { Panel } from '#ui/Panel.tsx';"],
    ['src/first-view.tsx', "import axios from 'axios';"],
    ['build/a.ts', "import { App } from '#app/App.tsx';"],
    ['build/a.ts', "import fastify from 'fastify';"],
    ['src/service-worker.ts', "import { http } from '#lib/http.ts';"],
    ['src/service-worker.ts', "import axios from 'axios';"],
    ['src/vite-env.d.ts', "import type { SECOND } from '#domain/time.ts';"],
    ['src/app/a.ts', "import { app } from '#server/app.ts';"],
    ['src/app/a.ts', "import axios from 'axios';"],
    ['src/features/sign-in/a.ts', "import { spin } from '#features/roulette/spin.ts';"],
    ['src/features/sign-in/a.ts', "import type { spin } from '../roulette/spin.ts';"],
    ['src/features/sign-in/a.ts', "import { App } from '#app/App.tsx';"],
    ['src/features/sign-in/a.ts', "import { tokens } from '#theme/tokens.ts';"],
    ['src/features/sign-in/a.ts', "const { App } = await import('#app/App.tsx');"],
    ['src/features/sign-in/a.ts', "export { App } from '#app/App.tsx';"],
    ['src/features/sign-in/a.ts', "export * from '#app/App.tsx';"],
    ['src/features/sign-in/a.ts', "type App = import('#app/App.tsx').App;"],
    ['src/features/sign-in/a.ts', "import '#app/App.tsx';"],
    ['src/features/sign-in/a.ts', "import { readFileSync } from 'node:fs';"],
    ['src/features/sign-in/a.ts', "import { clock } from '#tests/support/clock.ts';"],
    ['src/features/sign-in/a.ts', "import { SECOND } from '../../domain/time.ts';"],
    ['src/features/sign-in/a.ts', "import { SECOND } from '#domain/missing.ts';"],
    ['src/features/sign-in/a.ts', "import { SECOND } from '#src/domain/time.ts';"],
    ['src/features/sign-in/a.ts', "import { Raffle } from '#contract/roulette.ts';"],
    ['src/features/sign-in/a.ts', "import { type Raffle } from '#contract/roulette.ts';"],
    ['src/features/sign-in/a.ts', "import { Type } from 'typebox';"],
    ['src/session/a.ts', "import { Panel } from '#ui/Panel.tsx';"],
    ['src/session/a.ts', "import { Button } from '@mui/material';"],
    ['src/session/a.ts', "import axios, { type AxiosRequestConfig } from 'axios';"],
    ['src/ui/A.tsx', "import { session } from '#session/session.ts';"],
    ['src/ui/A.tsx', "import { useQuery } from '@tanstack/react-query';"],
    ['src/lib/use-a.ts', "import { Panel } from '#ui/Panel.tsx';"],
    ['src/lib/use-a.ts', "import { Button } from '@mui/material';"],
    ['src/lib/a.ts', "import { useState } from 'react';"],
    ['src/lib/a.ts', "import { session } from '#session/session.ts';"],
    ['src/lib/build-settings.ts', "import { SECOND } from '#domain/time.ts';"],
    ['src/domain/a.ts', "import { http } from '#lib/http.ts';"],
    ['src/domain/a.ts', "import { useState } from 'react';"],
    ['src/domain/a.ts', "import type { FC } from 'react';"],
    ['server/main.ts', "import { App } from '#app/App.tsx';"],
    ['server/app.ts', "import { tokens } from '#theme/tokens.ts';"],
    ['server/app.ts', "import axios from 'axios';"],
    ['server/settings.ts', "import { app } from './app.ts';"],
    ['server/http/a.ts', "import { service } from '../features/roulette/service.ts';"],
    ['server/http/a.ts', "import { sql } from 'kysely';"],
    ['server/db/a.ts', "import { service } from '../features/roulette/service.ts';"],
    ['server/db/a.ts', "import fastify from 'fastify';"],
    ['server/features/session/routes.ts', "import { sql } from 'kysely';"],
    ['server/features/session/routes.ts', "import { service } from '../roulette/service.ts';"],
    ['server/features/roulette/raffle-routes.ts', "import { repository } from './repository.ts';"],
    [
      'server/features/roulette/raffle-routes.ts',
      "import { connect } from '#server/db/connect.ts';",
    ],
    ['server/features/roulette/service.ts', "import type { FastifyRequest } from 'fastify';"],
    ['server/features/roulette/service.ts', "import { routes } from './routes.ts';"],
    ['server/features/roulette/service.ts', "import { connect } from '#server/db/connect.ts';"],
    [
      'server/features/session/service.ts',
      "import { repository } from '../roulette/repository.ts';",
    ],
    ['server/features/roulette/repository.ts', "import { service } from './service.ts';"],
    ['server/features/roulette/repository.ts', "import fastify from 'fastify';"],
    ['server/features/roulette/csv.ts', "import fastify from 'fastify';"],
    ['server/features/roulette/csv.ts', "import { connect } from '#server/db/connect.ts';"],
  ];

  it.each(refused)('refuses in %s: %s', (file, code) => {
    expect(importsFollowTheTable(madeUpTree({ [file]: code }))).toEqual([
      expect.stringMatching(new RegExp(`^${file}:1 imports \\S+: .{20,}`)),
    ]);
  });

  it.each(rooms.filter(({ name }) => name !== 'tests'))('is shown to hold for $name', (room) => {
    expect(
      refused.filter(([file]) => rooms.find((one) => one.files.test(file)) === room),
    ).not.toEqual([]);
  });

  const allowed: [file: string, code: string][] = [
    ['src/main.tsx', "import { App } from '#app/App.tsx';\nimport { StrictMode } from 'react';"],
    ['src/service-worker.ts', "import { registerRoute } from 'workbox-routing';"],
    ['src/app/a.ts', "import { spin } from '#features/roulette/spin.ts';"],
    ['src/features/sign-in/a.ts', "import type { tokens } from '#theme/tokens.ts';"],
    ['src/features/sign-in/a.ts', "import type { Raffle } from '#contract/roulette.ts';"],
    ['src/features/sign-in/a.ts', "import { LIMIT } from '#contract/limits.ts';"],
    ['src/features/roulette/deep/a.ts', "import { spin } from '../spin.ts';"],
    ['src/domain/a.ts', "import type { Raffle } from '#contract/roulette.ts';"],
    ['src/lib/use-a.ts', "import { useState } from 'react';"],
    ['src/lib/a.ts', "import type { ReactNode } from 'react';"],
    ['src/session/a.ts', "import type { AxiosRequestConfig } from 'axios';"],
    ['server/features/roulette/routes.ts', "import { service } from './service.ts';"],
    ['server/features/roulette/service.ts', "import { repository } from './repository.ts';"],
    ['server/features/roulette/repository.ts', "import { connect } from '#server/db/connect.ts';"],
    ['tests/src/a.test.ts', "import { spin } from '#features/roulette/spin.ts';"],
    ['src/features/sign-in/a.ts', "// import { App } from '#app/App.tsx';"],
  ];

  it.each(allowed)('allows in %s: %s', (file, code) => {
    expect(importsFollowTheTable(madeUpTree({ [file]: code }))).toEqual([]);
  });

  it('follows a contract module to the schemas that it brings along', () => {
    const tree = madeUpTree({
      'contract/words.ts': "export { Raffle } from './roulette.ts';",
      'src/lib/a.ts': "import { Raffle } from '#contract/words.ts';",
    });
    expect(importsFollowTheTable(tree)).toEqual([
      expect.stringContaining('src/lib/a.ts:1 imports #contract/words.ts: write `import type`'),
    ]);
  });

  it('refuses a file that is in no room', () => {
    expect(importsFollowTheTable(madeUpTree({ 'src/stray.ts': '' }))).toEqual([
      expect.stringContaining('src/stray.ts is in no room'),
    ]);
  });
});

describe('the other rules', () => {
  const lines = (count: number) => 'export const a = 1;\n'.repeat(count);

  it.each([
    {
      rule: japaneseStandsInTexts,
      file: 'src/ui/Panel.tsx',
      text: 'export const Panel = () => <p>抽選</p>;',
    },
    { rule: japaneseStandsInTexts, file: 'src/ui/a.ts', text: 'export const a = `第一`;' },
    { rule: japaneseStandsInTexts, file: 'server/app.ts', text: "export const app = 'ゲスト';" },
    { rule: japaneseStandsInTexts, file: 'contract/a.ts', text: "export const a = 'Ａ~';" },
    {
      rule: japaneseStandsInTexts,
      file: 'theme/a.ts',
      text: "export const a = 1; /* ok */ // ok\nexport const b = '。';",
    },
    {
      rule: coloursStandInTheTheme,
      file: 'src/ui/a.ts',
      text: "export const a = { color: '#fff' };",
    },
    {
      rule: coloursStandInTheTheme,
      file: 'src/app/a.ts',
      text: "export const a = '1px solid #12ab34cd';",
    },
    {
      rule: coloursStandInTheTheme,
      file: 'src/lib/a.ts',
      text: 'export const a = `rgb(1 2 3)`;',
    },
    {
      rule: coloursStandInTheTheme,
      file: 'server/a.ts',
      text: "export const a = 'hsl(10deg 1% 1%)';",
    },
    { rule: exportsHaveNames, file: 'src/ui/Panel.tsx', text: 'export default () => null;' },
    { rule: exportsHaveNames, file: 'server/a.ts', text: 'const a = 1;\nexport { a as default };' },
    {
      rule: filesAreNamedAfterTheirExport,
      file: 'src/ui/panel.tsx',
      text: 'export function Panel() {}',
    },
    {
      rule: filesAreNamedAfterTheirExport,
      file: 'src/ui/Panel.tsx',
      text: 'export const A = () => null, Panel = () => null, Bar = () => null;',
    },
    {
      rule: filesAreNamedAfterTheirExport,
      file: 'src/ui/Panel.tsx',
      text: 'export const panel = 1;',
    },
    {
      rule: filesAreNamedAfterTheirExport,
      file: 'src/ui/Panel.ts',
      text: 'export const panel = 1;',
    },
    {
      rule: filesAreNamedAfterTheirExport,
      file: 'src/lib/clock.ts',
      text: 'export function useClock() {}',
    },
    {
      rule: filesAreNamedAfterTheirExport,
      file: 'src/lib/use-clock.ts',
      text: 'export function clock() {}',
    },
    { rule: filesAreNamedAfterTheirExport, file: 'server/features/workTime/a.ts', text: '' },
    { rule: filesAreNamedAfterTheirExport, file: 'tests/server/work_time.test.ts', text: '' },
    { rule: libHoldsNoComponents, file: 'src/lib/lazy.tsx', text: 'export const lazy = 1;' },
    { rule: filesAreShort, file: 'server/a.ts', text: lines(301) },
    { rule: documentedPathsExist, file: 'README.md', text: 'See `src/domain/gone.ts`.' },
    { rule: documentedPathsExist, file: 'README.md', text: 'See `gone.ts`.' },
    { rule: documentedPathsExist, file: 'README.md', text: '![a](docs/gone.png)' },
    { rule: documentedPathsExist, file: 'README.md', text: '```sh\nnode server/gone.ts\n```' },
    {
      rule: documentedPathsExist,
      file: 'README.md',
      text: '```\nsrc/   the screen\n  domain/\n    gone.ts\n```',
    },
    { rule: documentedPathsExist, file: 'docs/decisions/a.md', text: '[a](../gone.md#part)' },
    { rule: documentedScriptsExist, file: 'README.md', text: 'Run `npm run gone`.' },
    { rule: documentedScriptsExist, file: 'docs/a.md', text: '    npm test' },
  ])('$rule.name refuses in $file: $text', ({ rule, file, text }) => {
    expect(rule(madeUpTree({ [file]: text }))).toEqual([
      expect.stringMatching(new RegExp(`^${file}.{20,}`)),
    ]);
  });

  it.each([
    { rule: japaneseStandsInTexts, file: 'src/ui/text.ts', text: "export const a = '抽選';" },
    {
      rule: japaneseStandsInTexts,
      file: 'src/ui/A.tsx',
      text: '/* 抽選 */\nconst A = () => <p>{/* 抽選 */}</p>; // 抽選',
    },
    { rule: japaneseStandsInTexts, file: 'tests/e2e/a.spec.ts', text: "const a = '抽選';" },
    { rule: coloursStandInTheTheme, file: 'theme/a.ts', text: "export const a = '#fff';" },
    { rule: coloursStandInTheTheme, file: 'src/domain/a.ts', text: "export const a = '#fff';" },
    {
      rule: coloursStandInTheTheme,
      file: 'src/app/a.ts',
      text: "import '#app/a.ts';\nimport '#add/face.ts';",
    },
    { rule: exportsHaveNames, file: 'tests/e2e/playwright.config.ts', text: 'export default {};' },
    {
      rule: filesAreNamedAfterTheirExport,
      file: 'src/ui/Bar.tsx',
      text: 'export type BarProps = {}; export const BAR = 1; export const Bar = () => null;',
    },
    {
      rule: filesAreNamedAfterTheirExport,
      file: 'src/lib/use-clock.ts',
      text: 'export const useTick = 1, useClock = 2;',
    },
    { rule: filesAreShort, file: 'server/a.ts', text: lines(300) },
    {
      rule: documentedPathsExist,
      file: 'README.md',
      text: '`src/domain/`, `src/*/time.ts`, `time.ts`, [a](server/app.ts#x), [b](https://example.org/src/gone), `dist/gone.ts`',
    },
    {
      rule: documentedPathsExist,
      file: 'README.md',
      text: '```\nsrc/*   the screen\n├── domain/   no I/O\n│   └── time.ts\npackage.json\n```',
    },
    {
      rule: documentedScriptsExist,
      file: 'README.md',
      text: '`npm ci && npm start`, `npm run --silent check -- gone`',
    },
  ])('$rule.name allows in $file: $text', ({ rule, file, text }) => {
    expect(rule(madeUpTree({ [file]: text }))).toEqual([]);
  });
});
