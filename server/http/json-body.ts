import type { FastifyInstance } from 'fastify';

/**
 * Accepts only JSON bodies: any other content type is a 415. The body may be empty, as clients send it to
 * routes that take nothing. A `__proto__` in it is an error.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
