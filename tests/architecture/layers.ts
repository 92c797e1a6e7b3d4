/**
 * The table of allowed imports, as data. Each file belongs to the first layer whose pattern matches it.
 * If a pattern captures a name (of a feature), files with different names may not import each
 * other.
 */
export interface Layer {
  readonly name: string;
  /** The box of the layer in docs/architecture.md; layers of one folder share it. */
  readonly folder: string;
  readonly files: RegExp;
  /** Other layers, by name; `*` is all. A layer may always import itself. */
  readonly mayImport: readonly string[];
  /** Other layers of which only types may be imported. */
  readonly mayImportTypesOf?: readonly string[];
  readonly packages: Packages;
  readonly remedy: string;
}

/**
 * The allowed packages, and those of which only types are allowed. An entry that ends with `/` or
 * `:` stands for all packages that start with it.
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
/** Packages that a browser cannot run, or should not have to download. */
const NOT_IN_A_PAGE = ['node:', ...FASTIFY, ...DATABASE, 'typebox', 'jose', '@node-rs/', 'ajv'];

const SERVER_FEATURES = ['server routes', 'server service', 'server repository', 'server feature'];
/** The parts of work time, from the ground up. */
const WORK_TIME = ['work-time words', 'work-time data', 'work-time commands', 'work-time sheets'];
/** What the screens stand on. */
const MODELS = ['src/draw', 'src/own-lists', ...WORK_TIME, 'src/work-time'];
const LOGIC = ['src/lib', 'src/lib hooks', 'src/lib alone', 'domain', 'contract'];

/** What screens and models stand on alike. */
const BELOW_MODELS = [
  ...['src/sync', 'src/session', 'src/notices', 'src/loading', 'src/ui', 'theme sizes'],
  ...LOGIC,
];

/** A layer that is a folder, and named after it. */
function ofFolder(folder: string, name = folder): Pick<Layer, 'name' | 'folder' | 'files'> {
  return { name, folder: `${folder}/`, files: new RegExp(`^${folder}/`) };
}

/** A screen area of src/features/. */
function feature(name: string): Layer {
  return {
    ...ofFolder(`src/features/${name}`, name),
    mayImport: [...MODELS, ...BELOW_MODELS],
    mayImportTypesOf: ['theme'],
    packages: { allBut: [...NOT_IN_A_PAGE, 'axios'] },
    remedy:
      'a feature imports no other feature, and never app/: what two share goes to draw/, own-lists/, work-time/, domain/, session/, ui/ or lib/, or app/ passes it in; HTTP goes through src/lib/http/http.ts, the look through the MUI theme (of theme/ only sizes, the focus ring and types may be imported)',
  };
}

const FEATURES = [
  ...['account', 'hours', 'info-panel', 'lists', 'navigation'],
  ...['rooms', 'roulette', 'sign-in', 'tracker'],
];

export const layers: readonly Layer[] = [
  {
    ...ofFolder('contract'),
    mayImport: [],
    packages: { only: ['typebox'] },
    remedy: 'contract/ holds the words of page and server and knows neither: pass in what it needs',
  },
  {
    name: 'theme sizes',
    folder: 'theme/',
    files: /^theme\/(?:sizes|focus-ring)\.ts$/,
    mayImport: [],
    packages: { only: [], types: LOOK },
    remedy:
      'theme/sizes.ts and theme/focus-ring.ts are for every component: what needs MUI goes to another file of theme/',
  },
  {
    ...ofFolder('theme'),
    mayImport: ['theme sizes'],
    packages: { only: LOOK, types: ['react'] },
    remedy: 'theme/ knows nothing of features: give it a token, and read the token in src/',
  },
  {
    name: 'src/main',
    folder: 'src/main.tsx',
    files: /^src\/main\.tsx$/,
    mayImport: ['src/app'],
    packages: { only: ['react', 'react-dom', 'react-router-dom'] },
    remedy: 'src/main.tsx mounts and does nothing else: put it into src/app/',
  },
  {
    name: 'src/entry-server',
    folder: 'src/entry-server.tsx',
    files: /^src\/entry-server\.tsx$/,
    mayImport: ['src/app', 'src/lib alone', 'contract'],
    packages: { only: ['react', 'react-dom', 'react-router-dom', '@emotion/'] },
    remedy:
      'src/entry-server.tsx renders what src/main.tsx hydrates: put what either shows into src/app/',
  },
  {
    ...ofFolder('build'),
    mayImport: [],
    packages: { only: ['node:', 'vite', '@vitejs/'] },
    remedy: 'build/ makes files of the page and knows nothing of what is in them',
  },
  {
    name: 'src/service-worker',
    folder: 'src/service-worker.ts',
    files: /^src\/service-worker\.ts$/,
    mayImport: ['src/lib alone', 'src/sync', 'domain', 'contract'],
    packages: { only: ['workbox-precaching', 'workbox-routing', 'workbox-strategies'] },
    remedy:
      'src/service-worker.ts runs beside the page and is loaded by every visitor: it caches responses, keeps the presses of notices, and knows no screen',
  },
  {
    ...ofFolder('src/app'),
    mayImport: [...FEATURES, ...MODELS, ...BELOW_MODELS, 'theme'],
    packages: { allBut: [...NOT_IN_A_PAGE, 'axios'] },
    remedy: 'src/app/ puts the features together; HTTP goes through src/lib/http/http.ts',
  },
  ...FEATURES.map(feature),
  {
    ...ofFolder('src/own-lists'),
    mayImport: ['src/draw', 'src/sync', 'src/session', 'src/notices', 'src/loading', ...LOGIC],
    packages: { only: ['react', '@tanstack/'] },
    remedy:
      'src/own-lists/ is what a list of the browser or of the account is, below all screens: pass in what they know',
  },
  {
    ...ofFolder('src/draw'),
    mayImport: BELOW_MODELS,
    mayImportTypesOf: ['theme'],
    packages: { allBut: [...NOT_IN_A_PAGE, 'axios'] },
    remedy:
      'src/draw/ is drawing itself, for every page that draws, and knows none of them: take what a page adds as a slot',
  },
  {
    name: 'work-time words',
    folder: 'src/work-time/',
    files: /^src\/work-time\/words\//,
    mayImport: LOGIC,
    mayImportTypesOf: ['work-time commands'],
    packages: { only: [] },
    remedy: 'the words of work time know no call and no screen: pass in what they speak of',
  },
  {
    name: 'work-time data',
    folder: 'src/work-time/',
    files: /^src\/work-time\/data\//,
    mayImport: ['src/sync', 'src/session', ...LOGIC],
    packages: { only: ['@tanstack/'] },
    remedy:
      'work-time/data/ is what the server has of records and entries: what is pressed goes to commands/, what is seen to a screen',
  },
  {
    name: 'work-time commands',
    folder: 'src/work-time/',
    files: /^src\/work-time\/commands\//,
    mayImport: ['work-time data', 'work-time words', 'src/sync', 'src/session', ...LOGIC],
    packages: { only: ['react', '@tanstack/'] },
    remedy:
      'work-time/commands/ says what each press does, below all screens: pass in what they know',
  },
  {
    name: 'work-time sheets',
    folder: 'src/work-time/',
    files: /^src\/work-time\/sheets\//,
    mayImport: ['src/sync', 'src/session', ...LOGIC],
    packages: { only: ['react', '@tanstack/'] },
    remedy:
      'work-time/sheets/ is the marks of days and the settings, below all screens and beside records and entries: pass in what they know',
  },
  {
    ...ofFolder('src/work-time'),
    mayImport: [...WORK_TIME, ...BELOW_MODELS],
    mayImportTypesOf: ['theme'],
    packages: { allBut: [...NOT_IN_A_PAGE, 'axios'] },
    remedy:
      'src/work-time/ is tasks and entries as every page knows them, and knows no page: pass in what a page adds',
  },
  {
    ...ofFolder('src/sync'),
    mayImport: ['src/session', 'src/notices', ...LOGIC],
    packages: { only: ['react', '@tanstack/', 'idb'], types: ['axios'] },
    remedy:
      'src/sync/ keeps, sends and settles commands and knows none of them: take what a kind says of itself from the table of kinds',
  },
  {
    ...ofFolder('src/session'),
    mayImport: ['src/loading', ...LOGIC],
    // A call with a token is described in axios's words and made by src/lib/http/http.ts.
    packages: { allBut: [...NOT_IN_A_PAGE, ...LOOK, 'axios'], types: ['axios'] },
    remedy: 'src/session/ knows who is signed in and no screen: move the screen part to a feature',
  },
  {
    ...ofFolder('src/notices'),
    mayImport: ['src/loading', 'src/ui', 'theme sizes', ...LOGIC],
    mayImportTypesOf: ['theme'],
    packages: {
      allBut: [...NOT_IN_A_PAGE, 'axios', '@tanstack/', 'react-cookie', 'jwt-decode'],
    },
    remedy: 'src/notices/ shows what it is told to show: pass in the text and the action',
  },
  {
    ...ofFolder('src/loading'),
    mayImport: ['src/ui', ...LOGIC],
    packages: { allBut: [...NOT_IN_A_PAGE, ...LOOK, 'axios', '@tanstack/', 'notistack'] },
    remedy:
      'src/loading/ brings scripts and new versions and knows no feature: pass in what it shows',
  },
  {
    ...ofFolder('src/ui'),
    mayImport: ['theme sizes', ...LOGIC],
    mayImportTypesOf: ['theme'],
    packages: {
      allBut: [...NOT_IN_A_PAGE, 'axios', '@tanstack/', 'react-cookie', 'jwt-decode'],
    },
    remedy:
      'src/ui/ could live in any MUI app: take data and callbacks as props, and the look from the MUI theme (of theme/ only sizes, the focus ring and types may be imported)',
  },
  {
    name: 'src/lib hooks',
    folder: 'src/lib/',
    files: /^src\/lib\/(?:(?:.*\/)?use-[^/]+\.tsx?|after-paint\.ts)$/,
    mayImport: LOGIC,
    packages: { allBut: [...NOT_IN_A_PAGE, ...LOOK] },
    remedy: 'src/lib/ knows no screen: move it to ui/ or to its feature',
  },
  {
    name: 'src/lib alone',
    folder: 'src/lib/',
    files: /^src\/lib\/(?:build-settings|routes|time\/at-most)\.ts$/,
    mayImport: [],
    packages: { only: [] },
    remedy: 'this is also part of the service worker: keep it free of imports',
  },
  {
    ...ofFolder('src/lib'),
    mayImport: ['src/lib alone', 'domain', 'contract'],
    // notistack and @tanstack have a core that needs no React: `enqueueSnackbar`, `QueryClient`.
    // A notice hands on the nodes that it is given: `ReactNode` is a type.
    packages: { allBut: [...NOT_IN_A_PAGE, ...REACT, ...LOOK], types: ['react'] },
    remedy: 'src/lib/ knows no React: make it a hook (use-….ts), or move it to ui/ or its feature',
  },
  {
    ...ofFolder('domain'),
    mayImport: ['contract'],
    // The calendar's only: time zones change by law, and not by our rules.
    packages: { only: ['temporal-polyfill'] },
    remedy:
      'domain/ is pure rules, without React, I/O or packages but the calendar: take the value as an argument',
  },
  {
    name: 'src types',
    folder: 'src/*.d.ts',
    files: /^src\/[^/]+\.d\.ts$/,
    mayImport: [],
    packages: { only: ['vite'] },
    remedy: 'only declarations for the whole page stand here',
  },
  {
    name: 'server entry',
    folder: 'server/main.ts, server/commands/',
    files: /^server\/(?:main\.ts$|commands\/)/,
    mayImport: [
      ...['server/app', 'server/base', 'server/http', 'server/db', 'contract'],
      ...SERVER_FEATURES,
    ],
    packages: { allBut: SCREEN },
    remedy: 'an entry point starts the process and leaves the rest to server/app.ts',
  },
  {
    name: 'server/app',
    folder: 'server/app.ts',
    files: /^server\/app\.ts$/,
    // A feature of routes alone needs no composition.
    mayImport: [
      ...['server/base', 'server/http', 'server/db', 'contract'],
      ...['server composition', 'server routes'],
    ],
    packages: { allBut: SCREEN },
    remedy: 'server/app.ts puts the server together and is imported by the entry points alone',
  },
  {
    name: 'server/base',
    folder: 'server/config/, server/runtime/',
    files: /^server\/(?:config|runtime)\//,
    mayImport: ['contract'],
    packages: { allBut: [...SCREEN, ...FASTIFY, ...DATABASE] },
    remedy:
      'server/config/ and server/runtime/ are needed by every layer of the server and need none of them',
  },
  {
    ...ofFolder('server/changes'),
    mayImport: ['server/base', 'server/db', 'domain', 'contract'],
    packages: { allBut: [...SCREEN, ...FASTIFY] },
    remedy:
      'server/changes/ is the transaction of a user and knows no feature: pass in what a change reads and writes',
  },
  {
    ...ofFolder('server/http'),
    mayImport: ['server/base', 'server/db', 'server/changes', 'contract'],
    packages: { allBut: [...SCREEN, ...DATABASE] },
    remedy: 'server/http/ serves every feature and knows none: take what it needs as an argument',
  },
  {
    ...ofFolder('server/db'),
    mayImport: ['server/base', 'contract'],
    packages: { allBut: [...SCREEN, ...FASTIFY] },
    remedy: 'server/db/ connects and migrates; queries and decisions belong to the features',
  },
  {
    name: 'server composition',
    folder: 'server/features/*/compose.ts',
    files: /^server\/features\/([^/]+)\/compose\.ts$/,
    mayImport: [...SERVER_FEATURES, 'server/http', 'server/changes', 'server/db', 'server/base'],
    packages: { only: ['fastify'] },
    remedy: 'compose.ts puts the parts of one feature together, and server/app.ts all features',
  },
  {
    name: 'server routes',
    folder: 'server/features/*/routes.ts',
    files: /^server\/features\/([^/]+)\/(?:.*[-/])?routes\.ts$/,
    mayImport: ['server service', 'server feature', 'server/http', 'server/base', 'contract'],
    packages: { allBut: [...SCREEN, ...DATABASE] },
    remedy:
      'a route reads the request, calls its own service and responds: no SQL, no other feature',
  },
  {
    name: 'server service',
    folder: 'server/features/*/service.ts',
    files: /^server\/features\/([^/]+)\/(?:.*[-/])?service\.ts$/,
    mayImport: [
      ...['server repository', 'server feature'],
      ...['server/changes', 'server/base', 'domain', 'contract'],
    ],
    packages: { allBut: [...SCREEN, ...FASTIFY, ...DATABASE] },
    remedy: 'a service decides: it sees no Fastify, no SQL and no other feature',
  },
  {
    name: 'server repository',
    folder: 'server/features/*/repository.ts',
    files: /^server\/features\/([^/]+)\/(?:.*[-/])?repository\.ts$/,
    mayImport: ['server/changes', 'server/db', 'server/base', 'server feature', 'contract'],
    packages: { allBut: [...SCREEN, ...FASTIFY] },
    remedy: 'a repository reads and writes rows and decides nothing: no Fastify, no service',
  },
  {
    name: 'server feature',
    folder: 'server/features/*/',
    files: /^server\/features\/([^/]+)\//,
    mayImport: ['server/base', 'domain', 'contract'],
    packages: { allBut: [...SCREEN, ...FASTIFY, ...DATABASE] },
    remedy:
      'a helper of a server feature is pure: put requests into routes and SQL into the repository',
  },
  ...['scripts', 'tests'].map((folder) => ({
    ...ofFolder(folder),
    mayImport: ['*'],
    packages: { allBut: [] },
    remedy: '',
  })),
];
