/** Serves the built page (SEC-13). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { NotFoundError, Refusal } from '#server/runtime/errors.ts';
import { HASHED, isApiPath, isNavigation } from './paths.ts';
import { documentHeaders } from './security-headers.ts';

const YEAR_IN_SECONDS = 31_536_000;
const INDEX = 'index.html';

/** The index page as a guest sees it first, where the build made one. */
const GUEST = 'guest.html';
const SESSION_COOKIE = /(?:^|; )jwtAccess=/;

/** Longer than that of any file of the page; systems refuse names of more than 255 letters. */
const LONGEST_PATH = 250;

/** Never served by name: source maps, and compressed variants. */
const NOT_SERVED = /\.(?:map|br|gz)$/;

/** Pages, and the scripts of workers, which have a policy of their own; or compressed variants of them. */
const DOCUMENT = /(?:\.html|worker[^/]*\.js)(?:\.br|\.gz)?$/;

/**
 * Serves the page built in `directory`, and 404 for unknown files.
 *
 * @param apiOrigins other servers that the page may call
 * @param foreseenPath of the call that a guest's page will make (UI-16); `null` where none is foreseen
 */
export async function servePage(
  app: FastifyInstance,
  directory: string,
  apiOrigins: readonly string[],
  foreseenPath: () => string | null,
): Promise<void> {
  const isBuilt = existsSync(join(directory, INDEX));
  // A page that may call other servers may make this call there.
  const foreseen = apiOrigins.length === 0 ? foreseenPath : () => null;
  if (isBuilt) await addFiles(app, directory, documentHeaders(directory, apiOrigins), foreseen);

  // Where keepers of passwords send who has to change one.
  app.get('/.well-known/change-password', { schema: { hide: true } }, (_, reply) =>
    reply.redirect('/Mypage', 303),
  );

  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url)) throw new NotFoundError();
    if (!isBuilt) throw new Refusal('not_found', 'The page is not built: run `npm run build`.');
    // A route of the page: the page decides what to show. A missing file must be 404: with the page, a
    // browser would run HTML as a script.
    if (isNavigation(request)) return reply.sendFile(INDEX);
    throw new NotFoundError();
  });
}

async function addFiles(
  app: FastifyInstance,
  directory: string,
  headersOfDocuments: Record<string, string>,
  foreseenPath: () => string | null,
): Promise<void> {
  const hasGuestPage = existsSync(join(directory, GUEST));
  await app.register(serveFiles, {
    root: directory,
    serve: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    allowedPath: (path) => !NOT_SERVED.test(path),
    setHeaders: (reply, path) => {
      const served = path.slice(directory.length);
      if (DOCUMENT.test(served)) reply.headers(headersOfDocuments);
      reply.header(
        'cache-control',
        HASHED.test(served) ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.params['*'];
    // The plugin refuses such a path with 400 or 403; to a user it is an address that does not exist.
    if (!mayBeFile(request.url)) reply.callNotFound();
    else if (path !== '') reply.sendFile(path);
    else if (!hasGuestPage) reply.sendFile(INDEX);
    // Nothing else is decided by the cookie: the tokens in it are not looked at.
    else {
      const isSignedIn = SESSION_COOKIE.test(request.headers.cookie ?? '');
      const foreseen = isSignedIn ? null : foreseenPath();
      // As the page's own preload of the raffles (src/entry-server.tsx).
      if (foreseen !== null) {
        reply.header('link', `</api/${foreseen}>; rel=preload; as=fetch; crossorigin`);
      }
      reply.header('vary', 'cookie').sendFile(isSignedIn ? INDEX : GUEST);
    }
  });
}

/** True if each part of a path is a name that a file can have: none is empty (`//`) or leads elsewhere (`..`). */
function mayBeFile(url: string): boolean {
  const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
  const isName = path.length <= LONGEST_PATH && !path.includes('\0') && !path.includes('//');
  return isName && !path.split('/').includes('..');
}
