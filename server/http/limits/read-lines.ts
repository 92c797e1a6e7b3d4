import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UnavailableError } from '#server/runtime/errors.ts';
import { createLines } from '#server/runtime/lines.ts';
import { addressKey } from './address-key.ts';
import { clientAddress } from './client-address.ts';
import { isRead, type Sender, senderOf } from './sender.ts';

/** Until it is known who asks. Work is counted in requests. */
const arrivalLines = { atOnce: 16, waiting: Infinity, workOfTurn: 16 };
/** Then until the response is made. Work is counted in bytes. */
const readLines = { atOnce: 8, waiting: 100, workOfTurn: 256 * 1024 };

type Leave = (bytes: number) => void;

/**
 * Reads of one user wait for each other and not for those of others, however many long lists are asked
 * for at once. A line that is too long is 503 for its user alone (LIM-12). Registered before all other
 * hooks, since each of them takes time.
 */
export function lineUpReads(app: FastifyInstance, size = readLines): void {
  const arrivals = createLines<string>(arrivalLines);
  const reads = createLines<Sender>(size);
  /** Of requests that are in progress in one of both. */
  const leaving = new WeakMap<FastifyRequest, Leave>();

  function begin(reply: FastifyReply, leave: Leave, done: () => void): void {
    leaving.set(reply.request, leave);
    // It may have been given up while it waited, and does not close again.
    if (reply.raw.destroyed) end(reply.request);
    else done();
  }

  function end(request: FastifyRequest, bytes = 0): void {
    const leave = leaving.get(request);
    leaving.delete(request);
    leave?.(bytes);
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!isRead(request)) return done();
    reply.raw.once('close', () => end(request));
    const key = request.headers.authorization ?? addressKey(clientAddress(request));
    arrivals.enter(key, () => begin(reply, () => arrivals.leave(key, 1), done));
  });

  app.addHook('preValidation', (request, reply, done) => {
    if (!isRead(request)) return done();
    end(request);
    const sender = senderOf(request);
    const leave = (bytes: number) => reads.leave(sender, bytes);
    const hasRoom = reads.enter(sender, () => begin(reply, leave, done));
    if (!hasRoom) done(new UnavailableError('Too many reads of one user wait.'));
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    end(request, isWhole ? payload.length : 0);
    done(null, payload);
  });
}
