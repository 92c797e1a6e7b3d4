import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;

/**
 * Writes a .br and a .gz file for each text file of the finished build. The common plugins run too
 * early: the service worker does not exist yet.
 */
export function precompress(): Plugin {
  let directory = 'dist';
  return {
    name: 'precompress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ root, build }) => {
      directory = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error) {
        if (error) return;
        for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
          if (TEXT.test(name)) compress(join(directory, name));
        }
      },
    },
  };
}

function compress(file: string): void {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const variants = {
    br: brotliCompressSync(content, { params }),
    gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, compressed] of Object.entries(variants)) {
    if (compressed.length < content.length) writeFileSync(`${file}.${extension}`, compressed);
  }
}
