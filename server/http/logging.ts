import { randomUUID } from 'node:crypto';
import {
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { LogLevel } from '#server/settings.ts';

/** Takes log lines, each a JSON object. */
export interface LogStream {
  write(line: string): void;
}

/**
 * One line for a request, when it is answered. It holds the path without the query, and no header
 * and no body: what a client sends may be a secret.
 */
class OneLinePerRequest extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(error ? { err: error } : {}),
    };
    request.log.info(line, 'request');
  }
}

/** What is known of an error that may go into the log: a driver's other fields hold values. */
function describeError(error: FastifyError) {
  const { name, message, stack = '', code } = error;
  return { type: name, message, stack, code };
}

/** The logging part of Fastify's options. */
export function loggingOptions(level: LogLevel, stream?: LogStream): FastifyServerOptions {
  return {
    logger: { level, serializers: { err: describeError }, ...(stream ? { stream } : {}) },
    logController: new OneLinePerRequest(),
    genReqId: () => randomUUID(),
  };
}
