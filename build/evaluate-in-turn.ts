import type { Plugin } from 'vite';

const PRELOAD = /[ \t]*<link rel="modulepreload"([^>]*) href=("[^"]+")>\n?/g;
const SCRIPT = '<script type="module"';

/**
 * Makes a script of its own of each chunk that the page's script begins with: the browser evaluates it as
 * soon as it is there, in a task of its own, while others are still on their way. As imports alone, all of
 * them would be evaluated at the end in one task (decision 032).
 */
export function evaluateInTurn(): Plugin {
  return {
    name: 'evaluate-in-turn',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const scripts = [...html.matchAll(PRELOAD)].map(
          ([, attributes, href]) => `${SCRIPT}${attributes} src=${href}></script>\n    `,
        );
        return html
          .replaceAll(PRELOAD, '')
          .replace(SCRIPT, (script) => [...scripts, script].join(''));
      },
    },
  };
}
