import { randomUUID } from 'node:crypto';
import {
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { LogLevel } from '#server/config/settings.ts';

/** Takes log lines, each a JSON object. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Writes one line per request, with the path but without query, headers and body, which may hold
 * secrets (OPS-12).
 */
class OneLinePerRequest extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    request.log.info(
      { ...requestLine(request, reply), ...(error ? { err: error } : {}) },
      'request',
    );
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the path is all that one needs: the log has its pattern alone. */
    hasSecretPath?: boolean;
  }
}

/** The fields of a request's log line. */
function requestLine({ method, url, routeOptions }: FastifyRequest, reply: FastifyReply) {
  return {
    method,
    path: routeOptions.config?.hasSecretPath ? routeOptions.url : url.split('?', 1)[0],
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
}

/** The parts of an error that may be logged: a driver's other fields hold values. */
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
