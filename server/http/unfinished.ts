import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestLine } from './logging.ts';

export const TIMEOUT = 408;

/** Whether the client went away, or was cut off for being slow, before its request was complete. */
export function isUnfinished(request: IncomingMessage): boolean {
  return request.destroyed && request.complete === false;
}

/** The line that a request gets when it is completed, which this one never is. */
export function logUnfinished(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ ...requestLine(request, reply), status: TIMEOUT }, 'request');
}
