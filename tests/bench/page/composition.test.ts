import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { compositionOf } from './composition.ts';

const ROOT = '/project';

/** A chunk with modules of these lengths, by their ids. */
function chunk(name: string, code: string, lengths: Record<string, number>): Rolldown.OutputChunk {
  const modules = Object.entries(lengths).map(([id, renderedLength]) => [id, { renderedLength }]);
  return {
    type: 'chunk',
    name,
    code,
    modules: Object.fromEntries(modules),
  } as Rolldown.OutputChunk;
}

test('modules count for their package, our own for their folder, in kB', () => {
  const index = chunk('index', '', {
    '/project/node_modules/react-dom/index.js': 1000,
    '/project/node_modules/react-dom/cjs/client.js': 2500,
    '/project/node_modules/@mui/material/Button/Button.js': 700,
    '/project/node_modules/notistack/node_modules/clsx/dist/clsx.mjs?commonjs': 300,
    '/project/src/main.tsx': 100,
    '/project/src/features/roulette/text.ts': 200,
    '/project/theme/palette.ts': 50,
    '\0vite/preload-helper.js': 40,
    '/project/index.html': 0,
  });
  expect(compositionOf([index], ROOT)['index.js']?.packages).toEqual({
    'react-dom': 3.5,
    '@mui/material': 0.7,
    clsx: 0.3,
    src: 0.3,
    theme: 0.05,
    'the bundler': 0.04,
  });
});

test('an output is as large as it is served', () => {
  const css = { type: 'asset', names: ['index.css'], source: 'a{}' } as Rolldown.OutputAsset;
  const html = { type: 'asset', names: [], fileName: 'index.html', source: 'b' };
  const composition = compositionOf(
    [chunk('index', 'let a;', {}), css, html as unknown as Rolldown.OutputAsset],
    ROOT,
  );
  expect(composition).toEqual({
    'index.js': { brotli: brotliCompressSync('let a;').length / 1000, packages: {} },
    'index.css': { brotli: brotliCompressSync('a{}').length / 1000, packages: {} },
    'index.html': { brotli: brotliCompressSync('b').length / 1000, packages: {} },
  });
});

test('two chunks of one name are added up', () => {
  const text = chunk('text', 'let a;', { '/project/src/a/text.ts': 100 });
  const other = chunk('text', 'let a;', { '/project/src/b/text.ts': 200 });
  expect(compositionOf([text, other], ROOT)).toEqual({
    'text.js': { brotli: (2 * brotliCompressSync('let a;').length) / 1000, packages: { src: 0.3 } },
  });
});
