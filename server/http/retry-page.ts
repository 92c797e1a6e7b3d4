import type { FastifyReply } from 'fastify';
import { plainPage } from './plain-page.ts';
import { errorText } from './text.ts';

/**
 * Sends a page that says to wait, and loads the same address again by itself (LIM-14). Between once and
 * twice the wait: who was refused together does not come back together. By a script, since Chromium does
 * not refresh an address with a fragment, which a shared list has.
 */
export function sendRetryPage(reply: FastifyReply, waitSeconds: number): FastifyReply {
  const seconds = Math.ceil(waitSeconds * (1 + Math.random()));
  const { html, headers } = plainPage({
    title: errorText.title,
    paragraphs: [errorText.wait(seconds), `<small>${errorText.number(reply.request.id)}</small>`],
    script: `setTimeout(() => location.reload(), ${seconds * 1000})`,
  });
  return reply.headers(headers).send(html);
}
