import type { FastifyInstance } from 'fastify';

/**
 * Makes JSON the only kind of body (anything else is a 415) and lets it be empty, as clients send
 * it to routes that take nothing. A `__proto__` in it is an error, not a prototype.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else parse(request, body, done);
    },
  );
}
