import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedPathsExist, documentedScriptsExist } from './architecture/documents.ts';
import { architectureDocument } from './architecture/drawing.ts';
import { importsFollowTheTable } from './architecture/imports.ts';
import { type Layer, layers } from './architecture/layers.ts';
import { coloursStandInTheTheme, japaneseStandsInTexts } from './architecture/literals.ts';
import { madeUpTree } from './architecture/made-up-tree.ts';
import {
  namedRequirementsExist,
  requirementsAreNamedByTests,
  requirementsHaveOneDefinition,
} from './architecture/requirements.ts';
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
  { sentence: 'names only requirements that exist', rule: namedRequirementsExist },
  { sentence: 'defines each requirement once', rule: requirementsHaveOneDefinition },
  { sentence: 'has a test for each requirement', rule: requirementsAreNamedByTests },
];

describe('this project', () => {
  const tree = readSourceTree(resolve(import.meta.dirname, '..'));

  // As for the page: on a busy machine slow is not hanging.
  it.each(rules)('$sentence', { timeout: 20_000 }, ({ rule }) => {
    expect(rule(tree)).toEqual([]);
  });

  it('is drawn in docs/architecture.md as it is (npm run architecture)', () => {
    expect(tree.get('docs/architecture.md')).toBe(architectureDocument(layers));
  });
});

describe('the import rule', () => {
  const refused: [file: string, code: string][] = [
    ['contract/a.ts', "import { SECOND } from '#domain/time.ts';"],
    ['contract/a.ts', "import fastify from 'fastify';"],
    ['theme/sizes.ts', "import { createTheme } from '@mui/material/styles';"],
    ['theme/a.ts', "import { Panel } from '#ui/Panel.tsx';"],
    ['theme/a.ts', "import { useState } from 'react';"],
    ['src/main.tsx', "import { Panel } from '#ui/Panel.tsx';"],
    ['src/main.tsx', "import { enqueueSnackbar } from 'notistack';"],
    ['src/entry-server.tsx', "import { Panel } from '#ui/Panel.tsx';"],
    ['src/entry-server.tsx', "import axios from 'axios';"],
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
    ['src/features/sign-in/a.ts', "import { SECOND } from '../../../domain/time.ts';"],
    ['src/features/sign-in/a.ts', "import { SECOND } from '#domain/missing.ts';"],
    ['src/features/sign-in/a.ts', "import { SECOND } from '#domain/time.ts';"],
    ['src/features/sign-in/a.ts', "import { Raffle } from '#contract/roulette.ts';"],
    ['src/features/sign-in/a.ts', "import { type Raffle } from '#contract/roulette.ts';"],
    ['src/features/sign-in/a.ts', "import { Type } from 'typebox';"],
    ['src/session/a.ts', "import { Panel } from '#ui/Panel.tsx';"],
    ['src/session/a.ts', "import { Button } from '@mui/material';"],
    ['src/session/a.ts', "import axios, { type AxiosRequestConfig } from 'axios';"],
    ['src/notices/a.ts', "import { session } from '#session/session.ts';"],
    ['src/notices/a.ts', "import axios from 'axios';"],
    ['src/loading/a.ts', "import { notify } from '#notices/notify.ts';"],
    ['src/loading/a.ts', "import { Button } from '@mui/material';"],
    ['src/ui/A.tsx', "import { session } from '#session/session.ts';"],
    ['src/ui/A.tsx', "import { useQuery } from '@tanstack/react-query';"],
    ['src/lib/use-a.ts', "import { Panel } from '#ui/Panel.tsx';"],
    ['src/lib/use-a.ts', "import { Button } from '@mui/material';"],
    ['src/lib/a.ts', "import { useState } from 'react';"],
    ['src/lib/a.ts', "import { session } from '#session/session.ts';"],
    ['src/lib/build-settings.ts', "import { SECOND } from '#domain/time.ts';"],
    ['domain/a.ts', "import { http } from '#lib/http.ts';"],
    ['domain/a.ts', "import { useState } from 'react';"],
    ['domain/a.ts', "import type { FC } from 'react';"],
    ['server/main.ts', "import { App } from '#app/App.tsx';"],
    ['server/app.ts', "import { tokens } from '#theme/tokens.ts';"],
    ['server/app.ts', "import axios from 'axios';"],
    ['server/config/settings.ts', "import { app } from '../app.ts';"],
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

  it.each(layers.filter(({ name }) => name !== 'tests' && name !== 'scripts'))(
    'is shown to hold for $name',
    (layer) => {
      expect(
        refused.filter(([file]) => layers.find((one) => one.files.test(file)) === layer),
      ).not.toEqual([]);
    },
  );

  const allowed: [file: string, code: string][] = [
    ['src/main.tsx', "import { App } from '#app/App.tsx';\nimport { StrictMode } from 'react';"],
    ['src/service-worker.ts', "import { registerRoute } from 'workbox-routing';"],
    ['src/app/a.ts', "import { spin } from '#features/roulette/spin.ts';"],
    ['src/features/sign-in/a.ts', "import type { tokens } from '#theme/tokens.ts';"],
    ['src/features/sign-in/a.ts', "import { ROW } from '#theme/sizes.ts';"],
    ['src/ui/A.tsx', "import { ROW } from '#theme/sizes.ts';"],
    ['src/features/sign-in/a.ts', "import type { Raffle } from '#contract/roulette.ts';"],
    ['src/features/sign-in/a.ts', "import { LIMIT } from '#contract/limits.ts';"],
    ['src/features/roulette/deep/a.ts', "import { spin } from '../spin.ts';"],
    ['domain/a.ts', "import type { Raffle } from '#contract/roulette.ts';"],
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

  it('refuses a file that is in no layer', () => {
    expect(importsFollowTheTable(madeUpTree({ 'src/stray.ts': '' }))).toEqual([
      expect.stringContaining('src/stray.ts is in no layer'),
    ]);
  });
});

describe('the drawing of imports', () => {
  const layer = (name: string, mayImport: string[], more: Partial<Layer> = {}): Layer => ({
    name,
    folder: `${name}/`,
    files: /a/,
    mayImport,
    packages: { only: [] },
    remedy: '',
    ...more,
  });
  const arrowsIn = (text: string) => text.split('\n').filter((line) => /--?>|-\.->/.test(line));

  it('leaves out what a chain of arrows shows, what imports everything, and what stands alone', () => {
    const drawing = architectureDocument([
      layer('src/a', ['src/b', 'src/c']),
      layer('src/b', ['src/c', 'src/c hooks'], { mayImportTypesOf: ['theme'] }),
      layer('src/c', []),
      layer('src/c hooks', ['src/c'], { folder: 'src/c/' }),
      layer('theme', []),
      layer('tests', ['*']),
      layer('build', []),
    ]);
    expect(arrowsIn(drawing)).toEqual([
      '  src_a --> src_b',
      '  src_b --> src_c',
      '  src_b -.-> theme',
    ]);
    expect(drawing).not.toContain('["build/"]');
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
    { rule: documentedPathsExist, file: 'README.md', text: 'See `domain/gone.ts`.' },
    { rule: documentedPathsExist, file: 'README.md', text: 'See `gone.ts`.' },
    { rule: documentedPathsExist, file: 'README.md', text: '![a](docs/gone.png)' },
    { rule: documentedPathsExist, file: 'README.md', text: '```sh\nnode server/gone.ts\n```' },
    {
      rule: documentedPathsExist,
      file: 'README.md',
      text: '```\ndomain/   the rules\n  calendar/\n    gone.ts\n```',
    },
    { rule: documentedPathsExist, file: 'docs/decisions/a.md', text: '[a](../gone.md#part)' },
    { rule: documentedScriptsExist, file: 'README.md', text: 'Run `npm run gone`.' },
    { rule: documentedScriptsExist, file: 'docs/a.md', text: '    npm test' },
    { rule: namedRequirementsExist, file: 'src/ui/a.ts', text: '// ROU-3' },
    { rule: namedRequirementsExist, file: 'tests/a.test.ts', text: "it('draws (ROU-3)');" },
    { rule: namedRequirementsExist, file: 'README.md', text: 'See ROU-1 to ROU-3.' },
    {
      rule: requirementsHaveOneDefinition,
      file: 'docs/requirements.md',
      text: '- **ROU-1** Draws.\n## Planned\n- **ROU-1** Draws again.',
    },
    {
      rule: requirementsAreNamedByTests,
      file: 'docs/requirements.md',
      text: '- **ROU-1** Draws.\n- **ROU-2** Stops.\n## Planned\n- **ROU-3** Flies.',
    },
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
    { rule: coloursStandInTheTheme, file: 'domain/a.ts', text: "export const a = '#fff';" },
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
      text: '`domain/`, `src/*/http.ts`, `time.ts`, [a](server/app.ts#x), [b](https://example.org/src/gone), `dist/gone.ts`',
    },
    {
      rule: documentedPathsExist,
      file: 'README.md',
      text: '```\nsrc/*   the screen\n├── lib/   no I/O\n│   └── http/\npackage.json\n```',
    },
    {
      rule: documentedScriptsExist,
      file: 'README.md',
      text: '`npm ci && npm start`, `npm run --silent check -- gone`',
    },
    { rule: namedRequirementsExist, file: 'src/ui/a.ts', text: '// ROU-1, ROU-2, UTF-8' },
    {
      rule: requirementsAreNamedByTests,
      file: 'docs/requirements.md',
      text: '- **ROU-1** Draws.\n## Planned\n- **ROU-9** Flies.',
    },
  ])('$rule.name allows in $file: $text', ({ rule, file, text }) => {
    expect(rule(madeUpTree({ [file]: text }))).toEqual([]);
  });
});
