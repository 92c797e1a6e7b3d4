import { sourceOf } from './inline-sources.ts';

/** The colours are the browser's own, in its scheme. */
const STYLE =
  'body{max-width:32rem;margin:20vh auto;padding:0 24px;font-family:system-ui,sans-serif;line-height:1.7}h1{font-size:1.25rem}';

interface PlainPage {
  readonly title: string;
  /** As HTML. */
  readonly paragraphs: readonly string[];
  readonly script?: string;
}

/** A small page that needs no file, in place of one that cannot be sent. @returns its HTML and its policy */
export function plainPage({ title, paragraphs, script }: PlainPage): {
  html: string;
  headers: Record<string, string>;
} {
  const html = [
    '<!doctype html>',
    '<html lang="ja">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    '<main>',
    `<h1>${title}</h1>`,
    ...paragraphs.map((text) => `<p>${text}</p>`),
    '</main>',
    ...(script === undefined ? [] : [`<script>${script}</script>`]),
    '</html>',
  ].join('\n');
  const scripts = script === undefined ? '' : `script-src ${sourceOf(script)};`;
  return {
    html,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      // Stricter than the page's own: this style and script, and nothing else.
      'content-security-policy': `default-src 'none';style-src ${sourceOf(STYLE)};${scripts}base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    },
  };
}
