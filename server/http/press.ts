import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Press, PressIdentity } from '#server/runtime/press.ts';
import { currentUser } from './security/authentication.ts';

/** Reads who presses, when, and how to know the press again; its headers have been validated. */
export function pressOf(request: FastifyRequest): Press {
  const { 'idempotency-key': key, 'press-age': age = 0 } = request.headers;
  const { id: user, sid: session } = currentUser(request);
  return {
    user,
    session,
    ageMs: Number(age),
    identity: typeof key === 'string' ? identityOf(request, key.replaceAll('"', '')) : null,
  };
}

function identityOf({ method, url, body }: FastifyRequest, key: string): PressIdentity {
  const [path = '', query = ''] = url.split('?');
  const text = JSON.stringify([method, path.replace(/\/$/, ''), query, body ?? null], withoutToken);
  return { key, requestHash: hash('sha256', text, 'base64url') };
}

/** A repetition may carry a newer token, which is ignored like the one before (API-8). */
function withoutToken(name: string, value: unknown): unknown {
  return name === 'jwt_access' ? undefined : value;
}
