import type { SourceTree } from './source-tree.ts';

const TARGETS: Record<string, string> = {
  'contract/limits.ts': 'export const LIMIT = 1;',
  'contract/roulette.ts': "import { Type } from 'typebox';\nexport const Raffle = Type.Object({});",
  'theme/tokens.ts': 'export const tokens = {};',
  'src/app/App.tsx': 'export const App = () => null;',
  'src/domain/time.ts': 'export const SECOND = 1000;',
  'src/features/roulette/spin.ts': 'export const spin = 1;',
  'src/lib/http.ts': 'export const http = 1;',
  'src/session/session.ts': 'export const session = 1;',
  'src/ui/Panel.tsx': 'export const Panel = () => null;',
  'server/app.ts': 'export const app = 1;',
  'server/db/connect.ts': 'export const connect = 1;',
  'server/features/roulette/repository.ts': 'export const repository = 1;',
  'server/features/roulette/routes.ts': 'export const routes = 1;',
  'server/features/roulette/service.ts': 'export const service = 1;',
  'server/http/errors.ts': 'export const errors = 1;',
  'tests/support/clock.ts': 'export const clock = 1;',
};

const imports = Object.fromEntries(
  ['contract', 'theme', 'server', 'tests'].map((room) => [`#${room}/*`, `./${room}/*`]),
);
for (const room of ['app', 'domain', 'features', 'lib', 'session', 'ui']) {
  imports[`#${room}/*`] = `./src/${room}/*`;
}

/** A small sound tree with one module in each room, and the given files put in. */
export function madeUpTree(files: Record<string, string>): SourceTree {
  const manifest = JSON.stringify({ imports, scripts: { start: 'x', check: 'x' } });
  return new Map(Object.entries({ 'package.json': manifest, ...TARGETS, ...files }));
}
