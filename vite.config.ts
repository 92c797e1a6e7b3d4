import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { evaluateInTurn } from './build/evaluate-in-turn.ts';
import { precompress } from './build/precompress.ts';
import { timeLimitOfTests } from './tests/support/time-limit.ts';

const apiInDevelopment = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** Deals files to the shards in turn, since tests of one folder take alike; vitest's own halves differ by 40 s. */
class InTurn extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {};
    const inOrder = files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId));
    return inOrder.filter((_, at) => at % count === index - 1);
  }
}

const FFLATE_AT_ONCE = fileURLToPath(new URL('src/lib/fflate-at-once.ts', import.meta.url));

/**
 * The chunks by their names, which the page says where it loads them, and what each begins with. It has all that this
 * needs, but for what the first view or an earlier one has.
 */
const chunks: [name: string, test: RegExp][] = [
  ['tables', /src\/lib\/(?:spreadsheet|tables\/read-table)/],
  [
    'parts',
    /@mui\/material\/Dialog|src\/(?:ui\/(?:MessageDialog|FormField|NumberField|SettingRows|HeadedDialog|AskButton|OnlyHere)|lib\/(?!time|fflate)|session\/)/,
  ],
  ['kept', /src\/(?:draw\/kept\/kept-draws|own-lists\/kept-lists)/],
  ['long', /src\/draw\/(?:stage\/RowsInSight|outcomes\/order\/OrderInSight)/],
  [
    'draw',
    /src\/draw\/(?:draw-tools|buttons\/SeveralDialog|outcomes\/order\/|big-screen\/BigScreen)|proof\/AboutDraw|lists\/links\/ShareDialog/,
  ],
  ['notices', /notices\/NoticeStack/],
  ['register', /sign-in\/RegisterForm/],
  [
    'menu',
    /navigation\/(?:SectionMenu|SubNavigations)|@mui\/material\/MenuItem|src\/ui\/(?:Pages|page-of|MenuButton|ChoiceField)/,
  ],
  ['lists', /features\/lists\/(?:editor\/(?:ListEditor|NamesDialog)|links\/SharedListBar)/],
  ['settings', /roulette\/settings\/Settings(?:Part|Dialog)/],
  ['groups', /src\/draw\/outcomes\/groups\//],
  ['holidays', /time\/holidays/],
  ['tracker', /app\/(?:TrackerPage|start-commands)|sign-in\/SignOutQuestion/],
  ['entry', /entries\/EntryDialog/],
  ['hours', /hours\/(?:Report|Timesheet)\./],
  ['chart', /report\/RowBars/],
  ['week', /hours\/week\/Week\./],
  ['find', /hours\/find\/FindDialog/],
  ['passkeys', /request-by-passkey|create-passkey/],
  ['room', /rooms\/(?:RoomPage|open-room|InvitationDialog)/],
  ['import', /transfer\/ImportDialog/],
  ['excel', /exports\/excel-file/],
];

/**
 * Tests that load modules of the page anew. What the first ones listen to would go on in the tests of other files, so
 * these files share no worker's modules.
 */
const withOwnModules = [
  'tests/src/lib/time/browser-zone.test.ts',
  'tests/src/lib/time/server-clock.test.ts',
  'tests/src/session/model.test.ts',
];

// Measured once a run, and for no build.
const testTimeout = process.env.VITEST ? timeLimitOfTests() : undefined;

/** Where the page will be served: its own address decides that of its scripts. */
function basePath(mode: string): string {
  const { VITE_WEB_HOST = '/' } = loadEnv(mode, import.meta.dirname);
  return new URL(VITE_WEB_HOST || '/', 'http://localhost').pathname.replace(/\/?$/, '/');
}

export default defineConfig(({ mode }) => ({
  base: basePath(mode),
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      injectRegister: false, // src/loading/register-service-worker.ts does it
      manifest: false, // public/manifest.webmanifest is it
      injectManifest: {
        rollupFormat: 'iife',
        // What a guest needs offline, and the tracker; the worker says when. Other chunks are kept once they
        // were used.
        globPatterns: [
          '*.{html,js,png,svg,webmanifest}',
          'static/**/index.*.{css,js}',
          'static/js/*.chunk.js',
        ],
        globIgnores: ['static/js/{AccountPage,excel,import,passkeys,room,table-worker}.*'],
        dontCacheBustURLsMatching: /^static\//,
      },
      // The worker is a build of its own, which does not know of --logLevel.
      integration: {
        configureCustomSWViteBuild: (build) => {
          build.logLevel = 'warn';
        },
      },
    }),
    evaluateInTurn(),
    precompress(),
  ],
  // For write-excel-file and read-excel-file: see the file (decision 042).
  resolve: { alias: [{ find: /^fflate$/, replacement: FFLATE_AT_ONCE }] },
  // Kept by the service worker like any chunk.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'static/js/[name].[hash].chunk.js' } },
  },
  server: { proxy: { '/api': apiInDevelopment } },
  build: {
    target: 'es2022',
    assetsDir: 'static',
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // On a busy machine it would explain at each start which plugin took its time.
      checks: { bundlerTimings: false },
      // Shared numbers are no reason for a script of their own.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        entryFileNames: 'static/js/[name].[hash].js',
        // What the first view needs is a script that each new version changes, and two that it rarely does;
        // all else are chunks, which come when needed. The two come sooner: what takes long to evaluate is there.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/react-roots/,
              priority: 2,
            },
            {
              name: 'mui',
              tags: ['$initial'],
              test: /node_modules\/(@mui|@emotion)\/|\/theme\//,
              priority: 1,
            },
            { name: 'index', tags: ['$initial'] },
            ...chunks.map(([name, test]) => ({ name, test })),
          ],
        },
        chunkFileNames: 'static/js/[name].[hash].chunk.js',
      },
    },
  },
  test: {
    // Times on the screen are the browser's: the tests look at them where the users live.
    env: { TZ: 'Asia/Tokyo' },
    // One worker takes all files of a project, and loads page or server once; more of them would begin
    // anew for most files. `npm run check` runs the projects side by side, the page's in two halves.
    maxWorkers: 1,
    sequence: { sequencer: InTurn },
    testTimeout,
    // Suites of the long run (scripts/nightly.ts).
    exclude: process.env.LONG === '1' ? [] : ['**/*.long.test.*'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'tests/*.test.ts',
            'tests/{contract,domain,support,theme,src/lib/tables}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['tests/src/**/*.test.{ts,tsx}'],
          // Reads bytes as a worker does, without a page; and those with modules of their own.
          exclude: ['tests/src/lib/tables/**', ...withOwnModules],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/support/page/page-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page-alone',
          include: withOwnModules,
          environment: 'jsdom',
          setupFiles: ['tests/support/page/page-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          // These tests change no globals, and loading the server again for each file takes longer
          // than the tests themselves.
          isolate: false,
          globalSetup: ['tests/support/server/postgres-setup.ts'],
        },
      },
    ],
  },
}));
