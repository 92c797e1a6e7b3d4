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

/** The path of a calendar's address. It is a secret: anybody who has it can read the calendar. */
const CALENDAR = /(?<=\/calendar\/).+/is;
/** 32 bytes in base64url, as in that path. */
const SECRET = /[\w-]{43,}/g;
/** More is no address that the server knows. */
const DECODINGS = 3;

/** A path without the secrets in it, however they are written. */
function withoutSecrets(path: string): string {
  const plain = decoded(path);
  const open = plain.replace(CALENDAR, ':file').replace(SECRET, ':secret');
  return open === plain ? path : open;
}

/** Never throws: in a malformed path a secret can be read, too. */
function decoded(path: string, times = DECODINGS): string {
  const read = path.replace(/%([0-7][\da-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return read === path || times === 1 ? read : decoded(read, times - 1);
}

/** The fields of a request's log line. */
function requestLine({ method, url }: FastifyRequest, reply: FastifyReply) {
  return {
    method,
    path: withoutSecrets(url.split('?', 1)[0] ?? ''),
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
