/** Who sends a request: the `Authorization` header alone says it, never a cookie. */
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AuthenticationError } from '#server/errors.ts';

export interface AuthenticatedUser {
  id: number;
}

/** Answers whose access token it is; throws an `AuthenticationError` for any other text. */
export type AuthenticateToken = (accessToken: string) => Promise<AuthenticatedUser>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticateToken: AuthenticateToken;
  }
  interface FastifyRequest {
    user: AuthenticatedUser | null;
  }
}

export function addAuthentication(app: FastifyInstance, authenticate: AuthenticateToken): void {
  app.decorate('authenticateToken', authenticate);
  app.decorateRequest('user', null);
}

/** A hook for routes that know the user if there is one. A bad token is refused all the same. */
export const recogniseUser: onRequestAsyncHookHandler = async function (request) {
  const { authorization } = request.headers;
  if (authorization === undefined) return;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw new AuthenticationError('token_not_valid');
  request.user = await this.authenticateToken(token);
};

/** A hook for routes that are for signed-in users: runs before the body is read. */
export const requireUser: onRequestAsyncHookHandler = async function (request, reply) {
  await recogniseUser.call(this, request, reply);
  currentUser(request);
};

/** The user of a request behind `requireUser`. */
export function currentUser(request: FastifyRequest): AuthenticatedUser {
  if (request.user === null) throw new AuthenticationError('not_authenticated');
  return request.user;
}
