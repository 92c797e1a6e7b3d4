import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { UnavailableError } from '#server/runtime/errors.ts';
import { createPause } from '#server/runtime/pause.ts';

interface Size {
  /** So many are in progress at once in all. */
  atOnce: number;
  /** So many may wait in a line. */
  waiting: number;
}

/** Until it is known whose token it is. */
const arrivals: Size = { atOnce: 16, waiting: Number.POSITIVE_INFINITY };
/** Then until the response was sent. */
const reads: Size = { atOnce: 3, waiting: 100 };
/** A response that the systems on both sides may not keep as a whole: the user's next read waits for it. */
const LONG_RESPONSE = 64 * 1024;

/** The place of a request that is in progress. */
interface Turn {
  /** Another read begins. */
  end: () => void;
  /** The next read of the same line begins. */
  leave: () => void;
}

/**
 * Reads of one user wait for each other and hardly for those of others, however many long lists are
 * asked for at once: each user has a line, and lines are served in rotation. After a long response the
 * next of the line begins when it was sent, so that what nobody reads takes little memory. A line that is
 * too long is 503 for its user alone (LIM-12). Guests read what is short, and wait for nobody. Registered
 * before all other hooks, since each takes time.
 */
export function lineUpReads(app: FastifyInstance, size = reads): void {
  const enterByToken = createLines<string>(arrivals);
  const enterByUser = createLines<number | string | undefined>(size);
  const turns = new WeakMap<FastifyRequest, Turn>();

  function wait<Key>(
    enter: Enter<Key>,
    key: Key,
    { request, raw }: FastifyReply,
    done: Done,
  ): void {
    const ended = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    turns.set(request, { end: ended.resolve, leave: left.resolve });
    // A request may have been given up while it waited: nothing is done for it any more.
    enter(key, ended.promise, left.promise).then(() => raw.destroyed || done(), done);
  }

  function leave(request: FastifyRequest): void {
    const turn = turns.get(request);
    turn?.end();
    turn?.leave();
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!isRead(request)) return done();
    const { authorization } = request.headers;
    if (authorization === undefined) return done();
    reply.raw.once('close', () => leave(request));
    wait(enterByToken, authorization, reply, done);
  });

  app.addHook('preValidation', (request, reply, done) => {
    if (!turns.has(request)) return done();
    leave(request);
    // Who has gone meanwhile would not leave the line.
    if (reply.raw.destroyed) return;
    wait(enterByUser, request.user?.id ?? request.headers.authorization, reply, done);
  });

  app.addHook('onSend', (request, _reply, payload, done) => {
    const isLong = typeof payload === 'string' && payload.length > LONG_RESPONSE;
    if (isLong) turns.get(request)?.end();
    else leave(request);
    done();
  });
}

type Done = (error?: Error) => void;
type Enter<Key> = (key: Key, ended: Promise<void>, left: Promise<void>) => Promise<void>;

/**
 * Returns a function that waits for a turn in the line of a key. The turn lasts until `ended`; the next
 * of the line follows after `left`. Throws an `UnavailableError` if the line is too long.
 */
function createLines<Key>({ atOnce, waiting }: Size): Enter<Key> {
  const turns = new PQueue({ concurrency: atOnce });
  const lines = new Map<Key, PQueue>();
  const pause = createPause();

  function lineOf(key: Key): PQueue {
    const known = lines.get(key);
    if (known !== undefined) return known;
    const line = new PQueue({ concurrency: 1 });
    line.on('idle', () => lines.delete(key));
    lines.set(key, line);
    return line;
  }

  return async (key, ended, left) => {
    const line = lineOf(key);
    if (line.size >= waiting) throw new UnavailableError('Too many reads of one user wait.');
    // Who asks for one thing only is served before those who ask for many.
    const priority = line.pending === 0 ? 1 : 0;
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    async function takeTurn(): Promise<void> {
      // What has come in the meantime has its turn, too.
      await pause();
      begin();
      await ended;
    }
    void line.add(async () => {
      await turns.add(takeTurn, { priority });
      await left;
    });
    await begun;
  };
}

/**
 * The response-time call writes, too, and waits where the database is locked. A room belongs to no user,
 * and its stream stays open.
 */
function isRead({ method, url, is404, routeOptions }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || is404) return false;
  const { limit } = routeOptions.config;
  return url.startsWith('/api/') && limit !== 'responseTime' && limit !== 'roomRead';
}
