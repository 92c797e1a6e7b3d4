/**
 * Who may import whom, as data: design's table. Each file belongs to the first row that matches it.
 * Where a pattern captures a name (of a feature), files with different names do not know each other.
 */
export interface Room {
  readonly name: string;
  readonly files: RegExp;
  /** Other rooms, by name; `*` is all. A room may always import itself. */
  readonly mayImport: readonly string[];
  /** Other rooms of which only types may be imported. */
  readonly mayImportTypesOf?: readonly string[];
  readonly packages: Packages;
  readonly cure: string;
}

/**
 * Which packages, and of which others the types, that leave nothing behind in the program. An entry
 * that ends in `/` or `:` stands for all packages that begin with it.
 */
export type Packages = (
  | { readonly only: readonly string[] }
  | { readonly allBut: readonly string[] }
) & { readonly types?: readonly string[] };

const REACT = ['react', 'react-dom', 'react-router-dom', 'react-cookie', 'react-hook-form'];
const LOOK = ['@mui/', '@emotion/'];
const SCREEN = [...REACT, ...LOOK, 'notistack', '@tanstack/', 'axios', 'jwt-decode'];
const FASTIFY = ['fastify', 'fastify-plugin', '@fastify/'];
const DATABASE = ['kysely', 'better-sqlite3', 'pg'];
/** What a browser cannot run, or should not have to download. */
const NOT_IN_A_PAGE = ['node:', ...FASTIFY, ...DATABASE, 'typebox', 'jose', '@node-rs/', 'ajv'];

const SERVER_FEATURES = ['server routes', 'server service', 'server repository', 'server feature'];
const LOGIC = ['src/lib', 'src/lib hooks', 'src/lib settings', 'src/domain', 'contract'];

export const rooms: readonly Room[] = [
  {
    name: 'contract',
    files: /^contract\//,
    mayImport: [],
    packages: { only: ['typebox'] },
    cure: 'contract/ holds the words of page and server and knows neither: pass in what it needs',
  },
  {
    name: 'theme',
    files: /^theme\//,
    mayImport: [],
    packages: { only: LOOK, types: ['react'] },
    cure: 'theme/ knows nothing of features: give it a token, and read the token in src/',
  },
  {
    name: 'src/main',
    files: /^src\/main\.tsx$/,
    mayImport: ['src/app'],
    packages: { only: ['react', 'react-dom'] },
    cure: 'src/main.tsx mounts and does nothing else: put it into src/app/',
  },
  {
    name: 'src/first-view',
    files: /^src\/first-view\.tsx$/,
    mayImport: ['src/app', 'src/lib'],
    packages: { only: ['react', 'react-dom', 'react-router-dom'] },
    cure: 'src/first-view.tsx draws what src/main.tsx mounts: put what either shows into src/app/',
  },
  {
    name: 'build',
    files: /^build\//,
    mayImport: [],
    packages: { only: ['node:', 'vite', '@vitejs/'] },
    cure: 'build/ makes files of the page and knows nothing of what is in them',
  },
  {
    name: 'src/service-worker',
    files: /^src\/service-worker\.ts$/,
    mayImport: ['src/lib settings', 'contract'],
    packages: { only: ['workbox-precaching', 'workbox-routing', 'workbox-strategies'] },
    cure: 'src/service-worker.ts runs beside the page and is loaded by every visitor: it keeps answers and knows no screen',
  },
  {
    name: 'src/app',
    files: /^src\/app\//,
    mayImport: ['src/features', 'src/session', 'src/ui', ...LOGIC, 'theme'],
    packages: { allBut: [...NOT_IN_A_PAGE, 'axios'] },
    cure: 'src/app/ puts the features together; HTTP goes through src/lib/http.ts',
  },
  {
    name: 'src/features',
    files: /^src\/features\/([^/]+)\//,
    mayImport: ['src/session', 'src/ui', ...LOGIC],
    mayImportTypesOf: ['theme'],
    packages: { allBut: [...NOT_IN_A_PAGE, 'axios'] },
    cure: 'features never import each other nor app/: what two share goes to domain/, session/, ui/ or lib/, and app/ puts features together; HTTP goes through src/lib/http.ts, the look through the MUI theme (of theme/ only types may be imported)',
  },
  {
    name: 'src/session',
    files: /^src\/session\//,
    mayImport: LOGIC,
    // A call with a token is described in axios's words and made by src/lib/http.ts.
    packages: { allBut: [...NOT_IN_A_PAGE, ...LOOK, 'axios'], types: ['axios'] },
    cure: 'src/session/ knows who is signed in and no screen: move the screen part to a feature',
  },
  {
    name: 'src/ui',
    files: /^src\/ui\//,
    mayImport: LOGIC,
    mayImportTypesOf: ['theme'],
    packages: {
      allBut: [...NOT_IN_A_PAGE, 'axios', '@tanstack/', 'react-cookie', 'jwt-decode'],
    },
    cure: 'src/ui/ could live in any MUI app: take data and callbacks as props, and the look from the MUI theme (of theme/ only types may be imported)',
  },
  {
    name: 'src/lib hooks',
    files: /^src\/lib\/(?:.*\/)?use-[^/]+\.tsx?$/,
    mayImport: LOGIC,
    packages: { allBut: [...NOT_IN_A_PAGE, ...LOOK] },
    cure: 'src/lib/ knows no screen: move it to ui/ or to its feature',
  },
  {
    name: 'src/lib settings',
    files: /^src\/lib\/build-settings\.ts$/,
    mayImport: [],
    packages: { only: [] },
    cure: 'what is fixed when the page is built is also read by the service worker: keep it free of imports',
  },
  {
    name: 'src/lib',
    files: /^src\/lib\//,
    mayImport: ['src/lib settings', 'src/domain', 'contract'],
    // notistack and @tanstack have a core that needs no React: `enqueueSnackbar`, `QueryClient`.
    // A notice hands on the nodes that it is given: `ReactNode` is a type.
    packages: { allBut: [...NOT_IN_A_PAGE, ...REACT, ...LOOK], types: ['react'] },
    cure: 'src/lib/ knows no React: make it a hook (use-….ts), or move it to ui/ or its feature',
  },
  {
    name: 'src/domain',
    files: /^src\/domain\//,
    mayImport: ['contract'],
    packages: { only: [] },
    cure: 'src/domain/ is pure rules, without React, I/O or packages: take the value as an argument',
  },
  {
    name: 'src types',
    files: /^src\/[^/]+\.d\.ts$/,
    mayImport: [],
    packages: { only: ['vite'] },
    cure: 'only declarations for the whole page stand here',
  },
  {
    name: 'server entry',
    files: /^server\/(?:main|serve|raffles|backup|restore)\.ts$/,
    mayImport: [
      'server/app',
      'server/settings',
      'server/http',
      'server/db',
      ...SERVER_FEATURES,
      'contract',
    ],
    packages: { allBut: SCREEN },
    cure: 'an entry point starts the process and leaves the rest to server/app.ts',
  },
  {
    name: 'server/app',
    files: /^server\/app\.ts$/,
    mayImport: ['server/settings', 'server/http', 'server/db', ...SERVER_FEATURES, 'contract'],
    packages: { allBut: SCREEN },
    cure: 'server/app.ts puts the server together and is imported by the entry points alone',
  },
  {
    name: 'server/settings',
    files: /^server\/[^/]+\.ts$/,
    mayImport: ['contract'],
    packages: { allBut: [...SCREEN, ...FASTIFY, ...DATABASE] },
    cure: 'a file at the top of server/ is needed by every room there and needs none of them',
  },
  {
    name: 'server/http',
    files: /^server\/http\//,
    mayImport: ['server/settings', 'server/db', 'contract'],
    packages: { allBut: [...SCREEN, ...DATABASE] },
    cure: 'server/http/ serves every feature and knows none: take what it needs as an argument',
  },
  {
    name: 'server/db',
    files: /^server\/db\//,
    mayImport: ['server/settings', 'contract'],
    packages: { allBut: [...SCREEN, ...FASTIFY] },
    cure: 'server/db/ connects and migrates; queries and decisions belong to the features',
  },
  {
    name: 'server routes',
    files: /^server\/features\/([^/]+)\/(?:.*-)?routes\.ts$/,
    mayImport: ['server service', 'server feature', 'server/http', 'server/settings', 'contract'],
    packages: { allBut: [...SCREEN, ...DATABASE] },
    cure: 'a route reads the request, calls its own service and answers: no SQL, no other feature',
  },
  {
    name: 'server service',
    files: /^server\/features\/([^/]+)\/(?:.*-)?service\.ts$/,
    mayImport: ['server repository', 'server feature', 'server/settings', 'contract'],
    packages: { allBut: [...SCREEN, ...FASTIFY, ...DATABASE] },
    cure: 'a service decides: it sees no Fastify, no SQL and no other feature',
  },
  {
    name: 'server repository',
    files: /^server\/features\/([^/]+)\/(?:.*-)?repository\.ts$/,
    mayImport: ['server/db', 'server feature', 'contract'],
    packages: { allBut: [...SCREEN, ...FASTIFY] },
    cure: 'a repository reads and writes rows and decides nothing: no Fastify, no service',
  },
  {
    name: 'server feature',
    files: /^server\/features\/([^/]+)\//,
    mayImport: ['server/settings', 'contract'],
    packages: { allBut: [...SCREEN, ...FASTIFY, ...DATABASE] },
    cure: 'a helper of a server feature is pure: put requests into routes and SQL into the repository',
  },
  {
    name: 'tests',
    files: /^tests\//,
    mayImport: ['*'],
    packages: { allBut: [] },
    cure: '',
  },
];
