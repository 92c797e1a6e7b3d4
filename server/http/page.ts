/** The built page and everything that is not the API. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorDetail } from '#contract/errors.ts';
import { isApiPath } from './is-api-path.ts';

const YEAR_IN_SECONDS = 31_536_000;
const INDEX = 'index.html';

/** Files with a hash in their name: their content never changes. */
const HASHED = /^\/static\//;

/** Source maps; and what is compressed, which is served in place of what it was made from. */
const NOT_SERVED = /\.(?:map|br|gz)$/;

/** Serves the page built in `directory`, and answers every path that is neither page nor API. */
export async function servePage(app: FastifyInstance, directory: string): Promise<void> {
  const isBuilt = existsSync(join(directory, INDEX));
  if (isBuilt) await addFiles(app, directory);

  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url)) return notFound(reply);
    if (!isBuilt) return notFound(reply, 'The page is not built: run `npm run build`.');
    // A route of the page that was reloaded or shared: the page itself knows what to show.
    if (isNavigation(request)) return reply.sendFile(INDEX);
    return notFound(reply);
  });
}

async function addFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(serveFiles, {
    root: directory,
    dotfiles: 'ignore',
    cacheControl: false,
    schemaHide: true,
    preCompressed: true,
    allowedPath: (path) => !NOT_SERVED.test(path),
    setHeaders: (reply, path) => {
      const served = path.slice(directory.length);
      reply.header(
        'cache-control',
        HASHED.test(served) ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
}

/** A missing file is never answered with the page: a browser would run HTML as a script. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !HASHED.test(url) &&
    (headers.accept ?? '').includes('text/html')
  );
}

function notFound(reply: FastifyReply, detail = 'Not found.'): FastifyReply {
  const body: ErrorDetail = { detail, code: 'not_found' };
  return reply.code(404).send(body);
}
