import type { FastifyInstance } from 'fastify';
import { UnavailableError } from '#server/runtime/errors.ts';
import { isRead, type Sender, senderOf } from './sender.ts';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

const limits = {
  /** Shorter responses are not counted: their request takes as much. */
  smallestBytes: 16 * KIBIBYTE,
  /** What may wait to be sent for one user or, of guests, one address; and for all. */
  senderBytes: 8 * MEBIBYTE,
  totalBytes: 64 * MEBIBYTE,
};

/**
 * Bounds the memory of responses that are made faster than they are read. What is too much is refused
 * with 503, to be tried again later; short responses never are (LIM-12).
 */
export function limitAnswerMemory(app: FastifyInstance, memory = limits): void {
  /** Bytes that wait to be sent. */
  const bySender = new Map<Sender, number>();
  let total = 0;

  function add(sender: Sender, bytes: number): void {
    total += bytes;
    const now = (bySender.get(sender) ?? 0) + bytes;
    if (now > 0) bySender.set(sender, now);
    else bySender.delete(sender);
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    const isCounted = Buffer.isBuffer(payload) && payload.length >= memory.smallestBytes;
    // A client that has gone away does not go away again.
    if (!isCounted || !isRead(request) || reply.raw.destroyed) return done(null, payload);
    const sender = senderOf(request);
    const { length } = payload;
    if (total >= memory.totalBytes || (bySender.get(sender) ?? 0) >= memory.senderBytes) {
      return done(new UnavailableError('Too many long responses wait to be sent.'));
    }
    add(sender, length);
    // Also where it was sent and the connection is kept.
    reply.raw.once('close', () => add(sender, -length));
    done(null, payload);
  });
}
