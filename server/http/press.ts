import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PRESS_KEY_HEADER, PRESS_TIME_HEADER } from '#contract/extensions.ts';
import type { Press, PressIdentity } from '#server/changes/press.ts';
import { currentUser } from './authentication.ts';
import { clientAddress } from './client-address.ts';
import { isApiPath } from './paths.ts';

/** Reads who presses, when, and how to know the press again; its headers have been validated. */
export function pressOf(request: FastifyRequest): Press {
  const { [PRESS_KEY_HEADER]: key, [PRESS_TIME_HEADER]: time } = request.headers;
  return {
    user: currentUser(request).id,
    address: clientAddress(request),
    time: time === undefined ? null : Number(time),
    identity: typeof key === 'string' ? identityOf(request, key.replaceAll('"', '')) : null,
  };
}

function identityOf({ method, url, body }: FastifyRequest, key: string): PressIdentity {
  const [path = '', query = ''] = url.split('?');
  // A file that is imported comes as it is.
  const content = Buffer.isBuffer(body) ? hash('sha256', body, 'base64url') : (body ?? null);
  const text = JSON.stringify([method, path.replace(/\/$/, ''), query, content], withoutToken);
  return { key, requestHash: hash('sha256', text, 'base64url') };
}

/** A repetition may carry a newer token, which is ignored like the one before (API-8). */
function withoutToken(name: string, value: unknown): unknown {
  return name === 'jwt_access' ? undefined : value;
}

/** Lets every response name its press, also one that refuses it. */
export function namePresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const key = request.headers[PRESS_KEY_HEADER];
    if (typeof key === 'string' && isApiPath(request.url)) reply.header(PRESS_KEY_HEADER, key);
    done();
  });
}
