import type { SourceTree } from './source-tree.ts';

const TARGETS: Record<string, string> = {
  'contract/limits.ts': 'export const LIMIT = 1;',
  'contract/roulette.ts': "import { Type } from 'typebox';\nexport const Raffle = Type.Object({});",
  'theme/sizes.ts': 'export const ROW = 44;',
  'theme/tokens.ts': 'export const tokens = {};',
  'src/app/App.tsx': 'export const App = () => null;',
  'domain/calendar/time.ts': 'export const SECOND = 1000;',
  'src/features/roulette/spin.ts': 'export const spin = 1;',
  'src/features/work-time/strip/Strip.tsx': 'export const Strip = () => null;',
  'src/lib/http/http.ts': 'export const http = 1;',
  'src/notices/notify.ts': 'export const notify = 1;',
  'src/session/session.ts': 'export const session = 1;',
  'src/ui/Panel.tsx': 'export const Panel = () => null;',
  'server/app.ts': 'export const app = 1;',
  'server/db/connect.ts': 'export const connect = 1;',
  'server/features/roulette/repository.ts': 'export const repository = 1;',
  'server/features/roulette/routes.ts': 'export const routes = 1;',
  'server/features/roulette/service.ts': 'export const service = 1;',
  'server/http/errors.ts': 'export const errors = 1;',
  'tests/support/clock.ts': 'export const clock = 1;',
  'tests/domain/draw.test.ts': '// ROU-1',
  'docs/requirements.md': '- **ROU-1** Draws.\n## Planned\n- **ROU-2** Stops.',
};

const imports = Object.fromEntries(
  ['contract', 'domain', 'theme', 'server', 'tests'].map((layer) => [
    `#${layer}/*`,
    `./${layer}/*`,
  ]),
);
for (const layer of ['app', 'features', 'lib', 'loading', 'notices', 'session', 'ui']) {
  imports[`#${layer}/*`] = `./src/${layer}/*`;
}

/** A small valid tree with a module in each layer, plus the given files. */
export function madeUpTree(files: Record<string, string>): SourceTree {
  const manifest = JSON.stringify({ imports, scripts: { start: 'x', check: 'x' } });
  return new Map(Object.entries({ 'package.json': manifest, ...TARGETS, ...files }));
}
