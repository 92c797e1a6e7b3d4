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
import {
  namedRequirementsExist,
  requirementsAreNamedByTests,
  requirementsHaveOneDefinition,
} from './architecture/requirements.ts';
import {
  errorsHaveOneComponent,
  filesAreNamedAfterTheirExport,
  libHoldsNoComponents,
  serverFunctionsAreDocumented,
} from './architecture/shape.ts';
import { readSourceTree } from './architecture/source-tree.ts';

const rules = [
  { sentence: 'follows the table of who may import whom', rule: importsFollowTheTable },
  { sentence: 'has no cycle of folders', rule: foldersBuildOnEachOtherOneWay },
  { sentence: 'holds Japanese in text.ts only', rule: japaneseStandsInTexts },
  { sentence: 'holds colours in theme/ and domain/ only', rule: coloursStandInTheTheme },
  { sentence: 'names each file after its main export', rule: filesAreNamedAfterTheirExport },
  { sentence: 'has no component in lib/ or domain/', rule: libHoldsNoComponents },
  { sentence: 'shows errors by one component', rule: errorsHaveOneComponent },
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

  it.each(rules)('$sentence', ({ rule }) => {
    expect(rule(tree)).toEqual([]);
  });

  it('is drawn in docs/architecture.md as it is (npm run architecture)', () => {
    expect(tree.get('docs/architecture.md')?.endsWith(drawingOf(layers))).toBe(true);
  });
});
