import { errorCodes, type FastifyInstance } from 'fastify';

/**
 * Accepts only plain JSON bodies: any other content type, and a compressed body, is a 415. The body
 * may be empty, as clients send it to routes that take nothing. A `__proto__` in it is an error.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const { 'content-encoding': encoding = 'identity' } = headers;
    const isPlain = encoding === '' || encoding.toLowerCase() === 'identity';
    done(isPlain ? undefined : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(encoding));
  });
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
