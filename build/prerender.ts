import type { Plugin } from 'vite';

const ROOT = '<div id="root"></div>';

/** The output of the entry `src/entry-server.tsx` for a page. */
export interface FirstView {
  readonly html: string;
  readonly head: string;
}

/** Adds `guest.html` to the page: `index.html` with a guest's first view already in it. */
export function prerender({ html, head }: FirstView): Plugin {
  return {
    name: 'prerender',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') this.error('there is no index.html');
        const page = String(index.source);
        if (!page.includes(ROOT)) this.error(`index.html has no ${ROOT}`);
        const source = page
          .replace('</head>', () => `${head}</head>`)
          .replace(ROOT, () => ROOT.replace('><', `>${html}<`));
        this.emitFile({ type: 'asset', fileName: 'guest.html', source });
      },
    },
  };
}
