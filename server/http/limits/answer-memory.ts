import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnavailableError } from '#server/runtime/errors.ts';
import { addressKey } from './address-key.ts';
import { clientAddress } from './client-address.ts';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

export interface AnswerMemory {
  /** Shorter responses are not counted: their request takes as much. */
  smallestBytes: number;
  /** What may wait to be sent for one user or, of guests, one address; and for all. */
  senderBytes: number;
  totalBytes: number;
  /** After so much in one turn of the event loop others have their turn first. */
  turnBytes: number;
  /** So many reads may be in progress, and so many more wait for their turn. */
  inProgress: number;
  waiting: number;
}

const limits: AnswerMemory = {
  smallestBytes: 16 * KIBIBYTE,
  senderBytes: 8 * MEBIBYTE,
  totalBytes: 64 * MEBIBYTE,
  turnBytes: 256 * KIBIBYTE,
  inProgress: 16,
  waiting: 1000,
};

/**
 * Bounds the memory of responses that are made faster than they are read, and keeps many long lists
 * at once from holding up all others. What is too much is refused with 503, to be tried again later;
 * short responses never are (LIM-12).
 */
export function limitAnswerMemory(app: FastifyInstance, memory = limits): void {
  const unsent = countUnsent(memory);
  const turns = createTurns(memory);

  const inTurn = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', (request, reply, done) => {
    if (!isRead(request)) return done();
    turns.wait((mayGo) => {
      if (!mayGo) return done(tooMuch());
      inTurn.add(request);
      // It may have been given up while it waited, and does not close again.
      if (reply.raw.destroyed) endTurn(request);
      else reply.raw.once('close', () => endTurn(request));
      done();
    });
  });

  // Those that were let in together may go on in one turn: when their tokens were checked, and when the
  // database has responded.
  app.addHook('preHandler', (request, _reply, done) => {
    if (turns.isFree() || !isRead(request)) done();
    else turns.goOn(done);
  });
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    if (turns.isFree() || !isRead(request)) done(null, payload);
    else turns.goOn(() => done(null, payload));
  });

  function endTurn(request: FastifyRequest): void {
    if (inTurn.delete(request)) turns.end();
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    endTurn(request);
    const isCounted = Buffer.isBuffer(payload) && payload.length >= memory.smallestBytes;
    if (!isCounted || !isRead(request)) return done(null, payload);
    turns.made(payload.length);
    if (!unsent.hasRoom(request)) return done(tooMuch());
    const forget = unsent.add(request, payload.length);
    // A client that goes away never finishes; a connection that is kept does not close.
    reply.raw.once('finish', forget).once('close', forget);
    done(null, payload);
  });
}

function isRead({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && url.startsWith('/api/');
}

function tooMuch(): UnavailableError {
  return new UnavailableError('Too many long responses wait to be sent.');
}

/** Counts the bytes that wait to be sent, by sender and in all. */
function countUnsent({ senderBytes, totalBytes }: AnswerMemory) {
  const bySender = new Map<number | string, number>();
  let total = 0;

  return {
    hasRoom(request: FastifyRequest): boolean {
      return total < totalBytes && (bySender.get(senderOf(request)) ?? 0) < senderBytes;
    },

    /** Returns the function that ends it; calling that twice changes nothing. */
    add(request: FastifyRequest, bytes: number): () => void {
      const sender = senderOf(request);
      let left = bytes;
      change(bytes);
      return () => {
        change(-left);
        left = 0;
      };

      function change(by: number): void {
        total += by;
        const now = (bySender.get(sender) ?? 0) + by;
        if (now > 0) bySender.set(sender, now);
        else bySender.delete(sender);
      }
    },
  };
}

function senderOf(request: FastifyRequest): number | string {
  return request.user?.id ?? addressKey(clientAddress(request));
}

/**
 * Lets requests pass until so many are in progress or so much was made, and then one in each turn of
 * the event loop; those in progress come first.
 */
function createTurns({ turnBytes, inProgress, waiting }: AnswerMemory) {
  const queue: ((mayGo: boolean) => void)[] = [];
  const paused: (() => void)[] = [];
  let running = 0;
  let made = 0;
  let isNextPlanned = false;

  function planNext(): void {
    const canBegin = queue.length > 0 && running < inProgress;
    if (isNextPlanned || (paused.length === 0 && !canBegin)) return;
    isNextPlanned = true;
    setImmediate(next);
  }

  function next(): void {
    isNextPlanned = false;
    made = 0;
    const goOn = paused.shift();
    if (goOn !== undefined) {
      goOn();
    } else {
      const begin = queue.shift();
      if (begin !== undefined) {
        running += 1;
        begin(true);
      }
    }
    planNext();
  }

  return {
    /** Each that may go calls `end` once. */
    wait(go: (mayGo: boolean) => void): void {
      if (queue.length === 0 && made < turnBytes && running < inProgress) {
        running += 1;
        go(true);
      } else if (queue.length >= waiting) {
        go(false);
      } else {
        queue.push(go);
        planNext();
      }
    },

    /** Whether those in progress need not wait: true nearly always, and asked first, since it is cheap. */
    isFree: () => paused.length === 0 && made < turnBytes,

    /** Goes on in a later turn. */
    goOn(go: () => void): void {
      paused.push(go);
      planNext();
    },

    end(): void {
      running -= 1;
      planNext();
    },

    made(bytes: number): void {
      made += bytes;
    },
  };
}
