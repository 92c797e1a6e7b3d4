/** Identifies the user by the `Authorization` header alone, never by a cookie (SEC-15). */
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Asker } from '#server/runtime/asker.ts';
import { AuthenticationError } from '#server/runtime/errors.ts';
import { clientAddress } from './client-address.ts';

export interface AuthenticatedUser extends Asker {
  /** The revision of the user's data when the token was checked. */
  revision: number;
}

/**
 * Returns the user of an access token that is used from this address; throws an
 * `AuthenticationError` for any other text.
 */
export type AuthenticateToken = (
  accessToken: string,
  address: string,
) => Promise<AuthenticatedUser>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticateToken: AuthenticateToken;
  }
  interface FastifyRequest {
    user: AuthenticatedUser | null;
  }
}

/** Lets routes know the user of a request. */
export function addAuthentication(app: FastifyInstance, authenticate: AuthenticateToken): void {
  app.decorate('authenticateToken', authenticate);
  app.decorateRequest('user', null);
}

/** A hook for routes with an optional user. A bad token is refused (API-12). */
export const recogniseUser: onRequestAsyncHookHandler = async function (request) {
  const { authorization } = request.headers;
  if (authorization === undefined) return;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw new AuthenticationError('token_not_valid');
  request.user = await this.authenticateToken(token, clientAddress(request));
};

/** A hook for routes that require a user; runs before the body is read (API-6). */
export const requireUser: onRequestAsyncHookHandler = async function (request, reply) {
  await recogniseUser.call(this, request, reply);
  currentUser(request);
};

/** The user of a request that passed `requireUser`. */
export function currentUser(request: FastifyRequest): AuthenticatedUser {
  if (request.user === null) throw new AuthenticationError('not_authenticated');
  return request.user;
}
