import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const apiInDevelopment = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      injectRegister: false, // src/app/register-service-worker.ts does it
      manifest: false, // public/manifest.webmanifest is it
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['*.{html,js,png,svg,webmanifest}', 'static/**/*.{css,js}'],
        // What a guest's first view needs. Chunks are kept once they were used.
        globIgnores: ['**/*.chunk.js'],
        dontCacheBustURLsMatching: /^static\//,
      },
      // The worker is a build of its own, which does not know of --logLevel.
      integration: {
        configureCustomSWViteBuild: (build) => {
          build.logLevel = 'warn';
        },
      },
    }),
    precompress(),
  ],
  server: { proxy: { '/api': apiInDevelopment } },
  build: {
    target: 'es2022',
    assetsDir: 'static',
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        entryFileNames: 'static/js/[name].[hash].js',
        // What the first view needs is one script; all else are chunks, which come when needed.
        codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] },
        chunkFileNames: 'static/js/[name].[hash].chunk.js',
      },
    },
  },
  test: {
    // Times on the screen are the browser's: the tests look at them where the users live.
    env: { TZ: 'Asia/Tokyo' },
    // By itself vitest leaves a core to the watcher, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/*.test.ts', 'tests/{bench,contract,theme,src/domain}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['tests/src/{app,features,lib,session,ui}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/support/page-setup.ts'],
          // The whole page on a busy machine: what hangs is still found, what is slow is not blamed.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          // These tests change no globals, and loading the server anew for each file takes longer
          // than the tests themselves.
          isolate: false,
          globalSetup: ['tests/support/postgres-setup.ts'],
        },
      },
    ],
  },
});

/**
 * Puts a .br and a .gz beside each text of the finished page, the service worker included, which
 * other plugins add after what is commonly used for this has run.
 */
function precompress(): Plugin {
  const text = /\.(?:js|css|html|svg|json|webmanifest)$/;
  let directory = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      directory = join(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error) {
        if (error) return;
        for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
          if (!text.test(name)) continue;
          const file = join(directory, name);
          const content = readFileSync(file);
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          const variants = {
            br: brotliCompressSync(content, { params }),
            gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
          };
          for (const [extension, compressed] of Object.entries(variants)) {
            if (compressed.length >= content.length) continue;
            writeFileSync(`${file}.${extension}`, compressed);
          }
        }
      },
    },
  };
}
