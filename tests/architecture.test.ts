import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  documentedPathsExist,
  documentedScriptsExist,
  namedDecisionsExist,
} from './architecture/documents.ts';
import { drawingOf } from './architecture/drawing.ts';
import { foldersBuildOnEachOtherOneWay } from './architecture/folders.ts';
import { importsFollowTheTable } from './architecture/imports.ts';
import { layers } from './architecture/layers.ts';
import { coloursStandInTheTheme, japaneseStandsInTexts } from './architecture/literals.ts';
import { madeUpTree } from './architecture/made-up-tree.ts';
import {
  namedRequirementsExist,
  requirementsAreNamedByTests,
  requirementsHaveOneDefinition,
} from './architecture/requirements.ts';
import {
  errorsHaveOneComponent,
  exportsHaveNames,
  filesAreNamedAfterTheirExport,
  filesAreShort,
  libHoldsNoComponents,
  serverFunctionsAreDocumented,
} from './architecture/shape.ts';
import { readSourceTree } from './architecture/source-tree.ts';

const rules = [
  { sentence: 'follows the table of who may import whom', rule: importsFollowTheTable },
  { sentence: 'has no cycle of folders', rule: foldersBuildOnEachOtherOneWay },
  { sentence: 'holds Japanese in text.ts only', rule: japaneseStandsInTexts },
  { sentence: 'holds colours in theme/ and domain/ only', rule: coloursStandInTheTheme },
  { sentence: 'has no default export outside config files', rule: exportsHaveNames },
  { sentence: 'names each file after its main export', rule: filesAreNamedAfterTheirExport },
  { sentence: 'has no component in lib/ or domain/', rule: libHoldsNoComponents },
  { sentence: 'shows errors by one component', rule: errorsHaveOneComponent },
  { sentence: 'has no file of more than 300 lines', rule: filesAreShort },
  {
    sentence: 'documents each exported function of the server',
    rule: serverFunctionsAreDocumented,
  },
  { sentence: 'documents only paths that exist', rule: documentedPathsExist },
  { sentence: 'documents only npm scripts that exist', rule: documentedScriptsExist },
  { sentence: 'names only decisions that exist', rule: namedDecisionsExist },
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
    expect(tree.get('docs/architecture.md')?.endsWith(drawingOf(layers))).toBe(true);
  });
});

/** What nothing in this project does, so that only these show that it is seen. */
describe('the import rule', () => {
  const refused: [file: string, code: string][] = [
    ['contract/a.ts', "import { SECOND } from '#domain/time.ts';"],
    ['theme/sizes.ts', "import { createTheme } from '@mui/material/styles';"],
    ['theme/a.ts', "import { Panel } from '#ui/Panel.tsx';"],
    ['src/main.tsx', "import { Panel } from '#ui/Panel.tsx';"],
    ['src/entry-server.tsx', "import axios from 'axios';"],
    ['build/a.ts', "import { App } from '#app/App.tsx';"],
    ['src/service-worker.ts', "import { http } from '#lib/http.ts';"],
    ['src/vite-env.d.ts', "import type { SECOND } from '#domain/time.ts';"],
    ['src/app/a.ts', "import { app } from '#server/app.ts';"],
    ['src/features/work-time/text.ts', "import { useState } from 'react';"],
    ['src/features/work-time/data/a.ts', "import { Strip } from '../strip/Strip.tsx';"],
    ['src/features/work-time/commands/a.ts', "import { Strip } from '../strip/Strip.tsx';"],
    ['src/features/sign-in/a.ts', "import { spin } from '#features/roulette/spin.ts';"],
    ['src/features/sign-in/a.ts', "import type { spin } from '../roulette/spin.ts';"],
    ['src/features/sign-in/a.ts', "const { App } = await import('#app/App.tsx');"],
    ['src/features/sign-in/a.ts', "export { App } from '#app/App.tsx';"],
    ['src/features/sign-in/a.ts', "type App = import('#app/App.tsx').App;"],
    ['src/features/sign-in/a.ts', "import { SECOND } from '../../../domain/time.ts';"],
    ['src/features/sign-in/a.ts', "import { SECOND } from '#domain/missing.ts';"],
    ['src/features/sign-in/a.ts', "import { Raffle } from '#contract/roulette.ts';"],
    ['src/session/a.ts', "import { Panel } from '#ui/Panel.tsx';"],
    ['src/notices/a.ts', "import { session } from '#session/session.ts';"],
    ['src/loading/a.ts', "import { notify } from '#notices/notify.ts';"],
    ['src/ui/A.tsx', "import { useQuery } from '@tanstack/react-query';"],
    ['src/lib/use-a.ts', "import { Button } from '@mui/material';"],
    ['src/lib/a.ts', "import { useState } from 'react';"],
    ['src/lib/build-settings.ts', "import { SECOND } from '#domain/time.ts';"],
    ['domain/a.ts', "import { http } from '#lib/http.ts';"],
    ['server/main.ts', "import { App } from '#app/App.tsx';"],
    ['server/app.ts', "import axios from 'axios';"],
    ['server/config/settings.ts', "import { app } from '../app.ts';"],
    ['server/http/a.ts', "import { sql } from 'kysely';"],
    ['server/db/a.ts', "import fastify from 'fastify';"],
    ['server/features/session/compose.ts', "import { service } from '../roulette/service.ts';"],
    ['server/features/session/routes.ts', "import { service } from '../roulette/service.ts';"],
    ['server/features/roulette/service.ts', "import type { FastifyRequest } from 'fastify';"],
    ['server/features/roulette/repository.ts', "import { service } from './service.ts';"],
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
});

it('the rule of folders refuses a cycle', () => {
  const tree = madeUpTree({
    'src/features/a/x/one.ts': "import { two } from '../y/two.ts';",
    'src/features/a/y/two.ts': "import { three } from '../z/three.ts';",
    'src/features/a/z/three.ts': "import type { one } from '../x/one.ts';",
  });
  expect(foldersBuildOnEachOtherOneWay(tree)).toHaveLength(3);
});

describe('the other rules', () => {
  it.each([
    { rule: importsFollowTheTable, file: 'src/stray.ts', text: '' },
    { rule: japaneseStandsInTexts, file: 'src/ui/a.ts', text: 'export const a = `第一`;' },
    {
      rule: coloursStandInTheTheme,
      file: 'src/ui/a.ts',
      text: "export const a = { color: '#fff' };",
    },
    { rule: coloursStandInTheTheme, file: 'src/lib/a.ts', text: 'export const a = `rgb(1 2 3)`;' },
    { rule: exportsHaveNames, file: 'src/ui/Panel.tsx', text: 'export default () => null;' },
    {
      rule: filesAreNamedAfterTheirExport,
      file: 'src/ui/Panel.tsx',
      text: 'export const panel = 1;',
    },
    { rule: filesAreNamedAfterTheirExport, file: 'tests/server/work_time.test.ts', text: '' },
    { rule: libHoldsNoComponents, file: 'src/lib/lazy.tsx', text: 'export const lazy = 1;' },
    { rule: errorsHaveOneComponent, file: 'src/ui/A.tsx', text: '<p role="alert">x</p>' },
    { rule: filesAreShort, file: 'server/a.ts', text: 'export const a = 1;\n'.repeat(301) },
    {
      rule: serverFunctionsAreDocumented,
      file: 'server/a.ts',
      text: '/** A. */\nexport function a() {}\n\nexport async function b() {}',
    },
    { rule: documentedPathsExist, file: 'README.md', text: 'See `domain/gone.ts`.' },
    { rule: documentedPathsExist, file: 'docs/decisions/a.md', text: '[a](../gone.md#part)' },
    { rule: documentedScriptsExist, file: 'README.md', text: 'Run `npm run gone`.' },
    { rule: namedDecisionsExist, file: 'src/ui/a.ts', text: '// See decision 004.' },
    { rule: namedRequirementsExist, file: 'src/ui/a.ts', text: '// ROU-3' },
    {
      rule: requirementsHaveOneDefinition,
      file: 'docs/requirements.md',
      text: '- **ROU-1** Draws.\n- **ROU-1** Draws again.',
    },
    {
      rule: requirementsAreNamedByTests,
      file: 'docs/requirements.md',
      text: '- **ROU-1** Draws.\n- **ROU-2** Stops.',
    },
  ])('$rule.name refuses in $file: $text', ({ rule, file, text }) => {
    expect(rule(madeUpTree({ [file]: text }))).toEqual([
      expect.stringMatching(new RegExp(`^${file}.{20,}`)),
    ]);
  });
});
