/**
 * Puts what a guest sees first into the page itself, styles and all, so that it is seen before any
 * script has come. `src/first-view.tsx` draws it; the page's own script takes its place.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const ENTRY = 'src/first-view.tsx';
const BESIDE_IT = 'src/first-view.css';
const ROOT = '<div id="root"></div>';

/**
 * What emotion writes before the first element that needs it, where there is no document: the name
 * of a style, and the style. Where the page's script finds the name, it does not make the style again.
 */
const STYLE = /<style data-emotion="([^"]*)">(.*?)<\/style>/gs;

export function firstView(): Plugin {
  let config: ResolvedConfig;
  let markup = '';
  let names: readonly string[] = [];
  let styles = '';
  return {
    name: 'first-view',
    apply: (_, { command, isPreview }) => command === 'build' && !isPreview,
    configResolved: (resolved) => {
      config = resolved;
    },
    async buildStart() {
      const drawn = await draw(config);
      markup = drawn.replaceAll(STYLE, '');
      const made = new Map([...drawn.matchAll(STYLE)].map(([, name = '', rules]) => [name, rules]));
      if (made.size === 0) this.error('emotion writes its styles in another way than STYLE');
      const beside = readFileSync(join(config.root, BESIDE_IT), 'utf8');
      names = [...made.keys()];
      const source = [...made.values(), beside].join('\n');
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      styles = `static/css/first-view.${hash}.css`;
      this.emitFile({ type: 'asset', name: 'first-view.css', fileName: styles, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
        const href = config.base + styles;
        return {
          html: html.replace(ROOT, () => ROOT.replace('><', `>${markup}<`)),
          tags: [
            { tag: 'link', attrs: { rel: 'stylesheet', href }, injectTo: 'head' },
            ...names.map((name) => ({
              tag: 'style',
              attrs: { 'data-emotion': name },
              injectTo: 'head' as const,
            })),
          ],
        };
      },
    },
  };
}

/** Runs the entry as a program of Node's, made by the page's own build. */
async function draw({ root, mode }: ResolvedConfig): Promise<string> {
  const built = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    // One script that needs no package and nothing of Node's, of those variants of React and emotion
    // that count on no document and let the process end.
    ssr: {
      target: 'webworker',
      noExternal: true,
      resolve: { conditions: ['edge-light', 'module'] },
    },
    build: {
      ssr: ENTRY,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new Error(`${ENTRY} is one build`);
  const { code } = built.output[0];
  const program = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  return program.drawFirstView();
}
