import type { FastifyReply } from 'fastify';
import { sourceOf } from './inline-sources.ts';
import { errorText } from './text.ts';

/** The colours are the browser's own, in its scheme. */
const STYLE =
  'body{max-width:32rem;margin:20vh auto;padding:0 24px;font-family:system-ui,sans-serif;line-height:1.7}h1{font-size:1.25rem}';

/**
 * Sends a page that says to wait, and loads the same address again by itself (LIM-14). Between once and
 * twice the wait: who was refused together does not come back together. By a script, since Chromium does
 * not refresh an address with a fragment, which a shared list has.
 */
export function sendRetryPage(reply: FastifyReply, waitSeconds: number): FastifyReply {
  const seconds = Math.ceil(waitSeconds * (1 + Math.random()));
  const script = `setTimeout(() => location.reload(), ${seconds * 1000})`;
  const page = [
    '<!doctype html>',
    '<html lang="ja">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${errorText.title}</title>`,
    `<style>${STYLE}</style>`,
    '<main>',
    `<h1>${errorText.title}</h1>`,
    `<p>${errorText.wait(seconds)}</p>`,
    `<p><small>${errorText.number(reply.request.id)}</small></p>`,
    '</main>',
    `<script>${script}</script>`,
    '</html>',
  ];
  return reply
    .headers({
      'cache-control': 'no-store',
      // Stricter than the page's own: this style and script, and nothing else.
      'content-security-policy': `default-src 'none';style-src ${sourceOf(STYLE)};script-src ${sourceOf(script)};base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(page.join('\n'));
}
